import { useNavigate } from 'react-router';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { MainSearch } from './main-search.tsx';
import { searchPath } from './paths.ts';
import { useSetFilters } from './use-set-filters.ts';

/** SRH-01: the search in the side menu. A choice or a search is a click inside, which closes the menu. */
export function MenuSearch() {
  const { now } = usePortal();
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const { filters, hrefs } = useSetFilters();
  return (
    <MainSearch
      action={localised(paths.search)}
      filters={filters}
      hrefs={hrefs}
      now={now}
      place="inside"
      onSearch={(words) => navigate(searchPath(words, undefined, 1, filters))}
    />
  );
}
