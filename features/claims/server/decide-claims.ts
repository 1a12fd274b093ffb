import { sql } from 'kysely';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { ClaimId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { canWithClaim } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import type { ClaimRow } from './claim-rows.ts';
import { approveClaims, dropClaims, rollBackClaim } from './end-claims.ts';
import { noteClaims } from './note-claims.ts';
import { officeClaims } from './office-access.ts';
import { refuseField } from './read-typed.ts';
import { tellFamilies } from './tell-families.ts';

type Decided = { ids: readonly ClaimId[]; decision: 'approve' | 'reject' | 'roll_back'; message: string };

/** CRD-09: all of them or none, so that nobody has to guess which. */
export const decideClaims = (
  context: Context,
  origins: OriginSettings,
  { ids, decision, message }: Decided,
): Promise<{ decided: number }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const claims = await officeClaims(inside, ids);
    const words = REFUSALS[context.language];
    // `officeClaims` has refused one's own.
    const isOpen = (claim: ClaimRow) =>
      canWithClaim(context.actor, claim.municipality_id, { ...claim, is_own_case: false, is_refund_refused: false })[
        decision
      ];
    const stopped = claims.find(({ why_unpaid }) => why_unpaid !== null);
    if (decision === 'approve' && stopped) refuse('conflict', words.payee_stopped(stopped.payee_name));
    if (!claims.every(isOpen)) refuse('conflict', words.decided_already);
    if (decision !== 'approve' && message === '') refuseField('message', words.message_missing);
    await sign(inside, claims, decision === 'approve' ? null : message);
    await DEEDS[decision](inside, claims);
    for (const municipality of new Set(claims.map(({ municipality_id }) => municipality_id))) {
      const own = claims.filter(({ municipality_id }) => municipality_id === municipality);
      await noteClaims(inside, decision, own);
    }
    if (decision !== 'approve') {
      const outcome = decision === 'reject' ? 'rejected' : 'rolled_back';
      await tellFamilies({ ...inside, origins }, claims, { outcome, reason: message });
    }
    return { decided: claims.length };
  });

const DEEDS: Record<Decided['decision'], (context: Context, claims: readonly ClaimRow[]) => Promise<void>> = {
  // A yes during the trial is kept; `claims.ready` takes the money the day after it.
  approve: (context, claims) => {
    const today = shortDate(context.now);
    return approveClaims(
      context,
      claims.filter(({ ready_on }) => ready_on === null || ready_on <= today),
    );
  },
  reject: (context, claims) => dropClaims(context, claims, 'rejected'),
  roll_back: async (context, claims) => {
    for (const claim of claims) await rollBackClaim(context, claim);
  },
};

async function sign(context: Context, claims: readonly ClaimRow[], message: string | null): Promise<void> {
  const ids = claims.map(({ id }) => id);
  await sql`
    update claim set decided_by = ${actorOf(context).id}, decided_at = ${context.now}, rejection_message = ${message}
    where id = any(${ids}::uuid[])`.execute(context.db);
}
