import type { PersonalData } from '#platform/server/personal-data.ts';

export const pushPersonalData: PersonalData = {
  tables: [
    {
      table: 'push_subscription',
      owners: ['user_id'],
      exported: ['agent', 'created_at', 'succeeded_at'],
      withheld: ['id', 'user_id', 'session_id', 'endpoint_digest', 'address_sealed', 'failed_count'],
      erasure: 'removed',
      merging: { user_id: 'ends' },
    },
  ],
};
