import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type EquipmentLoanId, ids } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Span } from '../arrange.ts';
import { CONDITIONS, DEPOSIT_STATES, LOAN_STATES, PIECE_STATES } from '../rules.ts';
import { ITEM, itemColumns, PLACE, placeColumns } from './item-rows.ts';

const { id: _id, ...OF_ITEM } = ITEM;

const loanRow = z.object({
  ...OF_ITEM,
  ...PLACE,
  id: ids.equipmentItem,
  loan_id: ids.equipmentLoan,
  loan_state: z.enum(LOAN_STATES),
  card_id: ids.card,
  first_name: textOrNull,
  from_at: text,
  to_at: text,
  answer_by: textOrNull,
  piece_id: ids.equipmentPiece,
  piece_number: number,
  piece_label: text,
  piece_state: z.enum(PIECE_STATES),
  /** Promised, and still with the family before, who should have brought it back. They have been told. */
  is_piece_late: boolean,
  given_out_at: textOrNull,
  given_out_key: textOrNull,
  returned_at: textOrNull,
  returned_key: textOrNull,
  condition: z.enum(CONDITIONS).nullable(),
  note: textOrNull,
  picture_upload_id: ids.upload.nullable(),
  deposit: z
    .object({
      amount_ore: number,
      state: z.enum(DEPOSIT_STATES),
      kept_ore: number,
      reason: textOrNull,
    })
    .nullable(),
});
/** A loan with what it is of, and where. `id` is the item's. */
export type LoanRow = z.infer<typeof loanRow>;

type Wanted = { where: RawBuilder<unknown>; orderBy: RawBuilder<unknown>; limit: number; offset?: number };

export async function readLoans(
  { db }: Pick<Context, 'db'>,
  { where, orderBy, limit, offset = 0 }: Wanted,
): Promise<LoanRow[]> {
  const { rows } = await rowsOf(loanRow)`
    select ${itemColumns}, ${placeColumns}, loan.id as loan_id, loan.state as loan_state, loan.card_id, child.first_name,
      lower(loan.period) as from_at, upper(loan.period) as to_at, loan.answer_by, loan.piece_id, loan.piece_number,
      piece.label as piece_label, piece.state as piece_state,
      loan.state = 'reserved' and loan.piece_late_told_at is not null and exists (
        select from equipment_loan late where late.piece_id = loan.piece_id and late.state = 'out') as is_piece_late,
      loan.given_out_at, loan.given_out_key, loan.returned_at,
      loan.returned_key, loan.condition, loan.note, loan.picture_upload_id,
      case when loan.deposit_state is not null then jsonb_build_object('amount_ore', loan.deposit_ore,
        'state', loan.deposit_state, 'kept_ore', loan.deposit_kept_ore, 'reason', loan.deposit_reason) end as deposit
    from equipment_loan loan
    join equipment_item item on item.id = loan.item_id
    join lending_place place on place.id = item.place_id
    join equipment_piece piece on piece.id = loan.piece_id
    join card on card.id = loan.card_id
    left join child on child.id = card.child_id
    where ${where} order by ${orderBy} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function readLoan(context: Pick<Context, 'db'>, id: EquipmentLoanId): Promise<LoanRow | undefined> {
  const [loan] = await readLoans(context, { where: sql`loan.id = ${id}`, orderBy: sql`loan.id`, limit: 1 });
  return loan;
}

export const spanOfLoan = ({ from_at, to_at }: Pick<LoanRow, 'from_at' | 'to_at'>): Span => ({
  from: Date.parse(from_at),
  to: Date.parse(to_at),
});

export const isOverdue = ({ loan_state, to_at }: Pick<LoanRow, 'loan_state' | 'to_at'>, now: Date): boolean =>
  loan_state === 'out' && Date.parse(to_at) <= now.getTime();
