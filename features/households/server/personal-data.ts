import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const householdPersonalData: PersonalData = {
  tables: [
    {
      table: 'child',
      owners: ['user_id'],
      exported: [
        'first_name',
        'last_name',
        'born_on',
        'municipality_id',
        'district_id',
        'postal_code',
        'created_at',
        'checked_at',
      ],
      withheld: ['id', 'user_id', 'ssn_sealed', 'ssn_digest'],
      // The guardians have the child still.
      erasure: 'cleared',
    },
    {
      table: 'guardianship',
      owners: ['guardian_user_id'],
      mentions: ['decided_by'],
      exported: ['source', 'reason', 'started_at', 'ended_at', 'asked_at'],
      withheld: ['id', 'child_id', 'guardian_user_id', 'decided_by'],
      inWords: sql`(select first_name from child where child.id = guardianship.child_id) as first_name`,
      erasure: 'removed',
    },
  ],
};
