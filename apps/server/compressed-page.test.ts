import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressPage, encodingFor, finishPage } from './compressed-page.ts';

test('RTE-08 a page compressed once and finished many times decodes to the whole page', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 5000, unit: 'grapheme' }),
      fc.string({ minLength: 1, maxLength: 400 }),
      (html, end) => {
        const page = compressPage([html]);
        const whole = html + end;
        expect(gunzipSync(finishPage(page, end, 'gzip')).toString()).toBe(whole);
        expect(brotliDecompressSync(finishPage(page, end, 'br')).toString()).toBe(whole);
        expect(finishPage(page, end, null).toString()).toBe(whole);
      },
    ),
    { numRuns: 200 },
  );
});

test('RTE-08 two responses of one page differ only in their end', () => {
  const page = compressPage(['<p>aktiviteter i nabolaget</p>'.repeat(2000)]);
  for (const encoding of ['gzip', 'br', null] as const) {
    // Of the second on: the first is packed in a hurry.
    const [, first, second] = ['nonce-non', 'nonce-one', 'nonce-two'].map((end) => finishPage(page, end, encoding));
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
    expect(first?.length).toBe(second?.length);
  }
});

test.each([
  [undefined, null],
  ['', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['GZIP;q=0.5', 'gzip'],
  ['identity', null],
])('RTE-08 Accept-Encoding %s is answered with %s', (header, expected) => {
  expect(encodingFor(header)).toBe(expected);
});
