import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';

/**
 * One change between two organisations at a time. Both are locked in the order of their ids, so that two who lock the
 * same two wait for each other instead of standing in each other's way.
 */
export const betweenBoth = <Result>(
  context: Context,
  ids: readonly [string, string],
  work: (inside: Context) => Promise<Result>,
): Promise<Result> =>
  inTransaction(context.db, async (db) => {
    await sql`select from organisation where id = any(${[...ids]}::uuid[]) order by id for update`.execute(db);
    return work({ ...context, db });
  });
