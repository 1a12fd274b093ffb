import { expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

test('OCC-09 D-15 addresses of the web are told apart, and nothing else is', () => {
  const hrefs = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);
  expect(hrefs('Se https://eksempel.no/a?b=1, og (http://annet.no).')).toEqual([
    'https://eksempel.no/a?b=1',
    'http://annet.no',
  ]);
  expect(hrefs('javascript:alert(1) data:text/html,x ftp://x.no www.x.no kari@x.no')).toEqual([]);
  expect(hrefs('<a href="https://x.no">')).toEqual(['https://x.no']);
  const text = 'Før https://x.no etter\nny linje';
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(textParts('')).toEqual([]);
});
