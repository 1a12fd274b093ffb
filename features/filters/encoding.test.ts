import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFilters, encodeFilters, MAX_ENCODED_LENGTH } from './encoding.ts';
import { type Filter, type FilterDefinition, isEmptyFilter } from './rules.ts';

const KINDS = ['single', 'multi', 'range', 'date', 'date_range', 'quick', 'distance'] as const;
const DEFINITIONS: FilterDefinition[] = KINDS.map((kind) => ({ group: 'some-list', key: `by-${kind}`, kind }));

/** Text with everything in it that has a meaning to the encoding. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({
    unit: fc.constantFrom('$', '$$', '$$$', ',', '|', '(', ')', '(AND)', '(EQ)', '=', '%', '%2C', 'å'),
    maxLength: 6,
  }),
);
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const date = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const unique = (value: fc.Arbitrary<string>) => fc.uniqueArray(value, { minLength: 1, maxLength: 4 });

const option = fc.record({
  value: text,
  is_locked: fc.boolean(),
  sub_options: fc.oneof(fc.constant([]), unique(text)),
});

const BODIES: Record<(typeof KINDS)[number], fc.Arbitrary<object>> = {
  single: fc.record({ value: text }),
  multi: fc.record({ options: fc.uniqueArray(option, { selector: ({ value }) => value, maxLength: 4 }) }),
  range: fc.record({ from: orNull(number), to: orNull(number) }),
  date: fc.record({ value: date }),
  date_range: fc.record({ from: orNull(date), to: orNull(date) }),
  quick: fc.record({ items: unique(text) }),
  distance: fc.record({ lat: number, lng: number, address: text, radius: number }),
};

const filterSet = fc
  .tuple(...KINDS.map((kind) => fc.option(BODIES[kind], { nil: null })))
  .map((bodies): Filter[] =>
    bodies.flatMap((body, position) => {
      const definition = DEFINITIONS[position];
      return body && definition ? [{ ...definition, ...body } as Filter] : [];
    }),
  )
  .map((filters) => filters.filter((filter) => !isEmptyFilter(filter)));

describe('FLT-05 filters in an address', () => {
  test('FLT-05 every set of filters is read as it was written', () => {
    fc.assert(
      fc.property(filterSet, (filters) => {
        expect(decodeFilters(encodeFilters(filters), DEFINITIONS)).toEqual(filters);
      }),
      { numRuns: 2000 },
    );
  });

  test('FLT-05 whatever stands there, it is read or ignored, never refused', () => {
    const hostile = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          'some-list',
          'by-multi',
          'by-quick-',
          'by-distance',
          '(AND)',
          '(EQ)',
          '$$',
          '$$$',
          ',',
          '=',
          '|',
          '%',
        ),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      maxLength: 60,
    });
    fc.assert(
      fc.property(hostile, (written) => {
        const read = decodeFilters(written, DEFINITIONS);
        // What was understood is understood the same way when it is written properly.
        expect(decodeFilters(encodeFilters(read), DEFINITIONS)).toEqual(read);
      }),
      { numRuns: 2000 },
    );
    expect(decodeFilters(`some-listby-single(EQ)${'x'.repeat(MAX_ENCODED_LENGTH)}`, DEFINITIONS)).toEqual([]);
  });

  test("FLT-05 the seeds' own example, in both spellings", () => {
    const definitions: FilterDefinition[] = [
      { group: 'global_filters_', key: 'municipalities', kind: 'multi' },
      { group: 'events-filters', key: 'age-group', kind: 'multi' },
      { group: 'events-filters', key: 'quick-filter', kind: 'quick' },
    ];
    const municipality = (is_locked: boolean) => ({
      ...definitions[0],
      options: [{ value: '42', is_locked, sub_options: [] }],
    });
    const teenager = { ...definitions[1], options: [{ value: 'teenager', is_locked: false, sub_options: [] }] };
    expect(
      decodeFilters(
        'global_filters_municipalities(EQ)42$$true(AND)events-filtersage-group(EQ)teenager$$false',
        definitions,
      ),
    ).toEqual([municipality(true), teenager]);
    expect(
      decodeFilters('events-filtersquick-filter-volunteer=true(AND)events-filtersage-group=teenager', definitions),
    ).toEqual([{ ...definitions[2], items: ['volunteer'] }, teenager]);
    expect(encodeFilters([municipality(true) as Filter, teenager as Filter])).toBe(
      'global_filters_municipalities(EQ)42$$true(AND)events-filtersage-group(EQ)teenager$$false',
    );
  });

  test('FLT-05 a place keeps its commas, and sub-options stay with their option', () => {
    const filters: Filter[] = [
      {
        group: 'some-list',
        key: 'by-distance',
        kind: 'distance',
        lat: 60.39,
        lng: 5.32,
        address: 'Torget 1, Bergen',
        radius: 10,
      },
      {
        group: 'some-list',
        key: 'by-multi',
        kind: 'multi',
        options: [{ value: '4601', is_locked: false, sub_options: ['460101', '460102'] }],
      },
    ];
    expect(encodeFilters(filters)).toBe(
      'some-listby-distance(EQ)60.39,5.32,Torget 1| Bergen,10(AND)some-listby-multi(EQ)4601$$false$$460101$$$460102',
    );
    expect(decodeFilters(encodeFilters(filters), DEFINITIONS)).toEqual(filters);
  });
});
