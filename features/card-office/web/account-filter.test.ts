import { expect, test } from 'vitest';
import {
  accountFaultsIn,
  accountFilterIn,
  accountsAsked,
  accountsHref,
  EVERY_ACCOUNT,
  officeListIn,
  statisticsHref,
} from './account-filter.ts';

const searchOf = (href: string) => new URL(href, 'https://bergen.example').search;

test('CRD-09 what accounts are narrowed by can be come back to by its address', () => {
  const filter = { ...EVERY_ACCOUNT, state: 'open', left: 'none', min_age: '6', postal_code: '5003' } as const;
  const search = searchOf(accountsHref(filter));
  expect([officeListIn(search), accountFilterIn(search)]).toEqual(['accounts', filter]);
  expect(officeListIn(searchOf(statisticsHref))).toBe('statistics');
  expect(officeListIn('?list=participations')).toBeNull();
});

test('CRD-09 what cannot be asked for is told, and left out of the question', () => {
  const filter = accountFilterIn('?state=lost&left=all&min_age=six&max_age=121&postal_code=50&number=12&scheme=x');
  expect(accountFaultsIn(filter)).toEqual(['min_age', 'max_age', 'postal_code']);
  expect(accountsAsked(filter)).toEqual({ number: '12' });
  expect(accountsAsked(EVERY_ACCOUNT)).toEqual({});
});
