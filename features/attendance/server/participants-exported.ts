import { sql } from 'kysely';
import { z } from 'zod';
import { guardianContact } from '#features/households/server/public.ts';
import type { OccurrenceId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { ACTIVE_STATUSES } from '../rules.ts';
import { contactOf } from './participants-list.ts';

/** One line of the file that those who run an activity take along. */
const exportedAttendeeRow = z.object({
  name: text,
  /** Who acts for a child; address and number are theirs then. */
  guardian: textOrNull,
  status: z.enum(ACTIVE_STATUSES),
  /** On the waiting list, from 1. */
  position: numberOrNull,
  email: textOrNull,
  phone: textOrNull,
  created_at: text,
  checked_in_at: textOrNull,
});
export type ExportedAttendee = z.infer<typeof exportedAttendeeRow>;

/** Those who take part as they came, then those who have an offer, then those who wait in their order. */
export async function exportedAttendees(
  { db, now }: { db: Db; now: Date },
  occurrenceId: OccurrenceId,
  hasContactData: boolean,
): Promise<ExportedAttendee[]> {
  const { rows } = await rowsOf(exportedAttendeeRow)`
    select app_user.name, guardian.name as guardian, attendance.status, attendance.created_at, attendance.checked_in_at,
      case when attendance.status = 'waiting' then (row_number() over (
        partition by attendance.status order by attendance.is_prior desc, attendance.position))::int end as position,
      ${contactOf(hasContactData)}
    from attendance
    join app_user on app_user.id = attendance.user_id
    left join ${guardianContact({ now }, sql`attendance.user_id`)} as guardian on true
    where attendance.occurrence_id = ${occurrenceId} and attendance.status in ('attending', 'offered', 'waiting')
    order by attendance.status,
      case when attendance.status = 'waiting' then not attendance.is_prior end, attendance.position`.execute(db);
  return rows;
}
