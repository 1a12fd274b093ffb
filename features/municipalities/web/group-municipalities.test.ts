import { expect, test } from 'vitest';
import { groupMunicipalities } from './group-municipalities.ts';

const ALTA = {
  id: '5601',
  name: 'Alta',
  county: 'Finnmark',
  other_names: 'Alta Áltá Alattio',
  has_portal: true,
  districts: [],
};
const KARASJOK = {
  id: '5610',
  name: 'Kárášjohka',
  county: 'Finnmark',
  other_names: 'Karasjok Kárášjohka',
  has_portal: true,
  districts: [],
};
const BERGEN = { id: '4601', name: 'Bergen', county: 'Vestland', other_names: '', has_portal: true, districts: [] };
const ALL = [ALTA, BERGEN, KARASJOK];

test('MUN-03 the municipalities are grouped by county', () => {
  expect(groupMunicipalities(ALL, '')).toEqual([
    { county: 'Finnmark', municipalities: [ALTA, KARASJOK] },
    { county: 'Vestland', municipalities: [BERGEN] },
  ]);
});

test('MUN-03 the search finds by any of the names, without accents, and by county', () => {
  expect(groupMunicipalities(ALL, 'karas')).toEqual([{ county: 'Finnmark', municipalities: [KARASJOK] }]);
  expect(groupMunicipalities(ALL, 'Karasjok')).toEqual([{ county: 'Finnmark', municipalities: [KARASJOK] }]);
  expect(groupMunicipalities(ALL, ' vestland ')).toEqual([{ county: 'Vestland', municipalities: [BERGEN] }]);
  expect(groupMunicipalities(ALL, 'Paris')).toEqual([]);
});
