import { sql } from 'kysely';
import { ids } from '#features/vocabulary/ids.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { askedAgainAt, SWEPT_EVERY_MS } from '../rules.ts';
import { advance, sweep } from './jobs-declared.ts';

/** Clocks know minutes: the minute's sweep sets off the others. */
export async function setOffSweeps({ db, now, enqueue }: JobServices): Promise<void> {
  const begun = now().getTime();
  const others = Array.from({ length: 60_000 / SWEPT_EVERY_MS - 1 }, (_, index) => ({
    starts_at: new Date(begun + (index + 1) * SWEPT_EVERY_MS).toISOString(),
  }));
  await enqueue(db, sweep, ...others);
}

/**
 * Everything that is to be asked about before the sweep comes again, each at its time. The next question is planned at
 * once, so that one that is lost with its process is asked again.
 */
export async function sweepPayments(services: JobServices): Promise<void> {
  const now = services.now();
  const until = new Date(now.getTime() + SWEPT_EVERY_MS);
  await inBatches(services, 'ask about payments', async (db, limit) => {
    const { rows } = await rowsOf({ id: ids.payment, starts_at: text, begun_at: text })`
      select id, asked_again_at as starts_at, coalesce((
          select min(created_at) from payment_operation where payment_id = payment.id and state = 'asked'
        ), created_at) as begun_at
      from payment where asked_again_at < ${until}
      order by asked_again_at limit ${limit} for update skip locked`.execute(db);
    const planned = rows.map(({ starts_at, begun_at }) => {
      const startsAt = new Date(Math.max(now.getTime(), Date.parse(starts_at)));
      return askedAgainAt(new Date(begun_at), startsAt).toISOString();
    });
    await sql`
      update payment set asked_again_at = planned.at
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${planned}::timestamptz[]) as planned (id, at)
      where payment.id = planned.id`.execute(db);
    await services.enqueue(db, advance, ...rows.map(({ id, starts_at }) => ({ id, starts_at })));
    return rows.length;
  });
}
