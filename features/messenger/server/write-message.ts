import { sql } from 'kysely';
import { cleanComment } from '#features/comments/rules.ts';
import { lockUser } from '#features/identity/server/public.ts';
import { takeOwnUpload } from '#features/uploads/server/public.ts';
import type { ThreadId, UploadId, UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { ThreadMessage } from '../contract.ts';
import { isNewcomer, MAX_MESSAGES_AN_HOUR_OF_NEWCOMERS } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeThread, peopleIn, type ThreadWithAccess } from './access.ts';
import { addLine } from './add-line.ts';
import { letIn } from './let-in.ts';
import { messageOf, shownTo } from './messages.ts';
import { obstacleIn } from './show-thread.ts';
import { tellOfLine } from './tell-thread.ts';

export type Writing = { body: string; files: readonly UploadId[] };

/** CHT-01. Numbered in the order in which the conversation was locked, so that nobody is told the later one first. */
export const writeMessage = (context: Context, id: ThreadId, writing: Writing): Promise<ThreadMessage> =>
  changeThread(context, id, (inside, thread) => writeIn(inside, thread, writing));

/** With the conversation locked. */
export async function writeIn(context: Context, thread: ThreadWithAccess, writing: Writing): Promise<ThreadMessage> {
  await letIn(context, thread);
  const people = await peopleIn(context, thread.id);
  await demandOpen(context, thread, people);
  const body = demandWords(context, writing.body, writing.files.length > 0);
  await demandTurn(context);
  const seq = await addLine(context, thread.id, { kind: 'text', body });
  await addFiles(context, thread.id, seq, writing.files);
  const message = await messageOf(context, thread, seq);
  await tellOfLine(context, thread.id, { seq }, people);
  return shownTo(context, message);
}

export async function demandOpen(context: Context, thread: ThreadWithAccess, people: readonly UserId[]): Promise<void> {
  const { obstacle } = await obstacleIn(context, thread, people);
  if (obstacle) refuse('conflict', REFUSALS[context.language].obstacles[obstacle]);
}

/** Nothing but signs that nobody sees is nothing. */
export function demandWords({ language }: Context, body: string, hasFiles: boolean): string {
  const words = cleanComment(body);
  if (words === '' && !hasFiles) refuse('invalid', undefined, { body: [REFUSALS[language].empty] });
  return words;
}

const HOUR_MS = 3_600_000;

/** Of a new account. The user's own row is locked, so that what they send at once is counted one after the other. */
async function demandTurn(context: Context): Promise<void> {
  const { db, now, language } = context;
  const { id } = actorOf(context);
  const { rows } = await rowsOf({ created_at: text })`
    select created_at from app_user where id = ${id}`.execute(db);
  if (!rows[0] || !isNewcomer(rows[0].created_at, now)) return;
  await lockUser(db, id);
  const written = await rowsOf({ count: number })`
    select count(*)::int as count from thread_message
    where author_id = ${id} and created_at > ${new Date(now.getTime() - HOUR_MS)}`.execute(db);
  if ((written.rows[0]?.count ?? 0) >= MAX_MESSAGES_AN_HOUR_OF_NEWCOMERS) {
    refuse('too_many', REFUSALS[language].too_many_messages);
  }
}

/** Only files that the user has handed in. */
async function addFiles(context: Context, id: ThreadId, seq: number, files: readonly UploadId[]): Promise<void> {
  for (const [position, uploadId] of [...new Set(files)].entries()) {
    if (!(await takeOwnUpload(context.db, uploadId, actorOf(context).id))) {
      refuse('invalid', undefined, { files: [REFUSALS[context.language].file_unknown] });
    }
    await sql`insert into thread_file (thread_id, seq, upload_id, position)
      values (${id}, ${seq}, ${uploadId}, ${position})`.execute(context.db);
  }
}
