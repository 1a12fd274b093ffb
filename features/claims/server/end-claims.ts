import { sql } from 'kysely';
import { type AccountOwner, accountsOf, giveUp, post, release } from '#features/ledger/server/public.ts';
import { PROVIDER_OWNER_IDS } from '#features/payments/rules.ts';
import { cancelPayment, capturePayment, refundPayment } from '#features/payments/server/public.ts';
import type { LedgerAccountId, UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { ClaimState } from '../rules.ts';
import type { ClaimRow } from './claim-rows.ts';

/** A command's or a job's. */
export type ClaimContext = Pick<Context, 'db' | 'now' | 'enqueue'> & { actor: { id: UserId } | null };

/**
 * The trial is over, or there was none: what was held belongs to the payee. What the family adds is taken first, and the
 * claim is approved when it is there (`ownMoneyCaptured`). Of claims that are locked.
 */
export async function approveClaims(context: ClaimContext, claims: readonly ClaimRow[]): Promise<void> {
  for (const { payment_id, own_ore } of claims) {
    if (payment_id !== null) await capturePayment(context, payment_id, own_ore, OWN_PART);
  }
  await releaseClaims(
    context,
    claims.filter(({ payment_id }) => payment_id === null),
  );
}

/** The key of what is done with the family's own money for a claim: each thing once. */
const OWN_PART = 'claim';

export async function releaseClaims(context: ClaimContext, claims: readonly ClaimRow[]): Promise<void> {
  await release(
    context,
    claims.map(({ posting_id }) => posting_id),
  );
  await become(context, claims, 'approved');
}

/** Nothing was taken: what was held can be used again. */
export async function dropClaims(
  context: ClaimContext,
  claims: readonly ClaimRow[],
  to: 'rejected' | 'abandoned',
): Promise<void> {
  await giveUp(
    context,
    claims.map(({ posting_id }) => posting_id),
  );
  await become(context, claims, to);
  for (const { payment_id } of claims) if (payment_id !== null) await cancelPayment(context, payment_id);
}

export async function become(
  { db, now }: ClaimContext,
  claims: readonly Pick<ClaimRow, 'id'>[],
  state: ClaimState,
): Promise<void> {
  const ids = claims.map(({ id }) => id);
  await sql`
    update claim set state = ${state}, changed_at = ${now},
      payment_status_code = case when ${state} = 'failed' then payment_status_code end
    where id = any(${ids}::uuid[])`.execute(db);
}

/** What is in the ledger for it: not yet with the bank, less what was kept back for something else. */
const inHouse = ({ state, purse_ore, own_ore, settled_ore }: ClaimRow): number =>
  state === 'approved' || state === 'failed' ? purse_ore + own_ore - settled_ore : 0;

/**
 * CRD-04 ROLLBACK: the money goes back to where it came from. What the payee has had already, it owes from now on, and the
 * next payout is less by it.
 */
export async function rollBackClaim(context: ClaimContext, claim: ClaimRow): Promise<void> {
  const { id, municipality_id, payee_id, card_id, purse_ore, own_ore, payment_id } = claim;
  const of = (kind: AccountOwner['kind'], owner_id: string) => ({ municipality_id, kind, owner_id });
  const [held, owed, purse, provider] = await accountsOf(context, [
    of('claim', payee_id),
    of('receivable', payee_id),
    of('purse', card_id),
    of('provider', PROVIDER_OWNER_IDS.vipps),
  ]);
  if (!(held && owed && purse && provider)) throw new Error('Accounts are opened when they are asked for.');
  const fromClaim = Math.min(inHouse(claim), purse_ore);
  const ownFromClaim = Math.min(inHouse(claim) - fromClaim, own_ore);
  const way = (key: string, kind: 'cancel' | 'cancel_paid', to: LedgerAccountId, amount_ore: number) =>
    amount_ore === 0
      ? []
      : [
          {
            key: `claim:${id}:${key}`,
            kind,
            from_account_id: kind === 'cancel' ? held : owed,
            to_account_id: to,
            amount_ore,
          },
        ];
  const posted = await post(context, {
    municipality_id,
    entry_id: id,
    phase: 'posted',
    movements: [
      ...way('cancel', 'cancel', purse, fromClaim),
      ...way('cancel_paid', 'cancel_paid', purse, purse_ore - fromClaim),
      ...way('cancel_own', 'cancel', provider, ownFromClaim),
      ...way('cancel_own_paid', 'cancel_paid', provider, own_ore - ownFromClaim),
    ],
  });
  if (!posted.ok) throw new Error(`Claim ${id} is not covered by the account of its payee.`);
  await become(context, [claim], 'rolled_back');
  if (payment_id !== null) await refundPayment(context, payment_id, own_ore, `${OWN_PART}:back`);
}
