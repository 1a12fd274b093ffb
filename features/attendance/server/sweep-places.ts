import { sql } from 'kysely';
import { lockEvent } from '#features/events/server/public.ts';
import { isStoppedOrganisation } from '#features/organisations/server/public.ts';
import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { type EventId, ids, type OccurrenceId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { fillPlaces, placesAt } from './places.ts';

type SweepServices = Pick<Context, 'db' | 'now' | 'enqueue' | 'hear'> & Pick<JobServices, 'countRows'>;

const BATCH_SIZE = 500;

type Due = { id: OccurrenceId; event_id: EventId };

/**
 * BEY-02: what the clock alone brings about. Each time by itself and under the activity's lock, where everything is
 * looked at again: of two processes at the same work the second one finds nothing left to do.
 */
export async function sweeping(
  { db, now, enqueue, hear, countRows }: SweepServices,
  batchSize = BATCH_SIZE,
): Promise<void> {
  for (let after: OccurrenceId | null = null; ; ) {
    const batch: Due[] = await dueTimes(db, now, { after, limit: batchSize });
    for (const { id, event_id } of batch) {
      await inTransaction(db, async (inside) => {
        const context = { db: inside, now, enqueue, hear, actor: null, tenant: { key: DEFAULT_TENANT_KEY } };
        await lockEvent(context, event_id);
        await fillPlaces(context, await placesAt(context, id));
      });
      countRows(1);
    }
    if (batch.length < batchSize) return;
    after = batch.at(-1)?.id ?? null;
  }
}

/** Where an offer has run out, or lots are to be drawn. Only where it takes place, or it would be found for ever. */
async function dueTimes(
  db: Db,
  now: Date,
  { after, limit }: { after: OccurrenceId | null; limit: number },
): Promise<Due[]> {
  const { rows } = await rowsOf({ id: ids.occurrence, event_id: ids.event })`
    select o.id, o.event_id from occurrence o join event e on e.id = o.event_id
    where o.id in (
        select occurrence_id from attendance where status = 'offered' and offer_expires_at <= ${now}
        union
        select drawing.id from event join occurrence drawing on drawing.event_id = event.id
        where event.waiting_policy = 'lottery' and drawing.drawn_at is null and drawing.end_at > ${now}
          and drawing.start_at - event.lottery_hours * interval '1 hour' <= ${now})
      and e.status = 'published' and e.deleted_at is null and e.completed_at is null
      and o.is_published and not o.is_cancelled and o.end_at > ${now}
      and not ${isStoppedOrganisation(sql`e.organisation_id`)}
      and (${after}::uuid is null or o.id > ${after}::uuid)
    order by o.id
    limit ${limit}`.execute(db);
  return rows;
}
