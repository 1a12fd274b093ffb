import { sql } from 'kysely';
import type { PaymentId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { PaymentIntent } from '../contract.ts';
import { askedAgainAt, isEnded, type PaymentMethod } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { advance } from './jobs-declared.ts';
import { lockPayment } from './payment-rows.ts';
import { showPaymentIntent } from './queries.ts';
import { demandPaymentsHere } from './where.ts';

/** CRD-03: the payer has chosen how to pay, and the provider is asked. A second time it is the same. */
export async function confirmPayment(context: Context, id: PaymentId, method: PaymentMethod): Promise<PaymentIntent> {
  demandPaymentsHere(context);
  return inTransaction(context.db, async (db) => {
    const payment = await lockPayment(db, id);
    if (payment?.user_id !== actorOf(context).id) refuse('not_found');
    if (isEnded(payment.state)) refuse('conflict', REFUSALS[context.language].over);
    if (payment.confirmed_at === null) {
      await sql`
        update payment set provider = ${method}, confirmed_at = ${context.now},
          asked_again_at = ${askedAgainAt(context.now, context.now)}
        where id = ${id}`.execute(db);
      await context.enqueue(db, advance, { id });
    }
    return showPaymentIntent({ ...context, db }, id);
  });
}
