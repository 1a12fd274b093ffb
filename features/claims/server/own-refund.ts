import { retryRefund, settleRefundByHand } from '#features/payments/server/public.ts';
import type { ClaimId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { noteClaims } from './note-claims.ts';
import { officeClaim } from './office-access.ts';
import { refuseField } from './read-typed.ts';

/** Own money that the provider refused to give back: it is asked again. */
export async function retryOwnRefund(context: Context, id: ClaimId): Promise<undefined> {
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db, actor: actorOf(context) };
    const claim = await officeClaim(inside, id);
    await retryRefund(inside, claim.payment_id ?? refuse('conflict'));
    await noteClaims(inside, 'retry_own_refund', [claim]);
  });
  return undefined;
}

/** The municipality has given it back in another way, and says how. The ledger has let go of it already. */
export async function settleOwnRefund(context: Context, id: ClaimId, message: string): Promise<undefined> {
  if (message === '') refuseField('message', REFUSALS[context.language].settled_how);
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db, actor: actorOf(context) };
    const claim = await officeClaim(inside, id);
    await settleRefundByHand(inside, claim.payment_id ?? refuse('conflict'), message);
    await noteClaims(inside, 'settle_own_refund', [claim]);
  });
  return undefined;
}
