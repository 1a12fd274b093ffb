import { FILTER_PARAMETERS, type FilterQuery } from '../../filter-parameters.ts';

/** The filters of an address as they stand in it, unread: the first load knows how to ask with them, and no more. */
export function filterQueryIn(address: URLSearchParams): FilterQuery {
  const query: FilterQuery = {};
  for (const name of FILTER_PARAMETERS) {
    const value = address.get(name)?.trim();
    if (value) query[name] = value;
  }
  return query;
}
