import { useNavigate } from 'react-router';
import { MainSearch } from '#features/search/web/main-search.tsx';
import { paths } from '../../paths.ts';
import { usePortal } from '../../portal.tsx';
import { searchHrefs, searchPath } from '../../search-paths.ts';
import { useLocalisedPath } from '../../use-localised-path.ts';

/** SRH-01: the search in the side menu. A choice or a search is a click inside, which closes the menu. */
export function MenuSearch() {
  const { now } = usePortal();
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  return (
    <MainSearch
      action={localised(paths.search)}
      hrefs={searchHrefs}
      now={now}
      place="inside"
      onSearch={(words) => navigate(searchPath(words))}
    />
  );
}
