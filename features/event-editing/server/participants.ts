import { fillPlaces, placesToCome } from '#features/attendance/server/public.ts';
import { tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { type EventId, ids, type OccurrenceId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { Span } from '../recurrence.ts';
import type { EventChanges } from './event-changes.ts';
import { type SeriesNews, tellParticipants } from './jobs-declared.ts';

/** Everything here is called with the activity locked. */

/** How many people have a place or wait for one, at times that are not over yet, or have a shift: each counts once. */
export async function peopleToCome({ db, now }: Pick<Context, 'db' | 'now'>, eventId: EventId): Promise<number> {
  const { rows } = await rowsOf({ people: number })`
    select count(distinct user_id)::int as people
    from (
      select attendance.user_id
      from occurrence join attendance on attendance.occurrence_id = occurrence.id
      where occurrence.event_id = ${eventId} and occurrence.end_at > ${now}
        and attendance.status in ('attending', 'waiting', 'offered')
      union all
      select slot_user.user_id
      from slot join slot_user on slot_user.slot_id = slot.id
      where slot.event_id = ${eventId} and slot.end_at > ${now}
    ) as concerned`.execute(db);
  return rows[0]?.people ?? 0;
}

/** The same of single times, without shifts. */
export async function peopleAt({ db }: Pick<Context, 'db'>, occurrenceIds: readonly OccurrenceId[]): Promise<number> {
  const { rows } = await rowsOf({ people: number })`
    select count(distinct user_id)::int as people from attendance
    where occurrence_id = any(${occurrenceIds}::uuid[]) and status in ('attending', 'waiting', 'offered')`.execute(db);
  return rows[0]?.people ?? 0;
}

/** A user who takes part, has taken part, or has a shift. */
export async function peopleEver({ db }: Pick<Context, 'db'>, eventId: EventId): Promise<number> {
  const { rows } = await rowsOf({ people: number })`
    select (
      select count(distinct attendance.user_id)
      from attendance join occurrence on occurrence.id = attendance.occurrence_id
      where occurrence.event_id = ${eventId} and attendance.status in ('attending', 'waiting', 'offered')
    )::int + (
      select coalesce(sum(taken_count), 0) from slot where event_id = ${eventId}
    )::int as people`.execute(db);
  return rows[0]?.people ?? 0;
}

export const isEventCountedOn = async (context: Pick<Context, 'db'>, id: EventId): Promise<boolean> =>
  (await peopleEver(context, id)) > 0;

type About = {
  occurrence_ids: readonly OccurrenceId[];
  besides?: readonly OccurrenceId[];
  cancelled_at?: Date | null;
  has_shifts?: boolean;
  reason?: string;
  /** Those of the times that have been moved, as they were. */
  before?: readonly (Span & { id: OccurrenceId })[];
  changes?: EventChanges | null;
};

/** By a job, so that the user who saves does not wait, however many they are. */
export async function tellAbout(
  { db, enqueue, tenant }: Context,
  event: { id: EventId; municipality_ids: readonly number[] },
  news: SeriesNews,
  {
    occurrence_ids,
    besides = [],
    cancelled_at = null,
    has_shifts = false,
    reason = '',
    before = [],
    changes = null,
  }: About,
): Promise<void> {
  if (occurrence_ids.length === 0 && !has_shifts) return;
  await enqueue(db, tellParticipants, {
    event_id: event.id,
    news,
    occurrence_ids: [...occurrence_ids],
    besides: [...besides],
    cancelled_at: cancelled_at?.toISOString() ?? null,
    has_shifts,
    reason,
    before: before.map(({ id, start_at, end_at }) => ({ id, start_at, end_at })),
    changes,
    tenant: homeOf(event)?.key ?? tenant.key,
    after: null,
  });
}

/** People hear of it from the portal of the place, wherever the user who did it sits. */
export const homeOf = ({ municipality_ids: [first] }: { municipality_ids: readonly number[] }) =>
  first === undefined ? undefined : tenantOfMunicipality(first);

/** The times that are not over, in their order. */
export async function idsToCome({ db, now }: Pick<Context, 'db' | 'now'>, eventId: EventId): Promise<OccurrenceId[]> {
  const { rows } = await rowsOf({ id: ids.occurrence })`
    select id from occurrence where event_id = ${eventId} and end_at > ${now} order by start_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Where there is more room than before, those who wait get it. */
export async function fillAll(context: Context, eventId: EventId): Promise<void> {
  for (const places of await placesToCome(context, eventId)) {
    if (places.waiting_count > 0) await fillPlaces(context, places);
  }
}
