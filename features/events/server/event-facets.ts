import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { districtsOf, MUNICIPALITIES, municipalityById } from '#features/municipalities/register.ts';
import { municipalityOfDistrict, tagsOfNumbers } from '#features/municipalities/rules.ts';
import { readVocabulary } from '#features/vocabulary/server/public.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { CachedAnswers, Question } from '#platform/server/answer-cache.ts';
import type { Context } from '#platform/server/context.ts';
import { number, numberOrNull, rowsOf } from '#platform/server/rows.ts';
import type { EventFacets } from '../contract.ts';
import type { EventCriteria } from '../filters.ts';
import { facetsOf, type Kind, kindRow } from './facets.ts';
import {
  asksOccurrences,
  eventsWithin,
  fitting,
  inPlaces,
  type Period,
  type Places,
  periodOf,
  placesOf,
  within,
} from './matching.ts';

const placeCountRow = z.object({ municipality_id: number, district_id: numberOrNull, count: number });
export type PlaceCount = z.infer<typeof placeCountRow>;

/**
 * What has been counted for facets, and what has been made of it: kinds do not depend on what is chosen among them, so
 * they serve many choices; the user who chose the same gets the same answer.
 */
export type FacetCounts = {
  answers: CachedAnswers<EventFacets>;
  kinds: CachedAnswers<Kind[]>;
  places: CachedAnswers<PlaceCount[]>;
};

export const eventFacets = (context: Context, criteria: EventCriteria, kept: FacetCounts): Promise<EventFacets> =>
  kept.answers.ask(questionOf(context, criteria, answerKey), context, () => countFacets(context, criteria, kept));

async function countFacets(context: Context, criteria: EventCriteria, kept: FacetCounts): Promise<EventFacets> {
  const { tenant } = context;
  if (tenant.is_sunset) return { ...facetsOf([], criteria, await readVocabulary(context)), municipalities: [] };
  const [kinds, counted, vocabulary] = await Promise.all([
    kept.kinds.ask(questionOf(context, criteria, kindsKey), context, () => countKinds(context, criteria)),
    kept.places.ask(questionOf(context, criteria, placesKey), context, () => countPlaces(context, criteria)),
    readVocabulary(context),
  ]);
  return { ...facetsOf(kinds, criteria, vocabulary), municipalities: placeFacets(counted, tenant.municipality_ids[0]) };
}

/** The numbers of the places around are not counted again with every change there. */
const questionOf = (
  context: Context,
  criteria: EventCriteria,
  keyOf: (context: Context, criteria: EventCriteria) => string,
): Question => ({
  key: keyOf(context, criteria),
  tags: tagsOfNumbers(placesOf(context.tenant, criteria)),
});

const withoutKinds = (criteria: EventCriteria): EventCriteria => ({
  ...criteria,
  sort: null,
  categories: [],
  types: [],
  age_groups: [],
  accessibility: [],
  is_free: false,
  is_volunteer: false,
  has_places: false,
});

const answerKey = ({ tenant, language, now }: Context, criteria: EventCriteria): string =>
  JSON.stringify([tenant.key, language, shortDate(now), { ...criteria, sort: null }]);

const kindsKey = ({ tenant, now }: Context, criteria: EventCriteria): string =>
  JSON.stringify([placesOf(tenant, criteria), shortDate(now), withoutKinds(criteria)]);

const placesKey = ({ tenant, now }: Context, criteria: EventCriteria): string =>
  JSON.stringify([tenant.municipality_ids, shortDate(now), { ...criteria, sort: null }]);

/** One reading of the place's rows, summed up by everything that can be chosen of them. */
async function countKinds(context: Context, criteria: EventCriteria): Promise<Kind[]> {
  const { now } = context;
  const places = placesOf(context.tenant, criteria);
  const [chosen, today, weekend] = [
    flagFor('chosen', periodOf(criteria, now), places),
    flagFor('today', periodOf({ from: null, to: null, day: 'today' }, now), places),
    flagFor('weekend', periodOf({ from: null, to: null, day: 'weekend' }, now), places),
  ];
  const { rows } = await rowsOf(kindRow)`
    select
      p.category_mask, p.type_id, p.age_mask, p.access_mask, p.is_free, p.is_volunteer, p.has_places,
      ${chosen.flag} as is_within, ${today.flag} as is_today, ${weekend.flag} as is_weekend, count(*)::int as count
    from event_place p ${chosen.join} ${today.join} ${weekend.join}
    where p.next_start_at is not null and ${inPlaces(context.tenant, criteria)} and ${fitting(withoutKinds(criteria))}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`.execute(context.replica);
  return rows;
}

/** Whether it happens within the period, as a column: joined, where occurrences have to be asked. */
function flagFor(
  name: string,
  period: Period | null,
  places: Places,
): { flag: RawBuilder<unknown>; join: RawBuilder<unknown> } {
  if (!period) return { flag: sql`true`, join: sql`` };
  if (!asksOccurrences(period)) return { flag: sql`(${within(period)})`, join: sql`` };
  const joined = sql.table(name);
  return {
    flag: sql`(${joined}.event_id is not null)`,
    join: sql`left join (select distinct inside.event_id from (${eventsWithin(period, places)}) as inside) as ${joined}
      on ${joined}.event_id = p.event_id and p.next_start_at < ${period.to} and p.last_end_at > ${period.from}`,
  };
}

const MAX_MUNICIPALITIES = 12;

/** How many there would be in each municipality that is likely to be chosen, and in its districts. */
async function countPlaces(context: Context, criteria: EventCriteria): Promise<PlaceCount[]> {
  const { tenant, now } = context;
  const period = periodOf(criteria, now);
  const likely = likelyPlaces(context, criteria);
  const [own] = tenant.municipality_ids;
  const among = sql`${sql.val(likely)}::int[] || ${own === undefined ? LARGEST : sql`'{}'::int[]`}`;
  const asked = own === undefined ? undefined : { municipality_ids: likely, district_ids: [] };
  const { rows } = await rowsOf(placeCountRow)`
    select p.municipality_id, p.district_id, count(*)::int as count
    from event_place p
    where p.municipality_id = any(${among}) and p.next_start_at is not null
      and ${fitting(criteria)} ${period ? sql`and ${within(period, asked)}` : sql``}
    group by 1, 2`.execute(context.replica);
  return [...likely.map((id) => ({ municipality_id: id, district_id: null, count: 0 })), ...rows];
}

/** Those with most, before anything is chosen. */
const LARGEST = sql`array(
  select municipality_id from event_count where municipality_id > 0 order by upcoming desc, municipality_id limit ${MAX_MUNICIPALITIES})`;

function likelyPlaces({ tenant }: Context, { municipality_ids, district_ids }: EventCriteria): number[] {
  const chosen = [...municipality_ids, ...district_ids.map(municipalityOfDistrict)];
  return [...new Set([...tenant.municipality_ids.flatMap(nearestTo), ...chosen])];
}

/** Itself first. */
function nearestTo(id: number): number[] {
  const own = municipalityById(id);
  if (!own) return [id];
  const shrinking = Math.cos((own.lat * Math.PI) / 180);
  const distance = ({ lat, lng }: { lat: number; lng: number }) =>
    Math.hypot(lat - own.lat, (lng - own.lng) * shrinking);
  return MUNICIPALITIES.toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MAX_MUNICIPALITIES)
    .map((municipality) => municipality.id);
}

/** The visitor's own first, then those with most. */
function placeFacets(counted: readonly PlaceCount[], own: number | undefined): EventFacets['municipalities'] {
  const byMunicipality = Map.groupBy(counted, ({ municipality_id }) => municipality_id);
  return [...byMunicipality]
    .flatMap(([id, rows]) => {
      const name = municipalityById(id)?.name;
      const count = rows.reduce((sum, row) => sum + row.count, 0);
      const districts = districtsOf(id).map((district) => ({
        value: String(district.id),
        name: district.name,
        count: rows.find(({ district_id }) => district_id === district.id)?.count ?? 0,
      }));
      return name === undefined ? [] : [{ value: String(id), name, count, districts }];
    })
    .toSorted(
      (one, other) =>
        Number(other.value === String(own)) - Number(one.value === String(own)) || other.count - one.count,
    );
}
