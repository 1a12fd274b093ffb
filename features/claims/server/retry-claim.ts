import { sql } from 'kysely';
import { type CardAccess, cardFor } from '#features/cards/server/public.ts';
import type { ClaimId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { HistoryEntry } from '../contract.ts';
import { readAccount } from '../form.ts';
import { mayBeAbandoned, mayBeRetried, mayChangeAccount } from '../policy.ts';
import { ACCOUNT_UNKNOWN } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { type ClaimRow, lockClaims } from './claim-rows.ts';
import { become, dropClaims } from './end-claims.ts';
import { entryOf } from './history.ts';
import { noteClaims } from './note-claims.ts';
import { officeClaim } from './office-access.ts';
import { demandReadable, refuseField } from './read-typed.ts';

/** A claim by a user who pays from its account today; to anybody else it is not there. Also of one that has expired. */
async function changeOwn(
  context: Context,
  id: ClaimId,
  work: (inside: Context, claim: ClaimRow) => Promise<void>,
): Promise<HistoryEntry> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const [claim] = await lockClaims(inside, [id]);
    const access: CardAccess = (claim && (await cardFor(inside, claim.card_id))) ?? refuse('not_found');
    if (!claim) refuse('not_found');
    if (!access.may_pay) refuse('forbidden', REFUSALS[context.language].may_not_pay);
    await work(inside, claim);
    return entryOf(inside, access, id);
  });
}

/** CRD-04: with the next bank file it is tried again. */
export const retryClaim = (context: Context, id: ClaimId, typed: { bank_account: string }): Promise<HistoryEntry> =>
  changeOwn(context, id, async (inside, claim) => {
    if (!mayBeRetried(claim)) refuse('conflict', REFUSALS[context.language].no_retry);
    await tryAgain(inside, claim, mayChangeAccount(claim) ? accountFor(inside, claim, typed.bank_account) : null);
  });

export const retryAsStaff = async (context: Context, id: ClaimId): Promise<undefined> => {
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const claim = await officeClaim(inside, id);
    if (!mayBeRetried(claim)) refuse('conflict', REFUSALS[context.language].no_retry);
    if (mayChangeAccount(claim) && claim.payment_status_code === ACCOUNT_UNKNOWN) {
      refuse('conflict', REFUSALS[context.language].same_account);
    }
    await tryAgain(inside, claim, null);
    await noteClaims(inside, 'retry', [claim]);
  });
  return undefined;
};

/** The guardian's own number, as it was or another one. */
function accountFor({ language }: Context, claim: ClaimRow, typed: string): string {
  const account = readAccount(typed.trim() === '' ? claim.bank_account : typed);
  demandReadable(language, { bank_account: account });
  const isSame = account.value === claim.bank_account;
  if (isSame && claim.payment_status_code === ACCOUNT_UNKNOWN) {
    refuseField('bank_account', REFUSALS[language].same_account);
  }
  return account.value ?? claim.bank_account;
}

/** An organisation is paid to the number that it takes part with today. */
async function tryAgain(context: Context, claim: ClaimRow, account: string | null): Promise<void> {
  const { db, now } = context;
  await sql`
    update claim set retried_at = ${now}, bank_account = coalesce(${account}, (
      select participation.bank_account from participation join card on card.scheme_id = participation.scheme_id
      where card.id = claim.card_id and participation.organisation_id = claim.organisation_id
        and participation.state = 'approved'
    ), bank_account)
    where id = ${claim.id}`.execute(db);
  await become(context, [claim], 'approved');
}

/** Before anything is decided, the family can change its mind. */
export const abandonClaim = (context: Context, id: ClaimId): Promise<HistoryEntry> =>
  changeOwn(context, id, async (inside, claim) => {
    if (!mayBeAbandoned(claim)) refuse('conflict', REFUSALS[context.language].no_abandon);
    await dropClaims(inside, [claim], 'abandoned');
  });
