import { z } from 'zod';
import type { CardAccess } from '#features/cards/server/public.ts';
import { type CardId, type EquipmentItemId, ids } from '#features/vocabulary/ids.ts';
import type { Day } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { isOfAge, LOAN_STATES, MAX_OPEN_LOANS, type WhyNot } from '../rules.ts';
import type { ItemRow } from './item-rows.ts';

const loanRow = z.object({
  id: ids.equipmentLoan,
  item_id: ids.equipmentItem,
  card_id: ids.card,
  state: z.enum(LOAN_STATES),
  from_at: text,
  to_at: text,
});
const waitRow = z.object({
  id: ids.equipmentWait,
  item_id: ids.equipmentItem,
  card_id: ids.card,
  from_at: text,
  to_at: text,
});

export type Borrowed = {
  loan: z.infer<typeof loanRow> | null;
  waiting: z.infer<typeof waitRow> | null;
  open_loans: number;
  waits: number;
};

/** Where each of the accounts stands to each of the items, and how much it has in all. */
export async function borrowedBy(
  { db }: Pick<Context, 'db'>,
  cards: readonly CardId[],
): Promise<(card: CardId, item: EquipmentItemId) => Borrowed> {
  const { rows: loans } = await rowsOf(loanRow)`
    select id, item_id, card_id, state, lower(period) as from_at, upper(period) as to_at from equipment_loan
    where card_id = any(${[...cards]}::uuid[]) and ended_at is null
    order by created_at limit ${MAX_OPEN_LOANS * cards.length + 1}`.execute(db);
  const { rows: waits } = await rowsOf(waitRow)`
    select id, item_id, card_id, lower(period) as from_at, upper(period) as to_at from equipment_wait
    where card_id = any(${[...cards]}::uuid[]) order by place_in_line limit ${MAX_OPEN_LOANS * cards.length + 1}`.execute(
    db,
  );
  return (card, item) => {
    const ownLoans = loans.filter(({ card_id }) => card_id === card);
    const ownWaits = waits.filter(({ card_id }) => card_id === card);
    const of = <Row extends { item_id: EquipmentItemId }>(rows: readonly Row[]) =>
      rows.find(({ item_id }) => item_id === item) ?? null;
    return { loan: of(ownLoans), waiting: of(ownWaits), open_loans: ownLoans.length, waits: ownWaits.length };
  };
}

/** The first reason that holds. */
export function whyNotFor(
  { is_expired, may_pay, child }: CardAccess,
  item: Pick<ItemRow, 'min_age' | 'max_age'>,
  { loan, waiting, open_loans, waits, on }: Borrowed & { on: Day },
): WhyNot | null {
  if (is_expired) return 'expired';
  if (!may_pay) return 'not_allowed';
  if (!isOfAge(item, child.born_on, on)) return 'age';
  if (loan) return 'has_one';
  if (waiting) return 'waits';
  return open_loans + waits >= MAX_OPEN_LOANS ? 'too_many' : null;
}
