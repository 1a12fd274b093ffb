import { type RawBuilder, sql } from 'kysely';
import { type EquipmentItemId, type EquipmentLoanId, ids } from '#features/vocabulary/ids.ts';
import { addDays } from '#platform/language/dates.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { DEPOSIT_ASKED_AFTER_DAYS, DEPOSIT_DECIDED_WITHIN_DAYS } from '../rules.ts';
import { askAboutDeposit, type Depositing, returnDeposit } from './deposits.ts';
import { lockItem } from './item-rows.ts';
import { readLoan } from './loan-rows.ts';
import { type DepositNews, tellOfDeposit } from './tell-of-deposit.ts';
import { lendingAt, type Tending } from './tend-loans.ts';

const AT_ONCE = 500;

/** What has not come back for long: the municipality is asked what becomes of its deposit. */
export const askAboutLate = (services: Tending): Promise<void> =>
  settleEach(services, {
    due: sql`deposit_state = 'held' and state = 'out'
      and upper(period) <= ${addDays(services.now(), -DEPOSIT_ASKED_AFTER_DAYS)}`,
    orderBy: sql`upper(period), id`,
    settle: askAboutDeposit,
    news: 'asked',
  });

/** No deposit waits for ever: without a decision it is the family's. */
export const returnUndecided = (services: Tending): Promise<void> =>
  settleEach(services, {
    due: sql`deposit_state = 'asked'
      and deposit_asked_at <= ${addDays(services.now(), -DEPOSIT_DECIDED_WITHIN_DAYS)}`,
    orderBy: sql`deposit_asked_at, id`,
    settle: returnDeposit,
    news: 'given_back',
  });

type Settling = {
  due: RawBuilder<unknown>;
  orderBy: RawBuilder<unknown>;
  settle: (context: Depositing, id: EquipmentLoanId) => Promise<boolean>;
  news: DepositNews;
};

async function settleEach(services: Tending, { due, orderBy, settle, news }: Settling): Promise<void> {
  const { rows } = await rowsOf({ id: ids.equipmentLoan, item_id: ids.equipmentItem })`
    select id, item_id from equipment_loan where ${due} order by ${orderBy} limit ${AT_ONCE}`.execute(services.db);
  for (const row of rows) await settleOne(services, row, { due, settle, news });
}

const settleOne = (
  services: Tending,
  { id, item_id }: { id: EquipmentLoanId; item_id: EquipmentItemId },
  { due, settle, news }: Omit<Settling, 'orderBy'>,
): Promise<void> =>
  inTransaction(services.db, async (db) => {
    const context = lendingAt(services, db);
    await lockItem(context, item_id);
    // As it is with the item locked: another may have settled it meanwhile.
    const { rows } = await sql`select from equipment_loan where id = ${id} and ${due}`.execute(db);
    const loan = rows.length > 0 ? await readLoan(context, id) : undefined;
    if (!loan || !(await settle(context, id))) return;
    await tellOfDeposit(context, loan, news);
    services.countRows(1);
  });
