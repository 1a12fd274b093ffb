import { clearFilters } from '#features/filters/rules.ts';
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
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      actions={
        <>
          <Button variant="secondary" onClick={() => change(clearFilters(filters), { q: '' })}>
            {texts.reset}
          </Button>
          <Button onClick={onClose}>{facets ? texts.show_hits(facets.total) : texts.show}</Button>
        </>
      }
    >
      <ChosenFilters />
      <FilterPanel />
      <p role="status" className="nb-sr">
        {facets ? texts.hits(facets.total) : ''}
      </p>
    </Sheet>
  );
}
