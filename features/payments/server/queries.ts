import { sql } from 'kysely';
import { z } from 'zod';
import { ids, type PaymentId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { PaymentIntent } from '../contract.ts';
import { PAYMENT_METHODS, PAYMENT_STATES } from '../rules.ts';

const intentRow = z.object({
  id: ids.payment,
  method: z.enum(PAYMENT_METHODS),
  state: z.enum(PAYMENT_STATES),
  amount_ore: number,
  captured_ore: number,
  refunded_ore: number,
  description: text,
  redirect_url: textOrNull,
  created_at: text,
});

/** The payer’s own. Everyone else’s does not exist. */
export async function showPaymentIntent(context: Context, id: PaymentId): Promise<PaymentIntent> {
  const { rows } = await rowsOf(intentRow)`
    select id, provider as method, state, amount_ore, captured_ore, refunded_ore, description,
      case when state = 'created' then redirect_url end as redirect_url, created_at
    from payment where id = ${id} and user_id = ${actorOf(context).id}`.execute(context.db);
  return rows[0] ?? refuse('not_found');
}

/** That the money of a payment is taken, or about to be; `column` has its id. */
export const isCaptureAsked = (column: string) => sql`exists (
  select from payment_operation
  where payment_operation.payment_id = ${sql.ref(column)} and payment_operation.kind = 'capture')`;
