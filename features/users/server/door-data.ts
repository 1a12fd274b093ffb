import { sql } from 'kysely';
import type { PersonalData } from './data-map.ts';

/** The part of the data map that is about the door and about one's own timetable. */
export const DOOR_DATA: readonly PersonalData[] = [
  {
    table: 'door_entry',
    // Whoever stood at the door. That somebody came stands with their place, in `attendance`.
    owners: ['actor_user_id'],
    exported: ['is_in', 'at', 'received_at'],
    withheld: ['key', 'arrival', 'occurrence_id', 'attendance_id', 'actor_user_id'],
    inWords: sql`(
      select event.name from occurrence join event on event.id = event_id where occurrence.id = door_entry.occurrence_id
    ) as event`,
    erasure: 'cleared',
  },
  {
    table: 'timetable_address',
    owners: ['user_id'],
    exported: ['created_at', 'fetched_at'],
    withheld: ['user_id', 'token_sealed', 'token_digest'],
    erasure: 'removed',
  },
];
