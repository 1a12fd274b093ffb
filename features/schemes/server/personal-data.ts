import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const schemePersonalData: PersonalData = {
  tables: [
    {
      table: 'scheme_version',
      owners: ['changed_by', 'sent_by', 'published_by', 'ended_by'],
      exported: ['changed_at', 'sent_at', 'published_at', 'ended_at'],
      withheld: [
        'id',
        'scheme_id',
        'number',
        'case_number',
        'state',
        'form',
        'rules',
        'starts_on',
        'ends_on',
        'revision',
        'created_at',
        'changed_by',
        'sent_by',
        'published_by',
        'decided_by',
        'decided_on',
        'ended_by',
        'ended_on',
        'end_reason',
      ],
      inWords: sql`(select name from scheme where scheme.id = scheme_version.scheme_id) as name`,
      // What was decided is the municipality's: it stays, without who typed it.
      erasure: 'cleared',
      merging: { changed_by: 'stays', sent_by: 'stops', published_by: 'stays', ended_by: 'stays' },
    },
  ],
  stops: [
    // Two people decide: with both accounts it would be one.
    {
      reason: 'decision_open',
      when: ({ gone }) => sql`exists (select from scheme_version where sent_by = ${gone} and state = 'sent')`,
    },
  ],
};
