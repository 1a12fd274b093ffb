import { expect, test } from 'vitest';
import { movedEnd } from './moved-end.ts';

test('EVF-01 the end follows the start, also past midnight, once both are written', () => {
  expect(movedEnd('19:30', '18:00', '17:15')).toBe('18:45');
  expect(movedEnd('23:00', '21:00', '23:30')).toBe('01:30');
  expect(movedEnd('01:00', '23:00', '21:30')).toBe('23:30');
  for (const [end, from, to] of [
    ['', '18:00', '19:00'],
    ['19:00', '', '18:00'],
    ['19:00', '18:00', '1'],
  ] as const) {
    expect(movedEnd(end, from, to)).toBe(end);
  }
});
