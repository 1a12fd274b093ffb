import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import { maySuspend } from '../policy.ts';

/** Until then the user reads as before, and writes nothing that others read; null lets them write again. */
export async function suspendUser(context: Context, subjectId: UserId, until: Date | null): Promise<void> {
  if (!maySuspend(actorOf(context), subjectId)) refuse('forbidden');
  await sql`update app_user set suspended_until = ${until} where id = ${subjectId}`.execute(context.db);
}

/** Whether the user may not write now: it ends by itself. */
export async function isSuspended(context: Context): Promise<boolean> {
  const { rows } = await rowsOf({ is_suspended: boolean })`
    select coalesce(suspended_until > ${context.now}, false) as is_suspended
    from app_user where id = ${actorOf(context).id}`.execute(context.db);
  return rows[0]?.is_suspended ?? false;
}
