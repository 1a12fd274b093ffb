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
    },
  ],
};
