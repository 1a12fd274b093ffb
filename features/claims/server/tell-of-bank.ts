import { sql } from 'kysely';
import type { ClaimId } from '#features/vocabulary/ids.ts';
import { ACCOUNT_UNKNOWN } from '../rules.ts';
import { BANK_REASONS } from '../texts/bank-reasons.ts';
import { type ClaimRow, readClaims } from './claim-rows.ts';
import { type Telling, tellFamilies } from './tell-families.ts';

/** CRD-04: the bank has said no. Of an activity that was cancelled meanwhile the money is back already. */
export async function tellOfBank(context: Telling, claimIds: readonly ClaimId[]): Promise<void> {
  const ids = [...claimIds];
  const claims = await readClaims(context, { where: sql`claim.id = any(${ids}::uuid[])`, limit: ids.length });
  const failed = claims.filter(({ state }) => state === 'failed');
  const isUnknown = ({ payment_status_code }: ClaimRow) => payment_status_code === ACCOUNT_UNKNOWN;
  const back = claims.filter(({ state }) => state === 'rolled_back');
  await tellFamilies(context, failed.filter(isUnknown), { outcome: 'failed', reason: BANK_REASONS });
  const others = failed.filter((claim) => !isUnknown(claim));
  await tellFamilies(context, others, { outcome: 'failed', reason: '' });
  await tellFamilies(context, back, { outcome: 'rolled_back', reason: '' });
}
