import type { PersonalData } from '#platform/server/personal-data.ts';

export const streamPersonalData: PersonalData = {
  tables: [
    {
      table: 'stream_position',
      owners: ['user_id'],
      exported: [],
      withheld: ['user_id', 'last_seq'],
      erasure: 'removed',
    },
    {
      table: 'stream_entry',
      owners: ['user_id'],
      exported: [],
      withheld: ['user_id', 'seq', 'kind', 'content', 'created_at'],
      erasure: 'removed',
    },
  ],
};
