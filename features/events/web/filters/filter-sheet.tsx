import { useLocation } from 'react-router';
import { clearFilters } from '#features/filters/rules.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { filterTexts } from '../../texts/filters/token.ts';
import { useEventFacets } from '../use-event-facets.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useEventFilters } from './use-event-filters.ts';

/** All filters on a narrow page. They take effect while they are chosen; the button says what there will be to see. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const texts = useTexts(filterTexts);
  const { filters, query, change } = useEventFilters();
  const facets = useEventFacets(query);
  // There the words are what was asked for, and whether they fit is told by the search alone.
  const isSearch = useLocation().pathname === paths.search;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      actions={
        <>
          <Button variant="secondary" onClick={() => change(clearFilters(filters), isSearch ? {} : { q: '' })}>
            {texts.reset}
          </Button>
          <Button onClick={onClose}>{facets && !isSearch ? texts.show_hits(facets.total) : texts.show}</Button>
        </>
      }
    >
      <ChosenFilters />
      <FilterPanel />
      <p role="status" className="nb-sr">
        {facets && !isSearch ? texts.hits(facets.total) : ''}
      </p>
    </Sheet>
  );
}
