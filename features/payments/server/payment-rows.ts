import { z } from 'zod';
import { ids, type PaymentId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { OPERATION_KINDS, PAYMENT_STATES } from '../rules.ts';

const paymentRow = z.object({
  id: ids.payment,
  user_id: ids.user.nullable(),
  tenant: text,
  reference: text,
  purpose: text,
  purpose_id: text,
  amount_ore: number,
  captured_ore: number,
  refunded_ore: number,
  state: z.enum(PAYMENT_STATES),
  redirect_url: textOrNull,
  return_path: text,
  description: text,
  created_at: text,
  confirmed_at: textOrNull,
});
export type PaymentRow = z.infer<typeof paymentRow>;

export async function paymentRowOf(db: Db, id: PaymentId): Promise<PaymentRow | undefined> {
  const { rows } = await rowsOf(paymentRow)`
    select id, user_id, tenant, reference, purpose, purpose_id, amount_ore, captured_ore, refunded_ore, state,
      redirect_url, return_path, description, created_at, confirmed_at
    from payment where id = ${id}`.execute(db);
  return rows[0];
}

/** Inside a transaction: nobody else changes it meanwhile. */
export async function lockPayment(db: Db, id: PaymentId): Promise<PaymentRow | undefined> {
  const { rows } = await rowsOf({ id: ids.payment })`
    select id from payment where id = ${id} for update`.execute(db);
  return rows[0] && paymentRowOf(db, id);
}

const operationRow = z.object({
  id: ids.paymentOperation,
  kind: z.enum(OPERATION_KINDS),
  amount_ore: number,
  total_ore: z.number().nullable(),
  created_at: text,
});
export type OperationRow = z.infer<typeof operationRow>;

/** What is to be asked for next: one after the other. */
export async function openOperation(db: Db, id: PaymentId): Promise<OperationRow | undefined> {
  const { rows } = await rowsOf(operationRow)`
    select id, kind, amount_ore, total_ore, created_at from payment_operation
    where payment_id = ${id} and state = 'asked' order by created_at, id limit 1`.execute(db);
  return rows[0];
}
