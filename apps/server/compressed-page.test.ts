import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressPage, encodingFor } from './compressed-page.ts';

test('RTE-08 a page is the same in every encoding, however often it is sent', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 2000, unit: 'grapheme' })), (html) => {
      const page = compressPage(html);
      const whole = html.join('');
      for (let sent = 0; sent < 200; sent += 1) {
        expect(brotliDecompressSync(page.body('br')).toString()).toBe(whole);
      }
      expect(gunzipSync(page.body('gzip')).toString()).toBe(whole);
      expect(page.body(null).toString()).toBe(whole);
    }),
    { numRuns: 20 },
  );
});

test('RTE-08 one that is asked for again and again is packed better', () => {
  const page = compressPage([readFileSync('docs/operations.md', 'utf8')]);
  const sizes = Array.from({ length: 200 }, () => page.body('br').length);
  expect(sizes.at(-1)).toBeLessThan(sizes[0] ?? 0);
  expect(page.bytes).toBe(sizes[0]);
});

test('D-24 its validator follows what it says, and nothing else', () => {
  const [one, same, other] = [['<p>a', 'b</p>'], ['<p>ab</p>'], ['<p>b</p>']].map((html) => compressPage(html).etag);
  expect(one).toBe(same);
  expect(other).not.toBe(one);
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
