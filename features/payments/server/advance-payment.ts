import { sql } from 'kysely';
import { type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import type { PaymentId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { ABANDONED_AFTER_MS } from '../rules.ts';
import { askToCancel } from './ask-operation.ts';
import type { PaymentProvider, ProviderAnswer } from './payment-provider.ts';
import { lockPayment, type OperationRow, openOperation, type PaymentRow, paymentRowOf } from './payment-rows.ts';
import { type Learnt, type Settling, settlePayment } from './settle-payment.ts';

export type PaymentParts = {
  /** Null where nobody takes money for us. */
  payments: PaymentProvider | null;
  origins: OriginSettings;
  onTrouble(error: Error): void;
};

/** A payment with parts is a capture and some refunds; more in one go is a mistake. */
const MAX_ROUNDS = 20;

/**
 * Takes the next step of a payment: creates it, asks the provider for what is to be done, and reads its state. Each
 * step is written down first, so that after a crash the same question can be asked again.
 */
export async function advancePayment(services: Settling, parts: PaymentParts, id: PaymentId): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const payment = await paymentRowOf(services.db, id);
    if (!payment) return;
    const operation = await nextOperation(services, id);
    const learnt = await ask(services, parts, payment, operation);
    if (!learnt) return;
    if (learnt.refusal !== undefined) parts.onTrouble(refusalOf(payment, operation, learnt.refusal));
    await settlePayment(services, id, learnt);
    const next = await openOperation(services.db, id);
    // What was asked for and is still open waits for its answer.
    if (!next || next.id === operation?.id) return;
  }
}

/** Null where nobody can tell: the sweep asks again. */
async function ask(
  services: Settling,
  { payments, origins }: PaymentParts,
  payment: PaymentRow,
  operation: OperationRow | undefined,
): Promise<Learnt | null> {
  if (payments === null) return payment.state === 'new' ? { found: 'missing', operation } : null;
  const isAbandoned = services.now().getTime() - Date.parse(payment.created_at) > ABANDONED_AFTER_MS;
  let redirect_url: string | undefined;
  let refusal: string | undefined;
  if (payment.state === 'new' && operation === undefined && !isAbandoned) {
    if (payment.confirmed_at === null) return null;
    const answer = await payments.create(creationOf(payment, origins), payment.id);
    if (answer.outcome === 'unknown') return null;
    if (answer.outcome === 'done') redirect_url = answer.redirect_url;
    refusal = reasonIn(answer);
  } else if (operation && !(payment.state === 'new' && operation.kind === 'cancel')) {
    const { kind, amount_ore, id: key } = operation;
    const answer = await payments.carryOut({ kind, amount_ore, key, reference: payment.reference });
    if (answer.outcome === 'unknown') return null;
    refusal = reasonIn(answer);
  }
  const read = await payments.read(payment.reference);
  if (read.outcome !== 'done' && read.outcome !== 'missing') return null;
  const found = read.outcome === 'done' ? read.payment : 'missing';
  if (found !== 'missing' && found.state === 'created' && isAbandoned && !operation) await giveUp(services, payment.id);
  return { found, operation, refusal, redirect_url };
}

const reasonIn = (answer: ProviderAnswer<unknown>): string | undefined =>
  answer.outcome === 'refused' ? answer.reason : answer.outcome === 'missing' ? 'missing' : undefined;

const creationOf = (
  { reference, amount_ore, description, tenant, return_path }: PaymentRow,
  origins: OriginSettings,
) => ({
  reference,
  amount_ore,
  description,
  return_url: `${originOf({ key: tenant }, origins)}${return_path}`,
});

/** Says what the total will be before it is asked for: that is how it is known again when the answer is lost. */
async function nextOperation({ db: root }: Settling, id: PaymentId): Promise<OperationRow | undefined> {
  return inTransaction(root, async (db: Db) => {
    const payment = await lockPayment(db, id);
    const operation = await openOperation(db, id);
    if (!payment || !operation || operation.kind === 'cancel' || operation.total_ore !== null) return operation;
    const before_ore = operation.kind === 'capture' ? payment.captured_ore : payment.refunded_ore;
    const total_ore = before_ore + operation.amount_ore;
    await sql`update payment_operation set total_ore = ${total_ore} where id = ${operation.id}`.execute(db);
    return { ...operation, total_ore };
  });
}

/** The payer has never answered. */
async function giveUp({ db: root, now, enqueue }: Settling, id: PaymentId): Promise<void> {
  await inTransaction(root, async (db) => {
    const payment = await lockPayment(db, id);
    if (payment) await askToCancel({ db, now: now(), enqueue }, payment);
  });
}

/** Names no person: operators read it, and find the row by its reference. */
const refusalOf = ({ reference }: PaymentRow, operation: OperationRow | undefined, reason: string): Error =>
  new Error(`The payment provider refused to ${operation?.kind ?? 'create'} ${reference}: ${reason}`);
