import { circle, layers, place, rectangle, repeat, stroke, trace } from '../shapes.ts';
import { football } from '../things.ts';
import type { Composition } from './composition.ts';

const MAT = 'M-26 0H26';

/** Indoors and on the pitch. */
export const SPORTS = {
  turn: {
    backdrop: 'hall',
    behind: ({ middle, height, palette }) =>
      layers(
        stroke(trace`M${middle + 38} 0V${height * 0.34}M${middle + 54} 0V${height * 0.34}`, palette.bark, 0.8),
        circle(middle + 38, height * 0.38, 4, 'none', { stroke: palette.wood, 'stroke-width': 1.6 }),
        circle(middle + 54, height * 0.38, 4, 'none', { stroke: palette.wood, 'stroke-width': 1.6 }),
        rectangle(middle - 16, height * 0.74, 32, height * 0.15, palette.wood, { rx: 1 }),
        rectangle(middle - 17, height * 0.71, 34, height * 0.05, palette.coral, { rx: 1.4 }),
        place(middle + 52, height * 0.92, 1, stroke(MAT, palette.mid, 5)),
      ),
    roles: () => [
      { age: 'child', pose: 'cheer', at: 0, ground: 0.72 },
      { age: 'child', pose: 'run', at: -40, ground: 0.92 },
      { age: 'child', pose: 'cheer', at: 50, ground: 0.91 },
      { age: 'adult', pose: 'hold', at: -70, ground: 0.9 },
    ],
  },
  trim: {
    backdrop: 'hall',
    roles: ({ palette }) => {
      const weights = layers(
        rectangle(-24, -100, 12, 4, palette.ink, { rx: 2 }),
        rectangle(12, -100, 12, 4, palette.ink, { rx: 2 }),
      );
      return [-58, -20, 18, 56].map((at, position) => ({
        age: 'senior' as const,
        pose: position === 3 ? ('wave' as const) : ('cheer' as const),
        at,
        ground: 0.88 + (position % 2) * 0.05,
        holds: position === 3 ? '' : weights,
      }));
    },
  },
  yoga: {
    backdrop: 'hall',
    behind: ({ middle, height, palette }) =>
      layers(
        ...[-56, 0, 56].map((at, position) =>
          place(
            middle + at,
            height * (0.9 + (position % 2) * 0.04),
            1,
            stroke(MAT, [palette.coral, palette.mid, palette.sun][position] ?? palette.mid, 4),
          ),
        ),
      ),
    roles: () => [
      { age: 'adult', pose: 'sit', seat: 'floor', at: -56, ground: 0.98 },
      { age: 'senior', pose: 'cheer', at: 0, ground: 0.93 },
      { age: 'adult', pose: 'sit', seat: 'floor', at: 56, ground: 0.98, facing: 'left' },
    ],
  },
  ballek: {
    backdrop: 'hall',
    behind: ({ middle, height, palette }) =>
      layers(
        ...[-44, -8, 30].map((at, position) =>
          circle(
            middle + at,
            height * (0.6 - position * 0.05),
            3.6,
            [palette.coral, palette.sun, palette.mid][position] ?? palette.sun,
          ),
        ),
      ),
    roles: () => [
      { age: 'child', pose: 'cheer', at: -54, ground: 0.88 },
      { age: 'child', pose: 'run', at: -16, ground: 0.94 },
      { age: 'child', pose: 'run', at: 22, ground: 0.88, facing: 'left' },
      { age: 'youth', pose: 'wave', at: 60, ground: 0.92, facing: 'left' },
    ],
  },
  gafotball: {
    backdrop: 'park',
    behind: ({ width, height, palette }) => stroke(trace`M0 ${height * 0.76}H${width}`, palette.white, 0.9),
    roles: () => [
      { age: 'senior', pose: 'walk', at: -40, ground: 0.92 },
      { age: 'senior', pose: 'walk', at: 14, ground: 0.9, facing: 'left' },
      { age: 'senior', pose: 'cheer', at: 54, ground: 0.86, facing: 'left' },
      { age: 'adult', pose: 'walk', at: -72, ground: 0.86 },
    ],
    inFront: ({ middle, height }) => football(middle - 16, height * 0.9, 4),
  },
  ungdomsidrett: {
    backdrop: 'hall',
    behind: ({ middle, height, palette }) =>
      layers(
        rectangle(middle + 46, height * 0.16, 22, 15, palette.white, { rx: 1 }),
        stroke(trace`M${middle + 50} ${height * 0.3}h12`, palette.coral, 2),
        stroke(trace`M${middle + 51} ${height * 0.31}l2 8h6l2 -8`, palette.white, 0.8),
        circle(middle + 34, height * 0.3, 4, palette.ochre),
      ),
    roles: () => [
      { age: 'youth', pose: 'cheer', at: 20, ground: 0.86 },
      { age: 'youth', pose: 'run', at: -24, ground: 0.93 },
      { age: 'youth', pose: 'run', at: 62, ground: 0.92, facing: 'left' },
    ],
  },
  klatring: {
    backdrop: 'hall',
    behind: ({ width, height, palette }) =>
      layers(
        rectangle(0, 0, width, height * 0.84, palette.soft),
        repeat(width / 7, (index) =>
          circle(
            index * 7 + (index % 3) * 2,
            height * (0.08 + ((index * 37) % 70) / 100),
            1.8,
            [palette.coral, palette.sun, palette.berry, palette.leaf][index % 4] ?? palette.sun,
          ),
        ),
        rectangle(0, height * 0.84, width, height * 0.16, palette.deep),
      ),
    roles: ({ palette }) => [
      { age: 'youth', pose: 'cheer', at: -30, ground: 0.52, behind: stroke('M0 -60V-190', palette.cream, 2) },
      {
        age: 'youth',
        pose: 'cheer',
        at: 40,
        ground: 0.68,
        behind: stroke('M0 -60V-220', palette.cream, 2),
        facing: 'left',
      },
      { age: 'adult', pose: 'hold', at: -4, ground: 0.95 },
    ],
  },
  vanntrening: {
    backdrop: 'hall',
    behind: ({ width, height, palette }) =>
      layers(
        rectangle(0, height * 0.5, width, height * 0.5, palette.pool),
        rectangle(0, height * 0.48, width, 3, palette.cream),
      ),
    roles: () => [
      { age: 'senior', pose: 'cheer', at: -48, ground: 1.06 },
      { age: 'senior', pose: 'wave', at: -8, ground: 1.1 },
      { age: 'senior', pose: 'cheer', at: 32, ground: 1.05 },
      { age: 'adult', pose: 'wave', at: 66, ground: 0.52, facing: 'left' },
    ],
    inFront: ({ width, height, palette }) =>
      layers(
        rectangle(0, height * 0.82, width, height * 0.18, palette.pool, { opacity: 0.86 }),
        repeat(width / 12, (index) =>
          stroke(trace`M${index * 12} ${height * 0.83 + (index % 3) * 5}q3 -2.4 6 0t6 0`, palette.white, 0.7, {
            opacity: 0.5,
          }),
        ),
      ),
  },
} as const satisfies Record<string, Composition>;
