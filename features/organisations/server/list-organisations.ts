import { type RawBuilder, sql } from 'kysely';
import { municipalityOfDistrict, tagsOfNumbers, WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import type { Tenant } from '#platform/contract/tenant.ts';
import type { CachedAnswers } from '#platform/server/answer-cache.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type ORGANISATION_SORTS, type OrganisationCard, organisationCard } from '../contract.ts';
import { eventsCount, isPublicOrganisation, placeColumns } from './queries.ts';

type Sort = (typeof ORGANISATION_SORTS)[number];

type Asked = {
  page: number;
  perPage: number;
  sort: Sort;
  q?: string | undefined;
  categories?: string | undefined;
  active?: 'true' | undefined;
} & AskedPlaces;

type AskedPlaces = { municipalities?: string | null | undefined; districts?: string | null | undefined };

type Places = { municipality_ids: number[]; district_ids: number[] };

type Criteria = Places & {
  q: string;
  categories: string[];
  is_active: boolean;
};

/** ORG-01: one page of the organisations that everybody may see, where the visitor is. A wound-down tenant has none. */
export async function listedOrganisations(
  context: Context,
  asked: Asked,
  totals: CachedAnswers<number>,
): Promise<{ data: OrganisationCard[]; meta: PageMeta }> {
  if (context.tenant.is_sunset) return { data: [], meta: pageMetaFor(0, asked) };
  const criteria = criteriaIn(asked, context.tenant);
  const question = { key: JSON.stringify(criteria), tags: tagsOfNumbers(criteria) };
  const total = await totals.ask(question, context, () => countOrganisations(context, criteria));
  const isBeyond = (asked.page - 1) * asked.perPage >= total;
  return { data: isBeyond ? [] : await readCards(context, criteria, asked), meta: pageMetaFor(total, asked) };
}

/** Chosen places go first; else it is where the visitor came in. What makes no sense asks for nothing. */
export function placesAsked({ municipalities, districts }: AskedPlaces, tenant: Tenant): Places {
  const [municipality_ids, district_ids] = [idsIn(municipalities), idsIn(districts)];
  const isPlaceChosen = municipality_ids.length + district_ids.length > 0;
  const isOfDistrict = tenant.district_ids.length > 0;
  return {
    municipality_ids: isPlaceChosen || isOfDistrict ? municipality_ids : [...tenant.municipality_ids],
    district_ids: isPlaceChosen ? district_ids : [...tenant.district_ids],
  };
}

const criteriaIn = (asked: Asked, tenant: Tenant): Criteria => ({
  q: asked.q ?? '',
  ...placesAsked(asked, tenant),
  categories: partsOf(asked.categories).filter((key) => /^[a-z0-9_-]{1,40}$/.test(key)),
  is_active: asked.active === 'true',
});

const MAX_CHOSEN = 100;

const partsOf = (list = ''): string[] => [...new Set(list.split(',').filter(Boolean))].slice(0, MAX_CHOSEN).sort();
const idsIn = (list?: string | null): number[] =>
  partsOf(list ?? '')
    .filter((part) => /^[1-9]\d{2,5}$/.test(part))
    .map(Number);

async function countOrganisations(context: Context, criteria: Criteria): Promise<number> {
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from organisation o where ${isWanted(criteria)}`.execute(context.replica);
  return rows[0]?.total ?? 0;
}

async function readCards(
  context: Context,
  criteria: Criteria,
  { page, perPage, sort }: Asked,
): Promise<OrganisationCard[]> {
  const { rows } = await rowsOf(organisationCard)`
    with page as (
      select o.id from organisation o
      where ${isWanted(criteria)}
      order by ${ORDERS[sort]}
      limit ${perPage} offset ${(page - 1) * perPage}
    )
    select o.id, o.name, left(o.description, ${MAX_BEGINNING_LENGTH}) as description, o.lang, o.thumbnail_url,
      ${placeColumns}, ${eventsCount} as events_count, o.followers_count
    from page
    join organisation o on o.id = page.id
    join municipality m on m.id = o.municipality_id
    left join district d on d.id = o.district_id
    order by ${ORDERS[sort]}`.execute(context.replica);
  return rows;
}

/** As much as a card has room for. */
const MAX_BEGINNING_LENGTH = 240;

const ORDERS: Record<Sort, RawBuilder<unknown>> = {
  name: sql`o.name_sort, o.id`,
  name_desc: sql`o.name_sort desc, o.id desc`,
  newest: sql`o.created_at desc, o.id desc`,
  followers: sql`o.followers_count desc, o.name_sort, o.id`,
};

function isWanted({ q, categories, is_active, ...places }: Criteria): RawBuilder<unknown> {
  const conditions = [
    isPublicOrganisation,
    inPlaces(places),
    is_active && sql`exists (${ITS_EVENTS} and p.next_start_at is not null)`,
    categories.length > 0 && hasCategory(categories),
    q !== '' && hasName(q, 'or_text'),
  ].filter((condition) => condition !== false);
  return sql.join(conditions, sql` and `);
}

const ITS_EVENTS = sql`
  select from event_place p where p.municipality_id = ${sql.lit(WHOLE_COUNTRY)} and p.organisation_id = o.id`;

/** Bit n is category n. Keys that nothing has ask for nothing. */
function hasCategory(keys: readonly string[]): RawBuilder<unknown> {
  const mask = sql`(select bit_or(1 << category.id) from category where category.key = any(${sql.val([...keys])}::text[]))`;
  return sql`(${mask} is null or exists (${ITS_EVENTS} and p.category_mask & ${mask} > 0))`;
}

/** The index begins with the municipality. */
export function inPlaces({ municipality_ids, district_ids }: Places): RawBuilder<unknown> {
  const around = district_ids.map(municipalityOfDistrict);
  const inMunicipality = sql`o.municipality_id = ${anyOf(municipality_ids)}`;
  const inDistrict = sql`(o.district_id = ${anyOf(district_ids)} and o.municipality_id = ${anyOf(around)})`;
  if (municipality_ids.length + district_ids.length === 0) return sql`true`;
  if (district_ids.length === 0) return inMunicipality;
  return municipality_ids.length === 0 ? inDistrict : sql`(${inMunicipality} or ${inDistrict})`;
}

/** One is asked for plainly: only then an index is read in its order. */
const anyOf = (ids: readonly number[]): RawBuilder<unknown> =>
  ids.length === 1 ? sql`${ids[0]}` : sql`any(${sql.val([...ids])}::int[])`;

/** The beginning of a word of the name, and where asked for the words of the whole text, in Norwegian or English. */
export function hasName(q: string, how: 'alone' | 'or_text'): RawBuilder<unknown> {
  const words = q.replaceAll(/[\\%_]/g, '\\$&').replaceAll('-', ' ');
  const name = sql`' ' || translate(o.name_sort, '-', ' ') like '% ' || nb_sort_key(${words}) || '%'`;
  return how === 'alone'
    ? name
    : sql`(${name} or o.search @@ (plainto_tsquery('norwegian', ${q}) || plainto_tsquery('english', ${q})))`;
}
