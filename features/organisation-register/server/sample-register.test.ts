import { describe, expect, test } from 'vitest';
import { municipalityById } from '#features/municipalities/register.ts';
import { isOrganisationNumber } from '#platform/contract/numbers.ts';
import { registerEntry } from '../contract.ts';
import { sampleRegister } from './sample-register.ts';
import { SAMPLE_ENTRIES } from './sample-register-data.ts';

describe('BEY-09 the register for trying the portal out', () => {
  test.each(SAMPLE_ENTRIES.map((entry) => [entry.name, entry] as const))('BEY-09 %s could be real', (_name, entry) => {
    expect(registerEntry.parse(entry)).toEqual(entry);
    expect(isOrganisationNumber(entry.number)).toBe(true);
    expect(municipalityById(Number(entry.municipality_id))).toBeDefined();
  });

  test('BEY-09 it has each number once, and something of every kind that the user who decides should look at', async () => {
    expect(new Set(SAMPLE_ENTRIES.map(({ number }) => number)).size).toBe(SAMPLE_ENTRIES.length);
    for (const is of ['is_bankrupt', 'is_dissolving', 'is_deleted', 'is_voluntary'] as const) {
      expect(SAMPLE_ENTRIES.some((entry) => entry[is])).toBe(true);
    }
    const outcomes = await Promise.all(['999901018', '999903231', '999906192'].map(sampleRegister()));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['found', 'deleted', 'unknown']);
  });
});
