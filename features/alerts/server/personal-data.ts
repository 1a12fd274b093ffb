import { sameBy } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const alertPersonalData: PersonalData = {
  tables: [
    {
      table: 'alert',
      owners: ['user_id'],
      exported: ['query', 'frequency', 'by_email', 'created_at', 'told_at'],
      withheld: ['id', 'user_id', 'filter_id', 'told_until', 'due_at'],
      erasure: 'removed',
      merging: { user_id: { same: sameBy('filter_id') } },
    },
  ],
};
