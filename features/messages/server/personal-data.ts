import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const messagePersonalData: PersonalData = {
  tables: [
    {
      table: 'outgoing_message',
      owners: ['user_id'],
      mentions: ['about_user_id'],
      exported: ['channel', 'recipient', 'template', 'language', 'subject', 'created_at', 'sent_at'],
      // The words may hold a code or a link that still opens something.
      withheld: [
        'id',
        'user_id',
        'tenant_key',
        'text',
        'html',
        'sealed',
        'expires_at',
        'failed_at',
        'tries',
        'reply_to',
        'sender',
        'circular_id',
        'attachment_name',
        'attachment_type',
        'attachment',
        'once_key',
        'delivery_class',
        'share',
        'waits_since',
        'held_until',
        'failure',
        'retried_at',
        'not_before',
        'team_of',
        'about_user_id',
        'unsubscribe_url',
      ],
      erasure: 'removed',
      merging: { user_id: 'stays', about_user_id: 'stays' },
      hasOwnErasure: true,
    },
  ],
  /** The farewell is sent after the rest is gone. */
  async erase({ db, id, addresses }) {
    const to = sql`any(${sql.val(addresses)}::text[])`;
    // One after the other: each finds its rows in an index, and together they would read every message.
    const isAboutThem = sql`about_user_id = ${id} and sent_at is null`;
    for (const isTheirs of [sql`user_id = ${id}`, sql`recipient = ${to}`, sql`reply_to = ${to}`, isAboutThem]) {
      await sql`delete from outgoing_message where ${isTheirs} and template <> 'erased'`.execute(db);
    }
  },
};
