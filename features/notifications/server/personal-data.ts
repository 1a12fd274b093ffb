import type { PersonalData } from '#platform/server/personal-data.ts';

export const notificationPersonalData: PersonalData = {
  tables: [
    {
      table: 'notification',
      owners: ['user_id'],
      exported: ['texts', 'path', 'created_at', 'read_at'],
      withheld: ['id', 'user_id', 'type', 'payload', 'bundle_key', 'once_key'],
      erasure: 'removed',
    },
    {
      table: 'notification_count',
      owners: ['user_id'],
      exported: ['total', 'unread'],
      withheld: ['user_id'],
      erasure: 'removed',
    },
  ],
};
