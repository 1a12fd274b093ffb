import { expect, test } from 'vitest';
import { hideSmall } from './hide-small.ts';

const shown = (...counts: number[]) =>
  hideSmall(
    counts.map((accounts, place) => ({ age: place, accounts, used_ore: accounts * 100 })),
    'accounts',
    'age',
  ).map(({ accounts }) => accounts);

test('CRD-09 a number with fewer than five children behind it is left out, with its money', () => {
  expect(shown(5, 6, 7)).toEqual([5, 6, 7]);
  expect(shown(4, 3, 7)).toEqual([null, null, 7]);
  const [row] = hideSmall(
    [
      { age: 9, accounts: 4, used_ore: 400 },
      { age: 10, accounts: 3, used_ore: 1 },
    ],
    'accounts',
    'age',
  );
  expect(row).toEqual({ age: 9, accounts: null, used_ore: null });
});

test('CRD-09 what is left out cannot be worked out from the sum', () => {
  expect(shown(4, 20, 9)).toEqual([null, 20, null]);
  expect(shown(1, 2, 20, 9)).toEqual([null, null, 20, null]);
  expect(shown(2)).toEqual([null]);
  expect(shown()).toEqual([]);
});

test('CRD-09 a person in several of the rows that are left out is one person', () => {
  const rows = [
    { name: 'a', people: 3, added: 3 },
    { name: 'b', people: 4, added: 1 },
    { name: 'c', people: 9, added: 5 },
    { name: 'd', people: 20, added: 12 },
  ];
  const left = (added: 'added' | 'people') => hideSmall(rows, 'people', undefined, added).map(({ people }) => people);
  expect(left('people')).toEqual([null, null, 9, 20]);
  expect(left('added')).toEqual([null, null, null, 20]);
});
