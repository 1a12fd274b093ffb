import { expect, test } from 'vitest';
import { moment } from './moment.ts';

test.each([
  '2026-11-16T10:00:00Z',
  '2026-11-16T10:00:00.5+01:00',
  '0001-01-01T00:00:00-12:00',
  '9999-12-31T23:59:59+14:00',
])('D-07 %s is a time', (text) => expect(moment.safeParse(text).success).toBe(true));

test.each(['2026-11-16T10:00:00+23:59', '2026-11-16T10:00:00-15:00', '0000-01-01T00:00:00Z', '2026-11-16', 'i morgen'])(
  'D-07 %s is none that the database could read',
  (text) => expect(moment.safeParse(text).error?.issues[0]?.message).toBe('not_a_date'),
);
