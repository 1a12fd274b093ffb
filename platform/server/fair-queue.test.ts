import { describe, expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

describe('D-25 a line that is shared by everybody', () => {
  test('D-25 callers take turns, each in the order in which they came', () => {
    const line = fairQueue<string>({ most: 10, mostEach: 5 });
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) line.join(item.slice(0, 1), item);
    const order = Array.from({ length: 7 }, () => line.next());
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  });

  test('D-25 one caller has no more than their share, however many wait', () => {
    const line = fairQueue<number>({ most: 10, mostEach: 2 });
    expect([1, 2, 3].map((item) => line.join('a', item).refused)).toEqual([null, null, 'share']);
    expect(line.join('b', 4).refused).toBeNull();
  });

  test('D-25 two callers who fill the line cannot keep a third one out, nor a fourth', () => {
    const line = fairQueue<string>({ most: 4, mostEach: 2 });
    for (const item of ['a1', 'a2', 'b1', 'b2']) line.join(item.slice(0, 1), item);
    expect(line.join('c', 'c1')).toEqual({ refused: null, displaced: 'a2' });
    expect(line.join('d', 'd1')).toEqual({ refused: null, displaced: 'b2' });
    expect(line.join('e', 'e1')).toEqual({ refused: 'full', displaced: null });
    expect(line.empty()).toEqual(['a1', 'b1', 'c1', 'd1']);
  });
});
