import { expect, test } from 'vitest';
import { shareTurns } from './share-turns.ts';

test('D-29 those that wait take turns, however much each of them has; a newcomer is next', () => {
  const turns = shareTurns();
  const served = (...waiting: string[]) => turns.next(new Set(waiting));
  expect([1, 2, 3, 4].map(() => served('a', 'b'))).toEqual(['a', 'b', 'a', 'b']);
  expect(served('a', 'b', 'c')).toBe('c');
  expect([1, 2, 3].map(() => served('a', 'b', 'c'))).toEqual(['a', 'b', 'c']);
  expect(served('b')).toBe('b');
  expect(served()).toBeUndefined();
});
