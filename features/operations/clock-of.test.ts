import { expect, test } from 'vitest';
import { clockOf } from './clock-of.ts';

test('DSH-02 when a job runs is said in words where it can be', () => {
  expect(clockOf('* * * * *')).toEqual({ kind: 'minutes', every: 1 });
  expect(clockOf('*/5 * * * *')).toEqual({ kind: 'minutes', every: 5 });
  expect(clockOf('7 * * * *')).toEqual({ kind: 'hourly', minute: '07' });
  expect(clockOf('41 3 * * *')).toEqual({ kind: 'daily', at: '03:41' });
  for (const cron of ['3 7 * * 1-5', '0 4 1 * *', '1,31 * * * *', '0 */2 * * *', '']) {
    expect(clockOf(cron)).toEqual({ kind: 'other', cron });
  }
});
