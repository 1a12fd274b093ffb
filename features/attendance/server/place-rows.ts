import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { PRIORITY_GROUPS, WAITING_POLICIES } from '#features/events/rules.ts';
import { signUpFacts, tellOfEvent } from '#features/events/server/public.ts';
import { recordFacts } from '#features/facts/server/public.ts';
import { isStoppedOrganisation } from '#features/organisations/server/public.ts';
import { tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { type AttendanceId, type EventId, ids, type OccurrenceId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Hearing } from '#platform/server/hear.ts';
import { boolean, number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { ACTIVE_STATUSES, hasRoom, type PlaceChange } from '../rules.ts';
import { type PlaceNews, tellAboutCrowd, tellAboutPlace } from './jobs-declared.ts';

/** Who has a place at one time of an activity, as far as it takes to give places away. */
export const occurrencePlacesRow = signUpFacts.extend({
  id: ids.occurrence,
  event_id: ids.event,
  event_name: text,
  organisation_id: ids.organisation.nullable(),
  municipality_ids: z.array(number),
  capacity_max: numberOrNull,
  /** Places that are taken, those that are held for a user who has an offer included. */
  attending_count: number,
  waiting_count: number,
  drawn_at: textOrNull,
  leave_closes_minutes: number,
  has_waiting_list: boolean,
  waiting_policy: z.enum(WAITING_POLICIES),
  offer_hours: number,
  lottery_hours: number,
  priority_group: z.enum(PRIORITY_GROUPS),
  /** Whether its organisation has been stopped: nobody signs up, and nobody who waits gets a place. */
  is_stopped: boolean,
});
export type OccurrencePlaces = z.infer<typeof occurrencePlacesRow>;

const attendanceRow = z.object({
  id: ids.attendance,
  user_id: ids.user,
  status: z.enum(ACTIVE_STATUSES),
  is_prior: boolean,
  position: number,
  offer_expires_at: textOrNull,
  checked_in_at: textOrNull,
});
export type Attendance = z.infer<typeof attendanceRow>;

/** All that giving away places takes. */
export type PlacesContext = Hearing;

/** To be read after the lock: what was read before it may be over. */
export async function placesAt({ db }: Pick<Context, 'db'>, occurrenceId: OccurrenceId): Promise<OccurrencePlaces> {
  const [places] = await placesWhere(db, sql`o.id = ${occurrenceId}`);
  return places ?? refuse('not_found');
}

/** Of every time of an activity that is not over, in their order. */
export const placesToCome = ({ db, now }: Pick<Context, 'db' | 'now'>, eventId: EventId): Promise<OccurrencePlaces[]> =>
  placesWhere(db, sql`o.event_id = ${eventId} and o.end_at > ${now}`);

async function placesWhere(db: Context['db'], condition: RawBuilder<unknown>): Promise<OccurrencePlaces[]> {
  const { rows } = await rowsOf(occurrencePlacesRow)`
    select o.id, o.event_id, o.start_at, o.end_at, o.is_published, o.is_cancelled, o.capacity_max, o.attending_count,
      o.waiting_count, o.drawn_at, e.name as event_name, e.organisation_id, e.municipality_ids, e.status,
      e.completed_at is not null as is_completed, e.source = 'local' as is_local, e.has_sign_up,
      e.sign_up_closes_minutes, e.leave_closes_minutes, e.has_waiting_list, e.waiting_policy, e.offer_hours,
      e.lottery_hours, e.priority_group, ${isStoppedOrganisation(sql`e.organisation_id`)} as is_stopped
    from occurrence o
    join event e on e.id = o.event_id
    where ${condition} and e.deleted_at is null
    order by o.start_at, o.id`.execute(db);
  return rows;
}

export async function attendanceOf(
  context: Pick<Context, 'db'>,
  occurrenceId: OccurrenceId,
  userId: UserId,
): Promise<Attendance | null> {
  return (await attendancesOf(context, occurrenceId, [userId])).get(userId) ?? null;
}

/** By person. */
export async function attendancesOf(
  { db }: Pick<Context, 'db'>,
  occurrenceId: OccurrenceId,
  userIds: readonly UserId[],
): Promise<Map<UserId, Attendance>> {
  const { rows } = await rowsOf(attendanceRow)`
    select id, user_id, status, is_prior, position::float8 as position, offer_expires_at, checked_in_at
    from (${activeOf(userIds)}) as own
    where occurrence_id = ${occurrenceId}`.execute(db);
  return new Map(rows.map((attendance) => [attendance.user_id, attendance]));
}

/**
 * Where these people have a place or wait for one. Written so that only `attendance_user` fits, one person and status at a
 * time: where the database has no statistics yet, it would as soon read all ten thousand of a time to find one of them.
 */
export const activeOf = (userIds: readonly UserId[]): RawBuilder<unknown> => sql`
  select active.*
  from unnest(${userIds}::uuid[]) as asked (user_id)
  cross join unnest(${ACTIVE_STATUSES}::text[]) as held (status)
  cross join lateral (
    select id, occurrence_id, user_id, status, is_prior, position, offer_expires_at, checked_in_at
    from attendance
    where attendance.user_id = asked.user_id and attendance.status = held.status
    offset 0
  ) as active`;

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
  await happened(context, places, [{ id, user_id, news: how, reason, had_place: status === 'attending' }]);
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
  if (hadRoom !== hasRoom(places)) await tellOfEvent(db, places.event_id);
}

/** Something that happened to one person's place, by whose doing, and from which portal. */
export type Happening = {
  id: AttendanceId;
  user_id: UserId;
  news: PlaceNews;
  /** Of many who come by themselves, each; otherwise the user who does it to them. */
  by?: Pick<PlacesContext, 'actor' | 'tenant'>;
  reason?: string | null;
  isTold?: boolean;
  had_place?: boolean;
};

/** Written down, recorded for others, and told to each of them: three statements, however many they are. */
export async function happened(
  context: PlacesContext,
  places: OccurrencePlaces,
  happenings: readonly Happening[],
): Promise<void> {
  if (happenings.length === 0) return;
  const actorIdOf = ({ by = context }: Happening) => by.actor?.id ?? null;
  await noteAll(
    context,
    happenings.map((happening) => ({
      attendance_id: happening.id,
      kind: happening.news,
      actor_user_id: actorIdOf(happening),
      reason: happening.reason || null,
    })),
  );
  await recordFacts(
    context,
    happenings.map((happening) => ({
      kind: `attendee:${happening.news}`,
      actor_user_id: actorIdOf(happening),
      organisation_id: places.organisation_id,
      event_id: places.event_id,
      subject_user_id: happening.user_id,
      details: { occurrence_id: places.id },
    })),
  );
  const told = happenings
    .filter(({ isTold = true }) => isTold)
    .map((happening) => {
      const { by = context, id, user_id, news, reason = null, had_place = false } = happening;
      const tenant = by.actor?.id === user_id ? by.tenant : (homeOf(places) ?? by.tenant);
      return newsOf(id, news, tenant, { reason, had_place });
    });
  if (told.length === 1) await context.enqueue(context.db, tellAboutPlace, ...told);
  else await context.enqueue(context.db, tellAboutCrowd, ...crowdsOf(told).map((news) => ({ news })));
}

/** A job for each would be most of what a sign-up writes; one for all of a draw would take minutes. */
const CROWD_SIZE = 50;

const crowdsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / CROWD_SIZE) }, (_, nth) =>
    items.slice(nth * CROWD_SIZE, (nth + 1) * CROWD_SIZE),
  );

/** A user who is moved by another user's doing hears it from the portal of the place, wherever that user is. */
const homeOf = ({ municipality_ids: [first] }: OccurrencePlaces) =>
  first === undefined ? undefined : tenantOfMunicipality(first);

type Note = { attendance_id: AttendanceId; kind: PlaceChange; actor_user_id: UserId | null; reason: string | null };

/** What happened to places, by whom, and why; in this order. */
export async function noteAll({ db, now }: Pick<Context, 'db' | 'now'>, notes: readonly Note[]): Promise<void> {
  await sql`
    insert into attendance_change (attendance_id, at, kind, actor_user_id, reason)
    select attendance_id, ${now}::timestamptz, kind, actor_user_id, reason
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb)
      as note (attendance_id uuid, kind text, actor_user_id uuid, reason text)`.execute(db);
}

export const note = (
  { db, now, actor }: Pick<Context, 'db' | 'now' | 'actor'>,
  attendance_id: AttendanceId,
  kind: PlaceChange,
  reason: string | null = null,
): Promise<void> =>
  noteAll({ db, now }, [{ attendance_id, kind, actor_user_id: actor?.id ?? null, reason: reason || null }]);

/** The person is told by a job: writing the message would keep everybody else waiting for the lock. */
export const newsOf = (
  attendance_id: AttendanceId,
  news: PlaceNews,
  tenant: { key: string },
  { reason = null, had_place = false }: Pick<Happening, 'reason' | 'had_place'> = {},
) => ({ attendance_id, news, reason, had_place, tenant: tenant.key, key: randomUUID() });
