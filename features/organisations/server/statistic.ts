import { sql } from 'kysely';
import { z } from 'zod';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { addDays, instantAt, osloWallTime, shortDate, startOfWeek } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type Statistic, statistic } from '../contract.ts';
import { demandSight, holdsToday } from './access.ts';

const WEEKS_BACK = 5;
const WEEKS_AHEAD = 2;
const MONTHS = 12;

/** How it goes, in the weeks and months of Norway. */
export async function statisticOf(context: Context, id: OrganisationId): Promise<Statistic> {
  await demandSight(context, id, 'see_statistics');
  const { now } = context;
  const weeks = Array.from({ length: WEEKS_BACK + 1 + WEEKS_AHEAD + 1 }, (_, week) =>
    addDays(startOfWeek(now), (week - WEEKS_BACK) * 7),
  );
  const months = Array.from({ length: MONTHS + 1 }, (_, month) => startOfMonth(now, month - MONTHS + 1));
  const [totals, joined, taken] = [
    await readTotals(context, id),
    await readJoined(context, id, months),
    await readTaken(context, id, { weeks, months: months.slice(-3) }),
  ];
  const attending = (month: number) => {
    const { limited, places, ...its } = sumOf(taken.filter((row) => row.month === month));
    return { attending: its.attending, capacity: limited === its.times && its.times > 0 ? places : null };
  };
  const perMonth = months.slice(0, MONTHS).map((start, position) => ({
    month: shortDate(start),
    followers: countIn(joined, 'followers', position + 1),
    members: countIn(joined, 'members', position + 1),
  }));
  const monthOf = (position: number, month: number) => ({
    ...attending(month),
    followers: perMonth[position]?.followers ?? 0,
    members: perMonth[position]?.members ?? 0,
  });
  return {
    ...totals,
    last_month: monthOf(MONTHS - 2, 1),
    this_month: monthOf(MONTHS - 1, 2),
    weeks: weeks.slice(0, -1).map((monday, position) => {
      const { attending, waiting } = sumOf(taken.filter(({ week }) => week === position + 1));
      return { week: shortDate(monday), attending, waiting };
    }),
    months: perMonth,
  };
}

function startOfMonth(now: Date, monthsLater: number): Date {
  const { year, month } = osloWallTime(now);
  const months = year * 12 + (month - 1) + monthsLater;
  return instantAt({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 });
}

const joinedRow = z.object({ what: z.enum(['followers', 'members']), month: number, count: number });
type Joined = z.infer<typeof joinedRow>;

const countIn = (joined: readonly Joined[], what: Joined['what'], month: number): number =>
  joined.find((row) => row.what === what && row.month === month)?.count ?? 0;

const totalsRow = statistic.pick({ followers: true, members: true, events: true });

async function readTotals(context: Context, id: OrganisationId): Promise<z.infer<typeof totalsRow>> {
  const { rows } = await rowsOf(totalsRow)`
    select o.followers_count as followers, o.members_count as members,
      (
        select count(*)::int from event
        where event.organisation_id = o.id and event.deleted_at is null and event.is_listed
          and event.next_start_at is not null
      ) as events
    from organisation o where o.id = ${id}`.execute(context.db);
  return rows[0] ?? { followers: 0, members: 0, events: 0 };
}

/** A user is a member from when they were let in. */
async function readJoined(context: Context, id: OrganisationId, months: readonly Date[]): Promise<Joined[]> {
  const starts = sql`${sql.val(months.map((month) => month.toISOString()))}::timestamptz[]`;
  const { rows } = await rowsOf(joinedRow)`
    select 'followers' as what, width_bucket(created_at, ${starts}) as month, count(*)::int as count
    from follower
    where organisation_id = ${id} and created_at >= ${months[0]}
    group by 2
    union all
    select 'members', width_bucket(coalesce(answered_at, created_at), ${starts}), count(*)::int
    from membership
    where organisation_id = ${id} and ${holdsToday(context)} and coalesce(answered_at, created_at) >= ${months[0]}
    group by 2`.execute(context.db);
  return rows;
}

const takenRow = z.object({
  week: number,
  month: number,
  attending: number,
  waiting: number,
  /** How often it takes place, and how often with a limit. */
  times: number,
  limited: number,
  places: number,
});
type Taken = z.infer<typeof takenRow>;

/** How many are signed up for what takes place in each of the weeks and months; 0 and one too many are outside. */
async function readTaken(
  context: Context,
  id: OrganisationId,
  { weeks, months }: { weeks: readonly Date[]; months: readonly Date[] },
): Promise<Taken[]> {
  const arrayOf = (starts: readonly Date[]) =>
    sql`${sql.val(starts.map((start) => start.toISOString()))}::timestamptz[]`;
  const [from, to] = [[...weeks, ...months].sort(byTime).at(0), [...weeks, ...months].sort(byTime).at(-1)];
  const { rows } = await rowsOf(takenRow)`
    select width_bucket(occurrence.start_at, ${arrayOf(weeks)}) as week,
      width_bucket(occurrence.start_at, ${arrayOf(months)}) as month,
      sum(occurrence.attending_count)::int as attending, sum(occurrence.waiting_count)::int as waiting,
      count(*)::int as times, count(occurrence.capacity_max)::int as limited,
      coalesce(sum(occurrence.capacity_max), 0)::int as places
    from event
    join occurrence on occurrence.event_id = event.id
    where event.organisation_id = ${id} and event.deleted_at is null and event.status = 'published'
      and occurrence.is_published and not occurrence.is_cancelled
      and occurrence.start_at >= ${from} and occurrence.start_at < ${to}
    group by 1, 2`.execute(context.db);
  return rows;
}

const byTime = (one: Date, other: Date): number => one.getTime() - other.getTime();

const sumOf = (rows: readonly Taken[]) => {
  const sum = (key: keyof Taken) => rows.reduce((total, row) => total + row[key], 0);
  return {
    attending: sum('attending'),
    waiting: sum('waiting'),
    times: sum('times'),
    limited: sum('limited'),
    places: sum('places'),
  };
};
