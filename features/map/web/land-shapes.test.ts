import { expect, test } from 'vitest';
import { COUNTRY_BOX } from '../rules.ts';
import land from './land.json' with { type: 'json' };
import { type Corner, cornersIn } from './land-shapes.ts';

const shapes = land.rings.map(cornersIn);

test('EVT-08 the shapes of the land cover Norway and little more', () => {
  const corners = shapes.flat();
  const [west, south, east, north] = COUNTRY_BOX;
  expect(corners.every(([lat, lng]) => lat > south - 2 && lat < north + 2 && lng > west - 2 && lng < east + 2)).toBe(
    true,
  );
  expect(shapes.every((shape) => shape.length >= 3)).toBe(true);
});

test.each([
  ['Oslo', [59.92, 10.76], true],
  ['Bergen', [60.37, 5.36], true],
  ['Trondheim', [63.4, 10.4], true],
  ['Kautokeino', [69.01, 23.04], true],
  ['Svolvær', [68.26, 14.5], true],
  ['the North Sea', [59, 3.5], false],
  ['the Skagerrak', [58.2, 9.5], false],
  ['Vestfjorden', [67.8, 14.0], false],
  ['the mouth of the Hardangerfjord', [59.7, 5.0], false],
] as const)('EVT-08 %s is on the right side of the coast', (_, point, isLand) => {
  expect(shapes.some((shape) => isInside(shape, point))).toBe(isLand);
});

test('EVT-08 a polyline is read with its signs and long steps', () => {
  expect(cornersIn('')).toEqual([]);
  expect(cornersIn('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    [7700, -24_040],
    [8140, -24_190],
    [8650.4, -25_290.6],
  ]);
});

/** Counts the sides that a line to the east crosses. */
function isInside(shape: readonly Corner[], [lat, lng]: Corner): boolean {
  const crossed = shape.filter(([north, east], at) => {
    const [otherNorth, otherEast] = shape[(at + 1) % shape.length] ?? [north, east];
    if (north > lat === otherNorth > lat) return false;
    return lng < east + ((lat - north) / (otherNorth - north)) * (otherEast - east);
  });
  return crossed.length % 2 === 1;
}
