import { sql } from 'kysely';
import { accountsOf, balancesOfOwners, post } from '#features/ledger/server/public.ts';
import { type ClaimId, ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import type { PaymentStatusCode } from '../rules.ts';
import { type ClaimRow, lockClaims, WHY_UNPAID } from './claim-rows.ts';
import { become, type ClaimContext, rollBackClaim } from './end-claims.ts';

/** What the bank is asked to pay. */
export type PayoutLine = Pick<
  ClaimRow,
  'id' | 'number' | 'payee_name' | 'bank_account' | 'kid' | 'note' | 'created_at' | 'tries'
> & { payout_ore: number };

/** What waits for the next file of a municipality. */
export async function toPayOut(db: Db, municipality_id: number): Promise<{ count: number; amount_ore: number }> {
  const { rows } = await rowsOf({ count: number, amount_ore: number })`
    select count(*)::int as count, coalesce(sum(purse_ore + own_ore - settled_ore), 0)::bigint as amount_ore
    from claim where municipality_id = ${municipality_id} and state = 'approved' and ${WHY_UNPAID} is null`.execute(db);
  return rows[0] ?? { count: 0, amount_ore: 0 };
}

/** Those with something to pay out. */
export async function municipalitiesToPay(db: Db): Promise<number[]> {
  const { rows } = await rowsOf({ id: number })`
    select id from municipality
    where exists (
      select from claim where municipality_id = municipality.id and state = 'approved' and ${WHY_UNPAID} is null)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

const payoutOre = ({ purse_ore, own_ore, settled_ore }: ClaimRow): number => purse_ore + own_ore - settled_ore;

/**
 * Approved claims of a municipality, the oldest first, locked until the transaction ends; what another file takes at the
 * same moment is left to it, and an organisation that is stopped waits. What an organisation owes for something that was cancelled is kept back first: a claim that
 * this uses up is settled here and is no line of a file.
 */
export async function takeApproved(
  context: ClaimContext,
  municipality_id: number,
  limit: number,
): Promise<PayoutLine[]> {
  const { rows } = await rowsOf({ id: ids.claim })`
    select id from claim where municipality_id = ${municipality_id} and state = 'approved'
      and ${WHY_UNPAID} is null
    order by created_at, id limit ${limit} for update skip locked`.execute(context.db);
  const taken = rows.map(({ id }) => id);
  await takeNewAccounts(context, taken);
  const claims = await lockClaims(context, taken);
  const oldestFirst = claims.toReversed();
  await keepBackOwed(context, municipality_id, oldestFirst);
  const guardians = await namesOfRefunded(context, oldestFirst);
  return oldestFirst
    .map((claim) => ({
      ...claim,
      payee_name: guardians.get(claim.id) ?? claim.payee_name,
      payout_ore: payoutOre(claim),
    }))
    .filter(({ payout_ore }) => payout_ore > 0)
    .map(({ id, number, payee_name, bank_account, kid, note, created_at, tries, payout_ore }) => ({
      id,
      number,
      payee_name,
      bank_account,
      kid,
      note,
      created_at,
      tries,
      payout_ore,
    }));
}

/** An organisation can have been given a yes to another number since a claim was made, or since its file was withdrawn. */
async function takeNewAccounts({ db }: ClaimContext, claimIds: readonly ClaimId[]): Promise<void> {
  await sql`
    update claim set bank_account = participation.bank_account
    from participation join card on card.scheme_id = participation.scheme_id
      join organisation on organisation.id = participation.organisation_id
    where claim.id = any(${[...claimIds]}::uuid[]) and claim.kind = 'payment' and card.id = claim.card_id
      and participation.organisation_id = claim.organisation_id and participation.state = 'approved'
      and organisation.status = 'accepted' and organisation.deleted_at is null
      and participation.bank_account <> claim.bank_account`.execute(db);
}

/** A refund has the name of the shop, and is paid to the guardian who paid there. */
async function namesOfRefunded({ db }: ClaimContext, claims: readonly ClaimRow[]): Promise<Map<ClaimId, string>> {
  const refunds = claims.filter(({ kind }) => kind === 'refund').map(({ id }) => id);
  if (refunds.length === 0) return new Map();
  const { rows } = await rowsOf({ id: ids.claim, name: text })`
    select claim.id, app_user.name from claim join app_user on app_user.id = claim.payee_id
    where claim.id = any(${refunds}::uuid[]) and app_user.erased_at is null`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** `settled_ore` of the claims is what it is afterwards. */
async function keepBackOwed(context: ClaimContext, municipality_id: number, claims: ClaimRow[]): Promise<void> {
  const payees = [...new Set(claims.map(({ payee_id }) => payee_id))];
  const balances = await balancesOfOwners(
    context,
    payees.map((owner_id) => ({ municipality_id, kind: 'receivable', owner_id })),
  );
  const owed = new Map([...balances].map(([payee, { posted_ore }]) => [payee, -posted_ore]));
  for (const claim of claims) {
    const left = owed.get(claim.payee_id) ?? 0;
    const amount_ore = Math.min(left, payoutOre(claim));
    if (amount_ore <= 0) continue;
    await settle(context, claim, amount_ore);
    owed.set(claim.payee_id, left - amount_ore);
  }
}

async function settle(context: ClaimContext, claim: ClaimRow, amount_ore: number): Promise<void> {
  const { id, municipality_id, payee_id } = claim;
  const [from, to] = await accountsOf(context, [
    { municipality_id, kind: 'claim', owner_id: payee_id },
    { municipality_id, kind: 'receivable', owner_id: payee_id },
  ]);
  claim.settled_ore += amount_ore;
  await move(context, claim, {
    key: `claim:${id}:settle:${claim.settled_ore}`,
    kind: 'settle',
    from_account_id: from,
    to_account_id: to,
    amount_ore,
  });
  await sql`update claim set settled_ore = ${claim.settled_ore} where id = ${id}`.execute(context.db);
  if (payoutOre(claim) > 0) return;
  await become(context, [claim], 'in_file');
  await become(context, [claim], 'paid');
}

type Movement = Parameters<typeof post>[1]['movements'][number];
type Opened = { [Side in 'from_account_id' | 'to_account_id']: Movement[Side] | undefined };

async function move(
  context: ClaimContext,
  { id, municipality_id }: ClaimRow,
  { from_account_id, to_account_id, ...movement }: Omit<Movement, keyof Opened> & Opened,
): Promise<void> {
  if (!(from_account_id && to_account_id)) throw new Error('Accounts are opened when they are asked for.');
  const movements = [{ ...movement, from_account_id, to_account_id }];
  const posted = await post(context, { municipality_id, entry_id: id, phase: 'posted', movements });
  if (!posted.ok) throw new Error(`Claim ${id} is not covered by the account it is paid from.`);
}

/** Claims that `takeApproved` gave in the same transaction: from the payee into the file, each once a try. */
export async function putInFile(
  context: ClaimContext,
  claimIds: readonly ClaimId[],
  bank_file_id: string,
): Promise<void> {
  const claims = await lockClaims(context, claimIds);
  if (claims.some(({ state }) => state !== 'approved')) throw new Error('Only what is approved is paid out.');
  for (const claim of claims) {
    const { id, municipality_id, payee_id, tries } = claim;
    const [from_account_id, to_account_id] = await accountsOf(context, [
      { municipality_id, kind: 'claim', owner_id: payee_id },
      { municipality_id, kind: 'transit', owner_id: bank_file_id },
    ]);
    await move(context, claim, {
      key: `claim:${id}:out:${tries + 1}`,
      kind: 'pay_out',
      from_account_id,
      to_account_id,
      amount_ore: payoutOre(claim),
    });
  }
  await sql`
    update claim set state = 'in_file', bank_file_id = ${bank_file_id}, tries = tries + 1, changed_at = ${context.now}
    where id = any(${[...claimIds]}::uuid[])`.execute(context.db);
}

/**
 * Claims of a file that the bank never had: back to the payee, and to be paid with the next one. Of an activity that was
 * cancelled meanwhile the money goes back at once.
 */
export async function takeOutOfFile(context: ClaimContext, claimIds: readonly ClaimId[]): Promise<void> {
  const claims = await lockClaims(context, claimIds);
  for (const claim of claims) {
    const { id, municipality_id, payee_id, tries, bank_file_id } = claim;
    if (claim.state !== 'in_file' || bank_file_id === null)
      throw new Error('Only what is in a file is taken out of it.');
    const [from_account_id, to_account_id] = await accountsOf(context, [
      { municipality_id, kind: 'transit', owner_id: bank_file_id },
      { municipality_id, kind: 'claim', owner_id: payee_id },
    ]);
    await move(context, claim, {
      key: `claim:${id}:recalled:${tries}`,
      kind: 'recall',
      from_account_id,
      to_account_id,
      amount_ore: payoutOre(claim),
    });
  }
  await sql`
    update claim set state = 'approved', bank_file_id = null, changed_at = ${context.now}
    where id = any(${[...claimIds]}::uuid[])`.execute(context.db);
  for (const claim of claims) {
    if (await isCancelled(context, claim)) await rollBackClaim(context, { ...claim, state: 'approved' });
  }
}

export type BankAnswer = { result: 'paid' } | { result: 'failed'; code: PaymentStatusCode; reason: string };

/**
 * What the bank said about one claim of a file. The same answer again does nothing, and neither does one about a claim
 * that is not with the bank: false then. Of an activity that was cancelled meanwhile the money goes back at once.
 */
export async function settleClaim(context: ClaimContext, claimId: ClaimId, answer: BankAnswer): Promise<boolean> {
  const [claim] = await lockClaims(context, [claimId]);
  if (claim?.state !== 'in_file' || claim.bank_file_id === null) return false;
  const { id, municipality_id, payee_id, tries, bank_file_id } = claim;
  const isPaid = answer.result === 'paid';
  const [from_account_id, to_account_id] = await accountsOf(context, [
    { municipality_id, kind: 'transit', owner_id: bank_file_id },
    isPaid
      ? { municipality_id, kind: 'paid', owner_id: bank_file_id }
      : { municipality_id, kind: 'claim', owner_id: payee_id },
  ]);
  await move(context, claim, {
    key: `claim:${id}:answered:${tries}`,
    kind: isPaid ? 'bank_accepts' : 'bank_refuses',
    from_account_id,
    to_account_id,
    amount_ore: payoutOre(claim),
  });
  await sql`
    update claim set state = ${answer.result}, payment_status_code = ${isPaid ? null : answer.code},
      changed_at = ${context.now}
    where id = ${id}`.execute(context.db);
  if (await isCancelled(context, claim)) await rollBackClaim(context, { ...claim, state: answer.result });
  return true;
}

/**
 * What was paid came back, days later. It waits for an account that holds, as what failed at once does. What was given
 * back to the family meanwhile is rolled back already, and the payee, who never had it, owes nothing for it any more.
 * Answers what the claim is now, or null when it was not paid out.
 */
export async function returnClaim(
  context: ClaimContext,
  claimId: ClaimId,
  code: PaymentStatusCode,
): Promise<'failed' | 'rolled_back' | null> {
  const [claim] = await lockClaims(context, [claimId]);
  if (!claim || claim.bank_file_id === null) return null;
  const { id, municipality_id, payee_id, tries, bank_file_id, state } = claim;
  if (state !== 'paid' && state !== 'rolled_back') return null;
  const [from_account_id, to_account_id] = await accountsOf(context, [
    { municipality_id, kind: 'paid', owner_id: bank_file_id },
    { municipality_id, kind: state === 'paid' ? 'claim' : 'receivable', owner_id: payee_id },
  ]);
  await move(context, claim, {
    key: `claim:${id}:returned:${tries}`,
    kind: 'bank_returns',
    from_account_id,
    to_account_id,
    amount_ore: payoutOre(claim),
  });
  if (state === 'rolled_back') return state;
  await sql`
    update claim set state = 'failed', payment_status_code = ${code}, changed_at = ${context.now}
    where id = ${id}`.execute(context.db);
  return 'failed';
}

export async function isCancelled({ db }: ClaimContext, { event_id }: ClaimRow): Promise<boolean> {
  if (event_id === null) return false;
  const { rows } = await rowsOf({ is_cancelled: boolean })`
    select status = 'cancelled' or deleted_at is not null as is_cancelled from event where id = ${event_id}`.execute(
    db,
  );
  return rows[0]?.is_cancelled ?? false;
}
