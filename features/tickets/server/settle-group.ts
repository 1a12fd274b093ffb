import { cardsById } from '#features/cards/server/public.ts';
import { endPass } from '#features/passes/server/public.ts';
import { type CardId, ids, type TicketId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { freeSlot, isTaken, leftOf, whyNotFor } from '../rules.ts';
import { count, type GroupRow } from './group-rows.ts';
import { type QueueNews, settleTickets, type TicketNews, tellOfTickets, tellQueueOver } from './jobs-declared.ts';
import { insertTickets, type NewTicket, slotsTaken } from './ticket-rows.ts';

/** A command's or a job's. */
export type SettlingContext = Pick<Context, 'db' | 'now' | 'secrets' | 'enqueue'>;

/** As many as go on in one transaction; a job sees to the rest, and nobody overtakes it. */
const AT_ONCE = 200;

/**
 * Puts one group in order, with its row locked: what was not used in time is free again, and as long as there is one the
 * first in the queue has it. To be called after everything that can make room, the clock included; where nothing is to
 * be done it does nothing.
 */
export async function settleGroup(context: SettlingContext, group: GroupRow): Promise<void> {
  await endOverdue(context, group);
  if (!isTaken(group, context.now) || group.waiting === 0 || leftOf(group) <= 0) return;
  const served = await serveQueue(context, group, Math.min(AT_ONCE, leftOf(group)));
  if (served > 0 && group.waiting > 0 && leftOf(group) > 0) {
    await context.enqueue(context.db, settleTickets, { group_id: group.id });
  }
}

async function endOverdue(context: SettlingContext, group: GroupRow): Promise<void> {
  const { rows } = await rowsOf({ id: ids.ticket })`
    update ticket set state = 'expired', ended_at = ${context.now}
    where id in (
      select id from ticket
      where group_id = ${group.id} and state = 'reserved' and runs_out_at <= ${context.now}
      order by runs_out_at limit ${AT_ONCE})
    returning id`.execute(context.db);
  const over = rows.map(({ id }) => id);
  await endPass(context, 'ticket', over);
  await count(context, group, { held: -over.length });
  await tell(context, over, 'ran_out');
}

/** How many left the queue, with a ticket or because it is not for them any more. */
async function serveQueue(context: SettlingContext, group: GroupRow, most: number): Promise<number> {
  let left = 0;
  for (let free = most; free > 0; ) {
    const first = await firstInQueue(context, group, free);
    if (first.length === 0) break;
    const { may, passedOver } = await sortOut(context, group, first);
    const given = await insertTickets(context, group, may);
    await count(context, group, { held: given.length, waiting: -first.length });
    await tell(context, given, 'given');
    for (const [news, cards] of passedOver) await tellQueue(context, group, cards, news);
    left += first.length;
    free -= given.length;
  }
  return left;
}

async function firstInQueue({ db }: SettlingContext, group: GroupRow, most: number): Promise<CardId[]> {
  const { rows } = await rowsOf({ card_id: ids.card })`
    with first as (
      select card_id, position from ticket_wait where group_id = ${group.id} order by position limit ${most}
    ), gone as (
      delete from ticket_wait using first
      where ticket_wait.group_id = ${group.id} and ticket_wait.card_id = first.card_id
    )
    select card_id from first order by position`.execute(db);
  return rows.map(({ card_id }) => card_id);
}

type SortedOut = { may: NewTicket[]; passedOver: Map<QueueNews, CardId[]> };

/** An account that has run out, or a child that has grown too old meanwhile, keeps nobody waiting. */
async function sortOut(context: SettlingContext, group: GroupRow, cards: readonly CardId[]): Promise<SortedOut> {
  const read = await cardsById(context, cards);
  const children = [...read.values()].map(({ card }) => card.child_id);
  const taken = await slotsTaken(context, group.id, children);
  const sorted: SortedOut = { may: [], passedOver: new Map() };
  for (const card_id of cards) {
    const found = read.get(card_id);
    if (!found) continue;
    const { card, child, is_expired } = found;
    const why = whyNotFor(group, { is_expired, scheme_id: card.scheme_id, born_on: child.born_on }, context.now);
    const slot = freeSlot(taken.get(card.child_id) ?? [], group.per_card);
    if (why !== null) {
      const news = NEWS_OF[why];
      sorted.passedOver.set(news, [...(sorted.passedOver.get(news) ?? []), card_id]);
    } else if (slot !== null) {
      sorted.may.push({ card_id, child_id: card.child_id, slot, reserved_by: null });
    }
  }
  return sorted;
}

const NEWS_OF = {
  expired: 'queue_expired',
  too_old: 'queue_too_old',
  too_young: 'queue_not_for',
  other_scheme: 'queue_not_for',
} as const satisfies Record<NonNullable<ReturnType<typeof whyNotFor>>, QueueNews>;

const tell = async (context: SettlingContext, tickets: readonly TicketId[], news: TicketNews): Promise<void> => {
  if (tickets.length > 0) await context.enqueue(context.db, tellOfTickets, { ticket_ids: [...tickets], news });
};

/** Nobody gets a ticket any more: the queue is over, and those who stood in it are told. */
export async function endQueue(context: Pick<Context, 'db' | 'now' | 'enqueue'>, group: GroupRow): Promise<void> {
  const { rows } = await rowsOf({ card_id: ids.card })`
    delete from ticket_wait where group_id = ${group.id} returning card_id`.execute(context.db);
  await count(context, group, { waiting: -rows.length });
  const cards = rows.map(({ card_id }) => card_id);
  await tellQueue(context, group, cards, 'queue_over');
}

async function tellQueue(
  { db, now, enqueue }: Pick<Context, 'db' | 'now' | 'enqueue'>,
  { id: group_id }: GroupRow,
  cards: readonly CardId[],
  news: QueueNews,
): Promise<void> {
  const ended_at = now.toISOString();
  for (let at = 0; at < cards.length; at += AT_ONCE) {
    await enqueue(db, tellQueueOver, { group_id, card_ids: cards.slice(at, at + AT_ONCE), ended_at, news });
  }
}
