import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Filter } from '#features/filters/rules.ts';
import {
  ACCESS_FILTER,
  AGE_FILTER,
  criteriaIn,
  DATE_FILTER,
  DAY_FILTER,
  DISTANCE_FILTER,
  filterQuery,
  filtersIn,
  MUNICIPALITY_FILTER,
  QUICK_FILTER,
  readEventAddress,
} from './filters.ts';

const read = (address: string) => criteriaIn(new URLSearchParams(address));
const option = (value: string, sub_options: string[] = [], is_locked = false) => ({ value, is_locked, sub_options });
const named = ({ group, key, kind }: { group: string; key: string; kind: string }) => ({ group, key, kind });

describe('FLT-04 the address of a list', () => {
  test('FLT-04 places, dates and distance have parameters of their own', () => {
    const filters = [
      { ...named(AGE_FILTER), options: [option('children'), option('family')] },
      { ...named(QUICK_FILTER), items: ['free'] },
      { ...named(MUNICIPALITY_FILTER), options: [option('4601', ['460101']), option('301')] },
      { ...named(DATE_FILTER), from: '2026-11-21', to: '2026-11-22' },
      { ...named(DISTANCE_FILTER), lat: 60.39, lng: 5.32, address: 'Torget 1, Bergen', radius: 10 },
    ] as Filter[];
    const query = filterQuery(filters, { q: 'ski', sort: 'asc' });
    expect(query).toEqual({
      q: 'ski',
      filters: 'events-filtersage-group(EQ)children$$false,family$$false(AND)events-filtersquick-filter-free(EQ)true',
      municipalities: '4601,301',
      districts: '460101',
      start_at: '2026-11-21',
      end_at: '2026-11-22',
      'distance[lat]': '60.39',
      'distance[lng]': '5.32',
      'distance[radius]': '10',
      'distance[address]': 'Torget 1, Bergen',
      sort: 'asc',
    });
    expect(filtersIn(new URLSearchParams(query)).map((filter) => ({ ...filter, conflicts: undefined }))).toEqual(
      filters.map((filter) => ({ ...filter, conflicts: undefined })),
    );
  });

  test('FLT-07 the nearest first needs something to be near to, and is forgotten with it', () => {
    const near = { ...named(DISTANCE_FILTER), lat: 60.39, lng: 5.32, address: '', radius: 5 } as Filter;
    const query = filterQuery([near], { sort: 'near' });
    expect(query.sort).toBe('near');
    expect(readEventAddress(new URLSearchParams(query)).sort).toBe('near');
    expect(filterQuery([], { sort: 'near' }).sort).toBeUndefined();
    expect(readEventAddress(new URLSearchParams('sort=near')).sort).toBeNull();
  });

  test('FLT-05 every choice comes back from its address', () => {
    const choice = fc.record(
      {
        age: fc.uniqueArray(fc.constantFrom('children', 'teenager', 'pensioner'), { minLength: 1 }),
        access: fc.uniqueArray(fc.constantFrom('step_free', 'calm'), { minLength: 1 }),
        quick: fc.uniqueArray(fc.constantFrom('free', 'volunteer', 'places'), { minLength: 1 }),
        day: fc.constantFrom('today', 'weekend'),
        places: fc.uniqueArray(fc.constantFrom('301', '4601', '5501'), { minLength: 1 }),
        is_locked: fc.boolean(),
        near: fc.record({
          lat: fc.integer({ min: -90, max: 90 }),
          lng: fc.integer({ min: -180, max: 180 }),
          radius: fc.integer({ min: 1, max: 500 }),
          address: fc.string({ maxLength: 40 }),
        }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(choice, ({ age, access, quick, day, places, is_locked, near }) => {
        const filters = [
          ...(age ? [{ ...named(AGE_FILTER), options: age.map((value) => option(value)) }] : []),
          ...(access ? [{ ...named(ACCESS_FILTER), options: access.map((value) => option(value)) }] : []),
          ...(quick ? [{ ...named(QUICK_FILTER), items: quick }] : []),
          ...(day ? [{ ...named(DAY_FILTER), value: day }] : []),
          ...(places
            ? [{ ...named(MUNICIPALITY_FILTER), options: places.map((value) => option(value, [], is_locked)) }]
            : []),
          ...(near ? [{ ...named(DISTANCE_FILTER), ...near, lat: near.lat + 0, lng: near.lng + 0 }] : []),
        ] as Filter[];
        const back = filtersIn(new URLSearchParams(filterQuery(filters)));
        expect(back).toEqual(expect.arrayContaining(filters));
        expect(back).toHaveLength(filters.length);
      }),
    );
  });

  test('FLT-04 a radius that nobody gave is 50 km, and an absurd one is cut', () => {
    expect(read('distance[lat]=60&distance[lng]=5').near).toEqual({ lat: 60, lng: 5, radius_km: 50 });
    expect(read('distance[lat]=60&distance[lng]=5&distance[radius]=1e9').near?.radius_km).toBe(500);
    expect(read('distance[lat]=60&distance[lng]=5&distance[radius]=-3').near?.radius_km).toBe(50);
    expect(read('distance[lat]=600&distance[lng]=5').near).toBeNull();
    expect(read('distance[lat]=&distance[lng]=5').near).toBeNull();
  });

  test('FLT-05 what was never offered is left out, and the rest stays', () => {
    const criteria = read(
      'filters=events-filtersage-group(EQ)children,wizards(AND)nonsense(EQ)1(AND)events-filtersquick-filter-free(EQ)true&start_at=2026-02-30&municipalities=4601,x,-1&sort=sideways',
    );
    expect(criteria).toMatchObject({
      age_groups: ['children'],
      is_free: true,
      from: null,
      municipality_ids: [4601],
      sort: null,
    });
  });

  test('FLT-06 today and the weekend are one choice, and dates take their place', () => {
    expect(read('filters=events-filtersquick-filter-today(EQ)true').day).toBe('today');
    expect(read('filters=events-filtersdays(EQ)weekend').day).toBe('weekend');
    expect(read('filters=events-filtersdays(EQ)weekend&start_at=2026-11-20')).toMatchObject({
      day: null,
      from: '2026-11-20',
    });
    expect(read('start_at=2026-11-22&end_at=2026-11-20')).toMatchObject({ from: '2026-11-20', to: '2026-11-22' });
  });

  test('FLT-02 a municipality with districts chosen stands for those', () => {
    expect(read('municipalities=4601,301&districts=460101,30102')).toMatchObject({
      municipality_ids: [],
      district_ids: [460101, 30102],
    });
    expect(read('districts=460101&municipalities[]=301')).toMatchObject({
      municipality_ids: [301],
      district_ids: [460101],
    });
  });
});
