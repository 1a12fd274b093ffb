import { sql } from 'kysely';
import { z } from 'zod';
import type { EventId, ShiftId, UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';

const clashRow = z.object({ name: text, start_at: text, end_at: text });
export type Clash = z.infer<typeof clashRow>;
type Wanted = { id: ShiftId; event_id: EventId; start_at: string; end_at: string };

const MAX_TOLD = 10;

/**
 * What a user has at the same time: other shifts, and times that they attend. To an organiser who gives a shift away
 * only what belongs to the same activity is told; what people do elsewhere is their own business.
 */
export async function clashesWith(
  { db }: Context,
  userId: UserId,
  { id, event_id, start_at, end_at }: Wanted,
  isToldToOther: boolean,
): Promise<Clash[]> {
  const { rows } = await rowsOf(clashRow)`
    select name, start_at, end_at
    from (
      select case when slot.name = '' then event.name else event.name || ': ' || slot.name end as name,
        slot.start_at, slot.end_at, event.id as event_id
      from slot_user
      join slot on slot.id = slot_user.slot_id
      join event on event.id = slot.event_id
      where slot_user.user_id = ${userId} and slot.id <> ${id}
        and slot.start_at < ${end_at} and slot.end_at > ${start_at}
        and event.status = 'published' and event.deleted_at is null
      union all
      select event.name, occurrence.start_at, occurrence.end_at, event.id
      from attendance
      join occurrence on occurrence.id = attendance.occurrence_id
      join event on event.id = occurrence.event_id
      where attendance.user_id = ${userId} and attendance.status = 'attending'
        and occurrence.start_at < ${end_at} and occurrence.end_at > ${start_at}
        and occurrence.is_published and not occurrence.is_cancelled
        and event.status = 'published' and event.deleted_at is null
    ) as busy
    where ${isToldToOther ? sql`event_id = ${event_id}` : sql`true`}
    order by start_at, name
    limit ${MAX_TOLD}`.execute(db);
  return rows;
}
