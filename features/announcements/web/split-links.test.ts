import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

test('SHL-07 a bare https address is a link, the full stop after it is not part of it', () => {
  expect(splitLinks('Les mer på https://bergen.kommune.no/stengt. Takk!')).toEqual([
    { at: 0, kind: 'text', text: 'Les mer på ' },
    { at: 11, kind: 'link', href: 'https://bergen.kommune.no/stengt' },
    { at: 43, kind: 'text', text: '. Takk!' },
  ]);
});

test('SHL-07 nothing but https becomes a link', () => {
  const text = 'javascript:alert(1) http://example.no <a href="x">x</a> https://';
  expect(splitLinks(text)).toEqual([{ at: 0, kind: 'text', text }]);
});
