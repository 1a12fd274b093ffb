import { sql } from 'kysely';
import { deleteUnreferred } from '#features/uploads/server/public.ts';
import { ids, type ThreadId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { ThreadMessage } from '../contract.ts';
import { mayChange } from '../policy.ts';
import { CHANGEABLE_MINUTES } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeThread, peopleIn, type ThreadWithAccess } from './access.ts';
import { messageOf, shownTo } from './messages.ts';
import { tellOfLine } from './tell-thread.ts';
import { demandOpen, demandWords } from './write-message.ts';

type MessagePath = { id: ThreadId; seq: number };

/** That it was changed stays in sight. */
export const updateMessage = (
  context: Context,
  { id, seq }: MessagePath,
  { body }: { body: string },
): Promise<ThreadMessage> =>
  changeThread(context, id, async (inside, thread) => {
    const { files } = await demandChangeable(inside, thread, seq);
    const people = await peopleIn(inside, id);
    await demandOpen(inside, thread, people);
    const words = demandWords(inside, body, files.length > 0);
    await sql`update thread_message set body = ${words}, edited_at = ${inside.now}
      where thread_id = ${id} and seq = ${seq} and body <> ${words}`.execute(inside.db);
    return tellAndShow(inside, thread, seq, people);
  });

/** The words and the files go; that something stood there stays. */
export const deleteMessage = (context: Context, { id, seq }: MessagePath): Promise<ThreadMessage> =>
  changeThread(context, id, async (inside, thread) => {
    await demandChangeable(inside, thread, seq);
    await sql`update thread_message set body = '', deleted_at = ${inside.now}
      where thread_id = ${id} and seq = ${seq}`.execute(inside.db);
    const { rows } = await rowsOf({ upload_id: ids.upload })`
      delete from thread_file where thread_id = ${id} and seq = ${seq} returning upload_id`.execute(inside.db);
    await deleteUnreferred(
      inside.db,
      rows.map(({ upload_id }) => upload_id),
      inside.now,
    );
    return tellAndShow(inside, thread, seq, await peopleIn(inside, id));
  });

async function tellAndShow(
  context: Context,
  thread: ThreadWithAccess,
  seq: number,
  people: readonly UserId[],
): Promise<ThreadMessage> {
  const message = await messageOf(context, thread, seq);
  await tellOfLine(context, thread.id, { seq, isChanged: true }, people);
  return shownTo(context, message);
}

async function demandChangeable(context: Context, thread: ThreadWithAccess, seq: number) {
  const message = await messageOf(context, thread, seq);
  const self = actorOf(context).id;
  if (mayChange(self, message, context.now)) return message;
  if (message.author_id !== self || message.kind !== 'text') refuse('forbidden');
  return refuse('conflict', REFUSALS[context.language].too_late(CHANGEABLE_MINUTES));
}
