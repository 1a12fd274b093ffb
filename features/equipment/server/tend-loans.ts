import { type RawBuilder, sql } from 'kysely';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type EquipmentItemId, type EquipmentLoanId, ids } from '#features/vocabulary/ids.ts';
import { removeOlder } from '#platform/server/batches.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { endLoan } from './change-loan.ts';
import { lockItem } from './item-rows.ts';
import { readLoan } from './loan-rows.ts';
import { type Lending, offerNext } from './offers.ts';
import { tellFamily } from './tell-family.ts';

export type Tending = JobServices & { origins: OriginSettings };

/** In the order of the index; the next run takes what is left. */
const AT_ONCE = 500;

export const lendingAt = ({ now, secrets, enqueue, origins }: Tending, db: Db): Lending => ({
  db,
  now: now(),
  secrets,
  enqueue,
  origins,
  actor: null,
});

/** Their days have begun without them. */
export async function endWaits(services: JobServices): Promise<void> {
  await removeOlder(services, { table: 'equipment_wait', after: sql`lower(period)`, before: services.now() });
}

const loanRow = { id: ids.equipmentLoan, item_id: ids.equipmentItem };

/** An offer that nobody answered goes on to the next in the queue. */
export async function endUnanswered(services: Tending): Promise<void> {
  const { rows } = await rowsOf(loanRow)`
    select id, item_id from equipment_loan where state = 'offered' and answer_by <= ${services.now()}
    order by answer_by, id limit ${AT_ONCE}`.execute(services.db);
  await endEach(services, rows, { isStill: sql`state = 'offered' and answer_by <= ${services.now()}`, to: 'lapsed' });
}

/** The moment from which nobody is waited for, as `fetchBy` says. */
const fetchedBy = sql`case item.unit
  when 'day' then ((lower(loan.period) at time zone 'Europe/Oslo') + interval '1 day') at time zone 'Europe/Oslo'
  else least(lower(loan.period) + interval '1 hour', upper(loan.period)) end`;

/** Nobody came: it is free again. */
export async function endUnfetched(services: Tending): Promise<void> {
  const { rows } = await rowsOf(loanRow)`
    select loan.id, loan.item_id from equipment_loan loan join equipment_item item on item.id = loan.item_id
    where loan.state = 'reserved' and lower(loan.period) <= ${services.now()} and ${fetchedBy} <= ${services.now()}
    order by lower(loan.period), loan.id limit ${AT_ONCE}`.execute(services.db);
  await endEach(services, rows, { isStill: sql`state = 'reserved'`, to: 'not_fetched' });
}

type Ending = { isStill: RawBuilder<unknown>; to: 'lapsed' | 'not_fetched' };

async function endEach(
  services: Tending,
  loans: readonly { id: EquipmentLoanId; item_id: EquipmentItemId }[],
  { isStill, to }: Ending,
): Promise<void> {
  for (const { id, item_id } of loans) {
    await inTransaction(services.db, async (db) => {
      const context = lendingAt(services, db);
      const item = await lockItem(context, item_id);
      const { rows } = await sql`select from equipment_loan where id = ${id} and ${isStill}`.execute(db);
      const loan = rows.length > 0 ? await readLoan(context, id) : undefined;
      if (!loan) return;
      await endLoan(context, loan, to);
      await tellFamily(context, loan, to);
      await offerNext(context, item);
    });
    services.countRows(1);
  }
}
