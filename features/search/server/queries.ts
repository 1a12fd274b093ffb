import { type RawBuilder, sql } from 'kysely';
import { isPublicEvent } from '#features/events/server/public.ts';
import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import { isPublicOrganisation } from '#features/organisations/server/public.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import type { Context } from '#platform/server/context.ts';
import { countedRow, itemsIn } from '#platform/server/page-of-rows.ts';
import { number, rowsOf, textOrNull } from '#platform/server/rows.ts';
import { type EventHit, eventHit, type OrganizationHit, organizationHit, type SearchAnswer } from '../contract.ts';
import { HITS_IN_PANEL, MAX_RANKED, type SearchTab } from '../rules.ts';
import { excerptOf } from './excerpt.ts';
import { questionWords, readTerms, type Term } from './read-terms.ts';
import { type TextQuery, textQueryOf } from './text-query.ts';

type Asked = {
  q: string;
  municipality_ids: readonly number[];
  tab?: SearchTab | undefined;
  page: number;
  perPage: number;
};

type Page = { limit: number; offset: number };
type Found<Hit> = { total: number; hits: Hit[] };

const NONE = { total: 0, hits: [] };

/**
 * SRH-01…06. Looks where the visitor is, and nowhere else: the municipalities that were named, or the tenant's own, or
 * the whole country for the tenant that covers it. A user who looks for swimming in Bergen is not helped by Tromsø, and
 * the list beside it shows the same place. A wound-down tenant shows nothing.
 */
export async function findHits(
  context: Context,
  { q, municipality_ids, tab, ...paging }: Asked,
): Promise<SearchAnswer> {
  const words = context.tenant.is_sunset ? [] : questionWords(q);
  const pages = {
    events: tab === 'organizations' ? NO_PAGE : tab ? pageOf(paging) : PANEL,
    organizations: tab === 'events' ? NO_PAGE : tab ? pageOf(paging) : PANEL,
  };
  const { events, organizations } = await find(context, { words, place: placeOf(context, municipality_ids), pages });
  const totals = { events: events.total, organizations: organizations.total };
  return {
    data: { events: events.hits, organizations: organizations.hits },
    meta: {
      ...(tab
        ? pageMetaFor(totals[tab], paging)
        : pageMetaFor(totals.events + totals.organizations, { page: 1, perPage: 2 * HITS_IN_PANEL })),
      totals,
    },
  };
}

const PANEL: Page = { limit: HITS_IN_PANEL, offset: 0 };
const NO_PAGE: Page = { limit: 0, offset: 0 };
const pageOf = ({ page, perPage }: { page: number; perPage: number }): Page => ({
  limit: perPage,
  offset: (page - 1) * perPage,
});

type Finding = { words: string[]; place: Place; pages: Record<SearchTab, Page> };

async function find(
  context: Context,
  { words, place, pages }: Finding,
): Promise<{ events: Found<EventHit>; organizations: Found<OrganizationHit> }> {
  if (words.length === 0) return { events: NONE, organizations: NONE };
  const terms = await readTerms(context, words);
  const both = async (join: 'all' | 'some') => {
    const query = textQueryOf(terms, join);
    const [events, organizations] = await Promise.all([
      findEvents(context, { terms, query, place, page: pages.events }),
      findOrganisations(context, { terms, query, place, page: pages.organizations }),
    ]);
    return { events, organizations };
  };
  const found = await both('all');
  // Nothing has all the words: then what has some of them is better than nothing.
  const hasMore = terms.length > 1 || terms.some(({ fits }) => fits.parts.length > 0);
  return found.events.total + found.organizations.total > 0 || !hasMore ? found : both('some');
}

/** `column` tells which of the read model's columns the ids belong to. */
type Place = { column: 'municipality_id' | 'district_id'; ids: readonly number[] };

function placeOf({ tenant }: Context, municipalityIds: readonly number[]): Place {
  if (municipalityIds.length > 0) return { column: 'municipality_id', ids: municipalityIds };
  if (tenant.district_ids.length > 0) return { column: 'district_id', ids: tenant.district_ids };
  if (tenant.municipality_ids.length > 0) return { column: 'municipality_id', ids: tenant.municipality_ids };
  return { column: 'municipality_id', ids: [WHOLE_COUNTRY] };
}

/** Places stand among the words, so that one index answers both. */
function inPlace(query: string, { ids }: Place): string {
  if (ids.includes(WHOLE_COUNTRY)) return query;
  return `(${ids.map((id) => `'@${id}'`).join(' | ')}) & (${query})`;
}

type Asking = { terms: readonly Term[]; query: TextQuery; place: Place; page: Page };

const eventRow = countedRow(eventHit.extend({ activity_id: textOrNull }));

async function findEvents(context: Context, asking: Asking): Promise<Found<EventHit>> {
  const { terms, query, page } = asking;
  const { rows } = await rowsOf(eventRow)`
    with ${pointsOf(query)},
    candidate as materialized (${await candidatesOf(context, asking)}),
    scored as materialized (
      select
        e.id,
        (${textScore(sql`w.words`)}
          -- What is over is good to know of, after everything that one can still go to.
          + case when e.next_start_at is null then -0.6
            else 0.15 / (1 + greatest(0, extract(epoch from e.next_start_at - ${context.now}::timestamptz)) / 1209600) end
          - case when e.status = 'cancelled' then 0.3 else 0 end
          + 0.05 * least(1, ln(1 + e.attendees_count) / ln(101)))::float8 as score,
        e.next_start_at
      from candidate
      join event_words w on w.event_id = candidate.event_id
      join event e on e.id = candidate.event_id
      left join organisation o on o.id = e.organisation_id
      where ${isPublicEvent}
    ),
    best as (
      select id, score, next_start_at
      from scored
      order by score desc, next_start_at, id
      limit ${page.limit} offset ${page.offset}
    )
    select
      (select count(*)::int from scored) as total,
      e.id, e.name, e.lang, e.description, e.thumbnail_url, e.venue, best.score,
      case when e.source = 'dnt' then e.external_id end as activity_id,
      coalesce(e.next_start_at, e.last_start_at) as start_at,
      coalesce(e.next_end_at, e.last_end_at) as end_at,
      e.status = 'cancelled' as is_canceled,
      (
        select coalesce(json_agg(municipality.name order by municipality.name_sort), '[]')
        from municipality where municipality.id = any(e.municipality_ids)
      ) as municipalities,
      o.name as organization
    from (select 1) as always
    left join best on true
    left join event e on e.id = best.id
    left join organisation o on o.id = e.organisation_id
    order by best.score desc, best.next_start_at, best.id`.execute(context.replica);
  return {
    total: rows[0]?.total ?? 0,
    hits: itemsIn(rows).map(({ activity_id, ...hit }) => ({
      ...hit,
      ...(activity_id !== null && { activity_id }),
      description: excerptOf(hit.description, terms),
    })),
  };
}

/** So far ahead a frequent word is looked for in the order of time. */
const MAX_SCANNED = 1200;

/**
 * Which events are compared at all. The index of words brings those of a rare word. A frequent one would bring half the
 * country, in no order; then the next activities of the place are walked through, so that what is soon is among them, and
 * the index adds as many others as there is room for. Either way the work has a limit, however much there is.
 */
async function candidatesOf(context: Context, { terms, query, place }: Asking): Promise<RawBuilder<unknown>> {
  const byIndex = (text: string) => sql`
    select event_id from event_words where words @@ ${inPlace(text, place)}::tsquery limit ${MAX_RANKED}`;
  const most = Math.min(...terms.map(({ anyEvents }) => anyEvents));
  if (place.column === 'district_id' || most <= MAX_RANKED) return byIndex(query.any);
  if (most * (await shareOf(context, place)) <= MAX_RANKED) return byIndex(query.any);
  return sql`(
      select walked.event_id
      from unnest(${sql.val([...place.ids])}::int[]) as place (id)
      cross join lateral (
        select event_id from event_place
        where municipality_id = place.id and next_start_at is not null
        order by next_start_at, event_id
        limit ${Math.ceil(MAX_SCANNED / place.ids.length)}
      ) as walked
      join event_words w on w.event_id = walked.event_id
      where w.words @@ ${query.any}::tsquery
      limit ${MAX_RANKED}
    )
    union
    (${byIndex(query.exact)})`;
}

/** How much of the country's activities are in a place; the counts are at most a minute old. */
async function shareOf(context: Context, place: Place): Promise<number> {
  const { rows } = await rowsOf({ here: number, everywhere: number })`
    select
      coalesce(sum(upcoming) filter (where municipality_id = any(${sql.val([...place.ids])}::int[])), 0)::int as here,
      coalesce(sum(upcoming) filter (where municipality_id = ${WHOLE_COUNTRY}), 0)::int as everywhere
    from event_count`.execute(context.replica);
  const { here = 0, everywhere = 0 } = rows[0] ?? {};
  return everywhere > 0 ? here / everywhere : 1;
}

const organisationRow = countedRow(organizationHit);

async function findOrganisations(context: Context, asking: Asking): Promise<Found<OrganizationHit>> {
  const { terms, query, place, page } = asking;
  const { rows } = await rowsOf(organisationRow)`
    with ${pointsOf(query)},
    scored as materialized (
      select o.id, (${textScore(sql`candidate.words`)})::float8 as score, o.name_sort
      from (
        select organisation_id, words from organisation_words
        where words @@ ${inPlace(query.any, place)}::tsquery
        limit ${MAX_RANKED}
      ) as candidate
      join organisation o on o.id = candidate.organisation_id
      where ${isPublicOrganisation}
    ),
    best as (
      select id, score, name_sort from scored order by score desc, name_sort, id limit ${page.limit} offset ${page.offset}
    )
    select
      (select count(*)::int from scored) as total,
      o.id, o.name, o.description, o.thumbnail_url, best.score, municipality.name as municipality
    from (select 1) as always
    left join best on true
    left join organisation o on o.id = best.id
    left join municipality on municipality.id = o.municipality_id
    order by best.score desc, best.name_sort, best.id`.execute(context.replica);
  return {
    total: rows[0]?.total ?? 0,
    hits: itemsIn(rows).map((hit) => ({ ...hit, description: excerptOf(hit.description, terms) })),
  };
}

/** Read once, not for each text. */
const pointsOf = ({ points }: TextQuery) => sql`
  given as materialized (
    select position, query::tsquery as query, points
    from json_to_recordset(${JSON.stringify(points)}::json) as given (position int, query text, points float8)
  )`;

/** For each word of the question the best thing that can be said of the text; together between 0 and 1. */
const textScore = (words: RawBuilder<unknown>) => sql`
  (select coalesce(sum(of_word.points), 0) from (
    select max(given.points) as points from given where ${words} @@ given.query group by given.position
  ) as of_word)`;
