import { expect, test } from 'vitest';
import { attributionIn, boxAround, boxIn, boxText, isInBox, zoomIn } from './rules.ts';

test('EVT-08 a box is read as it is written, and written to about ten metres', () => {
  expect(boxIn('5.1,60.2,5.6,60.5')).toEqual([5.1, 60.2, 5.6, 60.5]);
  expect(boxText([5.123456, 60.2, 5.6, 60.55556])).toBe('5.1235,60.2,5.6,60.5556');
});

test('EVT-08 of a box larger than the country the country is left', () => {
  expect(boxIn('-180,-90,180,90')).toEqual([3, 57, 33, 72]);
  expect(boxIn('-20,60,6,61')).toEqual([3, 60, 6, 61]);
});

test.each([
  '',
  '1,2,3',
  '5,60,6,61,7',
  'a,b,c,d',
  'NaN,60,6,61',
  '6,61,5,60',
  '5,60,5,60',
  '5,60,6,',
  '100,1,101,2',
  '5e0,60,6,61',
])('EVT-08 "%s" is no box', (text) => {
  expect(boxIn(text)).toBeNull();
});

test('EVT-08 a zoom beyond the deepest is the deepest, and anything else is none', () => {
  expect([zoomIn('12'), zoomIn('99'), zoomIn('-1'), zoomIn('1.5'), zoomIn('')]).toEqual([12, 19, null, null, null]);
});

test('EVT-08 the box around several holds all of them', () => {
  const around = boxAround([
    [5, 60, 6, 61],
    [4, 60.5, 5, 62],
  ]);
  expect(around).toEqual([4, 60, 6, 62]);
  expect(around && isInBox({ lat: 61.9, lng: 4.1 }, around)).toBe(true);
  expect(boxAround([])).toBeNull();
});

test('EVT-08 the attribution is words, and an address if there is one', () => {
  expect(attributionIn('© Kartverket https://www.kartverket.no')).toEqual({
    text: '© Kartverket',
    href: 'https://www.kartverket.no',
  });
  expect(attributionIn('Eget kart')).toEqual({ text: 'Eget kart', href: null });
  expect(attributionIn('Kart javascript:alert(1)')).toEqual({ text: 'Kart javascript:alert(1)', href: null });
});
