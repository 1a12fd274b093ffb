import { paths } from '#features/portal/web/paths.ts';
import type { SearchTab } from '../rules.ts';

/** The results of a search; not among the paths, which everybody loads. */
export function searchPath(words: string, tab?: SearchTab, page = 1): string {
  const query = new URLSearchParams();
  if (words) query.set('q', words);
  if (tab) query.set('tab', tab);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${paths.search}?${query}` : paths.search;
}

/** SRH-03: an activity that comes from DNT has a page of its own kind. */
export const searchHrefs = {
  event: ({ id, activity_id }: { id: string; activity_id?: string | undefined }) =>
    activity_id === undefined ? paths.event(id) : `${paths.events}/dnt/${encodeURIComponent(activity_id)}`,
  organization: ({ id }: { id: string }) => paths.organisation(id),
  results: searchPath,
};
