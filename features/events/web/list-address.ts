import { useLocation } from 'react-router';
import { paths } from '#features/portal/web/paths.ts';
import type { FilterQuery } from '../filter-parameters.ts';
import { listEvents, listOldEvents } from './calls.ts';
import { filterQueryIn } from './filters/filter-search.ts';

/** Three and two columns come out even. */
export const PER_PAGE = 18;
/** So many pages lie below each other before the list begins again. */
const PAGES_AT_ONCE = 6;
const MAX_PAGE = 1000;

export type ListAddress = ReturnType<typeof readListAddress>;

/** What is not a page number is the first page: an address may be mistyped, the visitor still wants to see something. */
export function readListAddress(address: URLSearchParams) {
  const number = Number(address.get('page') ?? 1);
  return {
    page: Number.isInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1,
    isOlder: address.has('older'),
    query: filterQueryIn(address),
  };
}

/** What the page's own address asks for. Half a dozen of its parts want to know, one after the other. */
export function useListAddress(): ListAddress {
  const { search } = useLocation();
  if (latest?.search !== search) latest = { search, asked: readListAddress(new URLSearchParams(search)) };
  return latest.asked;
}

let latest: { search: string; asked: ListAddress } | null = null;

/** EVT-01: 'more' lengthens the list, so that coming back finds it as long as it was. Which pages lie below each other. */
export function pagesShown(page: number): number[] {
  const first = page - ((page - 1) % PAGES_AT_ONCE);
  return Array.from({ length: page - first + 1 }, (_, place) => first + place);
}

export const isLastAtOnce = (page: number): boolean => page % PAGES_AT_ONCE === 0;

export const listCall = ({ isOlder, query }: Pick<ListAddress, 'isOlder' | 'query'>) => ({
  // They take and answer the same.
  endpoint: (isOlder ? listOldEvents : listEvents) as typeof listEvents,
  queryOf: (page: number) => ({ page, perPage: PER_PAGE, ...query }),
});

export const listPath = ({ isOlder, query }: { isOlder: boolean; query: FilterQuery }, page = 1): string =>
  paths.eventsWith({ ...query, ...(isOlder && { older: 'true' }) }, page);

/** Search engines get the whole list and each category by itself; other choices are without number. */
export function canonicalOf({ query, page, isOlder }: ListAddress): { canonical?: string } {
  const { filters = '', ...others } = query;
  const isPlain = Object.keys(others).length === 0 && (filters === '' || ONE_CATEGORY.test(filters));
  return isPlain && !isOlder ? { canonical: paths.eventsWith(query, page) } : {};
}

const ONE_CATEGORY = /^events-filterscategories\(EQ\)[a-z_]+\$\$false$/;
