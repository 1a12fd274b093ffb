import { chessboard, dinner, laptop, table } from '../props.ts';
import { circle, ellipse, layers, path, rectangle, repeat, stroke, trace } from '../shapes.ts';
import { steamingMug } from '../things.ts';
import type { Composition } from './composition.ts';

/** Around a table, on a carpet or among shelves. */
export const INDOORS = {
  sjakk: {
    backdrop: 'room',
    roles: () => [
      { age: 'youth', pose: 'sit', at: -32, ground: 0.94 },
      { age: 'senior', pose: 'sit', at: 32, ground: 0.94, facing: 'left' },
    ],
    inFront: ({ middle, height, palette }) => table(middle, height * 0.94, 40, chessboard(palette), palette),
  },
  brettspill: {
    backdrop: 'shelves',
    roles: () => [
      { age: 'youth', pose: 'sit', at: -42, ground: 0.95 },
      { age: 'child', pose: 'cheer', at: -8, ground: 0.86 },
      { age: 'adult', pose: 'hold', at: 18, ground: 0.86 },
      { age: 'youth', pose: 'sit', at: 48, ground: 0.95, facing: 'left' },
    ],
    inFront: ({ middle, height, palette }) =>
      table(
        middle + 3,
        height * 0.95,
        58,
        layers(
          rectangle(-18, -2, 30, 2, palette.leaf),
          rectangle(14, -5, 5, 5, palette.white, { rx: 1 }),
          circle(16.5, -2.5, 0.8, palette.ink),
          circle(-12, -4, 1.8, palette.coral),
          circle(-4, -4, 1.8, palette.mid),
          circle(4, -4, 1.8, palette.sun),
        ),
        palette,
      ),
  },
  dataspill: {
    backdrop: 'evening',
    behind: ({ width, height, palette }) =>
      layers(
        rectangle(0, 0, width, height, palette.dark),
        ...[0.14, 0.42, 0.7].map((share, position) =>
          layers(
            rectangle(width * share, height * 0.2, 38, 24, palette.ink, { rx: 2 }),
            rectangle(
              width * share + 2,
              height * 0.2 + 2,
              34,
              20,
              [palette.pool, palette.berry, palette.mid][position] ?? palette.mid,
            ),
            circle(width * share + 12, height * 0.32, 3, palette.sun),
            rectangle(width * share + 20, height * 0.3, 12, 3, palette.coral),
          ),
        ),
        rectangle(0, height * 0.86, width, height * 0.14, palette.deep),
      ),
    roles: () => [
      { age: 'youth', pose: 'sit', at: -44, ground: 0.96 },
      { age: 'youth', pose: 'cheer', at: 4, ground: 0.94 },
      { age: 'youth', pose: 'sit', at: 50, ground: 0.96, facing: 'left' },
    ],
  },
  strikking: {
    backdrop: 'parlour',
    roles: ({ palette }) => {
      const knitting = layers(
        path('M10 -52h16l-2 20h-12Z', palette.sun),
        stroke('M8 -54l16 -6M28 -54l-14 -8', palette.steel, 2),
      );
      return [
        { age: 'senior', pose: 'sit', at: -48, ground: 0.94, holds: knitting },
        { age: 'youth', pose: 'sit', at: 0, ground: 0.96, holds: knitting },
        { age: 'adult', pose: 'sit', at: 46, ground: 0.94, facing: 'left', holds: knitting },
      ];
    },
    inFront: ({ middle, height, palette }) =>
      layers(
        circle(middle - 22, height * 0.93, 4, palette.berry),
        circle(middle + 22, height * 0.95, 3.4, palette.coral),
      ),
  },
  lesestund: {
    backdrop: 'shelves',
    behind: ({ middle, height, palette }) => ellipse(middle, height * 0.92, 70, 7, palette.coral),
    roles: ({ palette }) => [
      {
        age: 'adult',
        pose: 'sit',
        at: -34,
        ground: 0.93,
        holds: path('M12 -56L26 -60V-42L12 -38L6 -42V-60Z', palette.cream),
      },
      { age: 'child', pose: 'sit', seat: 'floor', at: 8, ground: 0.99, facing: 'left' },
      { age: 'child', pose: 'sit', seat: 'floor', at: 32, ground: 0.97, facing: 'left' },
      { age: 'child', pose: 'cheer', at: 56, ground: 0.93, facing: 'left' },
    ],
  },
  bokprat: {
    backdrop: 'shelves',
    roles: ({ palette }) => [
      { age: 'adult', pose: 'sit', at: -38, ground: 0.94, holds: rectangle(16, -56, 14, 18, palette.mid, { rx: 1 }) },
      { age: 'senior', pose: 'sit', at: 6, ground: 0.94, facing: 'left' },
      {
        age: 'senior',
        pose: 'sit',
        at: 46,
        ground: 0.95,
        facing: 'left',
        holds: rectangle(16, -56, 14, 18, palette.coral, { rx: 1 }),
      },
    ],
    inFront: ({ middle, height, palette }) =>
      table(middle - 16, height * 0.95, 16, steamingMug(0, 0, palette.sun), palette),
  },
  leksehjelp: {
    backdrop: 'classroom',
    roles: () => [
      { age: 'child', pose: 'sit', at: -30, ground: 0.95 },
      { age: 'adult', pose: 'work', at: -54, ground: 0.92 },
      { age: 'youth', pose: 'sit', at: 34, ground: 0.95, facing: 'left' },
    ],
    inFront: ({ middle, height, palette }) =>
      table(
        middle + 2,
        height * 0.95,
        46,
        layers(
          rectangle(-18, -1.4, 12, 1.6, palette.mid),
          rectangle(-17, -3, 10, 1.6, palette.coral),
          path('M4 0l8 -3l8 3Z', palette.paper),
        ),
        palette,
      ),
  },
  datahjelp: {
    backdrop: 'classroom',
    roles: () => [
      { age: 'senior', pose: 'sit', at: -22, ground: 0.95 },
      { age: 'youth', pose: 'work', at: -48, ground: 0.92 },
      { age: 'senior', pose: 'sit', at: 44, ground: 0.95, facing: 'left' },
    ],
    inFront: ({ middle, height, palette }) =>
      table(middle + 11, height * 0.95, 44, laptop(palette.ink, palette.pool), palette),
  },
  smabarn: {
    backdrop: 'room',
    behind: ({ middle, height, palette }) => ellipse(middle, height * 0.92, 66, 7, palette.soft),
    roles: () => [
      { age: 'adult', pose: 'sit', seat: 'floor', at: -48, ground: 0.99 },
      { age: 'child', pose: 'sit', seat: 'floor', at: -6, ground: 0.98 },
      { age: 'child', pose: 'cheer', at: 46, ground: 0.93, facing: 'left' },
    ],
    inFront: ({ middle, height, palette }) =>
      layers(
        rectangle(middle + 14, height * 0.88, 7, 7, palette.coral, { rx: 1 }),
        rectangle(middle + 22, height * 0.88, 7, 7, palette.sun, { rx: 1 }),
        rectangle(middle + 18, height * 0.81, 7, 7, palette.mid, { rx: 1 }),
      ),
  },
  middag: {
    backdrop: 'room',
    roles: () => [
      { age: 'senior', pose: 'sit', at: -62, ground: 0.95 },
      { age: 'adult', pose: 'hold', at: -26, ground: 0.84 },
      { age: 'child', pose: 'cheer', at: 2, ground: 0.84 },
      { age: 'adult', pose: 'stand', at: 30, ground: 0.84, facing: 'left' },
      { age: 'adult', pose: 'sit', at: 64, ground: 0.95, facing: 'left' },
    ],
    inFront: ({ middle, height, palette }) => table(middle, height * 0.96, 92, dinner(palette), palette),
  },
  besok: {
    backdrop: 'parlour',
    roles: () => [
      { age: 'senior', pose: 'sit', at: -30, ground: 0.94 },
      { age: 'youth', pose: 'sit', at: 30, ground: 0.94, facing: 'left' },
    ],
    inFront: ({ middle, height, palette }) =>
      table(
        middle,
        height * 0.94,
        30,
        layers(steamingMug(-8, 0, palette.coral), steamingMug(8, 0, palette.mid)),
        palette,
      ),
  },
  forstehjelp: {
    backdrop: 'classroom',
    roles: () => [
      { age: 'adult', pose: 'work', at: -30, ground: 0.93 },
      { age: 'youth', pose: 'work', at: 42, ground: 0.93, facing: 'left' },
      { age: 'adult', pose: 'stand', at: 66, ground: 0.9, facing: 'left' },
    ],
    inFront: ({ middle, height, palette }) =>
      layers(
        rectangle(middle - 14, height * 0.93, 46, 4, palette.mid, { rx: 2 }),
        rectangle(middle - 6, height * 0.86, 26, 7, palette.cream, { rx: 3 }),
        circle(middle + 26, height * 0.895, 4.4, palette.skin.golden),
        rectangle(middle - 66, height * 0.8, 18, 14, palette.white, { rx: 2 }),
        stroke(trace`M${middle - 57} ${height * 0.83}v8m-4 -4h8`, palette.coral, 3),
      ),
  },
  ungdomsklubb: {
    backdrop: 'room',
    behind: ({ middle, height, palette }) =>
      layers(
        rectangle(middle - 66, height * 0.6, 54, 24, palette.berry, { rx: 5 }),
        repeat(8, (index) =>
          circle(
            middle - 70 + index * 20,
            height * 0.08 + (index % 2) * 3,
            1.8,
            [palette.sun, palette.coral, palette.pool][index % 3] ?? palette.sun,
          ),
        ),
      ),
    roles: () => [
      { age: 'youth', pose: 'sit', seat: 'floor', at: -52, ground: 0.94 },
      { age: 'youth', pose: 'sit', seat: 'floor', at: -28, ground: 0.95, facing: 'left' },
      { age: 'youth', pose: 'hold', at: 20, ground: 0.9 },
      { age: 'youth', pose: 'wave', at: 62, ground: 0.92, facing: 'left' },
    ],
    inFront: ({ middle, height, palette }) =>
      layers(
        rectangle(middle + 26, height * 0.78, 30, 6, palette.leaf, { rx: 1.4 }),
        stroke(trace`M${middle + 30} ${height * 0.84}v8M${middle + 52} ${height * 0.84}v8`, palette.bark, 2),
        circle(middle + 36, height * 0.775, 1.4, palette.coral),
        circle(middle + 44, height * 0.775, 1.4, palette.sun),
      ),
  },
} as const satisfies Record<string, Composition>;
