import { sql } from 'kysely';
import { z } from 'zod';
import { ids, type PaymentId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { type Asking, refundPayment } from './ask-operation.ts';
import { lockPayment } from './payment-rows.ts';

const refundRow = z.object({
  id: ids.paymentOperation,
  payment_id: ids.payment,
  amount_ore: number,
  /** The provider's code. */
  reason: textOrNull,
  refused_at: text,
  ended_note: textOrNull,
});
export type RefusedRefund = z.infer<typeof refundRow>;

/** That the provider has refused to give back what was taken, and nobody has settled it; `column` has the payment's id. */
export const isRefundRefused = (column: string) => sql`exists (
  select from payment_operation
  where payment_operation.payment_id = ${sql.ref(column)} and payment_operation.kind = 'refund'
    and payment_operation.state = 'refused' and payment_operation.ended_as is null)`;

/** What the provider refused to give back and was not tried again, by payment: open ones, and those settled by hand. */
export async function refusedRefunds(
  db: Db,
  payments: readonly PaymentId[],
): Promise<ReadonlyMap<PaymentId, RefusedRefund>> {
  const { rows } = await rowsOf(refundRow)`
    select id, payment_id, amount_ore, reason, settled_at as refused_at, ended_note from payment_operation
    where payment_id = any(${[...payments]}::uuid[]) and kind = 'refund' and state = 'refused'
      and ended_as is distinct from 'tried_again'
    order by created_at, id`.execute(db);
  return new Map(rows.map((row) => [row.payment_id, row]));
}

type Ending = Asking & { actor: { id: UserId } };

/** Asks the provider again, as a new request: the same one would have the same answer. */
export async function retryRefund(ending: Ending, payment: PaymentId): Promise<void> {
  const refund = await lockRefused(ending.db, payment);
  await endAs(ending, refund.id, 'tried_again', null);
  await refundPayment(ending, payment, refund.amount_ore, `again:${refund.id}`);
}

/** It was given back in another way, outside the portal. Nothing is asked for any more. */
export async function settleRefundByHand(ending: Ending, payment: PaymentId, note: string): Promise<void> {
  const refund = await lockRefused(ending.db, payment);
  await endAs(ending, refund.id, 'by_hand', note);
}

/** In the caller's transaction, so that two who settle the same do it once. */
async function lockRefused(db: Db, id: PaymentId): Promise<RefusedRefund> {
  await lockPayment(db, id);
  const refund = (await refusedRefunds(db, [id])).get(id);
  return refund && refund.ended_note === null ? refund : refuse('conflict');
}

async function endAs(
  { db, now, actor }: Ending,
  id: RefusedRefund['id'],
  ended_as: 'tried_again' | 'by_hand',
  note: string | null,
): Promise<void> {
  await sql`
    update payment_operation set ended_as = ${ended_as}, ended_by = ${actor.id}, ended_at = ${now}, ended_note = ${note}
    where id = ${id}`.execute(db);
}
