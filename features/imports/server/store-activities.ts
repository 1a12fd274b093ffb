import { sql } from 'kysely';
import { z } from 'zod';
import { AGE_GROUPS } from '#features/events/rules.ts';
import { tenantByKey, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { type EventId, ids, type OccurrenceId, type OrganisationId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';
import type { Activity } from './activity.ts';

/** An activity with the ids that it has with us. */
export type StoredActivity = Omit<Activity, 'times' | 'kind' | 'source_url'> & {
  kind: string | null;
  organisation_id: OrganisationId | null;
  has_sign_up: boolean;
  source_url: string | null;
  thumbnail_url: string;
  id: EventId;
  source: string;
  source_name: string;
  content_hash: string;
  times: { id: OccurrenceId; start_at: string; end_at: string }[];
};

const knownActivityRow = z.object({
  external_id: text,
  content_hash: text,
  is_removed: boolean,
  is_upcoming: boolean,
});
export type KnownActivity = z.infer<typeof knownActivityRow>;

/** A feed of thousands takes longer than a request may. */
export async function allowLongWork(db: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '60s', true), set_config('lock_timeout', '30s', true)`.execute(db);
}

export async function knownActivities(db: Db, source: string, now: Date): Promise<KnownActivity[]> {
  const { rows } = await rowsOf(knownActivityRow)`
    select e.external_id, i.content_hash, e.deleted_at is not null as is_removed,
      coalesce(e.last_end_at > ${now}, false) as is_upcoming
    from imported_event i
    join event e on e.id = i.event_id
    where e.source = ${source}`.execute(db);
  return rows;
}

/** Only what came from the same source is ever overwritten. What was taken down here stays down. */
export async function storeEvents(db: Db, batch: readonly StoredActivity[], now: Date): Promise<void> {
  const rows = batch.map((activity) => ({
    ...activity,
    status: activity.is_cancelled ? 'cancelled' : 'published',
    age_mask: AGE_GROUPS.reduce((mask, group, bit) => mask | (activity.age_groups.includes(group) ? 1 << bit : 0), 0),
    keywords: activity.association ? [activity.association] : [],
  }));
  await sql`
    insert into event (
      id, source, external_id, type_id, name, description, status, is_free, price_ore, age_mask, keywords, venue, lat,
      lng, thumbnail_url, source_url, source_name, organisation_id, has_sign_up, created_at, updated_at
    )
    select r.id, r.source, r.external_id, t.id, r.name, r.description, r.status, r.is_free, r.price_ore, r.age_mask,
      array(select jsonb_array_elements_text(r.keywords)), r.venue, r.lat, r.lng, r.thumbnail_url, r.source_url,
      r.source_name, r.organisation_id, r.has_sign_up, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (
      id uuid, source text, external_id text, kind text, name text, description text, status text, is_free boolean,
      price_ore bigint, age_mask smallint, keywords jsonb, venue text, lat float8, lng float8, thumbnail_url text,
      source_url text, source_name text, organisation_id uuid, has_sign_up boolean
    )
    left join event_type t on t.key = r.kind
    order by r.id
    on conflict (id) do update set
      type_id = excluded.type_id, name = excluded.name, description = excluded.description,
      status = case when event.taken_down_at is null then excluded.status else event.status end,
      is_free = excluded.is_free, price_ore = excluded.price_ore, age_mask = excluded.age_mask,
      keywords = excluded.keywords, venue = excluded.venue, lat = excluded.lat, lng = excluded.lng,
      thumbnail_url = excluded.thumbnail_url, source_url = excluded.source_url, source_name = excluded.source_name,
      organisation_id = excluded.organisation_id, updated_at = excluded.updated_at, deleted_at = null
    where event.source = excluded.source and event.external_id = excluded.external_id`.execute(db);
}

export async function replacePlaces(db: Db, batch: readonly StoredActivity[]): Promise<void> {
  const rows = batch.flatMap(({ id, municipality_ids }) =>
    municipality_ids.map((municipality_id) => ({ event_id: id, municipality_id })),
  );
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (event_id uuid, municipality_id int)
    ),
    gone as (
      delete from event_municipality m
      where m.event_id = any(${sql.val(batch.map(({ id }) => id))}::uuid[])
        and not exists (select 1 from wanted where wanted.event_id = m.event_id and wanted.municipality_id = m.municipality_id)
    )
    insert into event_municipality (event_id, municipality_id)
    select event_id, municipality_id from wanted
    on conflict do nothing`.execute(db);
}

/** Everything that DNT does is done outdoors. */
export async function replaceCategories(db: Db, batch: readonly StoredActivity[]): Promise<void> {
  await sql`
    insert into event_category (event_id, category_id)
    select event_id, category.id
    from unnest(${sql.val(batch.map(({ id }) => id))}::uuid[]) as event_id
    join category on category.key = 'sport_outdoors'
    on conflict do nothing`.execute(db);
}

/** With `since`, what was over by then stays as it was. */
export async function replaceTimes(db: Db, batch: readonly StoredActivity[], since: Date | null): Promise<void> {
  const rows = batch.flatMap(({ id, times }) => times.map((time) => ({ ...time, event_id: id })));
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as r (id uuid, event_id uuid, start_at timestamptz, end_at timestamptz)
    ),
    gone as (
      delete from occurrence o
      where o.event_id = any(${sql.val(batch.map(({ id }) => id))}::uuid[])
        and (${since}::timestamptz is null or o.end_at > ${since})
        and not exists (select 1 from wanted where wanted.id = o.id)
    )
    insert into occurrence (id, event_id, start_at, end_at)
    select id, event_id, start_at, end_at from wanted
    on conflict (id) do update set end_at = excluded.end_at
    where occurrence.end_at is distinct from excluded.end_at`.execute(db);
}

export async function storeHashes(db: Db, batch: readonly StoredActivity[]): Promise<void> {
  const rows = batch.map(({ id, content_hash, is_cancelled }) => ({ event_id: id, content_hash, is_cancelled }));
  await db
    .insertInto('imported_event')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet((row) => ({
        content_hash: row.ref('excluded.content_hash'),
        is_cancelled: row.ref('excluded.is_cancelled'),
      })),
    )
    .execute();
}

/** Hidden, not cancelled: that it is gone from the feed does not say why. If it comes back, so does ours. */
export async function removeActivities(
  db: Db,
  source: string,
  externalIds: readonly string[],
  now: Date,
): Promise<EventId[]> {
  const { rows } = await rowsOf({ id: ids.event })`
    update event set deleted_at = ${now}, updated_at = ${now}
    where source = ${source} and external_id = any(${sql.val([...externalIds])}::text[]) and deleted_at is null
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function refreshEvents(db: Db, eventIds: readonly EventId[], now: Date): Promise<void> {
  if (eventIds.length > 0) await sql`select event_refresh_many(${sql.val([...eventIds])}::uuid[], ${now})`.execute(db);
}

export async function recountEvents(db: Db): Promise<void> {
  await sql`select event_count_refresh()`.execute(db);
}

/** Of the first municipality that has a portal. */
export function colourOf(municipalityIds: readonly number[]): string {
  const tenant =
    municipalityIds.map(tenantOfMunicipality).find((found) => found !== undefined) ?? tenantByKey('nabolag');
  return (tenant?.colour ?? '').slice(1);
}
