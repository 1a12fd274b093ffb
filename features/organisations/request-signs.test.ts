import { describe, expect, test } from 'vitest';
import type { RegisterEntry } from '#features/organisation-register/contract.ts';
import { requestSigns } from './request-signs.ts';
import { REQUEST_SIGNS } from './rules.ts';

const ENTRY: RegisterEntry = {
  number: '999901018',
  name: 'Fjellsiden Friluftslag',
  form: { key: 'FLI', name: 'Forening' },
  address: null,
  municipality_id: '4601',
  website: null,
  purpose: null,
  founded_on: null,
  is_voluntary: true,
  is_bankrupt: false,
  is_dissolving: false,
  is_deleted: false,
};
const found = (differences: Partial<RegisterEntry> = {}) => ({
  outcome: 'found' as const,
  entry: { ...ENTRY, ...differences },
});
const signs = (asked: Partial<Parameters<typeof requestSigns>[0]> = {}) =>
  requestSigns({
    name: 'Fjellsiden Friluftslag',
    number: ENTRY.number,
    municipality_id: '4601',
    register_facts: found(),
    is_number_in_use: false,
    ...asked,
  });

describe('BEY-09 what to look at before accepting', () => {
  test('BEY-09 nothing speaks against one that the register knows by this name, in this municipality', () => {
    expect(signs()).toEqual([]);
    expect(signs({ register_facts: found({ municipality_id: null }) })).toEqual([]);
  });

  test.each([
    ['no_number', { number: null, register_facts: null }],
    ['not_in_register', { register_facts: { outcome: 'unknown', entry: null } }],
    ['register_not_asked', { register_facts: { outcome: 'unavailable', entry: null } }],
    ['register_not_asked', { register_facts: null }],
    ['deleted_from_register', { register_facts: { outcome: 'deleted', entry: null } }],
    ['deleted_from_register', { register_facts: { outcome: 'deleted', entry: { ...ENTRY, is_deleted: true } } }],
    ['bankrupt', { register_facts: found({ is_bankrupt: true }) }],
    ['dissolving', { register_facts: found({ is_dissolving: true }) }],
    ['other_municipality', { municipality_id: '301' }],
    ['name_differs', { name: 'Fjellsiden Fotball' }],
    ['number_in_use', { is_number_in_use: true }],
    ['not_voluntary', { register_facts: found({ is_voluntary: false }) }],
  ] as const)('BEY-09 %s', (sign, asked) => {
    expect(signs(asked)).toEqual([sign]);
    expect(REQUEST_SIGNS).toContain(sign);
  });

  test.each(['FJELLSIDEN FRILUFTSLAG', 'Fjellsiden  friluftslag', 'Fjellsiden-Friluftslag.'])(
    'BEY-09 %s is the same name',
    (name) => {
      expect(signs({ name })).toEqual([]);
    },
  );

  test('BEY-09 a public body need not be voluntary', () => {
    expect(signs({ register_facts: found({ is_voluntary: false, form: { key: 'ORGL', name: '' } }) })).toEqual([]);
  });

  test('BEY-09 the gravest comes first', () => {
    const facts = found({ is_bankrupt: true, is_voluntary: false, municipality_id: '301' });
    expect(signs({ register_facts: facts, name: 'X', is_number_in_use: true })).toEqual([
      'bankrupt',
      'name_differs',
      'other_municipality',
      'number_in_use',
      'not_voluntary',
    ]);
  });
});
