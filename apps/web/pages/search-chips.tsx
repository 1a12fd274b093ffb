import type { MouseEvent } from 'react';
import { ACCESS_FACTS, AGE_GROUPS } from '#features/events/rules.ts';
import { type FilterTexts, filterTexts } from '#features/events/texts/filters/token.ts';
import { type EventTexts, eventTexts } from '#features/events/texts/token.ts';
import { type ChosenThing, chosenThings } from '#features/events/web/chosen-names.ts';
import { useEventFilters } from '#features/events/web/filters/use-event-filters.ts';
import { useEventFacets } from '#features/events/web/use-event-facets.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import type { ReadFilter } from '#features/search/contract.ts';
import { type SearchTexts, searchTexts } from '#features/search/texts/token.ts';
import { searchPath } from '#features/search/web/paths.ts';
import { useSetFilters } from '#features/search/web/use-set-filters.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dayText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { RemovableChipLink } from '#ui/removable-chip-link.tsx';
import styles from './search-page.module.css';

type SearchChipsProps = {
  /** What the words have been read as. */
  read: readonly ReadFilter[];
  /** Whether the address has filters of its own. */
  hasSet: boolean;
};

/**
 * SRH-05: what the hits are narrowed to, each a link to the same search without it: without the filter, or without the
 * words that said so.
 */
export function SearchChips({ read, hasSet }: SearchChipsProps) {
  return hasSet ? <SetAndReadChips read={read} /> : <ReadChips read={read} />;
}

type ReadProps = Pick<SearchChipsProps, 'read'>;
type Chip = { key: string; name: string; href: string };

const ReadChips = ({ read }: ReadProps) => <ChipList chips={useReadChips(read)} />;

function SetAndReadChips({ read }: ReadProps) {
  const { filters, query, addressOf } = useEventFilters();
  const { q: _, sort: __, ...set } = query;
  const facets = useEventFacets(set);
  const texts = { events: useTexts(eventTexts), filters: useTexts(filterTexts), facets };
  const chosen = chosenThings(filters, texts).flatMap(({ key, name, without }: ChosenThing) =>
    without ? [{ key, name, href: addressOf(without) }] : [],
  );
  return <ChipList chips={[...useReadChips(read), ...chosen]} />;
}

function useReadChips(read: readonly ReadFilter[]): Chip[] {
  const { filters } = useSetFilters();
  const { now } = usePortal();
  const texts = {
    now,
    events: useTexts(eventTexts),
    filters: useTexts(filterTexts),
    search: useTexts(searchTexts),
    moments: useTexts(momentTexts),
  };
  return read.map((filter) => ({
    key: `${filter.kind}-${filter.value}`,
    name: nameOf(filter, texts),
    href: searchPath(filter.rest, undefined, 1, filters),
  }));
}

function ChipList({ chips }: { chips: readonly Chip[] }) {
  const { only } = useTexts(searchTexts);
  const { remove } = useTexts(filterTexts);
  if (chips.length === 0) return null;
  return (
    <div className={styles.only}>
      <span id="bare">{only}</span>
      <ul className={styles.chips} aria-labelledby="bare">
        {chips.map(({ key, name, href }) => (
          <li key={key}>
            <RemovableChipLink href={href} removeLabel={remove(name)} onClick={focusNeighbour}>
              {name}
            </RemovableChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The chip goes away with its filter: the focus stays among its neighbours. */
function focusNeighbour({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const place = currentTarget.closest('li');
  const neighbour = (place?.nextElementSibling ?? place?.previousElementSibling)?.querySelector('a');
  (neighbour ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}

type Words = { now: Date; events: EventTexts; filters: FilterTexts; search: SearchTexts; moments: MomentTexts };

function nameOf({ kind, value, name }: ReadFilter, { now, events, filters, search, moments }: Words): string {
  switch (kind) {
    case 'age_group':
      return events.age_group[AGE_GROUPS.find((group) => group === value) ?? 'children'];
    case 'age':
      return search.age(Number(value));
    case 'free':
      return filters.quick.free;
    case 'volunteer':
      return filters.quick.volunteer;
    case 'place':
      return name ?? value;
    case 'day':
      return filters.day[value === 'today' ? 'today' : 'weekend'];
    case 'date':
      return dayText(value, { now, moments });
    case 'access':
      return filters.access_facts[ACCESS_FACTS.find((fact) => fact === value) ?? 'step_free'];
  }
}
