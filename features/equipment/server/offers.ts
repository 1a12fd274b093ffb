import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import { arrange, deal, type Move, type Placed } from '../arrange.ts';
import { placed } from '../availability.ts';
import { ANSWER_MS } from '../rules.ts';
import { faultOf, fetchBy } from '../stretch.ts';
import { insertLoan } from './borrow.ts';
import type { ItemRow } from './item-rows.ts';
import { readLoan } from './loan-rows.ts';
import { holdApart, moveLoans, stockOf, type Wait } from './stock.ts';
import { type Telling, tellFamily } from './tell-family.ts';

export type Lending = Telling & Pick<Context, 'actor'>;

/**
 * Whatever has become free goes first to what is promised of a piece that has not come back, and then to the first in the
 * queue whose days it is enough for: they have a day to say yes, and until then it is theirs. Of an item that is locked.
 */
export async function offerNext(context: Lending, item: ItemRow): Promise<void> {
  const { pieces, loans, waits } = await stockOf(context, item.id);
  await move(context, loans, deal(pieces, loans) ?? []);
  for (const wait of item.state === 'open' ? waits : []) {
    if (faultOf(item, wait, context.now)) continue;
    const found = arrange(pieces, loans, wait);
    if (!found) continue;
    await move(context, loans, found.moved);
    const id = await offer(context, item, wait, found.piece);
    loans.push(placed({ id, from: wait.from, to: wait.to, piece: found.piece, state: 'offered' }, context.now));
  }
  await holdApart(context);
}

async function move(context: Lending, loans: Placed[], moved: readonly Move[]): Promise<void> {
  for (const { id, piece } of moved) {
    const loan = loans.find((one) => one.id === id);
    if (loan) loan.piece = piece;
  }
  await moveLoans(context, moved);
}

async function offer(context: Lending, item: ItemRow, wait: Wait, piece: number) {
  const { card_id, from, to } = wait;
  const last = Math.min(context.now.getTime() + ANSWER_MS, fetchBy(item.unit, wait));
  await sql`delete from equipment_wait where id = ${wait.id}`.execute(context.db);
  const id = await insertLoan(context, item, { card_id, piece, span: { from, to }, answer_by: new Date(last) });
  await holdApart(context);
  const loan = await readLoan(context, id);
  if (loan) await tellFamily(context, loan, 'offered');
  return id;
}
