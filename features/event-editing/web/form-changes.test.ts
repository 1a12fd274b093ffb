import { expect, test } from 'vitest';
import { emptyForm } from '../rules.ts';
import { changedFields, merged } from './form-changes.ts';

const base = {
  ...emptyForm('org', 'nb', '1'),
  name: 'Fotball',
  venue: 'Banen',
  address: 'Storgata 1',
  lat: 58,
  lng: 8,
};

test('EVF-02 of two who wrote at once each keeps what they touched', () => {
  const mine = { ...base, name: 'Fotball for alle' };
  const theirs = { ...base, name: 'Fotballtrening', venue: 'Hallen' };
  expect(merged(base, mine, theirs)).toMatchObject({ name: 'Fotball for alle', venue: 'Hallen' });
});

test('EVF-02 an address that was chosen keeps its own place on the map', () => {
  const mine = { ...base, address: 'Havna 2', lat: 59, lng: 9 };
  const theirs = { ...base, venue: 'Hallen', address: 'Torget 3', lat: 60, lng: 10 };
  expect(merged(base, mine, theirs)).toMatchObject({ address: 'Havna 2', lat: 59, lng: 9, venue: 'Hallen' });
  expect(merged(base, base, theirs)).toMatchObject({ address: 'Torget 3', lat: 60, lng: 10 });
});

test('EVF-02 what was typed and taken back again is no change', () => {
  expect(changedFields(base, { ...base, times: { ...base.times }, keywords: [] })).toEqual([]);
  expect(changedFields(base, { ...base, times: { ...base.times, weekdays: [1] } })).toEqual(['times']);
});
