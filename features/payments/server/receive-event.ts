import { sql } from 'kysely';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { jsonb, rowsOf, text } from '#platform/server/rows.ts';
import { askedAgainAt } from '../rules.ts';
import { advance } from './jobs-declared.ts';
import type { ProviderEvent } from './payment-provider.ts';

type Receiving = { db: Db; now: Date; enqueue: Enqueue };

/** Keeps what the provider has told, once, and lets a job look at the payment. What is not about one of ours is dropped. */
export function receiveEvent({ db: root, now, enqueue }: Receiving, event: ProviderEvent): Promise<void> {
  return inTransaction(root, async (db) => {
    const { rows } = await rowsOf({ id: ids.payment })`
      select id from payment where reference = ${event.reference}`.execute(db);
    const [payment] = rows;
    if (!payment) return;
    const { rows: kept } = await rowsOf({ id: text })`
      insert into payment_event (id, payment_id, body, received_at)
      values (${event.key}, ${payment.id}, ${jsonb(event.body)}, ${now})
      on conflict (id) do nothing returning id`.execute(db);
    if (kept.length === 0) return;
    // Should the job be lost, the sweep finds it.
    await sql`
      update payment set asked_again_at = least(asked_again_at, ${askedAgainAt(now, now)}::timestamptz)
      where id = ${payment.id}`.execute(db);
    await enqueue(db, advance, { id: payment.id });
  });
}
