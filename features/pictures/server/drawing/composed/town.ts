import { church } from '../buildings.ts';
import { car, easel, pots, pottersWheel, stall, table } from '../props.ts';
import { circle, layers, path, rectangle, repeat, stroke, trace } from '../shapes.ts';
import { bunting } from '../things.ts';
import type { Composition } from './composition.ts';

/** In the street, on the stage and in the workshop. */
export const TOWN = {
  marked: {
    backdrop: 'street',
    behind: ({ middle, width, height, palette }) =>
      layers(
        bunting(0, width, height * 0.12, { sag: 7, pennant: 6, colours: [palette.coral, palette.sun, palette.mid] }),
        stall(middle - 40, height * 0.9, palette.coral, palette),
        stall(middle + 36, height * 0.88, palette.mid, palette),
      ),
    roles: () => [
      { age: 'adult', pose: 'hold', at: -8, ground: 0.95 },
      { age: 'child', pose: 'wave', at: 10, ground: 0.95 },
      { age: 'senior', pose: 'walk', at: 68, ground: 0.95, facing: 'left' },
    ],
  },
  vandring: {
    backdrop: 'street',
    behind: ({ middle, height, palette }) => church(middle - 78, height * 0.74, 0.56, palette),
    roles: () => [
      { age: 'adult', pose: 'wave', at: -22, ground: 0.92 },
      { age: 'senior', pose: 'stand', at: 12, ground: 0.94, facing: 'left' },
      { age: 'senior', pose: 'stand', at: 36, ground: 0.91, facing: 'left' },
      { age: 'adult', pose: 'stand', at: 60, ground: 0.94, facing: 'left' },
    ],
  },
  skyss: {
    backdrop: 'street',
    behind: ({ middle, height, palette }) => car(middle + 34, height * 0.93, palette.coral, palette),
    roles: () => [
      { age: 'senior', pose: 'walk', at: -40, ground: 0.92 },
      { age: 'adult', pose: 'hold', at: -18, ground: 0.93, facing: 'left' },
    ],
  },
  natteravn: {
    backdrop: 'evening',
    behind: ({ width, height, palette }) =>
      layers(
        ...[0.2, 0.8].map((share) =>
          layers(
            stroke(trace`M${width * share} ${height * 0.86}V${height * 0.3}`, palette.steel, 1.4),
            circle(width * share, height * 0.28, 9, palette.sunPale, { opacity: 0.3 }),
            circle(width * share, height * 0.28, 3, palette.sun),
          ),
        ),
        rectangle(0, height * 0.86, width, height * 0.14, palette.dark),
      ),
    roles: ({ palette }) => {
      const vest = layers(
        rectangle(-12, -72, 24, 26, palette.sun, { rx: 4 }),
        rectangle(-12, -60, 24, 4, palette.white),
      );
      return [
        { age: 'adult', pose: 'walk', at: -26, ground: 0.93, head: 'beanie', holds: vest },
        { age: 'adult', pose: 'walk', at: 6, ground: 0.92, head: 'beanie', holds: vest },
        { age: 'senior', pose: 'walk', at: 36, ground: 0.93, head: 'beanie', holds: vest },
      ];
    },
  },
  kor: {
    backdrop: 'stage',
    roles: ({ palette }) =>
      [-60, -34, -8, 18, 44].map((at, position) => ({
        age: position % 2 ? ('senior' as const) : ('adult' as const),
        pose: 'hold' as const,
        at,
        ground: 0.86 + (position % 2) * 0.05,
        skirt: position % 2 === 0,
        holds: path('M12 -66h18l-2 14h-14Z', palette.cream),
      })),
  },
  barnekor: {
    backdrop: 'stage',
    roles: () =>
      [-58, -34, -10, 14, 38].map((at, position) => ({
        age: 'child' as const,
        pose: position % 2 ? ('cheer' as const) : ('wave' as const),
        at,
        ground: 0.88 + (position % 2) * 0.05,
      })),
    inFront: ({ middle, height, palette }) =>
      layers(
        stroke(trace`M${middle + 62} ${height * 0.94}V${height * 0.66}`, palette.steel, 1.2),
        path(trace`M${middle + 54} ${height * 0.66}h16l-3 -9h-12Z`, palette.cream),
      ),
  },
  bandkveld: {
    backdrop: 'stage',
    behind: ({ middle, height, palette }) =>
      layers(
        rectangle(middle - 74, height * 0.56, 20, 24, palette.ink, { rx: 2 }),
        circle(middle - 64, height * 0.68, 7, palette.steel),
        circle(middle + 40, height * 0.72, 10, palette.cream),
        circle(middle + 40, height * 0.72, 10, 'none', { stroke: palette.coral, 'stroke-width': 2 }),
        stroke(trace`M${middle + 22} ${height * 0.9}V${height * 0.5}m-6 0h12`, palette.sun, 1.4),
      ),
    roles: ({ palette }) => {
      const guitar = layers(
        stroke('M-4 -46L36 -66', palette.bark, 4),
        circle(0, -48, 11, palette.ochre),
        circle(-8, -42, 9, palette.ochre),
      );
      return [
        { age: 'youth', pose: 'hold', at: -30, ground: 0.92, holds: guitar },
        { age: 'youth', pose: 'wave', at: 4, ground: 0.95 },
        { age: 'youth', pose: 'cheer', at: 44, ground: 0.82, facing: 'left' },
        { age: 'youth', pose: 'hold', at: 68, ground: 0.93, facing: 'left', holds: guitar },
      ];
    },
  },
  dans: {
    backdrop: 'stage',
    roles: () => [
      { age: 'adult', pose: 'wave', at: -42, ground: 0.92 },
      { age: 'adult', pose: 'wave', at: -20, ground: 0.92, facing: 'left', skirt: true },
      { age: 'senior', pose: 'wave', at: 24, ground: 0.9 },
      { age: 'senior', pose: 'wave', at: 46, ground: 0.9, facing: 'left', skirt: true },
    ],
  },
  barnedans: {
    backdrop: 'hall',
    roles: ({ palette }) =>
      [-54, -18, 18, 54].map((at, position) => ({
        age: 'child' as const,
        pose: position % 2 ? ('cheer' as const) : ('run' as const),
        at,
        ground: 0.88 + (position % 2) * 0.05,
        skirt: position % 2 === 1,
        holds: stroke(
          'M17 -98q18 6 10 24t14 18',
          [palette.coral, palette.sun, palette.mid, palette.leaf][position] ?? palette.sun,
          5,
        ),
      })),
  },
  film: {
    backdrop: 'stage',
    behind: ({ middle, width, height, palette }) =>
      layers(
        rectangle(0, 0, width, height, palette.dark),
        rectangle(middle - 50, height * 0.1, 100, 46, palette.cream, { rx: 1 }),
        rectangle(middle - 47, height * 0.13, 94, 40, palette.pale),
        path(
          trace`M${middle - 47} ${height * 0.13 + 40}L${middle - 20} ${height * 0.3}L${middle} ${height * 0.44}L${middle + 18} ${height * 0.26}L${middle + 47} ${height * 0.13 + 40}Z`,
          palette.mid,
        ),
        circle(middle + 30, height * 0.23, 5, palette.sun),
      ),
    roles: () => [],
    inFront: ({ width, height, palette }) =>
      layers(
        repeat(width / 18, (index) => {
          const { hair } = palette;
          return layers(
            rectangle(index * 18 + 1, height * 0.82, 16, 20, palette.berry, { rx: 4 }),
            circle(
              index * 18 + 9,
              height * 0.79,
              5.4,
              [hair.brown, hair.blond, hair.black, hair.red][index % 4] ?? hair.brown,
            ),
          );
        }),
      ),
  },
  maling: {
    backdrop: 'workshop',
    behind: ({ middle, height, palette }) =>
      layers(easel(middle - 20, height * 0.93, palette), easel(middle + 56, height * 0.91, palette)),
    roles: ({ palette }) => {
      const brush = stroke('M20 -58l14 -8', palette.bark, 3);
      return [
        { age: 'senior', pose: 'work', at: -50, ground: 0.93, holds: brush },
        { age: 'adult', pose: 'work', at: 24, ground: 0.92, holds: brush },
      ];
    },
  },
  keramikk: {
    backdrop: 'workshop',
    roles: () => [
      { age: 'adult', pose: 'sit', at: -52, ground: 0.95 },
      { age: 'senior', pose: 'sit', at: 20, ground: 0.95 },
    ],
    inFront: ({ middle, height, palette }) =>
      layers(
        pottersWheel(middle - 24, height * 0.95, palette),
        pottersWheel(middle + 48, height * 0.95, palette),
        table(middle + 76, height * 0.9, 26, pots(-2, 0, palette), palette),
      ),
  },
  snekring: {
    backdrop: 'workshop',
    roles: ({ palette }) => {
      const saw = path('M22 -52l26 -4l-2 10l-22 2Z', palette.steel);
      return [
        { age: 'senior', pose: 'work', at: -38, ground: 0.9, holds: saw },
        { age: 'senior', pose: 'work', at: 46, ground: 0.9, facing: 'left' },
      ];
    },
    inFront: ({ middle, height, palette }) =>
      table(
        middle + 4,
        height * 0.95,
        62,
        layers(rectangle(-26, -4, 50, 4, palette.wood), rectangle(-6, -10, 14, 6, palette.ochre, { rx: 1 })),
        palette,
      ),
  },
  reparasjon: {
    backdrop: 'workshop',
    roles: () => [
      { age: 'adult', pose: 'work', at: -40, ground: 0.9 },
      { age: 'youth', pose: 'hold', at: 6, ground: 0.86 },
      { age: 'senior', pose: 'work', at: 48, ground: 0.9, facing: 'left' },
    ],
    inFront: ({ middle, height, palette }) =>
      table(
        middle + 4,
        height * 0.95,
        64,
        layers(
          path('M-22 -14h12l4 8h-20Z', palette.sun),
          stroke('M-16 -6v5m-5 1h10', palette.ink, 1.6),
          rectangle(2, -9, 14, 9, palette.steel, { rx: 2 }),
          rectangle(5, -12, 3, 4, palette.ochre),
          rectangle(10, -12, 3, 4, palette.ochre),
        ),
        palette,
      ),
  },
} as const satisfies Record<string, Composition>;
