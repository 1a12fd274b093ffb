import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const factPersonalData: PersonalData = {
  tables: [
    {
      table: 'fact',
      owners: ['subject_user_id'],
      mentions: ['actor_user_id'],
      exported: ['at', 'kind'],
      withheld: ['id', 'event_id', 'organisation_id', 'partner_id', 'actor_user_id', 'subject_user_id', 'details'],
      inWords: sql`(select name from organisation where organisation.id = fact.organisation_id) as organisation`,
      erasure: 'removed',
      merging: { subject_user_id: 'stays', actor_user_id: 'stays' },
    },
  ],
};
