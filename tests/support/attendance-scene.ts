import { sql } from 'kysely';
import { sweeping } from '#features/attendance/server/sweep-places.ts';
import { clock, shortDate } from '#platform/language/dates.ts';
import { type Actor, isMember, isResident, OTHERS, PEOPLE, type Person } from './attendance-actors.ts';
import { compare } from './attendance-compare.ts';
import { attend, beginning, type Model, type Rules, type Shift, type Time } from './attendance-model.ts';
import type { Change } from './attendance-organiser-model.ts';
import { attendanceStage } from './attendance-stage.ts';
import { BERGEN, OSLO } from './given.ts';
import type { GivenPerson } from './given-shapes.ts';
import type { ClockedPortal } from './sign-ups.ts';
import { HOUR_MS } from './sign-ups.ts';

const POWERS: Partial<Record<Actor, GivenPerson>> = {
  municipality: { adminOf: [BERGEN] },
  neighbour: { adminOf: [OSLO] },
  moderator: { scopes: ['moderator'] },
  superadmin: { scopes: ['admin'] },
  readonly: { isReadonly: true },
};

/** The portal with one activity of two times and two shifts, and everything that can be done to them. */
export async function attendanceScene(portal: ClockedPortal) {
  const began = portal.now();
  const ids = await givenActors(portal);
  const organisation = await givenClub(portal, ids);
  const stage = await attendanceStage(
    portal,
    organisation,
    PEOPLE.map((person) => ids[person]),
  );
  const { event, times, shifts } = stage;
  let seen = await stage.look();

  const as = (actor: Actor) => portal.as(actor === 'visitor' ? undefined : ids[actor]);
  const post = async (actor: Actor, url: string, body?: unknown) => (await as(actor).post(url, body)).status;
  const send = async (actor: Actor, method: 'PUT' | 'DELETE', url: string, body?: unknown) =>
    (await as(actor).send(method, url, { body })).status;
  const timeUrl = (time: number) => `/api/occurrences/${times[time]}`;
  const eventUrl = `/api/events/${event}`;
  const shiftUrl = (shift: number) => `${eventUrl}/slots/${shifts[shift]}`;
  const attendeeUrl = (person: Person, time: number) =>
    `/api/attendees/${seen.times[time]?.rows.find((row) => PEOPLE[row.person] === person)?.id}`;
  /** The person's own needs no name. */
  const nameOf = (by: Actor, person: Person) => (by === person ? {} : { user_id: ids[person] });

  return {
    attend: (who: Actor, time: number) => post(who, `${timeUrl(time)}/attend`),
    leave: (who: Actor, time: number) => post(who, `${timeUrl(time)}/leave`),
    joinAll: (who: Actor) => post(who, `${eventUrl}/join`),
    attendMany: (by: Actor, people: readonly Person[], time: number) =>
      post(by, `${timeUrl(time)}/attend-multiple`, { user_ids: people.map((person) => ids[person]), reason: '' }),
    remove: (by: Actor, person: Person, time: number) =>
      send(by, 'DELETE', attendeeUrl(person, time), { reason: 'Prøve' }),
    move: (by: Actor, person: Person, time: number, way: 'up' | 'down') =>
      post(by, `${attendeeUrl(person, time)}/${way}`, { reason: 'Prøve' }),
    change(by: Actor, now: Time, { time, scope, days = 0, capacity, turns, keeps }: Change) {
      const [start, end] = [now.start, now.end].map((at) => new Date(at + days * 24 * HOUR_MS)) as [Date, Date];
      return send(by, 'PUT', timeUrl(time), {
        scope,
        version: seen.version,
        starts_on: shortDate(start),
        ends_on: shortDate(end),
        start_time: clock(start),
        end_time: clock(end),
        capacity_max: capacity === undefined ? now.capacity : capacity,
        is_canceled: turns ? !now.is_cancelled : now.is_cancelled,
        reason: '',
        participations: keeps ? 'keep' : 'cancel',
      });
    },
    show: (by: Actor, time: number, isShown: boolean) =>
      post(by, `${timeUrl(time)}/${isShown ? 'publish' : 'unpublish'}`),
    publish: (by: Actor) => post(by, `${eventUrl}/publish`, { version: seen.version }),
    unpublish: (by: Actor, reason: string) => post(by, `${eventUrl}/unpublish`, { reason }),
    lift: (by: Actor, reason: string) => post(by, `${eventUrl}/lift`, { reason }),
    cancel: (by: Actor) => post(by, `${eventUrl}/cancel`, { reason: '' }),
    uncancel: (by: Actor, keeps_participants: boolean) => post(by, `${eventUrl}/uncancel`, { keeps_participants }),
    complete: (by: Actor) => post(by, `${eventUrl}/complete`),
    setCount: (by: Actor, count: number | null) => send(by, 'PUT', `${eventUrl}/attendees_count`, { count }),
    block: (by: Actor, person: Person) => send(by, 'PUT', `/api/users/${ids[person]}/block`, { reason: 'Prøve' }),
    unblock: (by: Actor, person: Person) => send(by, 'DELETE', `/api/users/${ids[person]}/block`, { reason: 'Prøve' }),
    takeShift: (by: Actor, shift: number, person: Person, despite_clash: boolean) =>
      post(by, `${shiftUrl(shift)}/users`, { ...nameOf(by, person), despite_clash }),
    giveShiftBack: (by: Actor, shift: number, person: Person) =>
      send(by, 'DELETE', `${shiftUrl(shift)}/users`, nameOf(by, person)),
    resizeShift: (by: Actor, shift: number, now: Shift, capacity: number | null) =>
      send(by, 'PUT', shiftUrl(shift), {
        ...written(now),
        capacity_max: capacity,
        version: seen.shifts[shift]?.version,
      }),
    removeShift: (by: Actor, shift: number) => send(by, 'DELETE', shiftUrl(shift)),
    async createShift(by: Actor, shift: number, wanted: Shift) {
      const answer = await as(by).post(`${eventUrl}/slots`, { ...written(wanted), capacity_max: wanted.capacity });
      if (answer.status === 200) shifts[shift] = answer.json().data.id;
      return answer.status;
    },
    async pass(hours: number) {
      portal.passHours(hours);
      return 0;
    },
    async mind() {
      await sweeping({ ...portal.jobServices, now: portal.now() });
      return 0;
    },

    /** As it was, under other rules, and with people who have come already: that is where stories become interesting. */
    async reset(rules: Rules, capacity: number, crowds: readonly Person[][]): Promise<Model> {
      portal.setClock(began);
      const model = beginning(began.getTime(), rules, capacity);
      for (const [place, time] of model.times.entries()) {
        for (const person of crowds[place] ?? []) attend(model, time, person);
      }
      await stage.set(model);
      seen = await stage.look();
      return model;
    },

    async compare(state: Model, before: Model): Promise<void> {
      seen = await stage.look();
      compare(seen, state, before);
    },
  };
}
export type AttendanceScene = Awaited<ReturnType<typeof attendanceScene>>;

const written = ({ start, end }: Shift) => ({
  name: 'Kiosken',
  start_at: new Date(start).toISOString(),
  end_at: new Date(end).toISOString(),
});

type Ids = Record<Exclude<Actor, 'visitor'>, string>;

async function givenActors({ given, db }: ClockedPortal): Promise<Ids> {
  const ids: Partial<Ids> = {};
  for (const actor of [...PEOPLE, ...OTHERS]) {
    if (actor === 'visitor') continue;
    const id = await given.person(actor, POWERS[actor]);
    await sql`update app_user set municipality_id = ${isResident(actor) ? BERGEN : OSLO} where id = ${id}`.execute(db);
    ids[actor] = id;
  }
  return ids as Ids;
}

async function givenClub({ given }: ClockedPortal, ids: Ids): Promise<string> {
  const organisation = await given.organisation({ owner: ids.leader });
  for (const person of PEOPLE.filter(isMember)) {
    await given.member(organisation, ids[person], person === 'coordinator' ? 'moderator' : 'member');
  }
  await given.member(organisation, ids.readonly, 'moderator');
  return organisation;
}
