import { isCaptureAsked } from '#features/payments/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { lockClaims, WHY_UNPAID } from './claim-rows.ts';
import { approveClaims } from './end-claims.ts';

/** BEY-11: the municipality has said yes, and the child has stayed on past the trial. */
export const approveReady = (services: JobServices): Promise<number> =>
  inBatches(services, 'approve claims after their trial', async (db, limit) => {
    const now = services.now();
    const { rows } = await rowsOf({ id: ids.claim })`
      select id from claim
      where state = 'waiting' and decided_at is not null and ready_on <= ${shortDate(now)}::date
        and not ${isCaptureAsked('claim.payment_id')} and ${WHY_UNPAID} is null
      order by ready_on, id limit ${limit} for update skip locked`.execute(db);
    const claims = await lockClaims(
      { db },
      rows.map(({ id }) => id),
    );
    await approveClaims({ db, now, enqueue: services.enqueue, actor: null }, claims);
    return claims.length;
  });
