import type { PersonalData } from '#platform/server/personal-data.ts';

export const timetablePersonalData: PersonalData = {
  tables: [
    {
      table: 'timetable_address',
      owners: ['user_id'],
      exported: ['created_at', 'fetched_at'],
      withheld: ['user_id', 'token_sealed', 'token_digest'],
      erasure: 'removed',
      merging: { user_id: 'ends' },
    },
  ],
};
