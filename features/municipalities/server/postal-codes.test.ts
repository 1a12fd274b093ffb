import { describe, expect, test } from 'vitest';
import { MUNICIPALITIES } from '../register.ts';
import { POSTAL_CODE_TABLE } from './postal-code-data.ts';
import { findPostalPlace, municipalityOfPostalCode } from './postal-codes.ts';

describe('MUN-01 postal codes', () => {
  test.each([
    ['0150', 'Oslo', 'oslo'],
    ['5003', 'Bergen', 'bergen'],
    ['9730', 'Karasjok', 'karasjok'],
    [' 6110 ', 'Austefjorden', 'volda'],
  ])('MUN-01 %j is %s', (code, place, key) => {
    expect(findPostalPlace(code)?.place).toBe(place);
    expect(municipalityOfPostalCode(code)?.key).toBe(key);
  });

  test.each(['', '0000', '150', '01500', 'abcd', '٠١٥٠', '__proto__'])('MUN-01 %j is no postal code', (code) => {
    expect(findPostalPlace(code)).toBeNull();
    expect(municipalityOfPostalCode(code)).toBeNull();
  });

  test('MUN-01 Svalbard has a place but no municipality', () => {
    expect(findPostalPlace('9170')).toEqual({ place: 'Longyearbyen', municipality: null });
  });

  test('MUN-01 every municipality has a postal code', () => {
    const codes = [...POSTAL_CODE_TABLE.matchAll(/\|((?:\d{4})+)$/gm)].flatMap(
      ([, joined = '']) => joined.match(/\d{4}/g) ?? [],
    );
    expect(codes).toHaveLength(5121);
    expect(new Set(codes).size).toBe(5121);
    expect(new Set(codes.map((code) => municipalityOfPostalCode(code)?.id)).size).toBe(MUNICIPALITIES.length + 1);
  });
});
