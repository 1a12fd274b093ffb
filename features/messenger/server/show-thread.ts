import { z } from 'zod';
import { isSuspended } from '#features/users/server/public.ts';
import type { ThreadId, UserId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf } from '#platform/server/rows.ts';
import { type OBSTACLES, type Thread, threadSummary } from '../contract.ts';
import { mayAdd, mayDelete, mayLeave, mayRemove, mayRename } from '../policy.ts';
import { demandThread, peopleIn, type ThreadWithAccess } from './access.ts';
import { summaryColumns } from './list-threads.ts';
import { isUnprotected, minorsAmong } from './minors.ts';
import { readByOthers } from './read-by-others.ts';
import { isBlockedWith } from './relations.ts';
import { filesSent } from './thread-files.ts';

const shownRow = threadSummary.extend({ files_count: number });

export async function showThread(context: Context, id: ThreadId): Promise<Thread> {
  const thread = await demandThread(context, id);
  const people = await peopleIn(context, id);
  const { minors, obstacle } = await obstacleIn(context, thread, people);
  const self = actorOf(context).id;
  const { rows } = await rowsOf(shownRow)`
    select ${summaryColumns(context)},
      (select count(*)::int from ${filesSent(thread)}) as files_count
    from thread
    join thread_participant on thread_participant.thread_id = thread.id and thread_participant.user_id = ${self}
    where thread.id = ${id}`.execute(context.db);
  const [shown] = rows;
  if (!shown) throw new Error('A conversation is gone between two reads of one request.');
  return {
    ...shown,
    participants_count: people.length,
    others_read_seq: await readByOthers(context, id, self),
    last_seq: thread.last_seq,
    last_read_seq: thread.last_read_seq,
    has_minors: minors.length > 0,
    obstacle,
    can: {
      write: obstacle === null,
      rename: mayRename(thread),
      add: mayAdd(thread),
      remove: mayRemove(thread),
      leave: mayLeave(thread),
      delete: mayDelete(thread),
    },
  };
}

export type Obstacle = (typeof OBSTACLES)[number];

/** Why nobody writes here now; asked again with every message. */
export async function obstacleIn(
  context: Context,
  { kind }: Pick<ThreadWithAccess, 'kind'>,
  people: readonly UserId[],
): Promise<{ minors: { id: UserId }[]; obstacle: Obstacle | null }> {
  const minors = await minorsAmong(context, people);
  if (await isSuspended(context)) return { minors, obstacle: 'suspended' };
  if (people.length < 2 && (kind === 'direct' || kind === 'group')) return { minors, obstacle: 'alone' };
  if (kind === 'direct' && minors.length > 0) return { minors, obstacle: 'minors' };
  if (isUnprotected(minors)) return { minors, obstacle: 'minors' };
  return { minors, obstacle: kind === 'direct' && (await isAnyBlocked(context, people)) ? 'closed' : null };
}

async function isAnyBlocked(context: Context, people: readonly UserId[]): Promise<boolean> {
  const { rows } = await rowsOf(blockedRow)`
    select coalesce(bool_or(${isBlockedWith(actorOf(context).id)}), false) as is_blocked
    from app_user where app_user.id = any(${people}::uuid[])`.execute(context.db);
  return rows[0]?.is_blocked ?? true;
}

const blockedRow = z.object({ is_blocked: boolean });
