import { sql } from 'kysely';
import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { Db } from '#platform/server/database.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';
import { dueQuarters, type Quarter, quarterAfter } from '../rules.ts';
import { countActivities } from './count-activities.ts';
import { countPeople } from './count-people.ts';
import { releaseFigures } from './release-figures.ts';

type Carrying = Pick<JobServices, 'db' | 'now' | 'countRows'>;

const PEOPLE_A_BATCH = 500;
const DAYS_A_BATCH = 7;

/** Every quarter that is due and not made yet, from where the making of it was left. */
export async function makeQuarters(services: Carrying): Promise<void> {
  for (const quarter of dueQuarters(shortDate(services.now()))) await makeQuarter(services, quarter);
}

async function makeQuarter(services: Carrying, quarter: Quarter): Promise<void> {
  await sql`insert into statistics_quarter (quarter, next_day) values (${quarter}, ${quarter})
    on conflict (quarter) do nothing`.execute(services.db);
  await inBatches(services, 'statistics', (db) => countDays(db, quarter), 1);
  await inBatches(services, 'statistics', (db, size) => countSome(db, quarter, size), PEOPLE_A_BATCH);
  await inBatches(services, 'statistics', (db) => releaseOne(db, quarter, services.now()), 1);
}

const markRow = z.object({
  next_day: text,
  people_until: ids.user.nullable(),
  is_counted: boolean,
  is_made: boolean,
});

/** How far it has come. Null where it is made: it is never counted again. */
async function markOf(db: Db, quarter: Quarter) {
  const { rows } = await rowsOf(markRow)`
    select next_day, people_until, is_counted, made_at is not null as is_made from statistics_quarter
    where quarter = ${quarter} for update`.execute(db);
  return rows[0]?.is_made ? null : (rows[0] ?? null);
}

async function countDays(db: Db, quarter: Quarter): Promise<number> {
  const mark = await markOf(db, quarter);
  const end = quarterAfter(quarter, 1);
  if (!mark || mark.next_day >= end) return 0;
  const later = dayAfter(mark.next_day, DAYS_A_BATCH);
  const next = later < end ? later : end;
  await countActivities(db, quarter, { first: mark.next_day, next });
  await sql`update statistics_quarter set next_day = ${next} where quarter = ${quarter}`.execute(db);
  return 1;
}

async function countSome(db: Db, quarter: Quarter, size: number): Promise<number> {
  const mark = await markOf(db, quarter);
  if (!mark || mark.is_counted || mark.next_day < quarterAfter(quarter, 1)) return 0;
  const { rows: people } = await rowsOf({ id: ids.user })`
    select id from app_user where id > coalesce(${mark.people_until}::uuid, '00000000-0000-0000-0000-000000000000')
    order by id limit ${size}`.execute(db);
  await countPeople(
    db,
    quarter,
    people.map(({ id }) => id),
  );
  const isCounted = people.length < size;
  await sql`update statistics_quarter
    set people_until = ${isCounted ? null : (people.at(-1)?.id ?? null)}, is_counted = ${isCounted}
    where quarter = ${quarter}`.execute(db);
  return people.length;
}

async function releaseOne(db: Db, quarter: Quarter, now: Date): Promise<number> {
  const mark = await markOf(db, quarter);
  if (!mark?.is_counted) return 0;
  const released = await releaseFigures(db, quarter, now);
  if (released === 0) await sql`update statistics_quarter set made_at = ${now} where quarter = ${quarter}`.execute(db);
  return released;
}
