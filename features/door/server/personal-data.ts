import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const doorPersonalData: PersonalData = {
  tables: [
    {
      table: 'door_entry',
      // The person at the door. That a participant came stands in `attendance`.
      owners: ['actor_user_id'],
      exported: ['is_in', 'at', 'received_at'],
      withheld: ['key', 'arrival', 'occurrence_id', 'attendance_id', 'actor_user_id'],
      inWords: sql`(
        select event.name from occurrence join event on event.id = event_id where occurrence.id = door_entry.occurrence_id
      ) as event`,
      erasure: 'cleared',
      merging: { actor_user_id: 'stays' },
    },
  ],
};
