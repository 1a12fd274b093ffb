import { decodeFilters } from '#features/filters/encoding.ts';
import { filterNamed, GLOBAL_GROUP } from '#features/filters/rules.ts';
import { paths } from '#features/portal/web/paths.ts';
import type { ORGANISATION_SORTS } from '../../contract.ts';
import { ORGANISATIONS_PER_PAGE } from '../../rules.ts';
import { pageIn } from '../page/organisation-address.ts';

export type OrganisationSort = (typeof ORGANISATION_SORTS)[number];

/** In the order that they are offered in; the first is what an address without any means. */
export const SORTS: readonly OrganisationSort[] = ['name', 'name_desc', 'newest', 'followers'];

/** What can be chosen several of. */
export type ChoiceKind = 'municipalities' | 'districts' | 'categories';
const CHOICES: readonly ChoiceKind[] = ['municipalities', 'districts', 'categories'];

/** What the list of organisers is asked for. */
export type ListWish = Record<ChoiceKind, readonly string[]> & {
  q: string;
  sort: OrganisationSort;
  isActive: boolean;
  page: number;
};

const MAX_WORDS_LENGTH = 200;
const MAX_CHOICES = 40;
const VALUE = /^[\w-]{1,60}$/;

/** FLT-05: what `filters` can say of organisers. */
const PLACE_FILTER = { group: GLOBAL_GROUP, key: 'municipalities', kind: 'multi' } as const;
const CATEGORY_FILTER = { group: 'organizations-filters', key: 'categories', kind: 'multi' } as const;

/** What makes no sense is left out: an address may be mistyped. */
export function readListWish(address: URLSearchParams): ListWish {
  const written = writtenIn(address);
  return {
    q: (address.get('q') ?? '').trim().slice(0, MAX_WORDS_LENGTH),
    sort: SORTS.find((sort) => sort === address.get('sort')) ?? 'name',
    municipalities: valuesIn(address, 'municipalities', written.municipalities),
    districts: valuesIn(address, 'districts', written.districts),
    categories: valuesIn(address, 'categories', written.categories),
    isActive: address.get('active') === 'true',
    page: pageIn(address),
  };
}

/** A municipality of which districts are chosen stands for those alone. */
function writtenIn(address: URLSearchParams): Record<ChoiceKind, string[]> {
  const filters = decodeFilters(address.get('filters') ?? '', [PLACE_FILTER, CATEGORY_FILTER]);
  const places = filterNamed(filters, PLACE_FILTER)?.options ?? [];
  return {
    municipalities: places.filter(({ sub_options }) => sub_options.length === 0).map(({ value }) => value),
    districts: places.flatMap(({ sub_options }) => [...sub_options]),
    categories: (filterNamed(filters, CATEGORY_FILTER)?.options ?? []).map(({ value }) => value),
  };
}

const valuesIn = (address: URLSearchParams, kind: ChoiceKind, written: readonly string[]): string[] =>
  [...new Set([...written, ...(address.get(kind) ?? '').split(',')])]
    .filter((value) => VALUE.test(value))
    .slice(0, MAX_CHOICES);

/** Another choice begins at the first page again. */
export const changeWish = (wish: ListWish, part: Partial<ListWish>): ListWish => ({ ...wish, page: 1, ...part });

/** Takes a value in, or out again. */
export function toggleChoice(wish: ListWish, kind: ChoiceKind, value: string): ListWish {
  const before = wish[kind];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return changeWish(wish, { [kind]: after });
}

export const withoutFilters = (wish: ListWish): ListWish =>
  changeWish(wish, { q: '', isActive: false, municipalities: [], districts: [], categories: [] });

export const isNarrowed = ({ q, isActive, ...wish }: ListWish): boolean =>
  q !== '' || isActive || CHOICES.some((kind) => wish[kind].length > 0);

/** Everything but the page, as the address and the call have it. */
export const wishQuery = (wish: ListWish) => ({
  ...(wish.q && { q: wish.q }),
  ...(wish.sort !== 'name' && { sort: wish.sort }),
  ...Object.fromEntries(CHOICES.filter((kind) => wish[kind].length > 0).map((kind) => [kind, wish[kind].join(',')])),
  ...(wish.isActive && { active: 'true' as const }),
});

export function organisationsPath(wish: ListWish): string {
  const search = new URLSearchParams(wishQuery(wish));
  if (wish.page > 1) search.set('page', String(wish.page));
  return search.size > 0 ? `${paths.organisations}?${search}` : paths.organisations;
}

export const listCall = (wish: ListWish) => ({
  query: { page: wish.page, perPage: ORGANISATIONS_PER_PAGE, ...wishQuery(wish) },
});
