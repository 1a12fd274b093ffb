import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastestMs } from '#tests/support/fastest.ts';
import { MASKS, type Mask, maskText } from './masks.ts';

const masks = Object.keys(MASKS) as Mask[];
const typed = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.stringMatching(/^[0-9]{0,20}$/),
  fc.stringMatching(/^[0-9:./-]{0,20}$/),
);
const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');

function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (const character of whole) if (character === part[at]) at += 1;
  return at === part.length;
}

describe('VAL-01 masks', () => {
  test('VAL-01 time', () => {
    expect(maskText('H0:M0', '1830')).toBe('18:30');
    expect(maskText('H0:M0', '18')).toBe('18');
    expect(maskText('H0:M0', '183')).toBe('18:3');
    expect(maskText('H0:M0', '930')).toBe('09:30');
    expect(maskText('H0:M0', '2530')).toBe('23:0');
    expect(maskText('H0:M0', '1877')).toBe('18:07');
    expect(maskText('H0:M0', '12:34:56')).toBe('12:34');
  });

  test('VAL-01 bank account, birth date and code', () => {
    expect(maskText('0000.00.00000', '12345678911')).toBe('1234.56.78911');
    expect(maskText('0000.00.00000', '1234 56')).toBe('1234.56');
    expect(maskText('d0/M0/0000', '21112026')).toBe('21/11/2026');
    expect(maskText('d0/M0/0000', '552015')).toBe('05/05/2015');
    expect(maskText('d0/M0/0000', '0012')).toBe('01/02');
    expect(maskText('000-000', '123456')).toBe('123-456');
    expect(maskText('000-000', '123')).toBe('123');
    expect(maskText('000-000', 'kode: 123 456.')).toBe('123-456');
    expect(maskText('000-000', '')).toBe('');
  });

  test.each(masks)('VAL-01 %s: masking what is masked changes nothing', (mask) => {
    fc.assert(fc.property(typed, (raw) => maskText(mask, maskText(mask, raw)) === maskText(mask, raw)));
  });

  test.each(masks)('VAL-01 %s: never longer than the mask, and of its shape', (mask) => {
    fc.assert(
      fc.property(typed, (raw) => {
        const masked = maskText(mask, raw);
        const shape = mask.replace(/[A-Za-z]/g, '0').slice(0, masked.length);
        expect(masked.length).toBeLessThanOrEqual(mask.length);
        expect(masked.replace(/[0-9]/g, '0')).toBe(shape);
      }),
    );
  });

  test.each(masks)('VAL-01 %s: digits keep their order', (mask) => {
    fc.assert(
      fc.property(typed, (raw) => {
        const significant = (text: string) => digitsOf(text).replaceAll('0', '');
        expect(isSubsequence(significant(maskText(mask, raw)), significant(raw))).toBe(true);
      }),
    );
  });

  test.each(['0000.00.00000', '000-000'] as const)('VAL-01 %s: no digit is left out or added', (mask) => {
    fc.assert(
      fc.property(typed, (raw) => {
        const room = digitsOf(mask).length;
        expect(digitsOf(maskText(mask, raw))).toBe(digitsOf(raw).slice(0, room));
      }),
    );
  });

  test('VAL-02 a full time is a time of the day', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const [hours = '', minutes = ''] = maskText('H0:M0', raw).split(':');
        expect(Number(hours)).toBeLessThanOrEqual(23);
        expect(Number(minutes)).toBeLessThanOrEqual(59);
      }),
    );
  });

  test('D-18 a pasted book does not hold up the page', () => {
    const book = '1x'.repeat(50_000);
    expect(maskText('0000.00.00000', book)).toBe('1111.11.11111');
    expect(fastestMs(() => maskText('0000.00.00000', book))).toBeLessThan(50);
  });
});
