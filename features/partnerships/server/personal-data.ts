import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const partnershipPersonalData: PersonalData = {
  tables: [
    {
      table: 'partnership',
      owners: ['asked_by_user_id', 'answered_by_user_id'],
      exported: ['kind', 'status', 'created_at', 'answered_at'],
      withheld: ['id', 'organisation_id', 'partner_id', 'asked_by', 'asked_by_user_id', 'answered_by_user_id'],
      inWords: sql`(select name from organisation where organisation.id = partnership.organisation_id) as organisation`,
      erasure: 'cleared',
      merging: { asked_by_user_id: 'stays', answered_by_user_id: 'stays' },
    },
  ],
};
