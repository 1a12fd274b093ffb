import { sql } from 'kysely';
import type { PersonalData } from './data-map.ts';

const eventOf = sql`
  (select event.name from occurrence join event on event.id = event_id where occurrence.id = occurrence_id) as event,
  (select start_at from occurrence where occurrence.id = occurrence_id) as start_at`;

/** The part of the data map that is about where somebody has been and will be. */
export const ATTENDANCE_DATA: readonly PersonalData[] = [
  {
    table: 'attendance',
    owners: ['user_id', 'registered_by'],
    exported: ['status', 'offer_expires_at', 'checked_in_at', 'reminded_at', 'created_at', 'updated_at'],
    withheld: ['id', 'occurrence_id', 'user_id', 'position', 'registered_by', 'is_prior'],
    inWords: eventOf,
    erasure: 'kept',
  },
  {
    table: 'attendance_change',
    // Whoever did it. What has become of one's own place stands in `attendance`.
    owners: ['actor_user_id'],
    exported: ['at', 'kind', 'reason'],
    withheld: ['id', 'attendance_id', 'actor_user_id'],
    inWords: sql`(
      select event.name from attendance
      join occurrence on occurrence.id = attendance.occurrence_id join event on event.id = event_id
      where attendance.id = attendance_id
    ) as event`,
    erasure: 'cleared',
  },
  {
    table: 'reminder_setting',
    owners: ['user_id'],
    exported: ['by_email', 'by_sms', 'hours_before'],
    withheld: ['user_id'],
    erasure: 'removed',
  },
];
