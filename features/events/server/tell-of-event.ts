import { z } from 'zod';
import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import type { Fact, Hearing } from '#platform/server/hear.ts';
import { tell } from '#platform/server/live.ts';
import { boolean, number, rowsOf } from '#platform/server/rows.ts';

const reachRow = z.object({
  organisation_ids: z.array(ids.organisation),
  municipality_ids: z.array(number),
  is_public: boolean,
});

/** Touched by what an organisation arranges, while its id is touched by what it says of itself. */
export const eventsOf = (organisation: string): string => `events of ${organisation}`;

/** What is made from an activity as its read model is at this moment: what only those who run it see is on no list. */
export async function reachOfEvent(db: Db, id: EventId): Promise<string[]> {
  const { rows } = await rowsOf(reachRow)`
    select municipality_ids,
      array_remove(
        event.organisation_id || array(select organisation_id from event_cohost where event_cohost.event_id = event.id),
        null
      ) as organisation_ids,
      exists (
        select from event_place
        where event_place.event_id = event.id and event_place.municipality_id = ${WHOLE_COUNTRY}
      ) as is_public
    from event where id = ${id}`.execute(db);
  const reach = rows[0];
  if (!reach?.is_public) return [id];
  return [id, ...reach.organisation_ids.map(eventsOf), ...[WHOLE_COUNTRY, ...reach.municipality_ids].map(String)];
}

/** Of a change that leaves it where it is. */
export async function tellOfEvent(db: Db, id: EventId): Promise<void> {
  await tell(db, { topic: 'events', id, touches: await reachOfEvent(db, id), isOrdinary: true });
}

/** Two organisations begin or cease to run things together: the activities that name both say so. */
export async function tellOfShared({ db }: Hearing, { organisation_id, partner_id }: Fact): Promise<void> {
  const { rows } = await rowsOf({ event_id: ids.event })`
    select event_cohost.event_id
    from event_cohost join event on event.id = event_cohost.event_id
    where (event.organisation_id = ${organisation_id} and event_cohost.organisation_id = ${partner_id})
      or (event.organisation_id = ${partner_id} and event_cohost.organisation_id = ${organisation_id})`.execute(db);
  for (const { event_id } of rows) {
    await tell(db, { topic: 'events', id: event_id, touches: await reachOfEvent(db, event_id), isOrdinary: false });
  }
}
