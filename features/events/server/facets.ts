import { z } from 'zod';
import type { Choice, Vocabulary } from '#features/vocabulary/server/public.ts';
import { boolean, number, numberOrNull } from '#platform/server/rows.ts';
import type { EventFacets } from '../contract.ts';
import type { EventCriteria } from '../filters.ts';
import { maskOf } from '../masks.ts';
import { ACCESS_FACTS, AGE_GROUPS } from '../rules.ts';

/** So many events are alike in all that a filter asks for. */
export const kindRow = z.object({
  category_mask: number,
  type_id: numberOrNull,
  age_mask: number,
  access_mask: number,
  is_free: boolean,
  is_volunteer: boolean,
  has_places: boolean,
  /** Within the dates that were chosen, or there are none. */
  is_within: boolean,
  is_today: boolean,
  is_weekend: boolean,
  count: number,
});
export type Kind = z.infer<typeof kindRow>;

const FILTERS = ['category', 'type', 'age', 'access', 'free', 'volunteer', 'places', 'dates'] as const;
type FilterName = (typeof FILTERS)[number];

/**
 * How many there would be with each choice, all other filters being as they are: a filter's own choice does not narrow
 * its own counts. So a kind that fits in all but one filter counts for that one alone.
 */
export function facetsOf(
  kinds: readonly Kind[],
  criteria: EventCriteria,
  { categories, types }: Vocabulary,
): Omit<EventFacets, 'municipalities'> {
  const isFitting = testsOf(criteria, { categories, types });
  const all: Kind[] = [];
  const butFor = new Map<FilterName, Kind[]>(FILTERS.map((filter) => [filter, []]));
  for (const kind of kinds) {
    const [missed, another] = FILTERS.filter((filter) => !isFitting[filter](kind));
    if (missed === undefined) all.push(kind);
    else if (another === undefined) butFor.get(missed)?.push(kind);
  }
  const total = sumOf(all);
  const countWith = (filter: FilterName, isChosen: (kind: Kind) => boolean): number =>
    sumOf(all.filter(isChosen)) + sumOf((butFor.get(filter) ?? []).filter(isChosen));
  const eachOf = (filter: FilterName, choices: readonly Choice[], isChosen: (kind: Kind, id: number) => boolean) =>
    choices.map(({ id, key, name }) => ({ value: key, name, count: countWith(filter, (kind) => isChosen(kind, id)) }));
  const eachBit = <Name extends string>(filter: FilterName, names: readonly Name[], mask: 'age_mask' | 'access_mask') =>
    Object.fromEntries(
      names.map((name, bit) => [name, countWith(filter, (kind) => (kind[mask] & (1 << bit)) !== 0)]),
    ) as Record<Name, number>;

  return {
    total,
    categories: eachOf('category', categories, (kind, id) => (kind.category_mask & (1 << id)) !== 0),
    types: eachOf('type', types, (kind, id) => kind.type_id === id),
    age_groups: eachBit('age', AGE_GROUPS, 'age_mask'),
    accessibility: eachBit('access', ACCESS_FACTS, 'access_mask'),
    free: countWith('free', ({ is_free }) => is_free),
    volunteer: countWith('volunteer', ({ is_volunteer }) => is_volunteer),
    places: countWith('places', ({ has_places }) => has_places),
    today: countWith('dates', ({ is_today }) => is_today),
    weekend: countWith('dates', ({ is_weekend }) => is_weekend),
  };
}

/** As `fitting` asks the database. */
function testsOf(
  criteria: EventCriteria,
  { categories, types }: Vocabulary,
): Record<FilterName, (kind: Kind) => boolean> {
  const known = (choices: readonly Choice[], keys: readonly string[]) =>
    choices.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
  const categoryMask = known(categories, criteria.categories).reduce((mask, id) => mask | (1 << id), 0);
  const typeIds = known(types, criteria.types);
  const ages = maskOf(AGE_GROUPS, criteria.age_groups);
  const needed = maskOf(ACCESS_FACTS, criteria.accessibility);
  return {
    category: ({ category_mask }) => categoryMask === 0 || (category_mask & categoryMask) !== 0,
    type: ({ type_id }) => typeIds.length === 0 || typeIds.some((id) => id === type_id),
    age: ({ age_mask }) => ages === 0 || (age_mask & ages) !== 0,
    access: ({ access_mask }) => (access_mask & needed) === needed,
    free: ({ is_free }) => is_free || !criteria.is_free,
    volunteer: ({ is_volunteer }) => is_volunteer || !criteria.is_volunteer,
    places: ({ has_places }) => has_places || !criteria.has_places,
    dates: ({ is_within }) => is_within,
  };
}

const sumOf = (kinds: readonly Kind[]): number => kinds.reduce((sum, { count }) => sum + count, 0);
