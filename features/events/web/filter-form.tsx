import type { ReactNode } from 'react';
import { encodeFilters } from '#features/filters/encoding.ts';
import { type Filter, type FilterName, filterNamed, toggleItem, toggleOption } from '#features/filters/rules.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { EventFacets } from '../contract.ts';
import {
  ACCESS_FILTER,
  AGE_FILTER,
  CATEGORY_FILTER,
  DAY_CHOICES,
  DAY_FILTER,
  EVENT_FILTERS,
  QUICK_FILTER,
  QUICK_FILTERS,
  TYPE_FILTER,
} from '../filters.ts';
import { ACCESS_FACTS, AGE_GROUPS } from '../rules.ts';
import { filterTexts } from '../texts/filters/token.ts';
import { eventTexts } from '../texts/token.ts';
import { type FilterChoice, FilterChoices } from './filter-choices.tsx';
import { FilterDates } from './filter-dates.tsx';
import styles from './filter-form.module.css';
import { type AddressSlot, FilterNearness } from './filter-nearness.tsx';
import { FilterPlaces } from './filter-places.tsx';
import { FilterSection } from './filter-section.tsx';
import { isQuickChosen, toggleQuick } from './quick-choices.ts';

type FilterFormProps = {
  filters: readonly Filter[];
  facets: EventFacets | null;
  onChange: (next: readonly Filter[]) => void;
  /** Where the form goes without scripts, and what goes along with it. */
  action: string;
  besides: Readonly<Record<string, string>>;
  addressField: AddressSlot;
  /** Without scripts it needs a button. */
  children: ReactNode;
};

type Counted = { value: string; name: string; count: number | undefined };

/** FLT-06: everything that activities can be filtered by. Each choice takes effect at once. */
export function FilterForm({ filters, facets, onChange, action, besides, addressField, children }: FilterFormProps) {
  const texts = useTexts(filterTexts);
  const { age_group } = useTexts(eventTexts);

  function choicesOf(name: FilterName, counted: readonly Counted[]): FilterChoice[] {
    const { group, key } = name;
    const options = filterNamed(filters, { group, key, kind: 'multi' })?.options ?? [];
    return counted.map((one) => {
      const option = options.find(({ value }) => value === one.value);
      const is_locked = option?.is_locked ?? false;
      const only = { value: one.value, is_locked, sub_options: [] };
      const encoded = encodeFilters([{ group, key, kind: 'multi', options: [only] }]);
      return {
        ...one,
        isChosen: option !== undefined,
        isLocked: is_locked,
        field: { name: 'filters', value: encoded },
      };
    });
  }
  const multi = (name: FilterName, counted: readonly Counted[]) => (
    <FilterChoices
      choices={choicesOf(name, counted)}
      onToggle={(value) => onChange(toggleOption(filters, name, value, EVENT_FILTERS))}
    />
  );

  return (
    <form
      className={styles.form}
      method="get"
      action={action}
      aria-label={texts.form}
      onSubmit={(event) => event.preventDefault()}
    >
      {Object.entries(besides).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterSection title={texts.when}>
        <FilterDates filters={filters} onChange={onChange} />
        <FilterChoices
          choices={DAY_CHOICES.map((value) => ({
            value,
            name: texts.day[value],
            count: facets?.[value],
            isChosen: isQuickChosen(filters, value),
            field: { name: 'filters', value: encodeFilters([{ ...DAY_FILTER, value }]) },
          }))}
          onToggle={(value) => onChange(toggleQuick(filters, value === 'today' ? 'today' : 'weekend'))}
        />
      </FilterSection>
      <FilterSection title={texts.suits}>
        {multi(
          AGE_FILTER,
          AGE_GROUPS.map((value) => ({ value, name: age_group[value], count: facets?.age_groups[value] })),
        )}
      </FilterSection>
      {facets && facets.categories.length > 0 ? (
        <FilterSection title={texts.what}>{multi(CATEGORY_FILTER, facets.categories)}</FilterSection>
      ) : null}
      <FilterSection title={texts.where}>
        <FilterPlaces filters={filters} facets={facets} onChange={onChange} />
        <FilterNearness filters={filters} onChange={onChange} addressField={addressField} />
      </FilterSection>
      <FilterSection title={texts.places_and_price}>
        <FilterChoices
          choices={QUICK_FILTERS.map((value) => ({
            value,
            name: texts[value],
            count: facets?.[value],
            isChosen: isQuickChosen(filters, value),
            field: { name: 'filters', value: encodeFilters([{ ...QUICK_FILTER, items: [value] }]) },
          }))}
          onToggle={(item) => onChange(toggleItem(filters, QUICK_FILTER, item, EVENT_FILTERS))}
        />
      </FilterSection>
      {facets && facets.types.length > 1 ? (
        <FilterSection title={texts.type} isOpenAtFirst={isAnyChosen(filters, TYPE_FILTER)}>
          {multi(TYPE_FILTER, facets.types)}
        </FilterSection>
      ) : null}
      <FilterSection title={texts.access} isOpenAtFirst={isAnyChosen(filters, ACCESS_FILTER)}>
        {multi(
          ACCESS_FILTER,
          ACCESS_FACTS.map((value) => ({
            value,
            name: texts.access_facts[value],
            count: facets?.accessibility[value],
          })),
        )}
      </FilterSection>
      {children}
    </form>
  );
}

const isAnyChosen = (filters: readonly Filter[], name: FilterName & { kind: 'multi' }): boolean =>
  filterNamed(filters, name) !== undefined;
