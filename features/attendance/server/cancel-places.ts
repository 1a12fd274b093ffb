import { sql } from 'kysely';
import { recordFacts } from '#features/facts/server/public.ts';
import { type EventId, ids, type OccurrenceId, type OrganisationId } from '#features/vocabulary/ids.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { noteAll, type PlacesContext } from './place-rows.ts';

/**
 * Nobody takes part in these times any more, and nobody comes instead. With the activity locked, and all at once,
 * however many they are; the caller tells them. Answers how many participations there were.
 */
export async function cancelPlaces(
  context: PlacesContext,
  event: { id: EventId; organisation_id: OrganisationId | null },
  occurrenceIds: readonly OccurrenceId[],
  reason: string,
): Promise<number> {
  const { db, now } = context;
  const actor_user_id = context.actor?.id ?? null;
  const { rows: gone } = await rowsOf({ id: ids.attendance, user_id: ids.user, occurrence_id: ids.occurrence })`
    update attendance set status = 'cancelled', offer_expires_at = null, updated_at = ${now}
    where occurrence_id = any(${occurrenceIds}::uuid[]) and status in ('attending', 'waiting', 'offered')
    returning id, user_id, occurrence_id`.execute(db);
  await sql`
    update occurrence set attending_count = 0, waiting_count = 0
    where id = any(${occurrenceIds}::uuid[]) and attending_count + waiting_count > 0`.execute(db);
  await noteAll(
    context,
    gone.map(({ id }) => ({ attendance_id: id, kind: 'cancelled', actor_user_id, reason: reason || null })),
  );
  await recordFacts(
    context,
    gone.map(({ user_id, occurrence_id }) => ({
      kind: 'attendee:cancelled',
      actor_user_id,
      organisation_id: event.organisation_id,
      event_id: event.id,
      subject_user_id: user_id,
      details: { occurrence_id },
    })),
  );
  return gone.length;
}
