import { oneEach } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const cvPersonalData: PersonalData = {
  tables: [
    {
      table: 'cv_choice',
      owners: ['user_id'],
      exported: ['hours', 'activities', 'roles', 'certificates'],
      withheld: ['user_id'],
      erasure: 'removed',
      merging: { user_id: { same: oneEach } },
    },
    {
      table: 'cv_paper',
      owners: ['user_id'],
      exported: ['language', 'content', 'created_at', 'expires_at', 'withdrawn_at'],
      withheld: ['id', 'user_id', 'code', 'file_key', 'tenant_key', 'signature'],
      erasure: 'removed',
      merging: { user_id: 'moves' },
    },
  ],
};
