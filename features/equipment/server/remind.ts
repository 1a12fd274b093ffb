import { sql } from 'kysely';
import { ids } from '#features/vocabulary/ids.ts';
import { osloWallTime, shortDate } from '#platform/language/dates.ts';
import { inBatches } from '#platform/server/batches.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { OVERDUE_TOLD_AFTER_DAYS } from '../rules.ts';
import { readLoans } from './loan-rows.ts';
import { type LoanNews, tellFamily } from './tell-family.ts';
import { lendingAt, type Tending } from './tend-loans.ts';

const FROM_HOUR = 9;
const UNTIL_HOUR = 20;

/** Nobody is reminded at night. */
export function isTimeToTell(now: Date): boolean {
  const { hour } = osloWallTime(now);
  return hour >= FROM_HOUR && hour < UNTIL_HOUR;
}

const AT_ONCE = 200;

const NEWS: readonly LoanNews[] = ['due_tomorrow', 'due_today', 'overdue', 'overdue'];
const [FIRST_LATE, SECOND_LATE] = OVERDUE_TOLD_AFTER_DAYS;

/** The day before, on the day, and twice when it has not come back. Each once, counted in the loan itself. */
export async function remindOfReturns(services: Tending): Promise<void> {
  if (!isTimeToTell(services.now())) return;
  const today = shortDate(services.now());
  const day = (moment: ReturnType<typeof sql>) => sql`((${moment}) at time zone 'Europe/Oslo')::date`;
  const late = sql`${today}::date - ${day(sql`upper(period) - interval '1 microsecond'`)}`;
  const wasOutBefore = sql`${day(sql`given_out_at`)} < ${today}::date`;
  const stage = sql`case
    when ${late} >= ${SECOND_LATE} then 4
    when ${late} >= ${FIRST_LATE} then 3
    when ${late} = 0 and ${wasOutBefore} then 2
    when ${late} = -1 and ${wasOutBefore} then 1
    else 0 end`;
  await inBatches(
    services,
    'remind of loans',
    async (db, limit) => {
      const { rows } = await rowsOf({ id: ids.equipmentLoan, reminders: number })`
        update equipment_loan set reminders = ${stage}
        where id in (
          select id from equipment_loan
          where state = 'out' and upper(period) < ${services.now()}::timestamptz + interval '2 days' and ${stage} > reminders
          order by upper(period), id limit ${limit} for update skip locked)
        returning id, reminders`.execute(db);
      const context = lendingAt(services, db);
      const stages = new Map(rows.map(({ id, reminders }) => [id, reminders]));
      const loans = await readLoans(context, {
        where: sql`loan.id = any(${[...stages.keys()]}::uuid[])`,
        orderBy: sql`loan.id`,
        limit,
      });
      for (const loan of loans) {
        const news = NEWS[(stages.get(loan.loan_id) ?? 0) - 1];
        if (news) await tellFamily(context, loan, news);
      }
      return rows.length;
    },
    AT_ONCE,
  );
}
