import { sql } from 'kysely';
import { expect } from 'vitest';
import { minding } from '#features/attendance/server/mind-places.ts';
import { clock, shortDate } from '#platform/language/dates.ts';
import type { Db } from '#platform/server/database.ts';
import { attend, hasRoom, type Model, type Rules, type Time, takesPlace } from './attendance-model.ts';
import { BERGEN, OSLO } from './given.ts';
import type { ClockedPortal } from './sign-ups.ts';
import { HOUR_MS } from './sign-ups.ts';

type Row = { person: number; status: 'attending' | 'offered' | 'waiting'; until: string | null };
type Seen = {
  attending_count: number;
  waiting_count: number;
  capacity_max: number | null;
  is_drawn: boolean;
  rows: Row[];
};
type Change = {
  days?: number;
  capacity_max?: number | null;
  is_canceled?: boolean;
  participations?: 'keep' | 'cancel';
};

/** The portal with one activity of two times, and everything that can be done to its places. */
export async function attendanceScene(portal: ClockedPortal, people: number) {
  const began = portal.now();
  const { given, db } = portal;
  const organiser = await given.person('Arrangør');
  const organisation = await given.organisation({ owner: organiser });
  const ids: string[] = [];
  for (let person = 0; person < people; person += 1) {
    const id = await given.person(`Person ${person}`);
    const home = person % 2 === 1 ? BERGEN : OSLO;
    await sql`update app_user set municipality_id = ${home} where id = ${id}`.execute(db);
    await given.member(organisation, id);
    ids.push(id);
  }
  const event = await given.event({ organisation, startsInHours: [72, 96], capacity: 2 });
  const times = await given.timesOf(event);
  // Room for those who are written down at the beginning of a story.
  await sql`select setval('attendance_position', 1000)`.execute(db);
  const own = (person: number) => portal.as(ids[person] as string);
  const runs = portal.as(organiser);
  const status = async (answer: Promise<{ status: number }>) => (await answer).status;

  const attendeeId = async (person: number, time: number) => {
    const { rows } = await sql<{ id: string }>`select id from attendance
      where occurrence_id = ${times[time]} and user_id = ${ids[person]} and status in ('attending', 'waiting', 'offered')`.execute(
      db,
    );
    return rows[0]?.id;
  };

  const look = async (): Promise<Seen[]> => {
    const { rows } = await sql<Seen>`
      select o.attending_count, o.waiting_count, o.capacity_max, o.drawn_at is not null as is_drawn, coalesce((
        select json_agg(json_build_object(
          'person', array_position(${ids}::uuid[], a.user_id) - 1, 'status', a.status, 'until', a.offer_expires_at
        ) order by a.is_prior desc, a.position)
        from attendance a where a.occurrence_id = o.id and a.status in ('attending', 'waiting', 'offered')
      ), '[]') as rows
      from occurrence o where o.event_id = ${event}
      order by array_position(${times}::uuid[], o.id)`.execute(db);
    return rows;
  };

  return {
    attend: (person: number, time: number) => status(own(person).post(`/api/occurrences/${times[time]}/attend`)),
    leave: (person: number, time: number) => status(own(person).post(`/api/occurrences/${times[time]}/leave`)),
    joinAll: (person: number) => status(own(person).post(`/api/events/${event}/join`)),
    attendMany: (some: readonly number[], time: number) =>
      status(
        runs.post(`/api/occurrences/${times[time]}/attend-multiple`, {
          user_ids: some.map((person) => ids[person]),
          reason: '',
        }),
      ),
    async remove(person: number, time: number) {
      const id = await attendeeId(person, time);
      return status(runs.send('DELETE', `/api/attendees/${id}`, { body: { reason: 'Prøve' } }));
    },
    async move(person: number, time: number, way: 'up' | 'down') {
      const id = await attendeeId(person, time);
      return status(runs.post(`/api/attendees/${id}/${way}`, { reason: 'Prøve' }));
    },
    async change(now: Time, time: number, change: Change) {
      const { rows } = await sql<{ version: number }>`select version from event where id = ${event}`.execute(db);
      const shift = (change.days ?? 0) * 24 * HOUR_MS;
      const [start, end] = [new Date(now.start + shift), new Date(now.end + shift)];
      const body = {
        scope: 'one',
        version: rows[0]?.version,
        starts_on: shortDate(start),
        ends_on: shortDate(end),
        start_time: clock(start),
        end_time: clock(end),
        capacity_max: change.capacity_max === undefined ? now.capacity : change.capacity_max,
        is_canceled: change.is_canceled ?? now.is_cancelled,
        reason: '',
        participations: change.participations ?? 'keep',
      };
      return status(runs.send('PUT', `/api/occurrences/${times[time]}`, { body }));
    },
    show: (time: number, isShown: boolean) =>
      status(runs.post(`/api/occurrences/${times[time]}/${isShown ? 'publish' : 'unpublish'}`)),
    cancel: () => status(runs.post(`/api/events/${event}/cancel`, { reason: '' })),
    uncancel: (keeps_participants: boolean) =>
      status(runs.post(`/api/events/${event}/uncancel`, { keeps_participants })),
    async pass(hours: number) {
      portal.passHours(hours);
      return 0;
    },
    async mind() {
      await minding({ db, now: portal.now(), enqueue: async () => {} });
      return 0;
    },

    /** As it was, under other rules, and with people who have come already: that is where stories become interesting. */
    async reset(rules: Rules, capacity: number, crowds: readonly number[][]): Promise<Model> {
      portal.setClock(began);
      await sql`delete from attendance where occurrence_id = any(${times}::uuid[])`.execute(db);
      for (const [place, id] of times.entries()) {
        const start = new Date(began.getTime() + (place === 0 ? 72 : 96) * HOUR_MS);
        await sql`update occurrence set start_at = ${start}, end_at = ${new Date(start.getTime() + 2 * HOUR_MS)},
          is_published = true, is_cancelled = false, is_changed = false, drawn_at = null, attending_count = 0,
          waiting_count = 0, capacity_max = ${capacity} where id = ${id}`.execute(db);
      }
      await sql`update event set status = 'published', version = 1, times = null, rrule = null,
        waiting_policy = ${rules.policy}, has_waiting_list = ${rules.has_waiting_list}, offer_hours = ${rules.offer_hours},
        lottery_hours = ${rules.lottery_hours}, sign_up_closes_minutes = ${rules.sign_up_closes_minutes},
        leave_closes_minutes = ${rules.leave_closes_minutes}, priority_group = 'residents'
        where id = ${event}`.execute(db);
      await sql`select event_refresh(${event}, ${began})`.execute(db);
      const timeAt = (hours: number): Time => ({
        start: began.getTime() + hours * HOUR_MS,
        end: began.getTime() + (hours + 2) * HOUR_MS,
        capacity,
        is_published: true,
        is_cancelled: false,
        is_drawn: false,
        holders: [],
        waiting: [],
        drawn: null,
      });
      const model = { now: began.getTime(), is_cancelled: false, rules, times: [timeAt(72), timeAt(96)] };
      for (const [place, time] of model.times.entries()) {
        for (const person of crowds[place] ?? []) attend(model, time, person);
        await writeDown(db, times[place] as string, time, ids);
      }
      return model;
    },

    /** I1 to I4, and that the portal has what the model has. */
    async compare(state: Model, before: Model): Promise<void> {
      const seen = await look();
      for (const [place, time] of state.times.entries()) {
        const real = seen[place] as Seen;
        if (time.drawn) adopt(time, real);
        expect(real.rows.filter(({ status: one }) => one === 'waiting').map(({ person }) => person)).toEqual(
          time.waiting.map(({ person }) => person),
        );
        expect(holdersOf(real)).toEqual(
          time.holders.map(({ person, until }) => [person, until]).sort(([a], [b]) => Number(a) - Number(b)),
        );
        expect([real.attending_count, real.waiting_count]).toEqual([time.holders.length, time.waiting.length]);
        expect(real.capacity_max).toBe(time.capacity);
        const isOver = time.capacity !== null && time.holders.length > time.capacity;
        if (isOver) expect(time.holders.length).toBeLessThanOrEqual(before.times[place]?.holders.length ?? 0);
        const isUndrawn = state.rules.policy === 'lottery' && !real.is_drawn;
        if (takesPlace(state, time) && !isUndrawn && time.waiting.length > 0) expect(hasRoom(time)).toBe(false);
      }
    },
  };
}

async function writeDown(
  db: Db,
  occurrenceId: string,
  { holders, waiting }: Time,
  ids: readonly string[],
): Promise<void> {
  const all = [...holders.map(({ person }) => ({ person, is_prior: false })), ...waiting];
  await sql`
    insert into attendance (id, occurrence_id, user_id, status, position, is_prior, created_at, updated_at)
    select gen_random_uuid(), ${occurrenceId}, person, case when place <= ${holders.length} then 'attending' else 'waiting' end,
      place, is_prior, now(), now()
    from unnest(${all.map(({ person }) => ids[person] as string)}::uuid[], ${all.map(({ is_prior }) => is_prior)}::boolean[])
      with ordinality as given (person, is_prior, place)`.execute(db);
  await sql`select occurrence_count(${occurrenceId}, ${holders.length}, ${waiting.length})`.execute(db);
}

export type AttendanceScene = Awaited<ReturnType<typeof attendanceScene>>;

const holdersOf = ({ rows }: Seen) =>
  rows
    .filter(({ status }) => status !== 'waiting')
    .map(({ person, until }) => [person, until === null ? null : Date.parse(until)])
    .sort(([a], [b]) => Number(a) - Number(b));

/** As many have won as there was room for; all are there, and those who came after the draw stand behind it. */
function adopt(time: Time, real: Seen): void {
  const people = (some: { person: number }[]) => some.map(({ person }) => person).sort((a, b) => a - b);
  expect(people(real.rows)).toEqual(people([...time.holders, ...time.waiting]));
  const waiting = real.rows.filter(({ status }) => status === 'waiting');
  const later = time.drawn?.later ?? [];
  expect(waiting.slice(waiting.length - later.length).map(({ person }) => person)).toEqual(later);
  expect(waiting).toHaveLength(time.waiting.length);
  time.waiting = waiting.map(({ person }) => ({ person, is_prior: false }));
  time.holders = real.rows.filter(({ status }) => status !== 'waiting').map(({ person }) => ({ person, until: null }));
  time.drawn = null;
}
