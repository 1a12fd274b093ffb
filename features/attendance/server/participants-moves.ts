import { sql } from 'kysely';
import { z } from 'zod';
import { changeEventWith } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { type AttendanceId, ids, type OccurrenceId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type AttendeeChange, attendeeChange } from '../participants-contract.ts';
import { isBeforeDraw } from '../rules.ts';
import { REFUSALS } from '../texts/participants/refusals.ts';
import { demandNames } from './participants-access.ts';
import { type Attendance, attendanceOf, depart, note, type OccurrencePlaces, placesAt } from './places.ts';

const whereaboutsRow = z.object({ user_id: ids.user, occurrence_id: ids.occurrence, event_id: ids.event });
type Whereabouts = z.infer<typeof whereaboutsRow>;

/** OCC-04: they are told, and the next in line gets the place. */
export const removeAttendee = (context: Context, id: AttendanceId, reason: string): Promise<undefined> =>
  withAttendee(context, id, async (inside, places, attendance) => {
    await depart(inside, places, attendance, { how: 'removed', reason });
  });

/** OCC-04: one step; the user who stood there gets the place that becomes free. */
export const moveAttendee = (
  context: Context,
  id: AttendanceId,
  way: 'up' | 'down',
  reason: string,
): Promise<undefined> =>
  withAttendee(context, id, async (inside, places, attendance) => {
    const refusals = REFUSALS[inside.language];
    if (reason === '') throw faultyField('reason', 'required', inside.language);
    if (attendance.status !== 'waiting') refuse('conflict', refusals.not_waiting);
    if (isBeforeDraw(places, inside.now)) refuse('conflict', refusals.before_draw);
    const neighbour = await neighbourOf(inside, places.id, attendance, way);
    if (!neighbour) refuse('conflict', way === 'up' ? refusals.is_first : refusals.is_last);
    await changePlaces(inside, attendance.id, neighbour);
    await note(inside, attendance.id, way === 'up' ? 'moved_up' : 'moved_down', reason);
    await recordFact(inside, 'attendee:moved', {
      organisation_id: places.organisation_id,
      event_id: places.event_id,
      subject_user_id: attendance.user_id,
      details: { occurrence_id: places.id },
    });
  });

/** What is done with a user who is on the list at this moment, at a time that is not over. */
async function withAttendee(
  context: Context,
  id: AttendanceId,
  work: (inside: Context, places: OccurrencePlaces, attendance: Attendance) => Promise<void>,
): Promise<undefined> {
  const { user_id, occurrence_id, event_id } = await whereaboutsOf(context, id);
  await changeEventWith(context, event_id, 'run', async (inside) => {
    const refusals = REFUSALS[inside.language];
    const places = await placesAt(inside, occurrence_id);
    const attendance = await attendanceOf(inside, occurrence_id, user_id);
    if (attendance?.id !== id) refuse('conflict', refusals.not_on_list);
    if (places.is_completed || Date.parse(places.end_at) <= inside.now.getTime()) refuse('conflict', refusals.is_over);
    await work(inside, places, attendance);
  });
}

async function whereaboutsOf({ db }: Context, id: AttendanceId): Promise<Whereabouts> {
  const { rows } = await rowsOf(whereaboutsRow)`
    select attendance.user_id, attendance.occurrence_id, occurrence.event_id
    from attendance join occurrence on occurrence.id = attendance.occurrence_id
    where attendance.id = ${id}`.execute(db);
  return rows[0] ?? refuse('not_found');
}

/** A user who stands just before or after, in the order of the waiting list: is_prior desc, position. */
async function neighbourOf(
  { db }: Context,
  occurrenceId: OccurrenceId,
  { is_prior, position }: Attendance,
  way: 'up' | 'down',
): Promise<AttendanceId | null> {
  const own = sql`(${!is_prior}::boolean, ${position}::bigint)`;
  const { rows } = await rowsOf({ id: ids.attendance })`
    select id from attendance
    where occurrence_id = ${occurrenceId} and status = 'waiting'
      and (not is_prior, position) ${way === 'up' ? sql`< ${own}` : sql`> ${own}`}
    order by ${way === 'up' ? sql`is_prior, position desc` : sql`is_prior desc, position`}
    limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

async function changePlaces({ db, now }: Context, one: AttendanceId, other: AttendanceId): Promise<void> {
  await sql`
    update attendance set is_prior = opposite.is_prior, position = opposite.position, updated_at = ${now}
    from attendance opposite
    where attendance.id in (${one}, ${other}) and opposite.id in (${one}, ${other})
      and attendance.id <> opposite.id`.execute(db);
}

/** A user who comes and goes every minute has no more of it to show. */
const MAX_CHANGES = 200;

/** What has happened to one place, the latest first. */
export async function changesOf(context: Context, id: AttendanceId): Promise<AttendeeChange[]> {
  const { event_id } = await whereaboutsOf(context, id);
  await demandNames(context, event_id);
  const { rows } = await rowsOf(attendeeChange)`
    select c.at, c.kind, app_user.name as person, c.reason
    from attendance_change c
    left join app_user on app_user.id = c.actor_user_id and app_user.erased_at is null
    where c.attendance_id = ${id}
    order by c.id desc
    limit ${MAX_CHANGES}`.execute(context.db);
  return rows;
}
