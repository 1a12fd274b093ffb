import { sql } from 'kysely';
import { type EquipmentLoanId, ids } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { deal, doOverlap, freeIn, type Placed } from '../arrange.ts';
import { lockItem } from './item-rows.ts';
import { readLoan } from './loan-rows.ts';
import type { Lending } from './offers.ts';
import { isTimeToTell } from './remind.ts';
import { holdApart, moveLoans, type Stock, stockOf } from './stock.ts';
import { tellFamily } from './tell-family.ts';
import { lendingAt, type Tending } from './tend-loans.ts';

/** In the order of the index; the next run takes what is left. */
const AT_ONCE = 500;

/** What is promised of a piece that has not come back gets another one; where there is none, the family is warned. */
export async function moveFromOverdue(services: Tending): Promise<void> {
  const { rows } = await rowsOf({ item_id: ids.equipmentItem })`
    select distinct late.item_id from equipment_loan late
    join equipment_loan promised on promised.item_id = late.item_id and promised.piece_id = late.piece_id
      and promised.state in ('offered', 'reserved')
      and lower(promised.period) < ${services.now()}::timestamptz + interval '2 days'
    where late.state = 'out' and upper(late.period) <= ${services.now()}
    order by late.item_id limit ${AT_ONCE}`.execute(services.db);
  for (const { item_id } of rows) {
    await inTransaction(services.db, async (db) => {
      const context = lendingAt(services, db);
      await lockItem(context, item_id);
      const without = await moveAway(context, await stockOf(context, item_id));
      await holdApart(context);
      if (isTimeToTell(context.now)) await warnFamilies(context, without);
    });
  }
}

/** All of it where it is dealt out again, else one by one. Answers whose piece it is still not certain to be. */
async function moveAway(context: Pick<Context, 'db'>, { pieces, loans }: Stock): Promise<EquipmentLoanId[]> {
  const moved = deal(pieces, loans);
  if (moved) {
    await moveLoans(context, moved);
    return [];
  }
  const without: EquipmentLoanId[] = [];
  for (const loan of loans.filter((one) => isPieceLate(one, loans))) {
    const [piece] = freeIn(pieces, loans, loan);
    if (piece === undefined) {
      without.push(loan.id);
    } else {
      loan.piece = piece;
      await moveLoans(context, [{ id: loan.id, piece }]);
    }
  }
  return without;
}

/** What is overdue is reckoned to stay away for two days more. */
const isPieceLate = (loan: Placed, loans: readonly Placed[]): boolean =>
  !loan.is_fixed && loans.some((late) => late.is_fixed && late.piece === loan.piece && doOverlap(late, loan));

/** Each once, and only what has been answered: an offer may still be turned down. */
async function warnFamilies(context: Lending, loans: readonly EquipmentLoanId[]): Promise<void> {
  const { rows } = await rowsOf({ id: ids.equipmentLoan })`
    update equipment_loan set piece_late_told_at = ${context.now}
    where id = any(${sql.val([...loans])}::uuid[]) and state = 'reserved' and piece_late_told_at is null
    returning id`.execute(context.db);
  for (const { id } of rows) {
    const loan = await readLoan(context, id);
    if (loan) await tellFamily(context, loan, 'piece_late');
  }
}
