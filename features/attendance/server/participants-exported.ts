import { sql } from 'kysely';
import { contactColumns } from '#features/users/server/public.ts';
import type { Db } from '#platform/server/database.ts';
import type { ActiveStatus } from '../rules.ts';

/** One line of the file that those who run an activity take along. */
export type ExportedAttendee = {
  name: string;
  status: ActiveStatus;
  /** On the waiting list, from 1. */
  position: number | null;
  email: string | null;
  phone: string | null;
  created_at: string;
  checked_in_at: string | null;
};

/** Those who take part as they came, then those who have an offer, then those who wait in their order. */
export async function exportedAttendees(
  db: Db,
  occurrenceId: string,
  hasContactData: boolean,
): Promise<ExportedAttendee[]> {
  const { rows } = await sql<ExportedAttendee>`
    select app_user.name, attendance.status, attendance.created_at, attendance.checked_in_at,
      case when attendance.status = 'waiting' then (row_number() over (
        partition by attendance.status order by attendance.is_prior desc, attendance.position))::int end as position,
      ${contactColumns(hasContactData)}
    from attendance
    join app_user on app_user.id = attendance.user_id
    where attendance.occurrence_id = ${occurrenceId} and attendance.status in ('attending', 'offered', 'waiting')
    order by attendance.status,
      case when attendance.status = 'waiting' then not attendance.is_prior end, attendance.position`.execute(db);
  return rows;
}
