import { expect, test } from 'vitest';
import { chartScale } from './chart-scale.ts';

test('ORG-07 an axis has round, whole steps and reaches over the largest value', () => {
  expect(chartScale(83).lines).toEqual([0, 25, 50, 75, 100]);
  expect(chartScale(3).lines).toEqual([0, 1, 2, 3]);
  expect(chartScale(7).lines).toEqual([0, 2, 4, 6, 8]);
  expect(chartScale(1200).top).toBe(1500);
  for (const largest of [1, 4, 9, 11, 42, 99, 101, 999, 12_345]) {
    const { top, lines } = chartScale(largest);
    expect(top).toBeGreaterThanOrEqual(largest);
    expect(lines.every(Number.isInteger)).toBe(true);
    expect(lines.length).toBeLessThanOrEqual(6);
  }
});

test('ORG-07 an axis without values still has a line to stand on', () => {
  expect(chartScale(0)).toEqual({ top: 1, lines: [0, 1] });
});
