import { sql } from 'kysely';
import { ids, type PaymentId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { DEFAULT_LOCALE, type Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { askedAgainAt, isEnded, type OperationKind } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { advance } from './jobs-declared.ts';
import { lockPayment, type PaymentRow } from './payment-rows.ts';

/** Commands and jobs have it; a job speaks no language, and nobody reads its refusals but operators. */
export type Asking = { db: Db; now: Date; enqueue: Enqueue; language?: Locale };

/** Takes what the payer has approved, or a part of it. The same key again is the same capture. */
export const capturePayment = (asking: Asking, id: PaymentId, amount_ore: number, key: string): Promise<void> =>
  askFor(asking, id, { kind: 'capture', amount_ore, key }, (payment, open_ore) => {
    const words = REFUSALS[asking.language ?? DEFAULT_LOCALE];
    if (payment.state !== 'authorised' && payment.state !== 'captured') refuse('conflict', words.not_authorised);
    if (payment.captured_ore + open_ore + amount_ore > payment.amount_ore) refuse('conflict', words.over_authorised);
  });

/** Gives back what was taken, or a part of it. */
export const refundPayment = (asking: Asking, id: PaymentId, amount_ore: number, key: string): Promise<void> =>
  askFor(asking, id, { kind: 'refund', amount_ore, key }, (payment, open_ore) => {
    const words = REFUSALS[asking.language ?? DEFAULT_LOCALE];
    if (payment.refunded_ore + open_ore + amount_ore > payment.captured_ore) refuse('conflict', words.over_captured);
  });

/** Lets go of what has not been taken. One that has ended already is left as it is. */
export function cancelPayment(asking: Asking, id: PaymentId): Promise<void> {
  return inTransaction(asking.db, async (db) => {
    const payment = await lockPayment(db, id);
    if (!payment) refuse('not_found');
    if (isEnded(payment.state)) return;
    const [capture] = await asked(db, payment, 'capture');
    if (payment.state === 'captured' || capture)
      refuse('conflict', REFUSALS[asking.language ?? DEFAULT_LOCALE].captured);
    await askToCancel({ ...asking, db }, payment);
  });
}

/** Inside a transaction that has the payment’s row. */
export async function askToCancel(asking: Asking, payment: PaymentRow): Promise<void> {
  await insert(asking, payment, { kind: 'cancel', amount_ore: payment.amount_ore, key: 'cancel' });
}

type Asked = { kind: OperationKind; amount_ore: number; key: string };

function askFor(
  asking: Asking,
  id: PaymentId,
  operation: Asked,
  demand: (payment: PaymentRow, open_ore: number) => void,
): Promise<void> {
  return inTransaction(asking.db, async (db) => {
    const payment = await lockPayment(db, id);
    if (!payment) refuse('not_found');
    const { rows } = await rowsOf({ kind: text, amount_ore: number })`
      select kind, amount_ore from payment_operation where payment_id = ${id} and key = ${operation.key}`.execute(db);
    const [before] = rows;
    if (before && (before.kind !== operation.kind || before.amount_ore !== operation.amount_ore)) refuse('conflict');
    if (before) return;
    const open = await asked(db, payment, operation.kind);
    demand(
      payment,
      open.reduce((sum, { amount_ore }) => sum + amount_ore, 0),
    );
    await insert({ ...asking, db }, payment, operation);
  });
}

/** A handful at most: each is a part of one payment. */
async function asked(db: Db, { id }: PaymentRow, kind: OperationKind) {
  const { rows } = await rowsOf({ amount_ore: number })`
    select amount_ore from payment_operation
    where payment_id = ${id} and kind = ${kind} and state = 'asked'`.execute(db);
  return rows;
}

async function insert({ db, now, enqueue }: Asking, { id }: PaymentRow, { kind, amount_ore, key }: Asked) {
  const { rows } = await rowsOf({ id: ids.paymentOperation })`
    insert into payment_operation (id, payment_id, kind, amount_ore, key, created_at)
    values (${newId()}, ${id}, ${kind}, ${amount_ore}, ${key}, ${now})
    on conflict (payment_id, key) do nothing
    returning id`.execute(db);
  // It was asked for before: asking again would lead to the same.
  if (rows.length === 0) return;
  await sql`update payment set asked_again_at = ${askedAgainAt(now, now)} where id = ${id}`.execute(db);
  await enqueue(db, advance, { id });
}
