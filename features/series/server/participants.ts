import { sql } from 'kysely';
import { fillPlaces, placesToCome } from '#features/attendance/server/public.ts';
import { tenantOfMunicipality } from '#features/tenants/resolve.ts';
import type { Context } from '#platform/server/context.ts';
import { type SeriesNews, tellParticipants } from './jobs-declared.ts';

/** Everything here is called with the activity locked. */

/** How many have a place or wait for one, at times that are not over yet, shifts included. */
export async function peopleToCome({ db, now }: Pick<Context, 'db' | 'now'>, eventId: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select (
      select coalesce(sum(attending_count + waiting_count), 0) from occurrence
      where event_id = ${eventId} and end_at > ${now}
    )::int + (
      select coalesce(sum(taken_count), 0) from slot where event_id = ${eventId} and end_at > ${now}
    )::int as people`.execute(db);
  return rows[0]?.people ?? 0;
}

/** Whoever takes part, has taken part, or has a shift. */
export async function peopleEver({ db }: Pick<Context, 'db'>, eventId: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select (
      select count(distinct attendance.user_id)
      from attendance join occurrence on occurrence.id = attendance.occurrence_id
      where occurrence.event_id = ${eventId} and attendance.status in ('attending', 'waiting', 'offered')
    )::int + (
      select coalesce(sum(taken_count), 0) from slot where event_id = ${eventId}
    )::int as people`.execute(db);
  return rows[0]?.people ?? 0;
}

/**
 * Nobody takes part in these times any more, and nobody comes instead. All at once, however many they are; they are told
 * by one letter each. Answers how many participations there were.
 */
export async function cancelPlaces(
  context: Context,
  event: { id: string; organisation_id: string | null },
  occurrenceIds: readonly string[],
  reason: string,
): Promise<number> {
  const { db, now, actor } = context;
  const { rows } = await sql<{ count: number }>`
    with gone as (
      update attendance set status = 'cancelled', offer_expires_at = null, updated_at = ${now}
      where occurrence_id = any(${occurrenceIds}::uuid[]) and status in ('attending', 'waiting', 'offered')
      returning id, user_id, occurrence_id
    ),
    noted as (
      insert into attendance_change (attendance_id, at, kind, actor_user_id, reason)
      select id, ${now}, 'cancelled', ${actor?.id ?? null}, ${reason || null} from gone
    ),
    recorded as (
      insert into fact (at, kind, organisation_id, event_id, actor_user_id, subject_user_id, details)
      select ${now}, 'attendee:cancelled', ${event.organisation_id}::uuid, ${event.id}::uuid, ${actor?.id ?? null},
        user_id, jsonb_build_object('occurrence_id', occurrence_id)
      from gone
    ),
    counted as (
      update occurrence set attending_count = 0, waiting_count = 0
      where id = any(${occurrenceIds}::uuid[]) and attending_count + waiting_count > 0
    )
    select count(*)::int as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
}

type About = {
  occurrence_ids: readonly string[];
  besides?: readonly string[];
  cancelled_at?: Date | null;
  has_shifts?: boolean;
  reason?: string;
};

/** By a job: however many they are, whoever saves need not wait for it. */
export async function tellAbout(
  { db, enqueue, tenant }: Context,
  event: { id: string; municipality_ids: readonly number[] },
  news: SeriesNews,
  { occurrence_ids, besides = [], cancelled_at = null, has_shifts = false, reason = '' }: About,
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
    tenant: homeOf(event)?.key ?? tenant.key,
    after: null,
  });
}

/** People hear of it from the portal of the place, wherever whoever did it sits. */
export const homeOf = ({ municipality_ids: [first] }: { municipality_ids: readonly number[] }) =>
  first === undefined ? undefined : tenantOfMunicipality(first);

/** The times that are not over, in their order. */
export async function idsToCome({ db, now }: Pick<Context, 'db' | 'now'>, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from occurrence where event_id = ${eventId} and end_at > ${now} order by start_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Where there is more room than before, those who wait get it. */
export async function fillAll(context: Context, eventId: string): Promise<void> {
  for (const places of await placesToCome(context, eventId)) {
    if (places.waiting_count > 0) await fillPlaces(context, places);
  }
}
