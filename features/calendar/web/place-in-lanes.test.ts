import { expect, test } from 'vitest';
import { placeInLanes } from './place-in-lanes.ts';

const DAY = '2026-11-21';
const at = (from: string, to: string) => ({ start_at: `${DAY}T${from}:00+01:00`, end_at: `${DAY}T${to}:00+01:00` });
const lanesOf = (times: ReturnType<typeof at>[], most = 6) =>
  placeInLanes(times, DAY, most).placed.map(({ from, to, lane, lanes }) => [from / 4, to / 4, lane, lanes]);

test('CAL-01 what happens at the same time lies side by side, what follows gets the whole width again', () => {
  expect(lanesOf([at('10:00', '12:00'), at('11:00', '13:00'), at('12:00', '12:30'), at('14:00', '15:00')])).toEqual([
    [10, 12, 0, 2],
    [11, 13, 1, 2],
    [12, 12.5, 0, 2],
    [14, 15, 0, 1],
  ]);
});

test('CAL-01 more than fit are told of, and the others keep their place', () => {
  const { placed, hidden } = placeInLanes([at('10:00', '12:00'), at('10:00', '12:00'), at('10:30', '11:00')], DAY, 2);
  expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(hidden).toEqual([at('10:30', '11:00')]);
});

test('CAL-01 the shortest has room for its words, and past midnight is the end of the column', () => {
  expect(lanesOf([at('10:07', '10:10')])).toEqual([[10, 10.5, 0, 1]]);
  const late = { start_at: `${DAY}T22:00:00+01:00`, end_at: '2026-11-22T02:00:00+01:00' };
  expect(lanesOf([late])).toEqual([[22, 24, 0, 1]]);
  expect(lanesOf([{ start_at: `${DAY}T23:55:00+01:00`, end_at: '2026-11-22T02:00:00+01:00' }])).toEqual([
    [23.5, 24, 0, 1],
  ]);
});
