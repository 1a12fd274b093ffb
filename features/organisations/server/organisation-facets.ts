import { sql } from 'kysely';
import { z } from 'zod';
import { districtsOf, municipalityById } from '#features/municipalities/register.ts';
import { tagsOfNumbers, WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import { readVocabulary } from '#features/vocabulary/server/public.ts';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { compareNorwegian } from '#platform/language/norwegian-order.ts';
import type { CachedAnswers } from '#platform/server/answer-cache.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, numberOrNull, rowsOf } from '#platform/server/rows.ts';
import type { getOrganisationFacets } from '../contract.ts';
import { inPlaces } from './list-organisations.ts';
import { isPublicOrganisation } from './queries.ts';

type OrganisationFacets = AnswerOf<typeof getOrganisationFacets>['data'];

/** So many organisations of a place have the same categories. */
const organisationCountRow = z.object({
  municipality_id: number,
  district_id: numberOrNull,
  /** Bit n is category n. */
  category_mask: number,
  is_active: boolean,
  count: number,
});
export type OrganisationCount = z.infer<typeof organisationCountRow>;

/** What can be chosen where the visitor came in, and how many organisations each choice has. */
export async function organisationFacets(
  context: Context,
  kept: CachedAnswers<OrganisationCount[]>,
): Promise<OrganisationFacets> {
  const { tenant } = context;
  const { categories } = await readVocabulary(context);
  const question = { key: tenant.key, tags: tagsOfNumbers(tenant) };
  const counts = tenant.is_sunset ? [] : await kept.ask(question, context, () => countAll(context));
  return {
    total: sumOf(counts),
    active: sumOf(counts.filter(({ is_active }) => is_active)),
    municipalities: municipalitiesIn(counts),
    categories: categories
      .map(({ id, key, name }) => ({
        value: key,
        name,
        count: sumOf(counts.filter(({ category_mask }) => (category_mask & (1 << id)) !== 0)),
      }))
      .filter(({ count }) => count > 0),
  };
}

async function countAll({ tenant, replica }: Context): Promise<OrganisationCount[]> {
  const { district_ids, municipality_ids } = tenant;
  const isWholeCountry = district_ids.length + municipality_ids.length === 0;
  const places = {
    municipality_ids: district_ids.length > 0 ? [] : [...municipality_ids],
    district_ids: [...district_ids],
  };
  const { rows } = await rowsOf(organisationCountRow)`
    select o.municipality_id, o.district_id, coalesce(its.category_mask, 0) as category_mask,
      coalesce(its.is_active, false) as is_active, count(*)::int as count
    from organisation o
    left join ${isWholeCountry ? EVERYBODYS : sql`lateral ${ITS_OWN}`} as its on its.organisation_id = o.id
    where ${isPublicOrganisation} and ${inPlaces(places)}
    group by 1, 2, 3, 4`.execute(replica);
  return rows;
}

const SUMMED_UP = sql`
  select p.organisation_id, bit_or(p.category_mask) as category_mask, bool_or(p.next_start_at is not null) as is_active
  from event_place p
  where p.municipality_id = ${sql.lit(WHOLE_COUNTRY)}`;

/** Few are looked up one by one; for the whole country all activities are read once. */
const ITS_OWN = sql`(${SUMMED_UP} and p.organisation_id = o.id group by p.organisation_id)`;
const EVERYBODYS = sql`(${SUMMED_UP} and p.organisation_id is not null group by p.organisation_id)`;

function municipalitiesIn(counts: readonly OrganisationCount[]): OrganisationFacets['municipalities'] {
  return [...Map.groupBy(counts, ({ municipality_id }) => municipality_id)]
    .map(([id, its]) => ({
      value: String(id),
      name: municipalityById(id)?.name ?? '',
      count: sumOf(its),
      districts: districtsOf(id)
        .map((district) => ({
          value: String(district.id),
          name: district.name,
          count: sumOf(its.filter(({ district_id }) => district_id === district.id)),
        }))
        .filter(({ count }) => count > 0),
    }))
    .toSorted((one, other) => compareNorwegian(one.name, other.name));
}

const sumOf = (counts: readonly OrganisationCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);
