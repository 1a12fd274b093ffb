import { expect, test } from 'vitest';
import {
  isNarrowed,
  listCall,
  organisationsPath,
  readListWish,
  toggleChoice,
  withoutFilters,
} from './organisations-address.ts';

const read = (search: string) => readListWish(new URLSearchParams(search));

test('ORG-01 the address of the list says what is wanted, and is written the same way', () => {
  const address = '/organisations?q=ski&sort=followers&municipalities=4601%2C4602&categories=sport&active=true&page=3';
  const wish = read(address.split('?')[1] ?? '');
  expect(organisationsPath(wish)).toBe(address);
  expect(listCall(wish).query).toEqual({
    page: 3,
    perPage: 24,
    q: 'ski',
    sort: 'followers',
    municipalities: '4601,4602',
    categories: 'sport',
    active: 'true',
  });
});

test('ORG-01 what makes no sense in an address is left out', () => {
  const wish = read('sort=best&page=-2&active=maybe&municipalities=4601,,4601,%27drop&categories=%20');
  expect(organisationsPath(wish)).toBe('/organisations?municipalities=4601');
});

test('ORG-01 a choice is taken in and out again, and begins at the first page', () => {
  const wish = read('categories=sport&page=4');
  expect(organisationsPath(toggleChoice(wish, 'categories', 'music'))).toBe('/organisations?categories=sport%2Cmusic');
  expect(organisationsPath(toggleChoice(wish, 'categories', 'sport'))).toBe('/organisations');
});

test('ORG-01 removing all filters keeps the order', () => {
  const wish = read('q=ski&sort=newest&active=true&districts=460108');
  expect(isNarrowed(wish)).toBe(true);
  expect(organisationsPath(withoutFilters(wish))).toBe('/organisations?sort=newest');
  expect(isNarrowed(withoutFilters(wish))).toBe(false);
});

test('FLT-05 the filters of other lists are read from the address too, and written in its own way', () => {
  const written =
    'global_filters_municipalities(EQ)4601$$true,301$$false$$30101(AND)events-filtersage-group(EQ)teenager$$false';
  const wish = read(
    `${new URLSearchParams({ filters: `${written}(AND)organizations-filterscategories(EQ)sport$$false` })}`,
  );
  expect(organisationsPath(wish)).toBe('/organisations?municipalities=4601&districts=30101&categories=sport');
  expect(organisationsPath(read('filters=%28EQ%29%28AND%29&municipalities=4601'))).toBe(
    '/organisations?municipalities=4601',
  );
});
