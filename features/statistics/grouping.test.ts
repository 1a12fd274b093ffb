import { expect, test } from 'vitest';
import { addTables, type Cell, countOf, groupParts } from './grouping.ts';

const cellsOf = (people: readonly number[]): Cell[] =>
  people.map((count, at) => ({ part: String.fromCharCode(97 + at), count, people: count, rest: 0 }));

/** Every table of so many parts with so many people at most in each. */
function* tablesOf(parts: number, most: number): Generator<number[]> {
  if (parts === 0) yield [];
  else
    for (const rest of tablesOf(parts - 1, most))
      for (let people = 0; people <= most; people += 1) yield [...rest, people];
}

/** Above it nothing is tried: where a group has more, the limit of the test would tell what its parts have. */
const MOST = 9;

const isFew = (counts: Set<number>) => counts.size === 1 && [1, 2, 3, 4].some((few) => counts.has(few));

test.each([1, 2, 3, 4])(
  'BEY-18 of %i parts, none with one to four people can be worked out, also by those who know how it is done',
  (parts) => {
    const possible = new Map<string, Set<number>[]>();
    for (const people of tablesOf(parts, MOST)) {
      const groups = groupParts(cellsOf(people));
      if (groups.some(({ count }) => count > MOST)) continue;
      const release = JSON.stringify(groups);
      const seen = possible.get(release) ?? people.map(() => new Set<number>());
      for (const [at, count] of people.entries()) seen[at]?.add(count);
      possible.set(release, seen);
    }
    const workedOut = [...possible].filter(([, seen]) => seen.some(isFew)).map(([release]) => release);
    expect(workedOut).toEqual([]);
  },
);

test.each([1, 2])(
  'BEY-18 of %i parts, what a measure leaves of a larger one is not one to four people, nor can it be worked out',
  (parts) => {
    const few: string[] = [];
    const possible = new Map<string, Set<number>[]>();
    for (const numbers of tablesOf(2 * parts, MOST)) {
      const [people, rest] = [numbers.slice(0, parts), numbers.slice(parts)];
      const all = people.map((count, at) => count + (rest[at] ?? 0));
      const larger = groupParts(cellsOf(all));
      const groups = groupParts(cellsOf(people).map((cell, at) => ({ ...cell, rest: rest[at] ?? 0 })));
      for (const { parts: told, count } of groups) {
        const left = (countOf(larger, told) ?? count) - count;
        if (left > 0 && left < 5) few.push(JSON.stringify([larger, groups]));
      }
      if (groups.some(({ count }) => count > MOST)) continue;
      const release = JSON.stringify([larger, groups]);
      const seen = possible.get(release) ?? rest.map(() => new Set<number>());
      for (const [at, count] of rest.entries()) seen[at]?.add(count);
      possible.set(release, seen);
    }
    const workedOut = [...possible].filter(([, seen]) => seen.some(isFew)).map(([release]) => release);
    expect([few, workedOut]).toEqual([[], []]);
  },
);

test('BEY-18 there are at least five people behind each group, and the groups add up', () => {
  const wrong = [...tablesOf(5, 6)].filter((people) => {
    const counts = groupParts(cellsOf(people)).map(({ count }) => count);
    const [total, told] = [people, counts].map((numbers) => numbers.reduce((sum, count) => sum + count, 0));
    return counts.some((count) => count < 5) || told !== ((total ?? 0) < 5 ? 0 : total);
  });
  expect(wrong).toEqual([]);
});

test('BEY-18 where few people did much, it is still the people that count', () => {
  const groups = groupParts([
    { part: 'a', count: 900, people: 1, rest: 0 },
    { part: 'b', count: 8, people: 6, rest: 0 },
  ]);
  expect(groups).toEqual([{ parts: ['a', 'b'], count: 908 }]);
});

test('BEY-18 what one quarter tells together is together in all of them', () => {
  const first = [
    { parts: ['a', 'b'], count: 9 },
    { parts: ['c'], count: 5 },
  ];
  const second = [
    { parts: ['a'], count: 7 },
    { parts: ['b', 'c'], count: 6 },
    { parts: ['d'], count: 8 },
  ];
  expect(addTables([first, second])).toEqual([
    { parts: ['a', 'b', 'c'], count: 27 },
    { parts: ['d'], count: 8 },
  ]);
  expect(countOf(first, ['a'])).toBeNull();
  expect(countOf(first, ['b', 'a'])).toBe(9);
  expect(countOf(first, ['d'])).toBeNull();
});
