import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const bulkMessagePersonalData: PersonalData = {
  tables: [
    {
      table: 'circular',
      owners: ['sender_user_id'],
      exported: ['channel', 'audience', 'subject', 'body', 'created_at', 'sent_at'],
      withheld: [
        'id',
        'organisation_id',
        'event_id',
        'occurrence_id',
        'includes_waiting',
        'sender_user_id',
        'from_role',
        'recipients_count',
        'parts_count',
        'cost_ore',
      ],
      inWords: sql`(select name from organisation where organisation.id = circular.organisation_id) as organisation`,
      erasure: 'cleared',
      merging: { sender_user_id: 'stays' },
    },
  ],
};
