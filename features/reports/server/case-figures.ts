import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type Figures, figures } from '../cases-contract.ts';
import { isInvolved } from './case-access.ts';

const DAYS = 30;

/** How long people waited for their first answer lately, and how many wait now; of the cases `c` for which the condition holds. */
export async function figuresOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  isCounted: RawBuilder<unknown>,
): Promise<Figures> {
  const since = new Date(now.getTime() - DAYS * 86_400_000);
  const { rows } = await rowsOf(figures)`
    select
      (select count(*)::int from report_case c where c.decided_at is null and ${isCounted}) as waiting,
      (select count(*)::int from report_case c where c.decided_at is null and c.due_at < ${now} and ${isCounted}) as overdue,
      (
        select count(*)::int from report_case c
        where c.appealed_at is not null and c.appeal_decided_at is null and ${isCounted}
      ) as appealed,
      (
        select round(percentile_cont(0.5) within group (order by extract(epoch from c.decided_at - c.opened_at)) / 60)::int
        from report_case c where c.decided_at > ${since} and ${isCounted}
      ) as answer_minutes`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, appealed: 0, answer_minutes: null };
}

/** What waits in a municipality's own queue: reports without an answer, and appeals. Nobody's own cases are counted for them. */
export async function casesWaiting(context: Context, municipality_id: number): Promise<number> {
  const isWaiting = sql`(c.decided_at is null or (c.appealed_at is not null and c.appeal_decided_at is null))`;
  const { rows } = await rowsOf({ waiting: number })`
    select count(*)::int as waiting from report_case c
    where ${isWaiting} and ${municipality_id} = any(c.municipality_ids) and not c.is_with_platform
      and not ${isInvolved(context)}`.execute(context.db);
  return rows[0]?.waiting ?? 0;
}
