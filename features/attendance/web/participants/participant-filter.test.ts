import { expect, test } from 'vitest';
import {
  EMPTY_FILTER,
  isEmptyFilter,
  queryOfFilter,
  withCertificate,
  withRole,
  withSort,
} from './participant-filter.ts';

test('OCC-06 choosing a sort on name clears email and phone sorts, and likewise for the others', () => {
  const byName = withSort(EMPTY_FILTER, { by: 'name', direction: 'asc' });
  expect(queryOfFilter(byName)).toEqual({ sort_name: 'asc' });
  const byEmail = withSort(byName, { by: 'email', direction: 'desc' });
  expect(queryOfFilter(byEmail)).toEqual({ sort_email: 'desc' });
  const byPhone = withSort(byEmail, { by: 'phone', direction: 'asc' });
  expect(queryOfFilter(byPhone)).toEqual({ sort_phone: 'asc' });
  expect(withSort(byPhone, { by: 'phone', direction: 'asc' })).toEqual(EMPTY_FILTER);
});

test('OCC-06 several roles and trimmed words are asked for; what is empty is not', () => {
  const filter = withRole(withRole({ ...EMPTY_FILTER, name: '  Anne ', phone: '  ' }, 'member', true), 'admin', true);
  expect(queryOfFilter(filter)).toEqual({ name: 'Anne', 'roles[]': 'member,admin' });
  expect(queryOfFilter(withRole(filter, 'member', false))).toEqual({ name: 'Anne', 'roles[]': 'admin' });
  expect([isEmptyFilter(filter), isEmptyFilter({ ...EMPTY_FILTER, email: ' ' })]).toEqual([false, true]);
});

test('OCC-06 several certificates are asked for together, and taken away one by one', () => {
  const [aid, lift] = [
    { id: 'a', name: 'Førstehjelp' },
    { id: 'l', name: 'Truck' },
  ];
  const both = withCertificate(withCertificate(EMPTY_FILTER, aid, true), lift, true);
  expect(queryOfFilter(both)).toEqual({ 'certificates[]': 'a,l' });
  const one = withCertificate(both, aid, false);
  expect(queryOfFilter(one)).toEqual({ 'certificates[]': 'l' });
  expect([isEmptyFilter(one), isEmptyFilter(withCertificate(one, lift, false))]).toEqual([false, true]);
});
