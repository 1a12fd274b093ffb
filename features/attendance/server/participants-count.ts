import { sql } from 'kysely';
import { changeEventWith, type EventWithAccess, tellOfEvent } from '#features/events/server/public.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, numberOrNull, rowsOf } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/participants/refusals.ts';

/** EVF-03: how many came, where a user counted them. Null takes it back. */
export const setAttendeesCount = (context: Context, eventId: EventId, count: number | null): Promise<undefined> =>
  changeEventWith(context, eventId, 'run', async (inside, event) => {
    if (!(await canBeCounted(inside, event))) refuse('conflict', REFUSALS[inside.language].count_too_early);
    await sql`update event set counted_attendees = ${count} where id = ${eventId}`.execute(inside.db);
    await tellOfEvent(inside.db, eventId);
    return undefined;
  });

export async function countByHand(context: Context, event: EventWithAccess) {
  const { rows } = await rowsOf({ value: numberOrNull })`
    select counted_attendees as value from event where id = ${event.id}`.execute(context.db);
  return { value: rows[0]?.value ?? null, can_change: await canBeCounted(context, event) };
}

/** Before it has begun those who have signed up are all there is to count. */
async function canBeCounted({ db, now }: Context, { id, status }: EventWithAccess): Promise<boolean> {
  if (status === 'draft') return false;
  const { rows } = await rowsOf({ can: boolean })`
    select not has_sign_up or kind = 'open' or exists (
      select from occurrence
      where occurrence.event_id = event.id and start_at <= ${now} and is_published and not is_cancelled
    ) as can
    from event where id = ${id}`.execute(db);
  return rows[0]?.can ?? false;
}
