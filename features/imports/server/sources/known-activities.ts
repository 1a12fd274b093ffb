import { sql } from 'kysely';
import { z } from 'zod';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';

/** All that people can change of an activity, as one word. What follows from the clock is not in it. */
const STATE = sql`md5(row(
  e.name, e.description, e.venue, e.address, e.lat, e.lng, e.is_free, e.price_ore, e.age_mask, e.min_age, e.max_age,
  e.access_mask, e.thumbnail_url, e.picture_upload_id, e.type_id, e.organisation_id, e.kind, e.has_sign_up,
  e.capacity_max, e.keywords,
  array(select c.category_id from event_category c where c.event_id = e.id order by 1),
  array(select m.municipality_id from event_municipality m where m.event_id = e.id order by 1),
  (select count(*) from slot where slot.event_id = e.id),
  (select string_agg(
      concat_ws('-', extract(epoch from o.start_at), extract(epoch from o.end_at), o.is_cancelled, o.is_published), ','
      order by o.start_at, o.id)
    from occurrence o where o.event_id = e.id)
)::text)`;

const knownRow = z.object({
  id: ids.event,
  external_id: text,
  name: text,
  content_hash: text,
  is_deleted: boolean,
  is_cancelled: boolean,
  /** Nobody here has changed it since the last run. */
  is_as_left: boolean,
  start_at: text,
});
export type KnownSourceActivity = z.infer<typeof knownRow>;

/** What is there of a batch, locked, so that nobody changes it meanwhile. */
export async function lockKnown(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<Map<string, KnownSourceActivity>> {
  await sql`
    select from event where source = ${source} and external_id = any(${sql.val([...externalIds])}::text[])
    order by id for no key update`.execute(db);
  const { rows } = await rowsOf(knownRow)`
    select e.id, e.external_id, e.name, i.content_hash, e.deleted_at is not null as is_deleted, i.is_cancelled,
      coalesce(e.next_start_at, e.last_start_at, e.created_at) as start_at,
      i.state_hash = ${STATE} and (
        e.taken_down_at is not null or e.status = case when i.is_cancelled then 'cancelled' else 'published' end
      ) as is_as_left
    from event e join imported_event i on i.event_id = e.id
    where e.source = ${source} and e.external_id = any(${sql.val([...externalIds])}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.external_id, row]));
}

/** What is to come of a source: what it still has, or all of it. */
export async function upcomingOf(
  db: Db,
  source: string,
  { now, withCancelled }: { now: Date; withCancelled: boolean },
): Promise<string[]> {
  const { rows } = await rowsOf({ external_id: text })`
    select e.external_id from event e join imported_event i on i.event_id = e.id
    where e.source = ${source} and e.external_id is not null and e.last_end_at > ${now} and e.deleted_at is null
      and (${withCancelled} or not i.is_cancelled)
    order by e.external_id`.execute(db);
  return rows.map(({ external_id }) => external_id);
}

export type LeftActivity = { id: EventId; content_hash: string; is_cancelled: boolean };

/** As it is now, so that what is changed by hand from now on is seen. */
export async function rememberState(db: Db, left: readonly LeftActivity[]): Promise<void> {
  await sql`
    insert into imported_event (event_id, content_hash, is_cancelled, state_hash)
    select e.id, r.content_hash, r.is_cancelled, ${STATE}
    from jsonb_to_recordset(${JSON.stringify(left)}::text::jsonb) as r (id uuid, content_hash text, is_cancelled boolean)
    join event e on e.id = r.id
    on conflict (event_id) do update set
      content_hash = excluded.content_hash, is_cancelled = excluded.is_cancelled, state_hash = excluded.state_hash`.execute(
    db,
  );
}
