import { describe, expect, test } from 'vitest';
import type { RegisterEntry } from '#features/organisation-register/contract.ts';
import { bodyOf, draftOfEntry, emptyDraft } from './new-organisation-draft.ts';

const BERGEN = { id: '4601', name: 'Bergen' };
const OSLO = { id: '301', name: 'Oslo' };
const ENTRY: RegisterEntry = {
  number: '999901018',
  name: 'Fjellsiden Friluftslag',
  form: { key: 'FLI', name: 'Forening' },
  address: 'Fjellveien 21, 5019 Bergen',
  municipality_id: '301',
  website: 'https://fjellsiden.example/',
  purpose: 'Ut på tur.',
  founded_on: null,
  is_voluntary: true,
  is_bankrupt: false,
  is_dissolving: false,
  is_deleted: false,
};

describe('BEY-09 what the register knows need not be written', () => {
  test('BEY-09 name, purpose, address and website', () => {
    expect(draftOfEntry(ENTRY, { options: [BERGEN, OSLO], district_id: '' })).toMatchObject({
      number: '999901018',
      name: 'Fjellsiden Friluftslag',
      description: 'Ut på tur.',
      address: { address: 'Fjellveien 21, 5019 Bergen', lat: null },
      website: 'https://fjellsiden.example/',
      municipality: OSLO,
    });
  });

  test('ORG-02 the municipality is the portal’s where it has one, whatever the register says', () => {
    expect(draftOfEntry(ENTRY, { options: [BERGEN], district_id: '' }).municipality).toEqual(BERGEN);
    expect(bodyOf(emptyDraft(null, { options: [OSLO], district_id: '30101' })).district_id).toBe('30101');
    expect(emptyDraft(null, { options: [BERGEN, OSLO], district_id: '' }).municipality).toBeNull();
  });

  test.each([
    ['fjellsiden.no', 'https://fjellsiden.no'],
    ['www.fjellsiden.no/om oss', 'www.fjellsiden.no/om oss'],
    ['http://fjellsiden.no', 'http://fjellsiden.no'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['  ', null],
  ])('VAL-06 the website %s is sent as %s', (website, sent) => {
    expect(bodyOf({ ...emptyDraft(null, { options: [BERGEN], district_id: '' }), website }).website).toBe(sent);
  });
});
