import { type Entry, tellUsers } from '#features/stream/server/public.ts';
import type { ThreadId, UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';

type Line = { seq: number; isChanged?: true };

/** The browsers of everyone who may read it. At the end of the transaction, as everything that streams are told. */
export const tellOfLine = (
  context: Context,
  id: ThreadId,
  { seq, isChanged }: Line,
  people: readonly UserId[],
): Promise<void> => {
  const content: Entry['content'] = { thread_id: id, seq, ...(isChanged && { changed: true }) };
  return tellUsers(context, people, { kind: 'message', content });
};

/** That something about the conversation itself is different: who is in it, its name, how far the others have read. */
export const tellOfThread = (context: Context, id: ThreadId, people: readonly UserId[]): Promise<void> =>
  tellUsers(context, people, { kind: 'thread', content: { thread_id: id } });
