import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const cardOfficePersonalData: PersonalData = {
  tables: [
    {
      table: 'office_run',
      owners: ['asked_by', 'decided_by'],
      exported: ['state', 'amount_ore', 'note', 'asked_at', 'decided_at'],
      withheld: ['id', 'municipality_id', 'version_id', 'accounts', 'filled', 'last_card_id', 'asked_by', 'decided_by'],
      // The municipality's accounts stay, without who did it.
      erasure: 'cleared',
      merging: { asked_by: 'stops', decided_by: 'stays' },
    },
    {
      table: 'member_list',
      owners: ['asked_by', 'taken_by'],
      exported: ['state', 'opened', 'asked_at', 'taken_at'],
      withheld: [
        'id',
        'municipality_id',
        'version_id',
        'right_rows',
        'known_rows',
        'faulty_rows',
        'faults',
        'preview',
        'next_batch',
        'left_out',
        'asked_by',
        'taken_by',
      ],
      erasure: 'cleared',
      merging: { asked_by: 'stops', taken_by: 'stays' },
    },
  ],
  stops: [
    // Two people decide: with both accounts it would be one.
    {
      reason: 'decision_open',
      when: ({ gone }) => sql`(
        exists (select from office_run where asked_by = ${gone} and state = 'asked')
        or exists (select from member_list where asked_by = ${gone} and state = 'waiting'))`,
    },
  ],
};
