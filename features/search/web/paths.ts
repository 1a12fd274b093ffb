import { FILTER_PARAMETERS, type FilterQuery, VIEW_PARAMETERS } from '#features/events/filter-parameters.ts';
import { paths } from '#features/portal/web/paths.ts';
import type { SearchTab } from '../rules.ts';

/** What is set beside the words: the filters of the list, as they stand in an address. */
export type SetFilters = Omit<FilterQuery, 'q' | 'sort'>;

/** The results of a search; not among the paths, which everybody loads. */
export function searchPath(words: string, tab?: SearchTab, page = 1, filters: SetFilters = {}): string {
  const query = new URLSearchParams();
  if (words) query.set('q', words);
  for (const [name, value] of Object.entries(filters)) query.set(name, value);
  if (tab) query.set('tab', tab);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${paths.search}?${query}` : paths.search;
}

/** The filters of an address; of another page than the views of the activities and the search there are none. */
export function filtersSetIn(pathname: string, address: URLSearchParams): SetFilters {
  const isView = Object.keys(VIEW_PARAMETERS).includes(pathname);
  const names = FILTER_PARAMETERS.filter((name) => name !== 'q' && name !== 'sort');
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = isView ? address.get(name)?.trim() : '';
      return value ? [[name, value]] : [];
    }),
  );
}

/** The same as the call takes them (SRH-05). */
export function searchQueryOf({ municipalities, ...others }: SetFilters) {
  return { ...others, ...(municipalities && { 'municipalities[]': municipalities.split(',') }) };
}

/** SRH-03: an activity that comes from DNT has a page of its own kind. */
export const searchHrefs = {
  event: ({ id, activity_id }: { id: string; activity_id?: string | undefined }) =>
    activity_id === undefined ? paths.event(id) : `${paths.events}/dnt/${encodeURIComponent(activity_id)}`,
  organization: ({ id }: { id: string }) => paths.organisation(id),
  results: searchPath,
};
