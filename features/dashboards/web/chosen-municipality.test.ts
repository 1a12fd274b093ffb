import { expect, test } from 'vitest';
import { chosenMunicipality, keptMunicipality, municipalitiesFor } from './chosen-municipality.ts';

const BERGEN = { id: '4601', name: 'Bergen', role: 'admin' } as const;
const HELPS_IN_BERGEN = { ...BERGEN, role: 'support' } as const;
const OSLO = { id: '301', name: 'Oslo', role: 'support' } as const;
const VOSS = { id: '4621', name: 'Voss', role: 'auditor' } as const;

test('CRD-09 a room is entered for the municipalities in which one has a role there, each once', () => {
  const grants = [BERGEN, HELPS_IN_BERGEN, OSLO, VOSS];
  expect(municipalitiesFor('accounts', grants)).toEqual([BERGEN, OSLO]);
  expect(municipalitiesFor('audit', grants)).toEqual([BERGEN, VOSS]);
  expect(municipalitiesFor('scheme', [VOSS])).toEqual([]);
  expect(municipalitiesFor('windDown', grants)).toEqual([BERGEN]);
});

test('CRD-09 one works for the municipality that is wanted while one has it, else for the first', () => {
  const own = [BERGEN, OSLO];
  expect(chosenMunicipality(own, ['301', '4601'])).toEqual(OSLO);
  expect(chosenMunicipality(own, [null, '301'])).toEqual(OSLO);
  expect(chosenMunicipality(own, ['4621', '301'])).toEqual(OSLO);
  expect(chosenMunicipality(own, ['4621', null])).toEqual(BERGEN);
  expect(chosenMunicipality([], ['301'])).toBeNull();
});

test('CRD-09 a part that shows the municipality hears of another one, until it is gone', () => {
  const heard: string[] = [];
  const stop = keptMunicipality.subscribe(() => heard.push('told'));
  keptMunicipality.keep('301');
  stop();
  keptMunicipality.keep('4601');
  expect(heard).toEqual(['told']);
});
