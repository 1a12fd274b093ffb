import { useLocation } from 'react-router';
import { AddressSearchField } from '#features/addresses/web/address-search-field.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { filterTexts } from '../../texts/filters/token.ts';
import { FilterForm } from '../filter-form.tsx';
import { useEventFacets } from '../use-event-facets.ts';
import { useEventFilters } from './use-event-filters.ts';

/** The form with all filters. Without scripts it is sent as any other; the page that comes has the same address. */
export function FilterPanel() {
  const texts = useTexts(filterTexts);
  const localised = useLocalisedPath();
  const { pathname, search } = useLocation();
  const { filters, q, sort, query, change } = useEventFilters();
  const facets = useEventFacets(query);
  const isOlder = new URLSearchParams(search).has('older');
  return (
    <FilterForm
      filters={filters}
      facets={facets}
      onChange={change}
      action={localised(pathname)}
      besides={{ ...(q && { q }), ...(sort && { sort }), ...(isOlder && { older: 'true' }) }}
      addressField={(props) => <AddressSearchField {...props} />}
    >
      <noscript>
        <Button type="submit">{texts.show}</Button>
      </noscript>
    </FilterForm>
  );
}
