import { ids } from '#features/vocabulary/ids.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { advance } from './jobs-declared.ts';

/**
 * Everything that is to be asked about before the sweep comes again, each at its time. The next question is planned at
 * once, so that one that is lost with its process is asked again.
 */
export async function sweepPayments(services: JobServices): Promise<void> {
  const now = services.now();
  await inBatches(services, 'ask about payments', async (db, limit) => {
    const { rows } = await rowsOf({ id: ids.payment, starts_at: text })`
      with due as (
        select id, asked_again_at from payment where asked_again_at < ${now}::timestamptz + interval '1 minute'
        order by asked_again_at limit ${limit} for update skip locked)
      update payment
      set asked_again_at = ${now}::timestamptz
        + greatest(interval '1 minute', least(interval '1 hour', (${now}::timestamptz - payment.changed_at) / 8))
      from due where payment.id = due.id
      returning payment.id, due.asked_again_at as starts_at`.execute(db);
    await services.enqueue(db, advance, ...rows);
    return rows.length;
  });
}
