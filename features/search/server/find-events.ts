import { type RawBuilder, sql } from 'kysely';
import { inPlaces, isPublicEvent, occurrenceOf } from '#features/events/server/public.ts';
import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import type { Context } from '#platform/server/context.ts';
import { countedRow, itemsIn } from '#platform/server/page-of-rows.ts';
import { number, rowsOf, textOrNull } from '#platform/server/rows.ts';
import { type EventHit, eventHit } from '../contract.ts';
import { MAX_RANKED } from '../rules.ts';
import { excerptOf } from './excerpt.ts';
import { fitOf, fitsNarrowing, fitsPlaceRow, isNarrow, type Narrowing, suitsAge } from './narrow.ts';
import type { Term } from './read-terms.ts';
import { inPlace, type SearchPlace } from './search-place.ts';
import type { TextQuery } from './text-query.ts';
import { pointsOf, textScore } from './text-score.ts';

export type Page = { limit: number; offset: number };
export type Found<Hit> = { total: number; hits: Hit[] };

export type Asking = {
  terms: readonly Term[];
  query: TextQuery;
  place: SearchPlace;
  narrowing: Narrowing;
  /** Nothing but filters was typed: everything that fits them, whatever it is called. */
  isWithoutWords: boolean;
  page: Page;
};

const eventRow = countedRow(eventHit.extend({ activity_id: textOrNull }));

export async function findEvents(context: Context, asking: Asking): Promise<Found<EventHit>> {
  const { terms, query, page, narrowing } = asking;
  const { period } = narrowing;
  // Of a day that was asked for the time on that day; else the next, or the last when all are over.
  const shown = period
    ? sql`left join lateral (select id as event_id from event where event.id = best.id) as p on true
      left join lateral ${occurrenceOf(period, 'first')} as shown on true`
    : sql`left join lateral (select null::timestamptz as start_at, null::timestamptz as end_at) as shown on true`;
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
          ${fitOf(narrowing)}
          + 0.05 * least(1, ln(1 + e.attendees_count) / ln(101)))::float8 as score,
        e.next_start_at
      from candidate
      join event_words w on w.event_id = candidate.event_id
      join event e on e.id = candidate.event_id
      left join organisation o on o.id = e.organisation_id
      left join event_type t on t.id = e.type_id
      where ${isPublicEvent} and ${isNarrow(narrowing) ? fitsNarrowing(narrowing) : sql`true`}
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
      coalesce(shown.start_at, e.next_start_at, e.last_start_at) as start_at,
      coalesce(shown.end_at, e.next_end_at, e.last_end_at) as end_at,
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
    ${shown}
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
/** Of those that have the words, few may fit the filters. */
const MAX_NARROWED = 1000;

/**
 * Which events are compared at all. The index of words brings those of a rare word. A frequent one would bring half the
 * country, in no order; then the next activities of the place are walked through, so that what is soon is among them, and
 * the index adds as many others as there is room for. Either way the work has a limit, however much there is.
 */
async function candidatesOf(context: Context, asking: Asking): Promise<RawBuilder<unknown>> {
  const { terms, query, place, narrowing, isWithoutWords } = asking;
  if (isWithoutWords) return nextOnes(context, asking);
  const limit = isNarrow(narrowing) ? MAX_NARROWED : MAX_RANKED;
  const byIndex = (text: string) => sql`
    select event_id from event_words where words @@ ${inPlace(text, place)}::tsquery limit ${limit}`;
  const most = Math.min(...terms.filter(({ isOptional }) => !isOptional).map(({ anyEvents }) => anyEvents));
  if (place.district_ids.length > 0 || most <= limit) return byIndex(query.any);
  if (most * (await shareOf(context, place)) <= limit) return byIndex(query.any);
  const ids = place.municipality_ids.length > 0 ? place.municipality_ids : [WHOLE_COUNTRY];
  return sql`(
      select walked.event_id
      from unnest(${sql.val([...ids])}::int[]) as place (id)
      cross join lateral (
        select event_id from event_place
        where municipality_id = place.id and next_start_at is not null
        order by next_start_at, event_id
        limit ${Math.ceil(MAX_SCANNED / ids.length)}
      ) as walked
      join event_words w on w.event_id = walked.event_id
      where w.words @@ ${query.any}::tsquery
      limit ${limit}
    )
    union
    (${byIndex(query.exact)})`;
}

/** What fits the filters and comes next. */
function nextOnes({ tenant }: Context, { place, narrowing }: Asking): RawBuilder<unknown> {
  const { age } = narrowing;
  return sql`
    select p.event_id
    from event_place p ${age === null ? sql`` : sql`join event e on e.id = p.event_id`}
    where ${inPlaces(tenant, { ...narrowing.criteria, ...place })} and p.next_start_at is not null
      and ${fitsPlaceRow(narrowing)} and ${age === null ? sql`true` : suitsAge(age)}
    order by p.next_start_at, p.event_id
    limit ${MAX_RANKED}`;
}

/** How much of the country's activities are in a place; the counts are at most a minute old. */
async function shareOf(context: Context, { municipality_ids }: SearchPlace): Promise<number> {
  if (municipality_ids.length === 0) return 1;
  const { rows } = await rowsOf({ here: number, everywhere: number })`
    select
      coalesce(sum(upcoming) filter (where municipality_id = any(${sql.val([...municipality_ids])}::int[])), 0)::int as here,
      coalesce(sum(upcoming) filter (where municipality_id = ${WHOLE_COUNTRY}), 0)::int as everywhere
    from event_count`.execute(context.replica);
  const { here = 0, everywhere = 0 } = rows[0] ?? {};
  return everywhere > 0 ? here / everywhere : 1;
}
