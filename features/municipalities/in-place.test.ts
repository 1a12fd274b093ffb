import { describe, expect, test } from 'vitest';
import { inPlace, inPlaces } from './in-place.ts';
import { DISTRICTS, MUNICIPALITIES } from './register.ts';

describe('I18-01 places in a sentence', () => {
  test.each([
    ['Bergen', 'nb', 'i Bergen'],
    ['Voss', 'nb', 'på Voss'],
    ['Voss', 'nn', 'på Voss'],
    ['Voss', 'en', 'in Voss'],
    ['Grünerløkka', 'nb', 'på Grünerløkka'],
  ] as const)('I18-01 %s in %s is %s', (name, locale, phrase) => {
    expect(inPlace(name, locale)).toBe(phrase);
  });

  test('I18-01 several places have a preposition each', () => {
    expect(inPlaces(['Bergen', 'Voss', 'Os'], 'nb')).toBe('i Bergen, på Voss og i Os');
    expect(inPlaces(['Bergen', 'Voss'], 'en')).toBe('in Bergen and in Voss');
  });

  test('I18-01 every place with «på» is a municipality or a district of the register', () => {
    const names = [...MUNICIPALITIES, ...DISTRICTS].map(({ name }) => name);
    const withPaa = names.filter((name) => inPlace(name, 'nb').startsWith('på '));
    expect(withPaa).toHaveLength(59);
    expect(new Set(withPaa).size).toBe(59);
  });
});
