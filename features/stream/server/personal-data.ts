import type { PersonalData } from '#platform/server/personal-data.ts';

export const streamPersonalData: PersonalData = {
  tables: [
    {
      table: 'stream_position',
      owners: ['user_id'],
      exported: ['last_seq'],
      withheld: ['user_id'],
      erasure: 'removed',
      merging: { user_id: 'ends' },
    },
    {
      table: 'stream_entry',
      owners: ['user_id'],
      exported: ['kind', 'created_at'],
      withheld: ['user_id', 'seq', 'content'],
      erasure: 'removed',
      merging: { user_id: 'ends' },
    },
  ],
};
