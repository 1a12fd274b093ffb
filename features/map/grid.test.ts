import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellRanges, clusterLevel, MAX_MARKERS, mergeNear, middleOf, nearestMarker, zoomFitting } from './grid.ts';
import type { Box } from './rules.ts';

const anyBox = fc
  .tuple(
    fc.double({ min: 4, max: 31, noNaN: true }),
    fc.double({ min: 57.5, max: 71, noNaN: true }),
    fc.double({ min: 0.0001, max: 2, noNaN: true }),
    fc.double({ min: 0.0001, max: 1, noNaN: true }),
  )
  .map(([west, south, wide, high]): Box => [west, south, west + wide, south + high]);

test('EVT-08 the ranges of a box are few, in order, and do not overlap', () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      const ranges = cellRanges(box);
      expect(ranges.length).toBeGreaterThan(0);
      expect(ranges.length).toBeLessThanOrEqual(24);
      for (const [place, { from, to }] of ranges.entries()) {
        expect(to).toBeGreaterThanOrEqual(from);
        const next = ranges[place + 1];
        if (next) expect(next.from).toBeGreaterThan(to + 1);
      }
    }),
  );
});

test('EVT-08 nearer is finer, and a box too large for its zoom is put together coarsely', () => {
  const street: Box = [5.32, 60.39, 5.33, 60.395];
  expect(clusterLevel(street, 16)).toBe(18);
  expect(clusterLevel(street, 12)).toBe(14);
  expect(clusterLevel([4, 58, 31, 71], 19)).toBeLessThan(9);
});

test('EVT-08 merged clusters lie apart and lose none', () => {
  const marker = fc.record({
    lat: fc.double({ min: 60, max: 60.1, noNaN: true }),
    lng: fc.double({ min: 5, max: 5.2, noNaN: true }),
    count: fc.integer({ min: 1, max: 500 }),
  });
  const sum = (all: readonly { count: number }[]) => all.reduce((total, { count }) => total + count, 0);
  fc.assert(
    fc.property(fc.array(marker, { maxLength: MAX_MARKERS }), fc.integer({ min: 5, max: 18 }), (markers, zoom) => {
      const merged = mergeNear(markers, zoom, middleOf);
      expect(sum(merged)).toBe(sum(markers));
      expect(merged.length).toBeLessThanOrEqual(markers.length);
    }),
  );
  const close = [
    { lat: 60, lng: 5, count: 3 },
    { lat: 60.0001, lng: 5, count: 1 },
  ];
  expect(mergeNear(close, 12, middleOf)).toEqual([{ lat: 60.000025, lng: 5, count: 4 }]);
  expect(mergeNear(close, 19, middleOf)).toHaveLength(2);
});

test('EVT-08 the marker of an event is the nearest, and a degree is narrower in the north', () => {
  const markers = [
    { lat: 60, lng: 5.3 },
    { lat: 60.2, lng: 5 },
  ];
  expect(nearestMarker(markers, { lat: 60, lng: 5 })).toBe(markers[0]);
  expect(nearestMarker([], { lat: 60, lng: 5 })).toBeNull();
});

test('EVT-08 without a zoom it is the one that fits', () => {
  expect(zoomFitting([3, 57, 33, 72])).toBeLessThan(7);
  expect(zoomFitting([5.32, 60.39, 5.33, 60.395])).toBeGreaterThan(12);
  expect(zoomFitting([5, 60, 5.0000001, 60.0000001])).toBe(19);
});
