import { sql } from 'kysely';
import { sameBy } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const eventPersonalData: PersonalData = {
  tables: [
    {
      table: 'event_contact',
      owners: ['user_id'],
      exported: [],
      withheld: ['event_id', 'user_id', 'position'],
      inWords: sql`(select name from event where event.id = event_contact.event_id) as event`,
      erasure: 'removed',
      merging: { user_id: { same: sameBy('event_id') } },
    },
  ],
};
