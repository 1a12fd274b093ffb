import { sql } from 'kysely';
import type { EventId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { OccurrenceRow } from './plan-times.ts';
import type { Asked } from './update-occurrence.ts';

type Change = { reached: readonly OccurrenceRow[]; named: OccurrenceRow; asked: Asked; isMoved: boolean };

/** What a change of times says besides when they are. One that was changed alone goes its own way from now on. */
export async function writeStates(
  { db }: Context,
  eventId: EventId,
  { reached, named, asked, isMoved }: Change,
): Promise<void> {
  const { capacity_max, is_canceled, scope } = asked;
  // A time that was called off by itself stays so when the others get other hours or another number of places.
  const isTurned = is_canceled !== named.is_cancelled;
  const hasNewCapacity = capacity_max !== named.capacity_max;
  await sql`
    update occurrence set
      is_cancelled = case when ${isTurned} then ${is_canceled} else is_cancelled end,
      capacity_max = case when ${hasNewCapacity} then ${capacity_max}::int else capacity_max end,
      is_changed = is_changed or ${scope === 'one' && (isMoved || hasNewCapacity)}
    where id = any(${reached.map(({ id }) => id)}::uuid[])`.execute(db);
  // What is added later gets as many places as the others have now.
  if (scope === 'all' && hasNewCapacity && capacity_max !== 0) {
    await db.updateTable('event').set({ capacity_max }).where('id', '=', eventId).execute();
  }
}
