import { expect, test } from 'vitest';
import { codeIn, splitMessage } from './split-message.ts';

const linksOf = (text: string) => splitMessage(text).flatMap(({ text: piece, isLink }) => (isLink ? [piece] : []));

test('IDN-19 a link in a message can be followed, without the full stop behind it', () => {
  const text = 'Lag nytt passord: https://bergen.localhost/auth/reset?token=a-b_c. Takk, http://a.no/b (her)!';
  expect(linksOf(text)).toEqual(['https://bergen.localhost/auth/reset?token=a-b_c', 'http://a.no/b']);
  expect(
    splitMessage(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('D-16 only addresses of the web become links', () => {
  expect(linksOf('javascript:alert(1) data:text/html,x //evil.example ftp://a.no')).toEqual([]);
});

test('IDN-19 the code of a message is found', () => {
  expect(codeIn('Bergen: Koden din er 482913. Den virker i 10 minutter.')).toBe('482913');
  expect(codeIn('Ring 12345678')).toBeUndefined();
});
