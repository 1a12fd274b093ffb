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

/**
 * BEY-02: what the clock alone brings about. Each time by itself and under the activity's lock, where everything is
 * looked at again: of two processes at the same work the second one finds nothing left to do.
 */
export async function sweeping({ db, now, enqueue, hear, countRows }: SweepServices): Promise<void> {
  for (const { id, event_id } of await timesToMind(db, now)) {
    await inTransaction(db, async (inside) => {
      const context = { db: inside, now, enqueue, hear, actor: null, tenant: { key: DEFAULT_TENANT_KEY } };
      await lockEvent(context, event_id);
      await fillPlaces(context, await placesAt(context, id));
    });
    countRows(1);
  }
}

/** Where an offer has run out, or lots are to be drawn. Only where it takes place, or it would be found for ever. */
async function timesToMind(db: Db, now: Date): Promise<{ id: OccurrenceId; event_id: EventId }[]> {
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
    order by o.event_id, o.start_at`.execute(db);
  return rows;
}
