import { sql } from 'kysely';
import { z } from 'zod';
import { type EquipmentItemId, ids } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { Move, Placed, Span } from '../arrange.ts';
import { placed } from '../availability.ts';
import { AHEAD_DAYS, LOAN_STATES, MAX_PIECES, MAX_QUEUE } from '../rules.ts';

/** The pieces of an item that can be lent, its open loans on them, and what its queue wants. */
export type Stock = { pieces: number[]; loans: Placed[]; waits: Wait[] };

const loanRow = z.object({
  id: ids.equipmentLoan,
  item_id: ids.equipmentItem,
  from: text,
  to: text,
  piece: number,
  state: z.enum(LOAN_STATES),
});
const waitRow = z.object({
  id: ids.equipmentWait,
  item_id: ids.equipmentItem,
  card_id: ids.card,
  from: text,
  to: text,
});
export type Wait = Omit<z.infer<typeof waitRow>, 'from' | 'to' | 'item_id'> & Span;

/** One loan a day for each piece, as far ahead as it can be reserved; a list of items is at most a page long. */
const MAX_LOANS = MAX_PIECES * AHEAD_DAYS.day;

const spanIn = ({ from, to }: { from: string; to: string }): Span => ({ from: Date.parse(from), to: Date.parse(to) });

export async function stocksOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  items: readonly EquipmentItemId[],
): Promise<(item: EquipmentItemId) => Stock> {
  const wanted = sql`any(${[...items]}::uuid[])`;
  const { rows: pieces } = await rowsOf({ item_id: ids.equipmentItem, number })`
    select item_id, number from equipment_piece where item_id = ${wanted} and state = 'ok'
    order by number limit ${MAX_PIECES * items.length}`.execute(db);
  const { rows: loans } = await rowsOf(loanRow)`
    select id, item_id, lower(period) as "from", upper(period) as "to", piece_number as piece, state
    from equipment_loan where item_id = ${wanted} and state in ('offered', 'reserved', 'out')
    order by lower(period), id limit ${MAX_LOANS}`.execute(db);
  const { rows: waits } = await rowsOf(waitRow)`
    select id, item_id, card_id, lower(period) as "from", upper(period) as "to" from equipment_wait
    where item_id = ${wanted} order by place_in_line limit ${MAX_QUEUE * items.length}`.execute(db);
  const piecesOf = Map.groupBy(pieces, ({ item_id }) => item_id);
  const loansOf = Map.groupBy(loans, ({ item_id }) => item_id);
  const waitsOf = Map.groupBy(waits, ({ item_id }) => item_id);
  return (item) => ({
    pieces: (piecesOf.get(item) ?? []).map((piece) => piece.number),
    loans: (loansOf.get(item) ?? []).map((loan) => placed({ ...loan, ...spanIn(loan) }, now)),
    waits: (waitsOf.get(item) ?? []).map(({ item_id: _item, ...wait }) => ({ ...wait, ...spanIn(wait) })),
  });
}

export const stockOf = async (context: Pick<Context, 'db' | 'now'>, item: EquipmentItemId): Promise<Stock> =>
  (await stocksOf(context, [item]))(item);

/** They change places with each other, so the database looks at them when all of them have moved. */
export async function moveLoans({ db }: Pick<Context, 'db'>, moved: readonly Move[]): Promise<void> {
  if (moved.length === 0) return;
  await sql`set constraints equipment_loan_apart deferred`.execute(db);
  await sql`
    update equipment_loan set piece_id = piece.id, piece_number = piece.number
    from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ piece }) => piece)}::bigint[]) as moved (id, piece)
    join equipment_piece piece on piece.number = moved.piece
    where equipment_loan.id = moved.id`.execute(db);
}

/** With what was moved for it in place. */
export async function holdApart({ db }: Pick<Context, 'db'>): Promise<void> {
  await sql`set constraints equipment_loan_apart immediate`.execute(db);
}
