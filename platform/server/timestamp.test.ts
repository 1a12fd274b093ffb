import { expect, test } from 'vitest';
import { parseTimestamp } from './timestamp.ts';

test.each([
  ['2026-11-19 16:30:00+00', '2026-11-19T16:30:00Z'],
  ['2026-11-19 16:30:00.5+00', '2026-11-19T16:30:00.5Z'],
  ['2026-11-19 16:30:00.123456+00', '2026-11-19T16:30:00.123456Z'],
  ['12026-01-01 00:00:00+00', '12026-01-01T00:00:00Z'],
  ['2026-11-19 16:30:00+01', '2026-11-19T15:30:00.000Z'],
  ['2026-11-19 16:30:00-03:30', '2026-11-19T20:00:00.000Z'],
  ['infinity', 'infinity'],
  ['-infinity', '-infinity'],
  ['0044-03-15 00:00:00+00 BC', '0044-03-15 00:00:00+00 BC'],
])('I18-05 %s of the database is %s on the wire', (stored, sent) => {
  expect(parseTimestamp(stored)).toBe(sent);
});
