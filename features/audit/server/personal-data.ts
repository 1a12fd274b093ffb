import type { PersonalData } from '#platform/server/personal-data.ts';

export const auditPersonalData: PersonalData = {
  tables: [
    {
      table: 'audit_entry',
      owners: ['actor_user_id', 'acting_user_id', 'subject_user_id'],
      exported: ['at', 'action', 'municipality_id', 'details'],
      withheld: ['position', 'actor_user_id', 'acting_user_id', 'subject_user_id', 'digest'],
      erasure: 'kept',
      merging: { actor_user_id: 'stays', acting_user_id: 'stays', subject_user_id: 'stays' },
    },
    {
      table: 'acting_look',
      owners: ['user_id'],
      exported: ['area', 'looked_at'],
      withheld: ['session_id', 'user_id'],
      erasure: 'removed',
      merging: { user_id: 'stays' },
    },
  ],
};
