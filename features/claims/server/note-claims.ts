import { recordAudit } from '#features/audit/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import type { ClaimRow } from './claim-rows.ts';

type Deed =
  | 'read'
  | 'read_receipt'
  | 'approve'
  | 'reject'
  | 'roll_back'
  | 'retry'
  | 'retry_own_refund'
  | 'settle_own_refund';

/** What staff did with payments, and with which; never whose child's. */
export const noteClaims = (
  context: Context,
  deed: Deed,
  claims: readonly Pick<ClaimRow, 'id' | 'municipality_id' | 'purse_ore'>[],
): Promise<void> =>
  recordAudit(context, `claim.${deed}`, {
    municipality_id: claims[0]?.municipality_id ?? null,
    details: {
      claims: claims.map(({ id }) => id).join(' '),
      count: claims.length,
      amount_ore: claims.reduce((sum, { purse_ore }) => sum + purse_ore, 0),
    },
  });
