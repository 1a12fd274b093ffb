import { expect, test } from 'vitest';
import { chosenLanguageIn } from './chosen-language.ts';

test('I18-03 the chosen language is read among other cookies; anything that is no language is no choice', () => {
  expect(chosenLanguageIn('a=1; nabolag-language=nn; b=2')).toBe('nn');
  expect(chosenLanguageIn('nabolag-language=en')).toBe('en');
  expect(chosenLanguageIn('nabolag-language=nb;x=1')).toBe('nb');
  expect(chosenLanguageIn('nabolag-language=de')).toBeNull();
  expect(chosenLanguageIn('nabolag-language=//evil.example')).toBeNull();
  expect(chosenLanguageIn('not-nabolag-language=en')).toBeNull();
  expect(chosenLanguageIn('')).toBeNull();
});
