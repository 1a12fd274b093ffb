import { Fragment } from 'react';
import { addFilter, type Filter, type FilterOption, filterNamed } from '#features/filters/rules.ts';
import type { EventFacets } from '../contract.ts';
import { EVENT_FILTERS, MUNICIPALITY_FILTER } from '../filters.ts';
import { type FilterChoice, FilterChoices } from './filter-choices.tsx';
import styles from './filter-form.module.css';

type FilterPlacesProps = {
  filters: readonly Filter[];
  facets: EventFacets | null;
  onChange: (next: readonly Filter[]) => void;
};

type Municipality = EventFacets['municipalities'][number];

/** FLT-02: municipalities, the portal's own first, with their districts. Where there is only one, its districts are all there is. */
export function FilterPlaces({ filters, facets, onChange }: FilterPlacesProps) {
  const municipalities = facets?.municipalities ?? [];
  const options = filterNamed(filters, MUNICIPALITY_FILTER)?.options ?? [];
  const optionOf = (municipality: Municipality) => options.find(({ value }) => value === municipality.value);
  const choose = (next: readonly FilterOption[]) =>
    onChange(addFilter(filters, { ...MUNICIPALITY_FILTER, options: next }, EVENT_FILTERS));

  function toggleDistrict(municipality: Municipality, district: string) {
    const option = optionOf(municipality);
    if (option?.is_locked) return;
    const before = option?.sub_options ?? [];
    const sub_options = before.includes(district) ? before.filter((one) => one !== district) : [...before, district];
    const others = options.filter((one) => one !== option);
    choose(sub_options.length > 0 ? [...others, { value: municipality.value, is_locked: false, sub_options }] : others);
  }

  function toggleMunicipality(value: string) {
    const option = options.find((one) => one.value === value);
    if (option?.is_locked) return;
    choose(
      option ? options.filter((one) => one !== option) : [...options, { value, is_locked: false, sub_options: [] }],
    );
  }

  const districts = (municipality: Municipality) => (
    <FilterChoices
      choices={municipality.districts.map(({ value, name, count }) => ({
        value,
        name,
        count,
        isChosen: optionOf(municipality)?.sub_options.includes(value) ?? false,
        isLocked: optionOf(municipality)?.is_locked ?? false,
        field: { name: 'districts', value },
      }))}
      onToggle={(district) => toggleDistrict(municipality, district)}
    />
  );

  const line = (municipality: Municipality): FilterChoice => ({
    value: municipality.value,
    name: municipality.name,
    count: municipality.count,
    isChosen: optionOf(municipality) !== undefined,
    isLocked: optionOf(municipality)?.is_locked ?? false,
    field: { name: 'municipalities', value: municipality.value },
  });

  const [own, ...others] = municipalities;
  if (!own) return null;
  if (others.length === 0) return districts(own);
  return (
    <>
      {[own, ...others.filter((one) => optionOf(one) && one.districts.length > 0)].map((municipality) => (
        <Fragment key={municipality.value}>
          <FilterChoices choices={[line(municipality)]} onToggle={toggleMunicipality} />
          {municipality.districts.length > 0 ? (
            <fieldset className={styles.districts} aria-label={municipality.name}>
              {districts(municipality)}
            </fieldset>
          ) : null}
        </Fragment>
      ))}
      <FilterChoices
        choices={others.filter((one) => !(optionOf(one) && one.districts.length > 0)).map(line)}
        onToggle={toggleMunicipality}
      />
    </>
  );
}
