import { type RawBuilder, sql } from 'kysely';
import { PARTS } from '#features/retention/periods.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { Db } from '#platform/server/database.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { EMPTIED, HAS_WORDS } from './message-words.ts';
import { handIn, queuedRow } from './queues.ts';

type Tending = Pick<JobServices, 'db' | 'now' | 'countRows'>;

const HOUR_MS = 3_600_000;
const TRIED_FOR_MS = 24 * HOUR_MS;
const HANDED_IN_AGAIN_AFTER_MS = HOUR_MS;

const IS_WAITING = sql`sent_at is null and failed_at is null`;

/** Hands in what is worth another round of tries; what has waited for too long is given up. */
export async function handInAgain(services: Tending & Pick<JobServices, 'enqueue'>): Promise<void> {
  await releaseDeadClaims(services);
  await giveUpLate(services);
  const before = new Date(services.now().getTime() - HANDED_IN_AGAIN_AFTER_MS);
  let last = { created_at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
  await inBatches(services, 'hand in again', async (db, limit) => {
    const { rows } = await rowsOf(queuedRow.extend({ tries: number, created_at: text }))`
      select id, channel, delivery_class, tries, created_at from outgoing_message
      where ${IS_WAITING} and created_at < ${before} and coalesce(not_before <= ${services.now()}, true)
        and (created_at, id) > (${last.created_at}::timestamptz, ${last.id}::uuid)
      order by created_at, id
      limit ${limit}`.execute(db);
    await handIn({ ...services, db }, rows);
    last = rows.at(-1) ?? last;
    return rows.length;
  });
}

/** What could not be delivered and was not tried again within a week. */
export async function emptyDeadLetters(services: Tending): Promise<void> {
  const before = new Date(services.now().getTime() - PARTS.dead_letter_words.hours * HOUR_MS);
  await change(services, 'empty dead letters', {
    set: EMPTIED,
    where: sql`failed_at < ${before} and ${HAS_WORDS}`,
    order: sql`failed_at`,
  });
}

/** For a change of the secret: the codes and links that are sealed end with it. */
export async function giveUpSealedMessages(db: Db, now: Date): Promise<void> {
  await sql`
    update outgoing_message
    set failed_at = case when sent_at is null then coalesce(failed_at, ${now}) else failed_at end, ${EMPTIED}
    where sealed is not null`.execute(db);
}

/** What a worker held when it died waits again. */
const releaseDeadClaims = (services: Tending): Promise<number> =>
  change(services, 'release dead claims', {
    set: sql`sent_at = null, held_until = null`,
    where: sql`held_until <= ${services.now()} and failed_at is null`,
    order: sql`held_until`,
  });

async function giveUpLate(services: Tending): Promise<void> {
  const now = services.now();
  const isLate = sql`coalesce(retried_at, created_at) < ${new Date(now.getTime() - TRIED_FOR_MS)}`;
  await change(services, 'give up what is over', {
    set: sql`failed_at = ${now}, ${EMPTIED},
      failure = case when expires_at <= ${now} then 'expired' else coalesce(failure, 'late') end`,
    where: sql`${IS_WAITING} and (expires_at <= ${now} or (sealed is not null and ${isLate}))`,
    order: sql`created_at`,
  });
  await change(services, 'give up what is late', {
    set: sql`failed_at = ${now}, failure = coalesce(failure, 'late')`,
    where: sql`${IS_WAITING} and ${isLate}`,
    order: sql`created_at`,
  });
}

type Changed = { set: RawBuilder<unknown>; where: RawBuilder<unknown>; order: RawBuilder<unknown> };

/** One that is being sent right now is left to the next run. */
const change = (services: Tending, name: string, { set, where, order }: Changed): Promise<number> =>
  inBatches(services, name, async (db, limit) => {
    const { numAffectedRows = 0n } = await sql`
      update outgoing_message set ${set}
      where id = any(array(
        select id from outgoing_message where ${where} order by ${order} limit ${limit} for update skip locked))`.execute(
      db,
    );
    return Number(numAffectedRows);
  });
