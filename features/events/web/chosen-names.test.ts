import { describe, expect, test } from 'vitest';
import type { EventFacets } from '../contract.ts';
import { filtersIn } from '../filters.ts';
import { nb as filters } from '../texts/filters/nb.ts';
import { nb as events } from '../texts/nb.ts';
import { chosenCount, chosenThings } from './chosen-names.ts';

const FACETS = {
  categories: [{ value: 'health', name: 'Helse og trivsel', count: 3 }],
  types: [],
  municipalities: [
    { value: '4601', name: 'Bergen', count: 9, districts: [{ value: '460101', name: 'Arna', count: 2 }] },
  ],
} as unknown as EventFacets;

const chosenIn = (address: string) => {
  const chosen = filtersIn(new URLSearchParams(address));
  return { chosen, things: chosenThings(chosen, { events, filters, facets: FACETS }) };
};

describe('what is chosen has a name and can be taken away', () => {
  test('FLT-08 age groups, categories, days and places are called what people call them', () => {
    const { things, chosen } = chosenIn(
      'filters=events-filtersage-group(EQ)senior$$false(AND)events-filterscategories(EQ)health$$false(AND)events-filtersquick-filter-free(EQ)true(AND)events-filtersdays(EQ)weekend&districts=460101',
    );
    expect(things.map(({ name }) => name)).toEqual(['Voksen', 'Helse og trivsel', 'Gratis', 'I helgen', 'Arna']);
    expect(chosenCount(chosen)).toBe(5);
  });

  test('I18-05 dates are written as in the fields, one day as one', () => {
    const nameOf = (address: string) => chosenIn(address).things[0]?.name;
    expect(nameOf('start_at=2026-11-19&end_at=2026-12-06')).toBe('19.11.2026–06.12.2026');
    expect(nameOf('start_at=2026-11-19&end_at=2026-11-19')).toBe('19.11.2026');
    expect(nameOf('end_at=2026-12-06')).toBe('Til 06.12.2026');
  });

  test('FLT-03 taking one away leaves the others; a municipality goes with its last district', () => {
    const two = chosenIn('filters=events-filtersage-group(EQ)children$$false,family$$false');
    const [withoutChildren] = two.things.map(({ without }) => without ?? []);
    expect(chosenThings(withoutChildren ?? [], { events, filters, facets: FACETS }).map(({ name }) => name)).toEqual([
      'Familie',
    ]);
    expect(chosenIn('districts=460101').things[0]?.without).toEqual([]);
  });

  test('FLT-03 what is locked cannot be taken away', () => {
    const { things } = chosenIn('filters=global_filters_municipalities(EQ)4601$$true');
    expect(things).toMatchObject([{ name: 'Bergen', without: null }]);
  });
});
