import { sql } from 'kysely';
import { maskOf } from '#features/events/masks.ts';
import { ACCESS_FACTS, AGE_GROUPS } from '#features/events/rules.ts';
import { picturePath, SCENES } from '#features/pictures/contract.ts';
import { parsePicturePath } from '#features/pictures/rules.ts';
import { deleteUnreferred, uploadUrl } from '#features/uploads/server/public.ts';
import { type EventId, ids, type OrganisationId, type UserId } from '#features/vocabulary/ids.ts';
import { weekdayOf } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { jsonb, rowsOf } from '#platform/server/rows.ts';
import type { ParsedForm } from '../contract.ts';
import { defaultScene } from '../default-scene.ts';
import { spansOf } from '../recurrence.ts';
import { FREQUENCY, MAX_KEYWORDS, MAX_NAME_LENGTH, type TimesForm } from '../rules.ts';
import { tellCohosts } from './jobs-declared.ts';
import type { Resolved } from './resolve-form.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/**
 * The columns that say what the form says. A draft's may lack anything, and what the table would not take is left out:
 * the form itself is kept beside them.
 */
export function columnsOf(context: Context, form: ParsedForm, resolved: Resolved, thumbnail: string | null = null) {
  const isPlaced = form.lat !== null && form.lng !== null;
  return {
    organisation_id: form.organization_id,
    type_id: resolved.type_id,
    name: [...form.name.trim().replaceAll(/\s+/g, ' ')].slice(0, MAX_NAME_LENGTH).join(''),
    description: form.description.trim(),
    lang: form.lang,
    kind: form.kind,
    is_free: form.is_free,
    price_ore: form.is_free ? null : wholeOrNull(form.price_ore, 0, Number.MAX_SAFE_INTEGER),
    age_mask: maskOf(AGE_GROUPS, form.age_group),
    access_mask: maskOf(ACCESS_FACTS, form.accessibility),
    ...agesOf(form),
    capacity_max: form.has_sign_up ? wholeOrNull(form.capacity_max, 1, MAX_INT) : null,
    rrule: jsonb(rruleOf(form.times)),
    times: jsonb(form.times),
    venue: form.venue.trim() || null,
    address: form.address.trim() || null,
    lat: isPlaced ? form.lat : null,
    lng: isPlaced ? form.lng : null,
    keywords: keywordsOf(form),
    picture_upload_id: resolved.picture?.id ?? null,
    thumbnail_url: thumbnailOf(context, form, resolved, thumbnail),
    has_sign_up: form.has_sign_up,
    sign_up_closes_minutes: wholeOrNull(form.sign_up_closes_minutes, 0, 525_600) ?? 0,
    leave_closes_minutes: wholeOrNull(form.leave_closes_minutes, 0, 525_600) ?? 0,
    has_waiting_list: form.has_waiting_list,
    waiting_policy: form.waiting_policy,
    offer_hours: wholeOrNull(form.offer_hours, 1, 336) ?? 24,
    lottery_hours: wholeOrNull(form.lottery_hours, 1, 720) ?? 48,
    priority_group: form.priority_group,
  };
}

const MAX_INT = 2_147_483_647;
const MAX_SMALLINT = 32_767;

const wholeOrNull = (value: number | null, least: number, most: number): number | null =>
  value !== null && Number.isInteger(value) && value >= least && value <= most ? value : null;

/** The wrong way round they are in the draft only. */
function agesOf({ min_age, max_age }: ParsedForm) {
  const ages = { min_age: wholeOrNull(min_age, 0, MAX_SMALLINT), max_age: wholeOrNull(max_age, 0, MAX_SMALLINT) };
  const areTurned = ages.min_age !== null && ages.max_age !== null && ages.min_age > ages.max_age;
  return areTurned ? { min_age: null, max_age: null } : ages;
}

/** Each once, however it was spelt. */
function keywordsOf({ keywords }: ParsedForm): string[] {
  const words = keywords.map((word) => word.trim()).filter(Boolean);
  const once = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...once.values()].slice(0, MAX_KEYWORDS);
}

/** EVT-05: how it repeats, for cards. One day alone repeats in no way. */
export function rruleOf(times: TimesForm) {
  const { frequency } = times;
  if (frequency === FREQUENCY.once) return null;
  if (frequency === FREQUENCY.weekly) return { frequency, weekdays: namesOf(times.weekdays) };
  const spans = spansOf(times);
  if (spans.length === 1) return null;
  return frequency === FREQUENCY.custom
    ? { frequency, weekdays: namesOf(spans.map(({ start_at }) => weekdayOf(start_at))) }
    : { frequency };
}

const namesOf = (days: readonly number[]) => WEEKDAYS.filter((_, day) => days.includes(day));

/** A drawing keeps the colour of the portal where it was chosen. */
function thumbnailOf({ tenant }: Context, form: ParsedForm, { picture }: Resolved, before: string | null) {
  if (picture) return uploadUrl(picture.storage_key);
  const scene = SCENES.find((known) => known === form.scene) ?? defaultScene(form);
  const drawn = parsePicturePath(before ?? '');
  if (drawn?.type === 'scene' && drawn.scene === scene) return before;
  return picturePath({ scene, colour: tenant.colour.slice(1).toLowerCase(), variant: 'card' });
}

/** What hangs on the activity: everything that the form does not name is taken away. */
export async function writeParts(context: Context, eventId: EventId, form: ParsedForm, resolved: Resolved) {
  await writePlaces(context, eventId, form.organization_id, resolved);
  await writeCategories(context, eventId, resolved.category_ids);
  await writeContacts(context, eventId, resolved.contact_ids);
  await writeCohosts(context, eventId, resolved.cohost_ids);
  await writeDocuments(context, eventId, resolved.documents);
}

/** Where no district is chosen it is the organiser's in their own municipality, or that of the portal where it is made. */
async function writePlaces(
  { db, tenant }: Context,
  eventId: EventId,
  organisationId: OrganisationId,
  { municipality_ids, district_ids }: Resolved,
): Promise<void> {
  await sql`
    with gone as (
      delete from event_municipality where event_id = ${eventId} and municipality_id <> all(${municipality_ids}::int[])
    )
    insert into event_municipality (event_id, municipality_id, district_id)
    select ${eventId}::uuid, place.id, coalesce(
      (select id from district where municipality_id = place.id and id = any(${district_ids}::int[])),
      case when o.municipality_id = place.id then o.district_id end,
      (select min(id) from district where municipality_id = place.id and id = any(${[...tenant.district_ids]}::int[])))
    from unnest(${municipality_ids}::int[]) as place (id)
    join organisation o on o.id = ${organisationId}
    on conflict (event_id, municipality_id) do update set district_id = excluded.district_id`.execute(db);
}

async function writeCategories({ db }: Context, eventId: EventId, categoryIds: number[]): Promise<void> {
  await sql`
    with gone as (delete from event_category where event_id = ${eventId} and category_id <> all(${categoryIds}::int[]))
    insert into event_category (event_id, category_id)
    select ${eventId}::uuid, topic.id from unnest(${categoryIds}::int[]) as topic (id)
    on conflict do nothing`.execute(db);
}

async function writeContacts({ db }: Context, eventId: EventId, userIds: UserId[]): Promise<void> {
  await sql`
    with gone as (delete from event_contact where event_id = ${eventId} and user_id <> all(${userIds}::uuid[]))
    insert into event_contact (event_id, user_id, position)
    select ${eventId}::uuid, contact.id, contact.position - 1
    from unnest(${userIds}::uuid[]) with ordinality as contact (id, position)
    on conflict (event_id, user_id) do update set position = excluded.position`.execute(db);
}

async function writeCohosts(context: Context, eventId: EventId, organisationIds: OrganisationId[]): Promise<void> {
  const { rows } = await rowsOf({ organisation_id: ids.organisation })`
    with gone as (delete from event_cohost where event_id = ${eventId} and organisation_id <> all(${organisationIds}::uuid[]))
    insert into event_cohost (event_id, organisation_id)
    select ${eventId}::uuid, cohost.id from unnest(${organisationIds}::uuid[]) as cohost (id)
    on conflict do nothing
    returning organisation_id`.execute(context.db);
  const organisation_ids = rows.map(({ organisation_id }) => organisation_id);
  if (organisation_ids.length === 0) return;
  await context.enqueue(context.db, tellCohosts, { event_id: eventId, organisation_ids, tenant: context.tenant.key });
}

const MAX_DOCUMENT_NAME_LENGTH = 200;

async function writeDocuments(context: Context, eventId: EventId, documents: Resolved['documents']): Promise<void> {
  const { rows } = await rowsOf({ upload_id: ids.upload })`
    delete from event_document where event_id = ${eventId} returning upload_id`.execute(context.db);
  const named = new Map(documents.map(({ upload_id, name }) => [upload_id, name.trim()]));
  await sql`
    insert into event_document (id, event_id, upload_id, name, position)
    select document.id, ${eventId}::uuid, document.upload_id, coalesce(nullif(document.name, ''), upload.name),
      document.position - 1
    from unnest(${[...named].map(() => newId<'EventDocumentId'>())}::uuid[], ${[...named.keys()]}::uuid[],
      ${[...named.values()].map((name) => [...name].slice(0, MAX_DOCUMENT_NAME_LENGTH).join(''))}::text[])
      with ordinality as document (id, upload_id, name, position)
    join upload on upload.id = document.upload_id`.execute(context.db);
  const gone = rows.map(({ upload_id }) => upload_id).filter((id) => !named.has(id));
  if (gone.length > 0) await deleteUnreferred(context.db, gone, context.now);
}
