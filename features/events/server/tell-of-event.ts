import { sql } from 'kysely';
import { z } from 'zod';
import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import type { Fact, Hearing } from '#platform/server/hear.ts';
import { tell } from '#platform/server/live.ts';
import { boolean, number, rowsOf } from '#platform/server/rows.ts';

const reachRow = z.object({
  id: ids.event,
  organisation_ids: z.array(ids.organisation),
  municipality_ids: z.array(number),
  is_public: boolean,
});

/** Touched by what an organisation arranges, while its id is touched by what it says of itself. */
export const eventsOf = (organisation: string): string => `events of ${organisation}`;

/** What is made from an activity: by its id and those who run it, and by where it is. */
export type Reach = { id: EventId; named: string[]; places: string[] };

/** As their read model is at this moment: what only those who run it see is on no list. */
export async function reachesOfEvents(db: Db, events: readonly EventId[]): Promise<Reach[]> {
  const { rows } = await rowsOf(reachRow)`
    select event.id, municipality_ids,
      array_remove(
        event.organisation_id || array(select organisation_id from event_cohost where event_cohost.event_id = event.id),
        null
      ) as organisation_ids,
      exists (
        select from event_place
        where event_place.event_id = event.id and event_place.municipality_id = ${WHOLE_COUNTRY}
      ) as is_public
    from event where id = any(${sql.val([...events])}::uuid[])
    limit ${events.length}`.execute(db);
  return rows.map(({ id, is_public, organisation_ids, municipality_ids }) => ({
    id,
    named: [id, ...(is_public ? organisation_ids.map(eventsOf) : [])],
    places: is_public ? [WHOLE_COUNTRY, ...municipality_ids].map(String) : [],
  }));
}

export async function reachOfEvent(db: Db, id: EventId): Promise<string[]> {
  const [reach] = await reachesOfEvents(db, [id]);
  return reach ? [...reach.named, ...reach.places] : [id];
}

/** Of a change that leaves it where it is. */
export async function tellOfEvent(db: Db, id: EventId): Promise<void> {
  await tell(db, { topic: 'events', id, touches: await reachOfEvent(db, id), isOrdinary: true });
}

/** Of changes that leave them where they are, or of new ones. */
export async function tellOfEvents(db: Db, reaches: readonly Pick<Reach, 'named' | 'places'>[]): Promise<void> {
  const touches = [...new Set(reaches.flatMap(({ named, places }) => [...named, ...places]))];
  if (touches.length > 0) await tell(db, { topic: 'events', id: '*', touches, isOrdinary: true });
}

/** So many fit into a notice with all that they touch. */
const TAKEN_AWAY_AT_ONCE = 20;

/** Pages that show these activities are dropped at once; the reach is as it was before the change. */
export async function tellOfTakenAway(db: Db, reaches: readonly Reach[]): Promise<void> {
  for (let at = 0; at < reaches.length; at += TAKEN_AWAY_AT_ONCE) {
    const some = reaches.slice(at, at + TAKEN_AWAY_AT_ONCE);
    const touches = [...new Set(some.flatMap(({ named, places }) => [...named, ...places]))];
    await tell(db, { topic: 'events', id: '*', touches, gone: some.map(({ id }) => id) });
  }
}

const SHARED_AT_ONCE = 500;

/** Two organisations begin or cease to run things together: the activities that name both say so. */
export async function tellOfShared(
  { db }: Pick<Hearing, 'db'>,
  { organisation_id, partner_id }: Pick<Fact, 'organisation_id' | 'partner_id'>,
): Promise<void> {
  for (let after: EventId | null = null; ; ) {
    const { rows }: { rows: { event_id: EventId }[] } = await rowsOf({ event_id: ids.event })`
      select event_cohost.event_id
      from event_cohost join event on event.id = event_cohost.event_id
      where ((event.organisation_id = ${organisation_id} and event_cohost.organisation_id = ${partner_id})
          or (event.organisation_id = ${partner_id} and event_cohost.organisation_id = ${organisation_id}))
        and (${after}::uuid is null or event_cohost.event_id > ${after})
      order by event_cohost.event_id
      limit ${SHARED_AT_ONCE}`.execute(db);
    const shared = rows.map(({ event_id }) => event_id);
    await tellOfTakenAway(db, await reachesOfEvents(db, shared));
    if (shared.length < SHARED_AT_ONCE) return;
    after = shared.at(-1) ?? null;
  }
}
