import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { recordFact } from '#features/facts/server/record-fact.ts';
import type { PriorityGroup, WaitingPolicy } from '#features/series/rules.ts';
import { tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { tell } from '#platform/server/live.ts';
import { type ActiveStatus, hasRoom, type PlaceChange, type SignUpFacts } from '../rules.ts';
import { type PlaceNews, tellAboutPlace } from './jobs-declared.ts';

/** Who has a place at one time of an activity, as far as it takes to give places away. */
export type OccurrencePlaces = SignUpFacts & {
  id: string;
  event_id: string;
  event_name: string;
  organisation_id: string | null;
  municipality_ids: number[];
  capacity_max: number | null;
  /** Places that are taken, those that are held for somebody who has an offer included. */
  attending_count: number;
  waiting_count: number;
  drawn_at: string | null;
  leave_closes_minutes: number;
  has_waiting_list: boolean;
  waiting_policy: WaitingPolicy;
  offer_hours: number;
  lottery_hours: number;
  priority_group: PriorityGroup;
};

export type Attendance = {
  id: string;
  user_id: string;
  status: ActiveStatus;
  is_prior: boolean;
  position: number;
  offer_expires_at: string | null;
  checked_in_at: string | null;
};

/** All that giving away places takes; jobs, which are nobody, have it too. */
export type PlacesContext = Pick<Context, 'db' | 'now' | 'actor' | 'enqueue'> & { tenant: { key: string } };

/** To be read after the lock: what was read before it may be over. */
export async function placesAt({ db }: Pick<Context, 'db'>, occurrenceId: string): Promise<OccurrencePlaces> {
  const [places] = await placesWhere(db, sql`o.id = ${occurrenceId}`);
  return places ?? refuse('not_found');
}

/** Of every time of an activity that is not over, in their order. */
export const placesToCome = ({ db, now }: Pick<Context, 'db' | 'now'>, eventId: string): Promise<OccurrencePlaces[]> =>
  placesWhere(db, sql`o.event_id = ${eventId} and o.end_at > ${now}`);

async function placesWhere(db: Context['db'], condition: RawBuilder<unknown>): Promise<OccurrencePlaces[]> {
  const { rows } = await sql<OccurrencePlaces>`
    select o.id, o.event_id, o.start_at, o.end_at, o.is_published, o.is_cancelled, o.capacity_max, o.attending_count,
      o.waiting_count, o.drawn_at, e.name as event_name, e.organisation_id, e.municipality_ids, e.status,
      e.completed_at is not null as is_completed, e.source = 'local' as is_local, e.has_sign_up,
      e.sign_up_closes_minutes, e.leave_closes_minutes, e.has_waiting_list, e.waiting_policy, e.offer_hours,
      e.lottery_hours, e.priority_group
    from occurrence o
    join event e on e.id = o.event_id
    where ${condition} and e.deleted_at is null
    order by o.start_at, o.id`.execute(db);
  return rows;
}

const columns = sql`id, user_id, status, is_prior, position::float8 as position, offer_expires_at, checked_in_at`;

export async function attendanceOf(
  { db }: Pick<Context, 'db'>,
  occurrenceId: string,
  userId: string,
): Promise<Attendance | null> {
  const { rows } = await sql<Attendance>`
    select ${columns} from attendance
    where occurrence_id = ${occurrenceId} and user_id = ${userId} and status in ('attending', 'waiting', 'offered')`.execute(
    db,
  );
  return rows[0] ?? null;
}

const DEPARTURES = { left: 'left', expired: 'left', removed: 'removed', cancelled: 'cancelled' } as const;
export type Departure = { how: keyof typeof DEPARTURES; reason?: string | null };

/** Without giving the place to anybody else. */
export async function goAway(
  context: PlacesContext,
  places: OccurrencePlaces,
  { id, user_id, status }: Pick<Attendance, 'id' | 'user_id' | 'status'>,
  { how, reason = null }: Departure,
): Promise<void> {
  await sql`update attendance
    set status = ${DEPARTURES[how]}, offer_expires_at = null, updated_at = ${context.now}
    where id = ${id}`.execute(context.db);
  await count(context, places, status === 'waiting' ? { waiting: -1 } : { attending: -1 });
  await happened(context, places, { id, user_id }, how, { reason, had_place: status === 'attending' });
}

/** Also on what was read, which goes on being used; and on the card. All pages are told when it becomes full, or not. */
export async function count(
  { db }: Pick<Context, 'db'>,
  places: OccurrencePlaces,
  { attending = 0, waiting = 0 }: { attending?: number; waiting?: number },
): Promise<void> {
  const hadRoom = hasRoom(places);
  places.attending_count += attending;
  places.waiting_count += waiting;
  await sql`select occurrence_count(${places.id}, ${places.attending_count}, ${places.waiting_count})`.execute(db);
  if (hadRoom !== hasRoom(places)) await tell(db, { topic: 'events', id: places.event_id });
}

type Happening = { reason?: string | null; isTold?: boolean; had_place?: boolean };

/** Written down, recorded for others, and told to the person. */
export async function happened(
  context: PlacesContext,
  places: OccurrencePlaces,
  person: { id: string; user_id: string },
  news: PlaceNews,
  { reason = null, isTold = true, had_place = false }: Happening = {},
): Promise<void> {
  await note(context, person.id, news, reason);
  await recordFact(context, `attendee:${news}`, {
    organisation_id: places.organisation_id,
    event_id: places.event_id,
    subject_user_id: person.user_id,
    details: { occurrence_id: places.id },
  });
  if (!isTold) return;
  const isOwnDoing = context.actor?.id === person.user_id;
  const from = isOwnDoing ? context : { ...context, tenant: homeOf(places) ?? context.tenant };
  await inform(from, person.id, news, reason, had_place);
}

/** Whoever is moved by somebody else's doing hears it from the portal of the place, wherever that somebody sits. */
const homeOf = ({ municipality_ids: [first] }: OccurrencePlaces) =>
  first === undefined ? undefined : tenantOfMunicipality(first);

/** What happened to a place, by whom, and why. */
export async function note(
  { db, now, actor }: Pick<Context, 'db' | 'now' | 'actor'>,
  attendanceId: string,
  kind: PlaceChange,
  reason: string | null = null,
): Promise<void> {
  await sql`insert into attendance_change (attendance_id, at, kind, actor_user_id, reason)
    values (${attendanceId}, ${now}, ${kind}, ${actor?.id ?? null}, ${reason || null})`.execute(db);
}

/** The person is told by a job: writing the message would keep everybody else waiting for the lock. */
export async function inform(
  { db, enqueue, tenant }: Pick<PlacesContext, 'db' | 'enqueue' | 'tenant'>,
  attendanceId: string,
  news: PlaceNews,
  reason: string | null = null,
  had_place = false,
): Promise<void> {
  const about = { attendance_id: attendanceId, news, reason, had_place };
  await enqueue(db, tellAboutPlace, { ...about, tenant: tenant.key, key: randomUUID() });
}
