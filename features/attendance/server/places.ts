import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PriorityGroup, WaitingPolicy } from '#features/series/rules.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { tell } from '#platform/server/live.ts';
import { type ActiveStatus, hasRoom, isBeforeDraw, type SignUpFacts } from '../rules.ts';
import { type PlaceNews, tellAboutPlace } from './jobs-declared.ts';

/**
 * Who has a place at one time of an activity. Everything here is called with the activity locked (`changeEvent`), so
 * that nobody comes or goes meanwhile: that is what keeps places from being sold twice.
 */
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

/** To be read after the lock: what was read before it may be over. */
export async function placesAt({ db }: Pick<Context, 'db'>, occurrenceId: string): Promise<OccurrencePlaces> {
  const { rows } = await sql<OccurrencePlaces>`
    select o.id, o.event_id, o.start_at, o.end_at, o.is_published, o.is_cancelled, o.capacity_max, o.attending_count,
      o.waiting_count, o.drawn_at, e.name as event_name, e.organisation_id, e.municipality_ids, e.status,
      e.completed_at is not null as is_completed, e.source = 'local' as is_local, e.has_sign_up,
      e.sign_up_closes_minutes, e.leave_closes_minutes, e.has_waiting_list, e.waiting_policy, e.offer_hours,
      e.lottery_hours, e.priority_group
    from occurrence o
    join event e on e.id = o.event_id
    where o.id = ${occurrenceId} and e.deleted_at is null`.execute(db);
  return rows[0] ?? refuse('not_found');
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

type Arrival = { user_id: string; registered_by: string | null; is_prior: boolean };

/**
 * Gives somebody who is not there yet a place, or one on the waiting list. Whether they may sign up has been asked
 * before. Null where it is full and there is no waiting list.
 */
export async function arrive(
  context: Context,
  places: OccurrencePlaces,
  arrival: Arrival,
): Promise<'attending' | 'waiting' | null> {
  const isWaiting = isBeforeDraw(places, context.now) || !hasRoom(places);
  if (isWaiting && !places.has_waiting_list && !isBeforeDraw(places, context.now)) return null;
  const status = isWaiting ? 'waiting' : 'attending';
  const id = randomUUID();
  await sql`
    insert into attendance (id, occurrence_id, user_id, status, position, is_prior, registered_by, created_at, updated_at)
    values (${id}, ${places.id}, ${arrival.user_id}, ${status}, nextval('attendance_position'), ${arrival.is_prior},
      ${arrival.registered_by}, ${context.now}, ${context.now})`.execute(context.db);
  await count(context, places, isWaiting ? { waiting: 1 } : { attending: 1 });
  await note(context, id, isWaiting ? 'waiting' : 'signed_up');
  await inform(context, id, isWaiting ? 'waiting' : 'signed_up');
  return status;
}

/** Somebody who has been offered a place takes it. It has been held for them, so nothing is counted. */
export async function acceptOffer(context: Context, { id }: Attendance): Promise<void> {
  await sql`update attendance set status = 'attending', offer_expires_at = null, updated_at = ${context.now}
    where id = ${id}`.execute(context.db);
  await note(context, id, 'accepted');
  await inform(context, id, 'signed_up');
}

const DEPARTURES = { left: 'left', expired: 'left', removed: 'removed', cancelled: 'cancelled' } as const;

/** Somebody goes, and the place goes to whoever is next, in the same transaction. */
export async function depart(
  context: Context,
  places: OccurrencePlaces,
  attendance: Attendance,
  { how, reason = null }: { how: keyof typeof DEPARTURES; reason?: string | null },
): Promise<void> {
  await sql`update attendance
    set status = ${DEPARTURES[how]}, offer_expires_at = null, updated_at = ${context.now}
    where id = ${attendance.id}`.execute(context.db);
  await count(context, places, attendance.status === 'waiting' ? { waiting: -1 } : { attending: -1 });
  await note(context, attendance.id, how, reason);
  await inform(context, attendance.id, how, reason);
  await fillPlaces(context, places);
}

/** As long as there is room, the next in line gets a place, or is offered one. */
export async function fillPlaces(context: Context, places: OccurrencePlaces): Promise<void> {
  if (!takesPlace(places, context.now) || isBeforeDraw(places, context.now)) return;
  while (places.waiting_count > 0 && hasRoom(places)) {
    const next = await firstInLine(context, places.id);
    if (!next) return;
    const expires = places.waiting_policy === 'offer' ? offerExpiry(places, context.now) : null;
    await sql`update attendance
      set status = ${expires ? 'offered' : 'attending'}, offer_expires_at = ${expires}, updated_at = ${context.now}
      where id = ${next}`.execute(context.db);
    await count(context, places, { attending: 1, waiting: -1 });
    await note(context, next, expires ? 'offered' : 'promoted');
    await inform(context, next, expires ? 'offered' : 'promoted');
  }
}

/** Nobody needs a place at what is over or called off. */
const takesPlace = (places: OccurrencePlaces, now: Date): boolean =>
  places.status === 'published' &&
  places.is_published &&
  !places.is_cancelled &&
  !places.is_completed &&
  Date.parse(places.end_at) > now.getTime();

/** Not beyond the beginning. Where that is near, there is no time to ask: whoever is next simply has the place. */
function offerExpiry({ start_at, offer_hours }: OccurrencePlaces, now: Date): Date | null {
  const end = Math.min(now.getTime() + offer_hours * HOUR_MS, Date.parse(start_at));
  return end - now.getTime() >= SHORTEST_OFFER_MS ? new Date(end) : null;
}

const HOUR_MS = 3_600_000;
const SHORTEST_OFFER_MS = HOUR_MS;

async function firstInLine({ db }: Context, occurrenceId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from attendance
    where occurrence_id = ${occurrenceId} and status = 'waiting'
    order by is_prior desc, position
    limit 1`.execute(db);
  return rows[0]?.id ?? null;
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
  await sql`update occurrence
    set attending_count = ${places.attending_count}, waiting_count = ${places.waiting_count}
    where id = ${places.id}`.execute(db);
  await sql`select event_counts_refresh(${places.id})`.execute(db);
  if (hadRoom !== hasRoom(places)) await tell(db, { topic: 'events', id: places.event_id });
}

export type PlaceChange = PlaceNews | 'accepted' | 'moved_up' | 'moved_down' | 'checked_in' | 'unchecked';

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
  { db, enqueue, tenant }: Pick<Context, 'db' | 'enqueue' | 'tenant'>,
  attendanceId: string,
  news: PlaceNews,
  reason: string | null = null,
): Promise<void> {
  await enqueue(db, tellAboutPlace, { attendance_id: attendanceId, news, reason, tenant: tenant.key });
}
