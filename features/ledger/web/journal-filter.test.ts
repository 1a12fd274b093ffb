import { expect, test } from 'vitest';
import { addressOf, faultsIn, filterIn, NO_FILTER, queryOf } from './journal-filter.ts';

test('BEY-08 what the journal is narrowed by stands in the address and is read back', () => {
  const filter = { from: '2026-11-01', to: '2026-11-17', kind: 'pay', account: '4417', amount: '149,50' } as const;
  const address = addressOf('/audit', filter);
  expect(filterIn(address.slice(address.indexOf('?')))).toEqual(filter);
  expect(addressOf('/audit', NO_FILTER)).toBe('/audit');
  const { amount: _, ...rest } = filter;
  expect(queryOf(filter)).toEqual({ ...rest, amount_ore: '14950' });
  expect(filterIn('?from=i+dag&kind=theft')).toEqual(NO_FILTER);
});

test.each([
  [{ account: '44a' }, ['account']],
  [{ account: '0' }, ['account']],
  [{ amount: '1.005' }, ['amount']],
  [{ amount: '0' }, ['amount']],
  [{ amount: '-5' }, ['amount']],
  [{ account: ' 4417 ', amount: '750' }, []],
])('BEY-08 what is typed wrongly is said: %j', (typed, faults) => {
  expect(faultsIn({ ...NO_FILTER, ...typed })).toEqual(faults);
  expect(Object.keys(queryOf({ ...NO_FILTER, ...typed }))).toHaveLength(faults.length > 0 ? 0 : 2);
});
