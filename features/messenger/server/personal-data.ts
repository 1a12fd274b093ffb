import { sql } from 'kysely';
import { sameBy } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { mergeConversations } from './merge-conversations.ts';

const threadName = (column: string) => sql`(select coalesce(thread.name, organisation.name, event.name)
  from thread
  left join organisation on organisation.id = thread.organisation_id
  left join event on event.id = thread.event_id
  where thread.id = ${sql.ref(column)}) as conversation`;

/** Those who are in a conversation before those who have left it. */
const rankOfParticipant = (row: string) => sql`(case when ${sql.ref(`${row}.left_at`)} is null then 1 else 0 end)`;

export const messengerPersonalData: PersonalData = {
  tables: [
    {
      table: 'thread_message',
      owners: ['author_id'],
      mentions: ['subject_user_id'],
      exported: ['kind', 'body', 'created_at', 'edited_at', 'deleted_at'],
      withheld: ['thread_id', 'seq', 'author_id', 'subject_user_id'],
      inWords: threadName('thread_message.thread_id'),
      // Others have answered: what was said stays, without its author.
      erasure: 'cleared',
      merging: { author_id: { isMany: true }, subject_user_id: { isMany: true } },
    },
    {
      table: 'thread_participant',
      owners: ['user_id'],
      exported: ['is_muted', 'joined_at', 'left_at'],
      withheld: ['thread_id', 'user_id', 'last_read_seq', 'joined_seq', 'told_seq'],
      inWords: threadName('thread_participant.thread_id'),
      erasure: 'removed',
      merging: { user_id: { same: sameBy('thread_id'), rank: rankOfParticipant } },
    },
    {
      table: 'thread',
      owners: ['created_by'],
      mentions: ['first_user_id', 'second_user_id'],
      exported: ['kind', 'name', 'created_at'],
      withheld: [
        'id',
        'organisation_id',
        'event_id',
        'tenant_key',
        'first_user_id',
        'second_user_id',
        'last_seq',
        'last_message_at',
        'created_by',
        'deleted_at',
        'tell_at',
        'warned_at',
      ],
      erasure: 'cleared',
      merging: { created_by: 'moves', first_user_id: 'own', second_user_id: 'own' },
    },
    {
      table: 'user_block',
      owners: ['user_id'],
      mentions: ['blocked_user_id'],
      exported: ['created_at'],
      withheld: ['user_id', 'blocked_user_id'],
      erasure: 'removed',
      merging: { user_id: { same: sameBy('blocked_user_id') }, blocked_user_id: { same: sameBy('user_id') } },
    },
  ],
  /** Pictures and papers go with the person who sent them, and so does who has blocked them. */
  async erase({ db, id }) {
    await sql`
      delete from thread_file using upload
      where upload.id = thread_file.upload_id and upload.owner_user_id = ${id}`.execute(db);
    // Those that were put back are copies, and nobody's.
    await sql`
      delete from thread_file using thread_message
      where thread_message.thread_id = thread_file.thread_id and thread_message.seq = thread_file.seq
        and thread_message.author_id = ${id}`.execute(db);
    await sql`delete from user_block where blocked_user_id = ${id}`.execute(db);
  },
  merge: mergeConversations,
};
