import { sql } from 'kysely';
import { z } from 'zod';
import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';

const exportedTime = z.object({
  name: text,
  state: z.enum(['published', 'draft', 'taken_down', 'cancelled', 'hidden']),
  place: textOrNull,
  is_free: boolean,
  price_ore: numberOrNull,
  /** Null of an activity without a time. */
  start_at: textOrNull,
  end_at: textOrNull,
  capacity: numberOrNull,
  attending: numberOrNull,
  waiting: numberOrNull,
});
export type ExportedTime = z.infer<typeof exportedTime>;

/** So many activities at a time, each with all its times, so that no long list lies in memory as rows. */
const AT_ONCE = 100;

const placeOf = z.object({ id: ids.event, name_sort: text });
type Place = z.infer<typeof placeOf>;

/** Every time of all that is an organisation's own, activity by activity; one without a time has one line. */
export async function* exportedTimes(db: Db, organisation: OrganisationId): AsyncGenerator<ExportedTime> {
  for (let after: Place | null = null; ; ) {
    const events: Place[] = await eventsAfter(db, organisation, after);
    yield* await timesOf(db, events);
    after = events.at(-1) ?? null;
    if (events.length < AT_ONCE) return;
  }
}

async function eventsAfter(db: Db, organisation: OrganisationId, after: Place | null): Promise<Place[]> {
  const isAfter = after ? sql`(name_sort, id) > (${after.name_sort}::text, ${after.id}::uuid)` : sql`true`;
  const { rows } = await rowsOf(placeOf)`
    select id, name_sort from event
    where organisation_id = ${organisation} and deleted_at is null and ${isAfter}
    order by name_sort, id limit ${AT_ONCE}`.execute(db);
  return rows;
}

async function timesOf(db: Db, events: readonly Place[]): Promise<ExportedTime[]> {
  const { rows } = await rowsOf(exportedTime)`
    select e.name, coalesce(nullif(e.venue, ''), e.address) as place, e.is_free, e.price_ore,
      case
        when e.taken_down_at is not null then 'taken_down'
        when e.status = 'draft' then 'draft'
        when e.status = 'cancelled' or o.is_cancelled then 'cancelled'
        when not o.is_published then 'hidden'
        else 'published'
      end as state,
      o.start_at, o.end_at, coalesce(o.capacity_max, e.capacity_max) as capacity, o.attending_count as attending,
      o.waiting_count as waiting
    from event e left join occurrence o on o.event_id = e.id
    where e.id = any(${events.map(({ id }) => id)}::uuid[])
    order by e.name_sort, e.id, o.start_at, o.id`.execute(db);
  return rows;
}
