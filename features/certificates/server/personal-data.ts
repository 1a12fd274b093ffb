import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const certificatePersonalData: PersonalData = {
  tables: [
    {
      table: 'stamp',
      owners: ['user_id'],
      mentions: ['given_by'],
      exported: ['status', 'start_at', 'end_at', 'forever', 'accepted_at', 'created_at'],
      withheld: [
        'id',
        'certificate_id',
        'organisation_id',
        'user_id',
        'given_by',
        'version',
        'replaced_at',
        'expiry_told_at',
        'reminded_days',
      ],
      inWords: sql`(select name from certificate where certificate.id = certificate_id) as certificate, (select name from organisation where organisation.id = stamp.organisation_id) as organisation`,
      erasure: 'removed',
    },
  ],
};
