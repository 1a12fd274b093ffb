import { useLocation } from 'react-router';
import { filtersSetIn, type SetFilters, searchHrefs, searchPath } from './paths.ts';
import type { SearchHrefs } from './search-hrefs.ts';

/** Who searches from a filtered list wants its filters kept. Also where the hits lead, with them. */
export function useSetFilters(): { filters: SetFilters; hrefs: SearchHrefs } {
  const { pathname, search } = useLocation();
  const filters = filtersSetIn(pathname, new URLSearchParams(search));
  return {
    filters,
    hrefs: { ...searchHrefs, results: (words, tab, page) => searchPath(words, tab, page, filters) },
  };
}
