import { FilterIcon } from '@navikt/aksel-icons';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { chosenCount } from '#features/events/web/chosen-names.ts';
import { useFilterTexts } from '#features/events/web/use-filter-texts.ts';
import { ChipLink } from '#ui/chip-link.tsx';
import { paths } from '../paths.ts';
import styles from './filter-button.module.css';
import { useEventFilters } from './use-event-filters.ts';

const LateSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** Opens all filters in a sheet; without scripts it leads to the list's form. The wide list has them beside it. */
export function FilterButton() {
  const texts = useFilterTexts();
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
      {isOpen ? (
        <Suspense fallback={null}>
          <LateSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
