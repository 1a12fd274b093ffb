import { sql } from 'kysely';
import { z } from 'zod';
import { isPresent } from '#features/attendance/server/public.ts';
import { ids, type ThreadId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { ThreadAccess } from '../policy.ts';
import { isInThread, isOrganiser } from './who-is-in.ts';

const accessRow = z.object({
  id: ids.thread,
  kind: z.enum(['direct', 'group', 'organisation', 'event']),
  name: textOrNull,
  organisation_id: ids.organisation.nullable(),
  event_id: ids.event.nullable(),
  created_at: text,
  last_seq: number,
  last_read_seq: number,
  joined_seq: number,
  is_muted: boolean,
  is_keeper: boolean,
  is_organiser: boolean,
}) satisfies z.ZodType<ThreadAccess>;
export type ThreadWithAccess = z.infer<typeof accessRow>;

/** To a user who is not in it, or not any more, there is no such conversation. */
export async function demandThread(context: Context, id: ThreadId): Promise<ThreadWithAccess> {
  demandMessenger(context);
  const { rows } = await rowsOf(accessRow)`
    select thread.id, thread.kind, thread.name, thread.organisation_id, thread.event_id, thread.created_at,
      thread.last_seq, thread_participant.last_read_seq, thread_participant.joined_seq, thread_participant.is_muted,
      coalesce(thread.created_by = thread_participant.user_id, false) or not exists (
        select from thread_participant keeper
        where keeper.thread_id = thread.id and keeper.user_id = thread.created_by and keeper.left_at is null
      ) as is_keeper,
      ${isOrganiser(context)} as is_organiser
    from thread_participant join thread on thread.id = thread_participant.thread_id
    where thread_participant.thread_id = ${id} and thread_participant.user_id = ${actorOf(context).id}
      and ${isInThread(context)}`.execute(context.db);
  return rows[0] ?? refuse('not_found');
}

/** A portal that is wound down has no conversations. */
export function demandMessenger({ tenant }: Context): void {
  if (tenant.is_sunset) refuse('not_found');
}

/** One change of a conversation at a time: what is written has the next number, and nobody else has it. */
export const changeThread = <Result>(
  context: Context,
  id: ThreadId,
  work: (inside: Context, thread: ThreadWithAccess) => Promise<Result>,
): Promise<Result> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await sql`select from thread where id = ${id} for no key update`.execute(db);
    return work(inside, await demandThread(inside, id));
  });

/** Everybody who is in it now. */
export async function peopleIn(context: Context, id: ThreadId): Promise<UserId[]> {
  const { rows } = await rowsOf({ user_id: ids.user })`
    select thread_participant.user_id
    from thread_participant
    join thread on thread.id = thread_participant.thread_id
    join app_user on app_user.id = thread_participant.user_id
    where thread_participant.thread_id = ${id} and ${isPresent} and ${isInThread(context)}`.execute(context.db);
  return rows.map(({ user_id }) => user_id);
}
