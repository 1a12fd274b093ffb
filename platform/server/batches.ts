import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from './database.ts';
import { inTransaction } from './guarded-dialect.ts';
import type { JobServices } from './jobs.ts';
import { boolean, rowsOf } from './rows.ts';

type Carrying = Pick<JobServices, 'db' | 'countRows'>;

/** Carries out at most `limit` rows of the work, and tells how many there were. */
type Batch = (db: Db, limit: number) => Promise<number>;

const BATCH_SIZE = 1000;

/**
 * Work of any size in small transactions: what is done stays done when it is interrupted, and the next run goes on from
 * there. One process at a time in the whole cluster: a process that finds another one at the same work leaves it to it.
 */
export async function inBatches(
  { db, countRows }: Carrying,
  name: string,
  batch: Batch,
  size = BATCH_SIZE,
): Promise<number> {
  for (let total = 0; ; ) {
    const done = await inTransaction(db, async (transaction) =>
      (await takeTurn(transaction, name)) ? batch(transaction, size) : 0,
    );
    countRows(done);
    total += done;
    if (done < size) return total;
  }
}

type Older = {
  table: keyof Database;
  /** What its age is counted from. An index has it in order. */
  after: RawBuilder<unknown>;
  before: Date;
  where?: RawBuilder<unknown>;
};

/** The oldest first. A row that is in use right now is left to the next run. */
export const removeOlder = (carrying: Carrying, { table, after, before, where = sql`true` }: Older): Promise<number> =>
  inBatches(carrying, `remove ${table}`, async (db, limit) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)}
        where ${after} < ${before} and ${where}
        order by ${after} limit ${limit}
        for update skip locked))`.execute(db);
    return Number(numAffectedRows);
  });

/** The lock ends with the transaction, so that it is never left behind, and a pooler between is no hindrance. */
async function takeTurn(transaction: Db, name: string): Promise<boolean> {
  const { rows } = await rowsOf({ is_free: boolean })`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_free`.execute(transaction);
  return rows[0]?.is_free ?? false;
}
