import { accountsOf, post } from '#features/ledger/server/public.ts';
import { PROVIDER_OWNER_IDS } from '#features/payments/rules.ts';
import { type ClaimId, ids } from '#features/vocabulary/ids.ts';
import type { Fact, Hearing } from '#platform/server/hear.ts';
import { type ClaimRow, lockClaims } from './claim-rows.ts';
import { become, type ClaimContext, dropClaims, releaseClaims, rollBackClaim } from './end-claims.ts';
import { tellOfOwnMoneyJob } from './jobs-declared.ts';
import { isCancelled } from './pay-out.ts';

/** What a payment of the family's own money is for, as `features/payments` keeps it. */
export const OWN_PART_PURPOSE = 'claim';

/** Hears of a payment that is for a claim. */
export const aboutOwnMoney =
  (act: (context: ClaimContext, claim: ClaimId) => Promise<unknown>) =>
  async (hearing: Hearing, { details }: Fact): Promise<void> => {
    if (details.purpose === OWN_PART_PURPOSE) await act(hearing, ids.claim.parse(details.purpose_id));
  };

/** BEY-07: the family's own part is there, so the municipality can decide. A second time it does nothing: false then. */
export async function ownMoneyAuthorised(context: ClaimContext, claimId: ClaimId): Promise<boolean> {
  const [claim] = await lockClaims(context, [claimId]);
  if (claim?.state !== 'authorising') return false;
  await become(context, [claim], 'waiting');
  return true;
}

/** It was taken: both parts belong to the payee. Of an activity that was cancelled meanwhile they go back at once. */
export async function ownMoneyCaptured(context: ClaimContext, claimId: ClaimId): Promise<boolean> {
  const [claim] = await lockClaims(context, [claimId]);
  if (claim?.state !== 'waiting') return false;
  await postOwnPart(context, claim);
  await releaseClaims(context, [claim]);
  if (await isCancelled(context, claim)) await rollBackClaim(context, { ...claim, state: 'approved' });
  return true;
}

async function postOwnPart(context: ClaimContext, { id, municipality_id, payee_id, own_ore }: ClaimRow): Promise<void> {
  const [from_account_id, to_account_id] = await accountsOf(context, [
    { municipality_id, kind: 'provider', owner_id: PROVIDER_OWNER_IDS.vipps },
    { municipality_id, kind: 'claim', owner_id: payee_id },
  ]);
  if (!(from_account_id && to_account_id)) throw new Error('Accounts are opened when they are asked for.');
  const movement = { key: `claim:${id}:pay_own`, kind: 'pay_own', from_account_id, to_account_id } as const;
  await post(context, {
    municipality_id,
    entry_id: id,
    phase: 'posted',
    movements: [{ ...movement, amount_ore: own_ore }],
  });
}

/** It never came, or could not be taken: what was held of the account can be used again, and the family is told. */
export async function ownMoneyEnded(context: ClaimContext, claimId: ClaimId): Promise<boolean> {
  const [claim] = await lockClaims(context, [claimId]);
  if (claim?.state !== 'authorising' && claim?.state !== 'waiting') return false;
  await dropClaims(context, [claim], 'abandoned');
  const why = claim.state === 'authorising' ? 'not_approved' : 'not_taken';
  await context.enqueue(context.db, tellOfOwnMoneyJob, { claim_id: claimId, why });
  return true;
}
