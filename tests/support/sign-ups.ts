import { sql } from 'kysely';
import { expect } from 'vitest';
import type { OwnPlace } from '#features/attendance/contract.ts';
import { planReminders, remindPeople, sweepPlaces } from '#features/attendance/server/jobs-declared.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import type { Job } from '#platform/server/jobs.ts';
import { type Route, route } from '#platform/server/routes.ts';
import type { EventSettings, GivenEvent } from './given-shapes.ts';
import { type PortalSetup, startPortal, type TestPortal } from './portal.ts';

export const HOUR_MS = 3_600_000;

const JOBS_BY_THE_CLOCK = [sweepPlaces, remindPeople, planReminders];

const handedIn = (job: Job): Route =>
  route(
    endpoint({
      method: 'POST',
      path: `/test/${job.name}`,
      summary: 'For tests: what the clock does.',
      access: 'anyone',
      rate: 'publicRead',
      answer: 'nothing',
    }),
    async ({ enqueue, db }) => {
      await enqueue(db, job, {});
      return undefined;
    },
  );

/** A portal whose clock stands still until it is told to go on. */
export async function startClockedPortal(setup: PortalSetup = {}, start = new Date('2026-11-16T09:00:00Z')) {
  let moment = start;
  const portal = await startPortal({
    ...setup,
    now: () => moment,
    moreRoutes: [...JOBS_BY_THE_CLOCK.map(handedIn), ...(setup.moreRoutes ?? [])],
  });
  return {
    ...portal,
    /** What the clock brings about, and what that leads to. */
    async carryOut(job: Job) {
      await portal.post(`/api/test/${job.name}`);
      await portal.workOff();
    },
    now: () => moment,
    setClock(to: Date) {
      moment = to;
    },
    passHours(hours: number) {
      moment = new Date(moment.getTime() + hours * HOUR_MS);
    },
  };
}
export type ClockedPortal = Awaited<ReturnType<typeof startClockedPortal>>;

/** An activity that takes place once, with people who may want to come. */
export async function givenSignUp(
  portal: TestPortal,
  { people = 3, settings = {}, ...event }: GivenEvent & { people?: number; settings?: Partial<EventSettings> } = {},
) {
  const eventId = await portal.given.event({ startsInHours: [72], ...event, settings });
  const [time = ''] = await portal.given.timesOf(eventId);
  const names = Array.from({ length: people }, (_, place) => `Person ${place + 1}`);
  const ids: string[] = [];
  for (const name of names) ids.push(await portal.given.person(name));
  return { eventId, time, ids: ids as [string, string, string, ...string[]] };
}

export const attendAs = (portal: TestPortal, person: string, time: string) =>
  portal.as(person).post(`/api/occurrences/${time}/attend`);

export const leaveAs = (portal: TestPortal, person: string, time: string) =>
  portal.as(person).post(`/api/occurrences/${time}/leave`);

export const ownPlaceOf = async (portal: TestPortal, person: string, time: string): Promise<OwnPlace> =>
  (await portal.as(person).get(`/api/occurrences/${time}/my`)).json().data;

export const statusOf = async (portal: TestPortal, person: string, time: string) =>
  (await ownPlaceOf(portal, person, time)).status;

export const statusesOf = (portal: TestPortal, people: readonly string[], time: string) =>
  Promise.all(people.map((person) => statusOf(portal, person, time)));

/** One after the other, in the order in which they are named. */
export async function everybodyAttends(portal: TestPortal, people: readonly string[], time: string) {
  for (const person of people) await attendAs(portal, person, time);
}

export const expectPlacesInOrder = async (portal: ClockedPortal) =>
  expect(await faultsInPlaces(portal, portal.now())).toEqual([]);

/** D-03: what must be so after everything that happens, in words; empty where it is. */
export async function faultsInPlaces(portal: Pick<TestPortal, 'db'>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with held as (
      select o.id, o.capacity_max, o.attending_count, o.waiting_count,
        count(a.id) filter (where a.status in ('attending', 'offered')) as taken,
        count(a.id) filter (where a.status = 'waiting') as waiting
      from occurrence o left join attendance a on a.occurrence_id = o.id
      group by o.id
    )
    select 'I4 ' || id || ' counts ' || attending_count || ' and ' || waiting_count || ', there are ' || taken || ' and ' || waiting as fault
    from held where attending_count <> taken or waiting_count <> waiting
    union all
    select 'I2 ' || user_id || ' is at ' || occurrence_id || ' more than once' from attendance
    where status in ('attending', 'waiting', 'offered') group by occurrence_id, user_id having count(*) > 1
    union all
    select 'I3 two wait at the same position of ' || occurrence_id from attendance
    where status = 'waiting' group by occurrence_id, is_prior, position having count(*) > 1
    union all
    select 'I3 a user waits for a free place at ' || held.id
    from held join occurrence o on o.id = held.id join event e on e.id = o.event_id
    where held.waiting > 0 and (held.capacity_max is null or held.taken < held.capacity_max)
      and e.status = 'published' and e.completed_at is null and e.deleted_at is null
      and o.is_published and not o.is_cancelled and o.end_at > ${now}
      and not (e.waiting_policy = 'lottery' and o.drawn_at is null)
    union all
    select 'I1 the card of ' || e.id || ' shows other numbers than its next time' from event e
    join occurrence o on o.id = e.next_occurrence_id
    where e.attendees_count <> o.attending_count or e.waiting_count <> o.waiting_count
      or e.places_max is distinct from o.capacity_max`.execute(portal.db);
  return rows.map(({ fault }) => fault);
}
