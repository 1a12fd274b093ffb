import { sql } from 'kysely';
import { z } from 'zod';
import { ACCESS_FACTS, AGE_GROUPS } from '#features/events/rules.ts';
import { cohostsOf } from '#features/partnerships/server/public.ts';
import { parsePicturePath } from '#features/pictures/rules.ts';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { eventForm, type ParsedForm } from '../contract.ts';
import { type Span, wallSpanOf } from '../recurrence.ts';
import { FREQUENCY, MAX_OCCURRENCES, type TimesForm } from '../rules.ts';

/** What is called the same in the form. */
const sameInBoth = eventForm.pick({
  name: true,
  description: true,
  lang: true,
  lat: true,
  lng: true,
  is_free: true,
  price_ore: true,
  kind: true,
  has_sign_up: true,
  capacity_max: true,
  sign_up_closes_minutes: true,
  leave_closes_minutes: true,
  has_waiting_list: true,
  waiting_policy: true,
  offer_hours: true,
  lottery_hours: true,
  priority_group: true,
  type: true,
  categories: true,
  keywords: true,
  min_age: true,
  max_age: true,
  picture_upload_id: true,
  documents: true,
  municipality_ids: true,
  district_ids: true,
  contact_ids: true,
  cohost_ids: true,
});

/** An activity as the table has it, with what hangs on it. */
const eventRow = sameInBoth.extend({
  id: ids.event,
  status: z.enum(['draft', 'published', 'cancelled']),
  version: number,
  organisation_id: ids.organisation,
  organisation: text,
  venue: textOrNull,
  address: textOrNull,
  age_mask: number,
  access_mask: number,
  thumbnail_url: textOrNull,
  times: eventForm.shape.times.nullable(),
  draft: eventForm.nullable(),
  is_volunteer: boolean,
  updated_at: text,
  changed_by: textOrNull,
  last_end_at: textOrNull,
});
type EventRow = z.infer<typeof eventRow>;

export async function readEventRow({ db }: Pick<Context, 'db'>, id: EventId): Promise<EventRow> {
  const { rows } = await rowsOf(eventRow)`
    select e.id, e.status, e.version, e.organisation_id, o.name as organisation, e.name, e.description, e.lang, e.venue,
      e.address, e.lat, e.lng, e.is_free, e.price_ore::float8 as price_ore, e.kind, e.times, e.draft, e.has_sign_up,
      e.capacity_max, e.sign_up_closes_minutes, e.leave_closes_minutes, e.has_waiting_list, e.waiting_policy,
      e.offer_hours, e.lottery_hours, e.priority_group, e.keywords, e.age_mask, e.min_age, e.max_age, e.access_mask,
      e.thumbnail_url, e.picture_upload_id, e.updated_at, e.last_end_at, t.key as type,
      coalesce(t.is_volunteer, false) as is_volunteer, editor.name as changed_by,
      array(select municipality_id::text from event_municipality where event_id = e.id order by municipality_id)
        as municipality_ids,
      array(select district_id::text from event_municipality where event_id = e.id and district_id is not null
        order by district_id) as district_ids,
      array(select c.key from event_category ec join category c on c.id = ec.category_id where ec.event_id = e.id
        order by c.position) as categories,
      array(select user_id from event_contact where event_id = e.id order by position, user_id) as contact_ids,
      array(select organisation_id from ${cohostsOf(sql`e.id`)} as cohost order by organisation_id) as cohost_ids,
      (select coalesce(json_agg(json_build_object('upload_id', d.upload_id, 'name', d.name) order by d.position, d.id), '[]')
        from event_document d where d.event_id = e.id) as documents
    from event e
    join organisation o on o.id = e.organisation_id
    left join event_type t on t.id = e.type_id
    left join app_user editor on editor.id = e.changed_by and editor.erased_at is null
    where e.id = ${id} and e.deleted_at is null`.execute(db);
  return rows[0] ?? refuse('not_found');
}

/** What has been typed so far; of what is published, what it says. */
export async function formOf(context: Pick<Context, 'db'>, row: EventRow): Promise<ParsedForm> {
  if (row.status === 'draft' && row.draft) return row.draft;
  const drawn = parsePicturePath(row.thumbnail_url ?? '');
  return {
    organization_id: row.organisation_id,
    name: row.name,
    description: row.description,
    lang: row.lang,
    venue: row.venue ?? '',
    address: row.address ?? '',
    lat: row.lat,
    lng: row.lng,
    municipality_ids: row.municipality_ids,
    district_ids: row.district_ids,
    is_free: row.is_free,
    price_ore: row.price_ore,
    contact_ids: row.contact_ids,
    cohost_ids: row.cohost_ids,
    kind: row.kind,
    times: row.times ?? timesFrom(await spansAt(context, row.id)),
    has_sign_up: row.has_sign_up,
    capacity_max: row.capacity_max,
    sign_up_closes_minutes: row.sign_up_closes_minutes,
    leave_closes_minutes: row.leave_closes_minutes,
    has_waiting_list: row.has_waiting_list,
    waiting_policy: row.waiting_policy,
    offer_hours: row.offer_hours,
    lottery_hours: row.lottery_hours,
    priority_group: row.priority_group,
    type: row.type,
    categories: row.categories,
    keywords: row.keywords,
    age_group: AGE_GROUPS.filter((_, bit) => row.age_mask & (1 << bit)),
    min_age: row.min_age,
    max_age: row.max_age,
    accessibility: ACCESS_FACTS.filter((_, bit) => row.access_mask & (1 << bit)),
    scene: drawn?.type === 'scene' ? drawn.scene : null,
    picture_upload_id: row.picture_upload_id,
    documents: row.documents,
  };
}

/** Also what is hidden for a while; what was taken out of the series is neither shown nor takes place. */
async function spansAt({ db }: Pick<Context, 'db'>, eventId: EventId): Promise<Span[]> {
  const { rows } = await rowsOf({ start_at: text, end_at: text })`
    select start_at, end_at from occurrence
    where event_id = ${eventId} and (is_published or not is_cancelled)
    order by start_at desc
    limit ${MAX_OCCURRENCES}`.execute(db);
  return rows.reverse();
}

/** Where nobody has put down how it repeats, it is what it is, day by day. */
export function timesFrom(spans: readonly Span[]): TimesForm {
  const days = spans.map(wallSpanOf);
  const [only] = days;
  const nothing = { weekdays: [], starts_on: '', ends_on: '', start_time: '', end_time: '', exceptions: [], days: [] };
  if (!only) return { ...nothing, frequency: FREQUENCY.once };
  if (days.length === 1) return { ...nothing, ...only, frequency: FREQUENCY.once };
  return {
    ...nothing,
    frequency: FREQUENCY.custom,
    days: days.map(({ starts_on, start_time, end_time }) => ({ day: starts_on, start_time, end_time })),
  };
}
