import { sql } from 'kysely';
import type { PaymentId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { kroner } from '#platform/language/money.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId, newRandomId } from '#platform/server/new-id.ts';
import {
  ABANDONED_AFTER_MS,
  askedAgainAt,
  DEFAULT_METHOD,
  MAX_DESCRIPTION_LENGTH,
  MAX_PAYMENT_ORE,
  MIN_PAYMENT_ORE,
  type PaymentMethod,
} from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { advance } from './jobs-declared.ts';

export type StartedPayment = {
  municipality_id: number;
  /** What the payment is for: the feature that hears of it knows the row. */
  purpose: string;
  purpose_id: string;
  amount_ore: number;
  /** Null where the payer has not chosen yet: `confirmPayment` says it, or the payment is given up. */
  method: PaymentMethod | null;
  /** Shown to the payer by the provider, which is another’s: it names no child. */
  description: string;
  /** Where in the portal the payer comes back to. */
  return_path: string;
};

/**
 * BEY-07: begins a payment of the actor’s own money, in the transaction of what it is for. The provider is asked when both
 * are there for good.
 */
export async function startPayment(context: Context, started: StartedPayment): Promise<{ id: PaymentId }> {
  const id = newId<'PaymentId'>();
  const { municipality_id, purpose, purpose_id, amount_ore, method, return_path } = started;
  if (amount_ore < MIN_PAYMENT_ORE || amount_ore > MAX_PAYMENT_ORE) {
    refuse('invalid', REFUSALS[context.language].amount(kroner(MIN_PAYMENT_ORE), kroner(MAX_PAYMENT_ORE)));
  }
  return inTransaction(context.db, async (db) => {
    await sql`
      insert into payment (id, municipality_id, user_id, tenant, provider, reference, purpose, purpose_id, amount_ore,
        return_path, description, created_at, changed_at, confirmed_at, asked_again_at)
      values (${id}, ${municipality_id}, ${actorOf(context).id}, ${context.tenant.key}, ${method ?? DEFAULT_METHOD}, ${newRandomId()},
        ${purpose}, ${purpose_id}, ${amount_ore}, ${return_path}, ${started.description.slice(0, MAX_DESCRIPTION_LENGTH)},
        ${context.now}, ${context.now}, ${method && context.now},
        ${method ? askedAgainAt(context.now, context.now) : abandonedAt(context.now)})`.execute(db);
    if (method) await context.enqueue(db, advance, { id });
    return { id };
  });
}

/** A moment after it counts as abandoned. */
const abandonedAt = (now: Date): Date => new Date(now.getTime() + ABANDONED_AFTER_MS + 1000);
