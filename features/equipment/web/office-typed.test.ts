import { expect, test } from 'vitest';
import type { OfficeItem, OfficePlace } from '../office-contract.ts';
import { faultsInItem, readItem, typedItem } from './office-typed-item.ts';
import { faultsInPlace, readPlace, typedPlace } from './office-typed-place.ts';

const PLACE: OfficePlace = {
  id: 'place' as OfficePlace['id'],
  name: 'Båthuset',
  address: '',
  provider_name: 'Båtforeningen',
  organization_id: null,
  organization_name: null,
  openings: [
    { weekday: 2, opens: '10:00', closes: '12:00' },
    { weekday: 2, opens: '15:00', closes: '19:00' },
  ],
  closures: [{ from: '2026-12-24', to: '2026-12-26' }],
  items: 0,
  version: 1,
};

test('BEY-20 a place that is opened in the form and saved as it was is as it was', () => {
  const { name, address, provider_name, organization_id, openings, closures } = PLACE;
  const typed = typedPlace(PLACE);
  expect(faultsInPlace(typed)).toEqual({});
  expect(readPlace(typed)).toEqual({ name, address, provider_name, organization_id, openings, closures });
});

test('BEY-20 hours that cannot be are found where they were typed', () => {
  const typed = {
    ...typedPlace(PLACE),
    name: ' ',
    openings: [
      { key: 'a', weekday: 0, opens: '10:00', closes: '14:00' },
      { key: 'b', weekday: 0, opens: '13:00', closes: '15:00' },
      { key: 'c', weekday: 1, opens: '13:00', closes: '13:00' },
      { key: 'd', weekday: 1, opens: '7', closes: '' },
      { key: 'e', weekday: 2, opens: '08:00', closes: '' },
    ],
    closures: [
      { key: 'a', from: null, to: '31.2' },
      { key: 'b', from: '2026-12-26', to: '2026-12-24' },
    ],
  };
  expect(faultsInPlace(typed)).toEqual({
    name: 'required',
    'opens-b': 'overlaps',
    'closes-c': 'closes_first',
    'opens-d': 'wrong_time',
    'closes-e': 'wrong_time',
    'first-a': 'wrong_day',
    'last-a': 'wrong_day',
    'last-b': 'ends_first',
  });
});

const ITEM = {
  place_id: PLACE.id,
  name: 'Ski',
  description: '',
  unit: 'day',
  max_length: 7,
  min_age: null,
  max_age: 12,
  season_from: '11-01',
  season_to: '04-15',
  deposit_ore: 30_000,
  scene: 'ski',
  state: 'open',
} as OfficeItem;

test('BEY-20 a thing that is opened in the form and saved as it was is as it was', () => {
  const typed = typedItem(ITEM, PLACE.id);
  expect([typed.season_from, typed.season_to]).toEqual(['01.11', '15.04']);
  expect(faultsInItem(typed)).toEqual({});
  expect(readItem(typed)).toEqual(ITEM);
  expect(readItem({ ...typed, is_seasonal: false })).toMatchObject({ season_from: null, season_to: null });
});

test('BEY-20 what cannot be read in a thing’s form is found before it is sent', () => {
  const typed = typedItem(ITEM, PLACE.id);
  expect(faultsInItem({ ...typed, name: '', min_age: '14', season_from: '1. mai', season_to: '31.4' })).toEqual({
    name: 'required',
    min_age: 'ages',
    season_from: 'season_day',
    season_to: 'season_day',
  });
  expect(readItem({ ...typed, season_from: '1.5' }).season_from).toBe('05-01');
  expect(faultsInItem({ ...typed, max_length: '61' })).toEqual({ max_length: 'too_long' });
  expect(faultsInItem({ ...typed, max_length: '13', unit: 'hour' })).toEqual({ max_length: 'too_long' });
  expect(faultsInItem({ ...typed, max_length: 'sju' })).toEqual({ max_length: 'whole_number' });
  expect(faultsInItem({ ...typed, deposit: 'mye' })).toEqual({ deposit: 'amount' });
  expect(faultsInItem({ ...typed, deposit: '5 000,01' })).toEqual({ deposit: 'amount' });
  expect(readItem({ ...typed, deposit: '' }).deposit_ore).toBe(0);
  expect(faultsInItem({ ...typed, max_length: '' })).toEqual({ max_length: 'required' });
});
