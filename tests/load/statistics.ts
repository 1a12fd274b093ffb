import { sql } from 'kysely';
import { aYearBefore, dueQuarters, type Quarter } from '#features/statistics/rules.ts';
import { makeQuarters } from '#features/statistics/server/make-quarters.ts';
import { readReach } from '#features/statistics/server/read-reach.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { type Db, openDatabase } from '#platform/server/database.ts';
import type { Cluster } from './cluster.ts';
import { medianCpu } from './ledger.ts';
import { MUNICIPALITY_ID, type Plan } from './plan.ts';

/** BEY-18: processor time of portal and PostgreSQL for a municipality's numbers, made of so many facts. */
export type StatisticsGrowth = {
  sizes: { facts: number; made_seconds: number; read_cpu_ms: number }[];
};

export const STATISTICS_NAMES = ['facts', 's to make the quarters', 'CPU ms of the municipality’s numbers'];

export const statisticsRows = ({ sizes }: StatisticsGrowth): string[][] =>
  sizes.map(({ facts, made_seconds, read_cpu_ms }) => [String(facts), made_seconds.toFixed(1), read_cpu_ms.toFixed(3)]);

const OCCURRENCES = 100;
const FEWEST_PEOPLE = 500;
/** With all their facts in one statement, which is given up after a while on a busy machine. */
const PEOPLE_A_STATEMENT = 50;

export async function measureStatistics(databaseUrl: string, cluster: Cluster, plan: Plan): Promise<StatisticsGrowth> {
  const wanted = plan.isQuick ? [1000, 3000] : [1000, 1_000_000];
  const questions = Array.from({ length: plan.isQuick ? 3 : 100 }, (_, turn) => turn);
  const { db, close } = await openDatabase({ url: databaseUrl });
  const now = new Date();
  const quarter = dueQuarters(shortDate(now)).at(-1) as Quarter;
  try {
    await giveTimes(db, [quarter, aYearBefore(quarter)]);
    const sizes: StatisticsGrowth['sizes'] = [];
    for (const facts of wanted) {
      await giveFacts(db, facts);
      await sql`truncate statistics_quarter, statistics_cell, statistics_figure`.execute(db);
      const began = performance.now();
      await makeQuarters({ db, now: () => now, countRows: () => {} });
      const made_seconds = (performance.now() - began) / 1000;
      await sql`vacuum analyze statistics_figure`.execute(db);
      const read_cpu_ms = await medianCpu(cluster, plan, questions, () =>
        readReach(readerOf(db, now), { measure: 'sign_ups', from: quarter, to: quarter }),
      );
      sizes.push({ facts, made_seconds, read_cpu_ms });
    }
    return { sizes };
  } finally {
    await close();
  }
}

const readerOf = (db: Db, now: Date) =>
  ({
    db,
    now,
    language: 'nb',
    tenant: { municipality_ids: [MUNICIPALITY_ID] },
    actor: { scopes: [], grants: [{ municipality_id: MUNICIPALITY_ID, role: 'admin' }], audits: [] },
  }) as unknown as Context;

/** One time in each quarter of a hundred of the municipality's activities. */
async function giveTimes(db: Db, quarters: readonly Quarter[]): Promise<void> {
  await sql`
    insert into occurrence (id, event_id, start_at, end_at, capacity_max)
    select gen_random_uuid(), event.id, quarter + interval '40 days', quarter + interval '41 days', 20
    from (
      select id from event join event_municipality on event_id = id
      where municipality_id = ${MUNICIPALITY_ID} and status = 'published' order by id limit ${OCCURRENCES / 2}
    ) as event, unnest(${[...quarters]}::date[]) as quarter`.execute(db);
}

/**
 * As many as asked for in all, each of another user or for another time. Of few facts too, enough people for every
 * activity that its organiser is told of by itself, so that the same tables are read.
 */
async function giveFacts(db: Db, count: number): Promise<void> {
  const people = Math.max(FEWEST_PEOPLE, Math.ceil(count / OCCURRENCES));
  await sql`delete from fact where kind = 'attendee:signed_up'`.execute(db);
  await sql`
    insert into app_user (id, name) select gen_random_uuid(), 'Bruker ' || n
    from generate_series((select count(*) from app_user) + 1, ${people}::int) as n`.execute(db);
  for (let from = 0; from < people; from += PEOPLE_A_STATEMENT) {
    await sql`
      insert into fact (at, kind, event_id, subject_user_id, details)
      select time.start_at - interval '1 day', 'attendee:signed_up', time.event_id, person.id,
        jsonb_build_object('occurrence_id', time.id)
      from (select id, row_number() over (order by id) as n from app_user order by id limit ${people}::int) as person, (
        select id, event_id, start_at, row_number() over (order by id) as n from occurrence
        where end_at - start_at = interval '1 day' order by id limit ${OCCURRENCES}
      ) as time
      where person.n > ${from} and person.n <= ${from + PEOPLE_A_STATEMENT}
        and (person.n + time.n) % ${OCCURRENCES} < ${Math.ceil(count / people)}::int`.execute(db);
  }
  await sql`vacuum analyze fact, app_user, occurrence`.execute(db);
}
