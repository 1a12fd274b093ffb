import type { ClaimId } from '#features/vocabulary/ids.ts';
import { lockClaims } from './claim-rows.ts';
import { become, type ClaimContext, dropClaims } from './end-claims.ts';

/** BEY-07: the family's own part is there, so the municipality can decide. A second time it does nothing: false then. */
export async function ownMoneyAuthorised(context: ClaimContext, claimId: ClaimId): Promise<boolean> {
  const [claim] = await lockClaims(context, [claimId]);
  if (claim?.state !== 'authorising') return false;
  await become(context, [claim], 'waiting');
  return true;
}

/** It never came: what was held of the account can be used again. */
export async function ownMoneyEnded(context: ClaimContext, claimId: ClaimId): Promise<boolean> {
  const [claim] = await lockClaims(context, [claimId]);
  if (claim?.state !== 'authorising') return false;
  await dropClaims(context, [claim], 'abandoned');
  return true;
}
