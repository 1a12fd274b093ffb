import { FilterIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { addressTexts } from '#features/addresses/texts/token.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { ChipLink } from '#ui/chip-link.tsx';
import { filterTexts } from '../../texts/filters/token.ts';
import { chosenCount } from '../chosen-names.ts';
import styles from './filter-button.module.css';
import { useEventFilters } from './use-event-filters.ts';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet, {
  texts: [addressTexts, filterTexts],
});

/** Opens all filters in a sheet; without scripts it leads to the list's form. The wide list has them beside it. */
export function FilterButton() {
  const texts = useTexts(filterTexts);
  const { filters, query } = useEventFilters();
  const isBesideForm = useLocation().pathname === paths.events;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ChipLink
        {...(isBesideForm && { className: styles.narrow })}
        href={`${paths.eventsWith(query)}#filtre`}
        icon={<FilterIcon aria-hidden />}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {texts.filter_button(chosenCount(filters))}
      </ChipLink>
      {isOpen ? <FilterSheet onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
