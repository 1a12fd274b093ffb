import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

const threadName = (column: string) => sql`(select coalesce(thread.name, organisation.name, event.name)
  from thread
  left join organisation on organisation.id = thread.organisation_id
  left join event on event.id = thread.event_id
  where thread.id = ${sql.ref(column)}) as conversation`;

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
    },
    {
      table: 'thread_participant',
      owners: ['user_id'],
      exported: ['is_muted', 'joined_at', 'left_at'],
      withheld: ['thread_id', 'user_id', 'last_read_seq', 'joined_seq', 'told_seq'],
      inWords: threadName('thread_participant.thread_id'),
      erasure: 'removed',
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
    },
    {
      table: 'user_block',
      owners: ['user_id'],
      mentions: ['blocked_user_id'],
      exported: ['created_at'],
      withheld: ['user_id', 'blocked_user_id'],
      erasure: 'removed',
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
};
