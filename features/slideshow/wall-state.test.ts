import { describe, expect, test } from 'vitest';
import type { WallPage } from './contract.ts';
import { nextNumber, startWall, turned, type WallState, withoutAnswer, withPage } from './wall-state.ts';

const pageOf = (page: number, last_page: number): WallPage => ({
  data: [],
  meta: { total: last_page * 15, last_page, page, per_page: 15 },
  names: [],
  organization: null,
});

const shownOver = (wall: WallState, turns: number): number[] => {
  const shown: number[] = [];
  let state = wall;
  for (let turn = 0; turn < turns; turn += 1) {
    state = turned(state);
    shown.push(state.current);
  }
  return shown;
};

describe('SLD-01 the pages of a wall', () => {
  test('SLD-01 come one after the other, and after the last the first', () => {
    let wall = startWall(pageOf(1, 3));
    const shown: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      wall = turned(withPage(wall, pageOf(nextNumber(wall), 3)));
      shown.push(wall.current);
    }
    expect(shown).toEqual([2, 3, 1, 2, 3, 1, 2]);
  });

  test('SLD-01 without answers the wall goes round what it has seen', () => {
    const seen = withPage(withPage(startWall(pageOf(1, 5)), pageOf(2, 5)), pageOf(4, 5));
    const wall = withoutAnswer(seen);
    expect(wall.is_behind).toBe(true);
    expect(shownOver(wall, 5)).toEqual([2, 4, 1, 2, 4]);
    expect(shownOver(withoutAnswer(startWall(pageOf(1, 5))), 2)).toEqual([1, 1]);
    expect(withPage(wall, pageOf(3, 5)).is_behind).toBe(false);
  });

  test('SLD-01 a list that has become shorter begins again, and what is gone is forgotten', () => {
    const long = withPage(withPage(startWall(pageOf(1, 3)), pageOf(2, 3)), pageOf(3, 3));
    const onLast = { ...long, current: 3 };
    const shorter = withPage(onLast, pageOf(1, 1));
    expect([...shorter.pages.keys()]).toEqual([1]);
    expect(nextNumber(shorter)).toBe(1);
    expect(turned(shorter).current).toBe(1);
  });

  test('SLD-01 however long it hangs, it holds each page once', () => {
    let wall = startWall(pageOf(1, 4));
    for (let turn = 0; turn < 10_000; turn += 1) wall = turned(withPage(wall, pageOf(nextNumber(wall), 4)));
    expect(wall.pages.size).toBe(4);
  });
});
