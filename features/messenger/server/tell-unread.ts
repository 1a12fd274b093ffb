import { sql } from 'kysely';
import { ids, type ThreadId } from '#features/vocabulary/ids.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type NotifyServices, notifyPeople } from './notify-people.ts';
import { isInThread } from './who-is-in.ts';

const BATCH = 50;

/** Once for each conversation until they have read it: a user who is in the middle of it needs no notice. */
export async function tellUnread(services: NotifyServices): Promise<void> {
  for (;;) {
    const { rows } = await rowsOf({ id: ids.thread })`
      select id from thread where tell_at <= ${services.now} order by tell_at limit ${BATCH}`.execute(services.db);
    for (const { id } of rows) await inTransaction(services.db, (db) => tellOf({ ...services, db }, id));
    services.countRows(rows.length);
    if (rows.length < BATCH) return;
  }
}

/** Something that the participant has not read, by a user whom they have not blocked. */
const hasNewsFor = sql`exists (
  select from thread_message message
  where message.thread_id = thread.id and message.seq > thread_participant.last_read_seq
    and message.author_id is distinct from thread_participant.user_id
    and not exists (
      select from user_block
      where user_block.user_id = thread_participant.user_id and user_block.blocked_user_id = message.author_id))`;

/** The process that takes the time away is the one that tells; both happen or neither. */
async function tellOf(services: NotifyServices, id: ThreadId): Promise<void> {
  const { db, now } = services;
  const taken = await sql`update thread set tell_at = null where id = ${id} and tell_at <= ${now}`.execute(db);
  if (!taken.numAffectedRows) return;
  const { rows } = await rowsOf({ user_id: ids.user })`
    update thread_participant set told_seq = thread.last_seq
    from thread
    where thread.id = thread_participant.thread_id and thread.id = ${id}
      and thread_participant.last_read_seq < thread.last_seq
      and thread_participant.told_seq <= thread_participant.last_read_seq
      and not thread_participant.is_muted and ${isInThread(services)} and ${hasNewsFor}
    returning thread_participant.user_id`.execute(db);
  const people = rows.map(({ user_id }) => user_id);
  await notifyPeople(services, id, people, (values) => ({ template: 'messagesUnread', values }));
}
