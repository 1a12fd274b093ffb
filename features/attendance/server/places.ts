import { sql } from 'kysely';
import { recordFact } from '#features/facts/server/public.ts';
import { type AttendanceId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { hasRoom, isBeforeDraw } from '../rules.ts';
import { fillPlaces } from './fill-places.ts';
import { tellAboutPlace } from './jobs-declared.ts';
import {
  type Attendance,
  count,
  type Departure,
  goAway,
  type Happening,
  happened,
  newsOf,
  note,
  type OccurrencePlaces,
  type PlacesContext,
} from './place-rows.ts';

/**
 * Coming and going. Everything here is called with the activity locked (`changeEvent`), so that nobody comes or goes
 * meanwhile: that is what keeps places from being sold twice. A user who is moved by it is told, and the fact is
 * recorded, here: nobody who calls has to.
 */
export { fillPlaces } from './fill-places.ts';
export {
  type Attendance,
  attendanceOf,
  attendancesOf,
  note,
  type OccurrencePlaces,
  type PlacesContext,
  placesAt,
  placesToCome,
} from './place-rows.ts';

export type Arrival = {
  user_id: UserId;
  registered_by: UserId | null;
  is_prior: boolean;
  /** The moment of each of many who are signed up together; now, for one who signs up alone. */
  came_at?: Date;
  /** Of a user who registers others. */
  reason?: string | null;
  /** False where the caller writes to the person itself, about several places in one letter. */
  isTold?: boolean;
} & Pick<Happening, 'by'>;

type Arrived = 'attending' | 'waiting' | null;

/**
 * Gives people who are not there yet places in their order, and when those are gone, places on the waiting list. Whether
 * they may sign up has been asked before. Null where it is full and there is no waiting list.
 */
export async function arriveAll(
  context: PlacesContext,
  places: OccurrencePlaces,
  arrivals: readonly Arrival[],
): Promise<Arrived[]> {
  if (arrivals.length === 0) return [];
  // Those who wait come first, should a place have become free by the clock alone.
  if (places.waiting_count > 0 || !hasRoom(places) || isByTheClock(places)) await fillPlaces(context, places);
  const hasLots = isBeforeDraw(places, context.now);
  const room = hasLots ? 0 : (places.capacity_max ?? Number.POSITIVE_INFINITY) - places.attending_count;
  const otherwise = hasLots || places.has_waiting_list ? 'waiting' : null;
  const statuses = arrivals.map((_, at): Arrived => (at < room ? 'attending' : otherwise));
  const arrived = arrivals.flatMap((arrival, at) => {
    const status = statuses[at];
    return status ? [{ ...arrival, status, id: newId<'AttendanceId'>() }] : [];
  });
  if (arrived.length === 0) return statuses;
  await writeDown(context, places, arrived);
  const attending = arrived.filter(({ status }) => status === 'attending').length;
  await count(context, places, { attending, waiting: arrived.length - attending });
  await happened(
    context,
    places,
    arrived.map(({ status, ...arrival }) => ({ ...arrival, news: status === 'waiting' ? 'waiting' : 'signed_up' })),
  );
  return statuses;
}

export async function arrive(context: PlacesContext, places: OccurrencePlaces, arrival: Arrival): Promise<Arrived> {
  const [status = null] = await arriveAll(context, places, [arrival]);
  return status;
}

/** In their order, which is that of their positions. */
async function writeDown(
  { db, now }: PlacesContext,
  places: OccurrencePlaces,
  arrived: readonly (Arrival & { id: AttendanceId; status: Arrived })[],
): Promise<void> {
  const rows = arrived.map(({ by: _, ...row }) => ({ came_at: now, ...row }));
  await sql`
    insert into attendance (id, occurrence_id, user_id, status, position, is_prior, registered_by, created_at, updated_at)
    select id, ${places.id}::uuid, user_id, status, nextval('attendance_position'), is_prior, registered_by,
      came_at, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as arrived (id uuid, user_id uuid, status text, is_prior boolean, registered_by uuid, came_at timestamptz)`.execute(
    db,
  );
}

/** Where offers run out or lots are drawn, places become free and are given to the next without a request. */
const isByTheClock = ({ waiting_policy }: OccurrencePlaces): boolean =>
  waiting_policy === 'offer' || waiting_policy === 'lottery';

/** A user who has been offered a place takes it. It has been held for them, so nothing is counted. */
export async function acceptOffer(context: PlacesContext, { id, user_id }: Attendance): Promise<void> {
  const { rows } = await rowsOf({
    event_id: ids.event,
    organisation_id: ids.organisation.nullable(),
    occurrence_id: ids.occurrence,
  })`
    update attendance set status = 'attending', offer_expires_at = null, updated_at = ${context.now}
    from occurrence join event on event.id = occurrence.event_id
    where attendance.id = ${id} and occurrence.id = attendance.occurrence_id
    returning occurrence.event_id, event.organisation_id, attendance.occurrence_id`.execute(context.db);
  const [{ occurrence_id, ...about }] = rows as [(typeof rows)[0]];
  await note(context, id, 'accepted');
  await recordFact(context, 'attendee:signed_up', { ...about, subject_user_id: user_id, details: { occurrence_id } });
  await context.enqueue(context.db, tellAboutPlace, newsOf(id, 'signed_up', context.tenant));
}

/** A user goes, and the place goes to the user who is next, in the same transaction. */
export async function depart(
  context: PlacesContext,
  places: OccurrencePlaces,
  attendance: Pick<Attendance, 'id' | 'user_id' | 'status'>,
  departure: Departure,
): Promise<void> {
  await goAway(context, places, attendance, departure);
  await fillPlaces(context, places);
}
