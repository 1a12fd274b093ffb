import { expect, test } from 'vitest';
import { discSize, shortCount } from './cluster-disc.ts';
import { namesWithRoom } from './place-names.ts';

test.each([
  [2, '2', 'small'],
  [10, '10', 'medium'],
  [999, '999', 'large'],
  [1000, '1k', 'large'],
  [1290, '1,2k', 'large'],
  [23_900, '23k', 'large'],
])('EVT-08 a cluster of %i says %s on a %s disc', (count, text, size) => {
  expect([shortCount(count), discSize(count)]).toEqual([text, size]);
});

test('EVT-08 names on the ground do not lie on each other, and the largest places come first', () => {
  const names = [
    { name: 'Bergen', x: 100, y: 100 },
    { name: 'Askøy', x: 110, y: 105 },
    { name: 'Os', x: 110, y: 140 },
    { name: 'Voss', x: 400, y: 100 },
  ];
  expect(namesWithRoom(names, 10).map(({ name }) => name)).toEqual(['Bergen', 'Os', 'Voss']);
  expect(namesWithRoom(names, 2).map(({ name }) => name)).toEqual(['Bergen', 'Os']);
});
