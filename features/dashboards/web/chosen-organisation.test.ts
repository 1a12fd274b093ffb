import { expect, test } from 'vitest';
import { chosenOrganisation } from './chosen-organisation.ts';

const MINE = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('DSH-01 the address says which, then the last time, then the alphabet', () => {
  expect(chosenOrganisation(MINE, 'c', 'b')).toEqual({ id: 'c' });
  expect(chosenOrganisation(MINE, null, 'b')).toEqual({ id: 'b' });
  expect(chosenOrganisation(MINE, 'of another user', 'b')).toEqual({ id: 'b' });
  expect(chosenOrganisation(MINE, 'x', 'y')).toEqual({ id: 'a' });
  expect(chosenOrganisation([], 'a', null)).toBeNull();
});
