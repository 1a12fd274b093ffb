import type { GroupCard, TicketGroup } from '../contract.ts';

type Marked = { mark: 'reserved' | 'few' | 'sold_out' | 'closed' | 'coming' };

export type TicketOutlook = {
  /** What the card shows first; null without anything to show. */
  flag: Marked | { mark: 'queue'; position: number } | { mark: 'used'; used_at: string } | null;
  /** A ticket of theirs whose code can be shown. */
  reserved_id: GroupCard['tickets'][number]['id'] | null;
  can_take: boolean;
  can_wait: boolean;
  /** Those of them who stand in the queue. */
  waiting: GroupCard[];
  used_by: string[];
  /** Why none of them gets one, where that is not said by the flag. */
  why_not: { reason: NonNullable<GroupCard['why_not']>; first_name: string } | null;
};

/** A tenth is few. */
const FEW = 0.1;

/** Where a family stands to a group: the nearest that any of its accounts has come. */
export function ticketOutlook({ cards, sale, left, total }: TicketGroup): TicketOutlook {
  const tickets = cards.flatMap((card) => card.tickets);
  const reserved = tickets.find(({ state }) => state === 'reserved');
  const waiting = cards.filter(({ position }) => position !== null);
  const [can_take, can_wait] = [cards.some(({ can }) => can.reserve), cards.some(({ can }) => can.wait)];
  const used = tickets.flatMap(({ used_at }) => used_at ?? []).sort();
  return {
    flag: flagOf({
      sale,
      left,
      total,
      isReserved: reserved !== undefined,
      waiting,
      used,
      canGetMore: can_take || can_wait,
    }),
    reserved_id: reserved?.id ?? null,
    can_take,
    can_wait: can_wait && !can_take,
    waiting,
    used_by: cards
      .filter((card) => card.tickets.some(({ state }) => state === 'used'))
      .map(({ first_name }) => first_name),
    why_not: reserved || used.length > 0 || can_take || can_wait ? null : reasonOf(cards),
  };
}

type Flagged = Pick<TicketGroup, 'sale' | 'left' | 'total'> & {
  isReserved: boolean;
  waiting: readonly GroupCard[];
  used: readonly string[];
  canGetMore: boolean;
};

function flagOf({ sale, left, total, isReserved, waiting, used, canGetMore }: Flagged): TicketOutlook['flag'] {
  if (isReserved) return { mark: 'reserved' };
  if (waiting.length > 0)
    return { mark: 'queue', position: Math.min(...waiting.map(({ position }) => position ?? total)) };
  const last = used.at(-1);
  if (last !== undefined && !canGetMore) return { mark: 'used', used_at: last };
  if (sale !== 'open') return { mark: sale };
  return isFew({ left, total }) ? { mark: 'few' } : null;
}

export const isFew = ({ left, total }: Pick<TicketGroup, 'left' | 'total'>): boolean => left <= total * FEW;

/** What is true for everybody is told by the flag. */
const SAID_BY_FLAG: readonly GroupCard['why_not'][] = ['closed', 'coming', 'sold_out'];

function reasonOf(cards: readonly GroupCard[]): TicketOutlook['why_not'] {
  const card = cards.find(({ why_not }) => why_not !== null && !SAID_BY_FLAG.includes(why_not));
  return card?.why_not ? { reason: card.why_not, first_name: card.first_name } : null;
}
