import { sql } from 'kysely';
import { recordFact } from '#features/facts/server/public.ts';
import type { PaymentId } from '#features/vocabulary/ids.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { askedAgainAt, isEnded, isStep, type PaymentState } from '../rules.ts';
import { askToCancel } from './ask-operation.ts';
import type { ProviderPayment } from './payment-provider.ts';
import { lockPayment, type OperationRow, openOperation, type PaymentRow } from './payment-rows.ts';

export type Settling = Pick<JobServices, 'db' | 'now' | 'enqueue' | 'hear'>;

/** What was learnt: what the provider has, or that it has no such payment; and whether it refused the operation. */
export type Learnt = {
  found: ProviderPayment | 'missing';
  operation?: OperationRow | undefined;
  refusal?: string | undefined;
  redirect_url?: string | undefined;
};

/**
 * Writes down what the provider says. States and amounts only go forward, so that what was read before another wrote, or
 * comes twice or in the wrong order, changes nothing.
 */
export function settlePayment(services: Settling, id: PaymentId, learnt: Learnt): Promise<void> {
  const now = services.now();
  return inTransaction(services.db, async (db) => {
    const before = await lockPayment(db, id);
    if (!before) return;
    const inside = { ...services, db };
    const asking = { db, now, enqueue: services.enqueue };
    if (learnt.redirect_url !== undefined && before.redirect_url === null) {
      await sql`update payment set redirect_url = ${learnt.redirect_url} where id = ${id}`.execute(db);
    }
    const payment = await moveTo(inside, now, before, targetOf(before, learnt), learnt.found);
    const isRefused = learnt.operation && (await settleOperation(inside, now, payment, learnt.operation, learnt));
    // Money that we did not take, or have no use for any more, is let go of.
    const isLeftOver = isEnded(payment.state) && learnt.found !== 'missing' && learnt.found.state === 'authorised';
    if (isLeftOver || (isRefused === 'capture' && payment.state === 'authorised')) await askToCancel(asking, payment);
    if (isRefused === 'cancel' && !isEnded(payment.state)) await moveTo(inside, now, payment, 'failed', learnt.found);
    await sql`
      update payment_event set handled_at = ${now}
      where payment_id = ${id} and handled_at is null and received_at <= ${now}`.execute(db);
    await planNextQuestion(inside, now, payment.id);
  });
}

/** Where it stands by what the provider says; the same as before where that is behind us. */
function targetOf({ state }: PaymentRow, { found, operation }: Learnt): PaymentState {
  if (found === 'missing') {
    if (state === 'new' && operation?.kind === 'cancel') return 'cancelled';
    return state === 'new' || state === 'created' ? 'failed' : state;
  }
  return found.captured_ore > 0 ? 'captured' : found.state;
}

async function moveTo(
  services: Settling,
  now: Date,
  payment: PaymentRow,
  target: PaymentState,
  found: Learnt['found'],
): Promise<PaymentRow> {
  // What was taken had been approved, whether or not we heard of it.
  const path: PaymentState[] =
    target === 'captured' && isStep(payment.state, 'authorised') ? ['authorised', 'captured'] : [target];
  let current = payment;
  for (const state of path) {
    if (state !== current.state && !isStep(current.state, state)) continue;
    const isCaptured = state === 'captured' && found !== 'missing';
    const captured_ore = isCaptured ? Math.max(current.captured_ore, found.captured_ore) : current.captured_ore;
    const refunded_ore = isCaptured ? Math.max(current.refunded_ore, found.refunded_ore) : current.refunded_ore;
    const next = { ...current, state, captured_ore, refunded_ore };
    if (state === current.state && captured_ore === current.captured_ore && refunded_ore === current.refunded_ore) {
      continue;
    }
    await sql`
      update payment set state = ${state}, captured_ore = ${captured_ore}, refunded_ore = ${refunded_ore},
        changed_at = ${now} where id = ${payment.id}`.execute(services.db);
    await tellOf(services, now, current, next);
    current = next;
  }
  return current;
}

/** In the same transaction, so that each is told exactly once. */
async function tellOf(services: Settling, now: Date, before: PaymentRow, after: PaymentRow): Promise<void> {
  const { id, purpose, purpose_id, tenant, user_id, state } = after;
  const hearing = { ...services, now, actor: null, tenant: { key: tenant } };
  const about = { payment_id: id, purpose, purpose_id };
  const tell = (
    kind: 'payment:authorised' | 'payment:captured' | 'payment:ended',
    more: Record<string, string | number>,
  ) => recordFact(hearing, kind, { subject_user_id: user_id, details: { ...about, ...more } });
  if (state === 'authorised' && before.state !== state)
    await tell('payment:authorised', { amount_ore: after.amount_ore });
  const captured_ore = after.captured_ore - before.captured_ore;
  if (captured_ore > 0) await tell('payment:captured', { amount_ore: captured_ore, captured_ore: after.captured_ore });
  if (isEnded(state) && before.state !== state) await tell('payment:ended', { state });
}

/** Done where the provider shows it, whatever it answered: the answer may have been lost. The kind of one that is refused. */
async function settleOperation(
  { db }: Settling,
  now: Date,
  payment: PaymentRow,
  operation: OperationRow,
  { refusal }: Learnt,
): Promise<OperationRow['kind'] | undefined> {
  const state = isDone(payment, operation) ? 'done' : refusal === undefined ? 'asked' : 'refused';
  if (state === 'asked') return undefined;
  const { numAffectedRows = 0n } = await sql`
    update payment_operation set state = ${state}, reason = ${state === 'refused' ? refusal : null}, settled_at = ${now}
    where id = ${operation.id} and state = 'asked'`.execute(db);
  return state === 'refused' && numAffectedRows > 0n ? operation.kind : undefined;
}

function isDone(payment: PaymentRow, { kind, total_ore }: OperationRow): boolean {
  if (kind === 'cancel') return isEnded(payment.state);
  const done_ore = kind === 'capture' ? payment.captured_ore : payment.refunded_ore;
  return total_ore !== null && done_ore >= total_ore;
}

/** Nothing stays open because an answer was lost. */
async function planNextQuestion({ db }: Settling, now: Date, id: PaymentId): Promise<void> {
  const payment = await lockPayment(db, id);
  const operation = await openOperation(db, id);
  if (!payment) return;
  const isOpen = operation !== undefined || (!isEnded(payment.state) && payment.state !== 'captured');
  const begun = new Date(operation?.created_at ?? payment.created_at);
  await sql`
    update payment set asked_again_at = ${isOpen ? askedAgainAt(begun, now) : null} where id = ${id}`.execute(db);
}
