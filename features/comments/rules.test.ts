import { expect, test } from 'vitest';
import { cleanComment, isOpenForComments } from './rules.ts';

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
