import { type RawBuilder, sql } from 'kysely';
import { isCaptureAsked } from '#features/payments/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type ClaimRow, lockClaims } from './claim-rows.ts';
import { dropClaims, rollBackClaim } from './end-claims.ts';
import { tellFamilies } from './tell-families.ts';

type Returning = Pick<Context, 'db' | 'now' | 'secrets' | 'enqueue'> & { origins: OriginSettings };

const BATCH = 100;
/** With the bank or with the provider: settled when they have answered (`settleClaim`, `ownMoneyCaptured`). */
const RETURNED = sql`(event.status = 'cancelled' or event.deleted_at is not null)
  and claim.state in ('authorising', 'waiting', 'approved', 'failed', 'paid')
  and not (claim.state = 'waiting' and ${isCaptureAsked('claim.payment_id')})`;

/**
 * CRD-04 ROLLBACK: money goes back to where it came from, in batches that each are a whole. What is done stays done when it
 * is interrupted, and a second run finds nothing.
 */
export async function returnForEvent(context: Returning, event: EventId): Promise<number> {
  const returned = await returnWhere(context, sql`claim.event_id = ${event}`);
  await sql`
    delete from claim_return
    where event_id = ${event} and asked_at <= ${context.now} and not exists (
      select from claim join event on event.id = claim.event_id where claim.event_id = ${event} and ${RETURNED}
    )`.execute(context.db);
  return returned;
}

const MAX_NOTED = 100;

/** The sweep: what was noted and is still open, because its job was lost or others had it locked. */
export async function returnNoted(context: Returning): Promise<number> {
  const { rows } = await rowsOf({ event_id: ids.event })`
    select event_id from claim_return where asked_at <= ${context.now}
    order by asked_at, event_id limit ${MAX_NOTED}`.execute(context.db);
  let total = 0;
  const troubles: unknown[] = [];
  for (const { event_id } of rows) {
    // One that cannot be settled keeps no other from its money.
    try {
      total += await returnForEvent(context, event_id);
    } catch (trouble) {
      troubles.push(trouble);
    }
  }
  if (troubles.length > 0) throw new AggregateError(troubles, 'Payments of activities that ended did not go back.');
  return total;
}

/** Whatever is still open of activities that have been cancelled, whether or not it was noted. */
export const returnLeftBehind = (context: Returning): Promise<number> => returnWhere(context, sql`true`);

async function returnWhere(context: Returning, where: RawBuilder<unknown>): Promise<number> {
  for (let total = 0; ; ) {
    const returned = await inTransaction(context.db, async (db) => {
      const inside = { ...context, db, actor: null };
      const { rows } = await rowsOf({ id: ids.claim })`
        select claim.id from claim join event on event.id = claim.event_id
        where ${where} and ${RETURNED}
        order by claim.id limit ${BATCH} for update of claim skip locked`.execute(db);
      const claims = await lockClaims(
        inside,
        rows.map(({ id }) => id),
      );
      await giveBack(inside, claims);
      await tellFamilies(inside, claims, { outcome: 'rolled_back', reason: '' });
      return claims.length;
    });
    total += returned;
    if (returned < BATCH) return total;
  }
}

async function giveBack(context: Returning & { actor: null }, claims: readonly ClaimRow[]): Promise<void> {
  const isHeld = ({ state }: ClaimRow) => state === 'authorising' || state === 'waiting';
  await dropClaims(context, claims.filter(isHeld), 'abandoned');
  for (const claim of claims.filter((one) => !isHeld(one))) await rollBackClaim(context, claim);
}
