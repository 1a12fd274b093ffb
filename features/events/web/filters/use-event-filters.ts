import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Filter } from '#features/filters/rules.ts';
import { VIEW_PARAMETERS } from '../../filter-parameters.ts';
import { type FilterQuery, filterQuery, readEventAddress, type Sort } from '../../filters.ts';
import { wantedAddress } from './wanted-address.ts';

export type EventFilters = {
  /** What is chosen, as of now: the address and the answers follow. */
  filters: readonly Filter[];
  q: string;
  sort: Sort | null;
  /** What the address asks for, in its one spelling; for calls. */
  query: FilterQuery;
  /** The choice has not reached the address yet. */
  isChanging: boolean;
  /** FLT-03: another address of the same page, from the first page of the list; it does not move the page. */
  change(next: readonly Filter[], rest?: { q?: string; sort?: Sort | null }): void;
  /** The same as an address, for links that work before the scripts have come. */
  addressOf(next: readonly Filter[], rest?: { q?: string; sort?: Sort | null }): string;
};

/** The filters of the list, the calendar and the map: all three keep them in the address, and only there. */
export function useEventFilters(): EventFilters {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const wanted = useSyncExternalStore(wantedAddress.subscribe, wantedAddress.read, wantedAddress.readOnServer);
  useEffect(() => wantedAddress.show(key, search), [key, search]);

  const { query } = askedIn(pathname, search);
  const { asked: shown, besides } = askedIn(pathname, wanted ?? search);
  const searchOf: EventFilters['addressOf'] = (next, { q = shown.q, sort = shown.sort } = {}) => {
    const address = new URLSearchParams({ ...filterQuery(next, { q, sort }), ...besides });
    return address.size > 0 ? `?${address}` : '';
  };
  return {
    ...shown,
    query,
    isChanging: wanted !== null,
    addressOf: (next, rest) => pathname + searchOf(next, rest),
    change(next, rest) {
      const wish = searchOf(next, rest);
      // What is chosen is a step that the way back takes away again; sliding and typing are not.
      const replace = stepIn(shown.filters, shown.sort) === stepIn(next, rest?.sort ?? shown.sort);
      wantedAddress.want(wish, () => navigate({ pathname, search: wish }, { replace, preventScrollReset: true }));
    },
  };
}

/** What was chosen, without how far and which days: those are slid and typed. */
const stepIn = (filters: readonly Filter[], sort: Sort | null): string =>
  JSON.stringify([
    filters.map((filter) => (filter.kind === 'distance' || filter.kind === 'date_range' ? filter.kind : filter)),
    sort,
  ]);

type Asked = {
  address: string;
  asked: ReturnType<typeof readEventAddress>;
  query: FilterQuery;
  besides: Record<string, string>;
};

let latest: Asked | null = null;

/** Half a dozen parts of a page ask for the same, one after the other. */
function askedIn(pathname: string, search: string): Asked {
  const address = pathname + search;
  if (latest?.address !== address) {
    const given = new URLSearchParams(search);
    const asked = readEventAddress(given);
    latest = { address, asked, query: filterQuery(asked.filters, asked), besides: otherParameters(pathname, given) };
  }
  return latest;
}

/** Other parameters that the page knows stay; a page number belongs to the list as it was. */
function otherParameters(pathname: string, before: URLSearchParams): Record<string, string> {
  const others = (VIEW_PARAMETERS[pathname] ?? []).filter((name) => name !== 'page');
  return Object.fromEntries(others.map((name) => [name, before.get(name) ?? '']).filter(([, value]) => value !== ''));
}
