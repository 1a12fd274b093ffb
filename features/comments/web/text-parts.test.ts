import { expect, test } from 'vitest';
import { cleanComment, isOpenForComments } from '../rules.ts';
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

test('OCC-09 what is kept of what people write', () => {
  expect(cleanComment('  a \r\n\r\n\r\n\r\nb\tc  ')).toBe('a\n\nb c');
  expect(cleanComment('\u202eabc\u0000')).toBe('abc');
  expect(cleanComment('👩‍👧')).toBe('👩‍👧');
});

test('OCC-09 open until ninety days after the last time, and only for what is the portal’s own', () => {
  const now = new Date('2026-06-12T12:00:00Z');
  const open = (last_end_at: string | null, is_local = true) => isOpenForComments({ is_local, last_end_at }, now);
  expect([open(null), open('2026-03-15T12:00:00Z'), open('2026-03-14T11:00:00Z'), open(null, false)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
