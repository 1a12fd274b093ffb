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
      merging: { user_id: 'stops' },
    },
    {
      table: 'guardianship',
      owners: ['guardian_user_id'],
      mentions: ['decided_by'],
      exported: ['source', 'reason', 'started_at', 'ended_at', 'asked_at'],
      withheld: ['id', 'child_id', 'guardian_user_id', 'decided_by'],
      inWords: sql`(select first_name from child where child.id = guardianship.child_id) as first_name`,
      erasure: 'removed',
      merging: { guardian_user_id: 'stops', decided_by: 'stays' },
    },
  ],
  stops: [
    { reason: 'gone_is_child', when: ({ gone }) => sql`exists (select from child where user_id = ${gone})` },
    {
      reason: 'gone_has_children',
      when: ({ gone }) => sql`exists (select from guardianship where guardian_user_id = ${gone} and ended_at is null)`,
    },
    {
      reason: 'one_family',
      when: ({ gone, kept }) => sql`exists (
        select from guardianship join child on child.id = guardianship.child_id
        where ended_at is null
          and ((guardian_user_id = ${gone} and child.user_id = ${kept})
            or (guardian_user_id = ${kept} and child.user_id = ${gone})))`,
    },
  ],
};
