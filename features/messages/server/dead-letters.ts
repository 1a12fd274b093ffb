import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type DeadLetters, deadLetters } from '../office-contract.ts';
import type { Channel } from '../rules.ts';
import { canBeRetried } from './queries.ts';
import { handIn, queuedRow } from './queues.ts';

/** The latest of them, where servers that answer in their own words make very many reasons. */
const MAX_KINDS = 200;

/** So many are put back in one transaction. */
const BATCH = 500;

/** What was given up, by what it was and why; nobody is named. */
export async function listDeadLetters(db: Db): Promise<DeadLetters[]> {
  const { rows } = await rowsOf(deadLetters)`
    select channel, template, failure, count(*)::int as count,
      (count(*) filter (where ${canBeRetried}))::int as retryable,
      min(failed_at) as first_at, max(failed_at) as last_at
    from outgoing_message
    where failed_at is not null
    group by channel, template, failure
    order by max(failed_at) desc, channel, template
    limit ${MAX_KINDS}`.execute(db);
  return rows;
}

/** Puts them back into their queues, and answers how many. Each is tried for a day from now, like a new one. */
export async function retryDeadLetters(
  { db, now, enqueue }: { db: Db; now: Date; enqueue: Enqueue },
  channel: Channel | null,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let count = 0;
  for (;;) {
    const revived = await inTransaction(db, async (inside) => {
      const found = await revive(inside, now, channel);
      await handIn({ db: inside, enqueue }, found);
      return found;
    });
    count += revived.length;
    if (revived.length < BATCH || count >= most) return count;
  }
}

async function revive(db: Db, now: Date, channel: Channel | null) {
  const { rows } = await rowsOf(queuedRow)`
    update outgoing_message
    set failed_at = null, failure = null, retried_at = ${now}, waits_since = ${now}
    where id in (
      select id from outgoing_message
      where ${canBeRetried} and (${channel}::text is null or channel = ${channel})
      order by failed_at, id
      limit ${BATCH}
      for update skip locked)
    returning id, channel, delivery_class`.execute(db);
  return rows;
}
