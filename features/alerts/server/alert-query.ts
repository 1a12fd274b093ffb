import { createHash } from 'node:crypto';
import { type Address, criteriaIn, type FilterQuery, filterQuery, filtersIn } from '#features/events/filters.ts';
import type { Filter } from '#features/filters/rules.ts';

/** The list as the user has it; its order is of no matter. */
export const chosenQuery = (address: Address): FilterQuery =>
  filterQuery(filtersIn(address), { q: criteriaIn(address).q });

/** The same for everybody who has chosen the same, in whichever order, and from a place by whichever name. */
export const sharedQuery = (address: Address): FilterQuery =>
  filterQuery(
    filtersIn(address)
      .map(inOneForm)
      .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    { q: criteriaIn(address).q.toLowerCase() },
  );

export const hashOf = (query: FilterQuery): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url');

function inOneForm(filter: Filter): Filter {
  if (filter.kind === 'quick') return { ...filter, items: filter.items.toSorted() };
  if (filter.kind === 'distance') return { ...filter, address: '' };
  if (filter.kind !== 'multi') return filter;
  const options = filter.options
    .map(({ value, sub_options }) => ({ value, is_locked: false, sub_options: sub_options.toSorted() }))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1));
  return { ...filter, options };
}
