import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { deleteUnreferred } from '#features/uploads/server/public.ts';
import { ids, type ThreadId, type UploadId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { isMet, mayTakeOut } from '../policy.ts';
import { demandThread, peopleIn } from './access.ts';
import { messageOf } from './messages.ts';
import { minorsAmong } from './minors.ts';
import { relationsTo } from './relations.ts';
import { tellOfLine } from './tell-thread.ts';

type MessagePath = { id: ThreadId; seq: number };

/** What another participant wrote, as the user who reports it reads it. */
export async function messageToReport(context: Context, { id, seq }: MessagePath) {
  const thread = await demandThread(context, id);
  const message = await messageOf(context, thread, seq);
  if (message.kind !== 'text' || message.deleted_at !== null) refuse('not_found');
  const minors = await minorsAmong(context, await peopleIn(context, id));
  return { ...message, thread_name: await nameOf(context, id), has_minors: minors.length > 0 };
}

async function nameOf({ db }: Context, id: ThreadId): Promise<string> {
  const { rows } = await rowsOf({ name: textOrNull })`
    select coalesce(thread.name, organisation.name, event.name) as name
    from thread
    left join organisation on organisation.id = thread.organisation_id
    left join event on event.id = thread.event_id
    where thread.id = ${id}`.execute(db);
  return rows[0]?.name ?? '';
}

/** A user whom one has met here; of others nothing is told, not even that they exist. */
export async function personMet(context: Context, id: UserId): Promise<{ id: UserId; name: string } | null> {
  const [person] = await relationsTo(context, [id]);
  return person?.is_present && (isMet(person) || person.is_contact) ? person : null;
}

const lineRow = z.object({
  seq: number,
  by: textOrNull,
  words: text,
  at: text,
  files_count: number,
  is_reported: boolean,
});

const BESIDE = 2;

/** A reported message with the nearest on either side. Who asks has been allowed to. */
export async function linesAround({ db }: { db: Db }, { id, seq }: MessagePath): Promise<z.infer<typeof lineRow>[]> {
  const { rows } = await rowsOf(lineRow)`
    select message.seq, app_user.name as by, message.body as words, message.created_at as at,
      (select count(*)::int from thread_file
        where thread_file.thread_id = message.thread_id and thread_file.seq = message.seq) as files_count,
      message.seq = ${seq} as is_reported
    from thread_message message
    left join app_user on app_user.id = message.author_id and app_user.erased_at is null
    where message.thread_id = ${id} and message.kind = 'text'
      and message.seq between ${seq - BESIDE} and ${seq + BESIDE}
    order by message.seq`.execute(db);
  return rows;
}

export async function isMessageThere({ db }: { db: Db }, { id, seq }: MessagePath): Promise<boolean> {
  const { rows } = await rowsOf({ seq: number })`
    select seq from thread_message where thread_id = ${id} and seq = ${seq} and deleted_at is null`.execute(db);
  return rows.length > 0;
}

/** As when its author takes it back: the words and the files go, that something stood there stays. */
export const takeOutMessage = (context: Context, path: MessagePath, reason: string): Promise<void> =>
  moderate(context, path, 'message.remove', reason, async ({ db, now }, { id, seq }) => {
    const { rows } = await rowsOf({ author_id: ids.user.nullable() })`
      update thread_message set body = '', deleted_at = ${now}
      where thread_id = ${id} and seq = ${seq} and deleted_at is null
      returning author_id`.execute(db);
    const files = await rowsOf({ upload_id: ids.upload })`
      delete from thread_file where thread_id = ${id} and seq = ${seq} returning upload_id`.execute(db);
    await deleteUnreferred(
      db,
      files.rows.map(({ upload_id }) => upload_id),
      now,
    );
    return rows[0];
  });

/** What a message said, and copies of its files that were kept. */
type KeptMessage = { words: string; upload_ids: readonly UploadId[] };

/** It should not have been taken out. */
export const putBackMessage = (
  context: Context,
  path: MessagePath,
  { words, upload_ids }: KeptMessage,
  reason: string,
): Promise<void> =>
  moderate(context, path, 'message.restore', reason, async ({ db }, { id, seq }) => {
    const { rows } = await rowsOf({ author_id: ids.user.nullable() })`
      update thread_message set body = ${words}, deleted_at = null
      where thread_id = ${id} and seq = ${seq} and deleted_at is not null
      returning author_id`.execute(db);
    if (rows[0])
      await sql`
        insert into thread_file (thread_id, seq, upload_id, position)
        select ${id}, ${seq}, kept.id, kept.position - 1
        from unnest(${[...upload_ids]}::uuid[]) with ordinality as kept (id, position)`.execute(db);
    return rows[0];
  });

async function moderate(
  context: Context,
  path: MessagePath,
  action: 'message.remove' | 'message.restore',
  reason: string,
  change: (inside: Context, path: MessagePath) => Promise<{ author_id: UserId | null } | undefined>,
): Promise<void> {
  if (!mayTakeOut(context.actor)) refuse('forbidden');
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await sql`select from thread where id = ${path.id} for no key update`.execute(db);
    const message = (await change(inside, path)) ?? refuse('not_found');
    await tellOfLine(inside, path.id, { seq: path.seq, isChanged: true }, await peopleIn(inside, path.id));
    await recordAudit(inside, action, {
      subject_user_id: message.author_id,
      details: { thread: path.id, message: path.seq, reason },
    });
  });
}
