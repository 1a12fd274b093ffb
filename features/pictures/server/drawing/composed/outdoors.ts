import { bicycle, campfire, dog, kayak, pram, sheep, telescope, tent } from '../props.ts';
import { circle, ellipse, layers, path, rectangle, repeat, stroke, trace } from '../shapes.ts';
import type { Composition } from './composition.ts';

const rucksack = (colour: string) => rectangle(-20, -76, 14, 27, colour, { rx: 5 });

/** Under the open sky. */
export const OUTDOORS = {
  speider: {
    backdrop: 'forest',
    behind: ({ middle, height, palette }) => tent(middle - 48, height * 0.88, palette),
    roles: () => [
      { age: 'child', pose: 'sit', seat: 'floor', at: -6, ground: 0.97, head: 'cap' },
      { age: 'child', pose: 'wave', at: 60, ground: 0.9, head: 'cap', facing: 'left' },
      { age: 'youth', pose: 'sit', seat: 'floor', at: 44, ground: 0.98, facing: 'left' },
    ],
    inFront: ({ middle, height, palette }) => campfire(middle + 20, height * 0.95, palette),
  },
  familietur: {
    backdrop: 'forest',
    roles: ({ palette }) => [
      { age: 'adult', pose: 'walk', at: -40, ground: 0.92, behind: rucksack(palette.sun) },
      { age: 'child', pose: 'run', at: -8, ground: 0.95 },
      { age: 'child', pose: 'wave', at: 20, ground: 0.92, head: 'beanie' },
      { age: 'adult', pose: 'walk', at: 52, ground: 0.9, behind: rucksack(palette.berry) },
    ],
  },
  turgruppe: {
    backdrop: 'park',
    roles: () => [
      { age: 'senior', pose: 'walk', at: -56, ground: 0.92 },
      { age: 'senior', pose: 'walk', at: -24, ground: 0.9 },
      { age: 'adult', pose: 'walk', at: 10, ground: 0.92 },
      { age: 'senior', pose: 'walk', at: 44, ground: 0.9 },
    ],
  },
  padling: {
    backdrop: 'shore',
    behind: ({ width, height, palette }) => rectangle(0, height * 0.76, width, height * 0.24, palette.water),
    roles: () => [
      { age: 'adult', pose: 'hold', at: -34, ground: 0.86 },
      { age: 'youth', pose: 'hold', at: 36, ground: 0.76 },
    ],
    inFront: ({ middle, height, palette }) =>
      layers(
        ...(
          [
            [-34, 0.74, palette.coral],
            [36, 0.65, palette.sun],
          ] as const
        ).map(([at, share, hull]) =>
          layers(
            ellipse(middle + at, height * share + 9, 34, 9, palette.water),
            kayak(middle + at, height * share, hull, palette),
            stroke(
              trace`M${middle + at - 16} ${height * share - 14}L${middle + at + 22} ${height * share + 2}`,
              palette.bark,
              1.4,
            ),
          ),
        ),
      ),
  },
  isbading: {
    backdrop: 'shore',
    roles: () => [
      { age: 'adult', pose: 'cheer', at: -30, ground: 0.92, head: 'beanie' },
      { age: 'senior', pose: 'wave', at: 6, ground: 0.96, head: 'beanie' },
      { age: 'adult', pose: 'cheer', at: 42, ground: 0.9, head: 'beanie' },
    ],
    inFront: ({ middle, height, width, palette }) =>
      layers(
        rectangle(0, height * 0.72, width, height * 0.28, palette.water),
        ...[-30, 6, 42].map((at) => ellipse(middle + at, height * 0.735, 12, 1.6, palette.white, { opacity: 0.6 })),
        path(
          trace`M0 ${height * 0.97}Q${width * 0.4} ${height * 0.92} ${width} ${height * 0.96}V${height}H0Z`,
          palette.paper,
        ),
      ),
  },
  strandrydding: {
    backdrop: 'shore',
    roles: ({ palette }) => {
      const bag = path('M14 -52Q26 -54 24 -30Q18 -22 10 -30Z', palette.ink);
      return [
        { age: 'adult', pose: 'work', at: -44, ground: 0.94, holds: bag },
        { age: 'child', pose: 'hold', at: -8, ground: 0.95 },
        { age: 'youth', pose: 'work', at: 40, ground: 0.94, facing: 'left', holds: bag },
      ];
    },
  },
  hund: {
    backdrop: 'park',
    roles: () => [
      { age: 'adult', pose: 'walk', at: -44, ground: 0.92 },
      { age: 'senior', pose: 'walk', at: 24, ground: 0.9 },
    ],
    inFront: ({ middle, height, palette }) =>
      layers(
        stroke(
          trace`M${middle - 34} ${height * 0.72}Q${middle - 26} ${height * 0.86} ${middle - 18} ${height * 0.82}`,
          palette.ink,
          0.7,
        ),
        dog(middle - 22, height * 0.94, palette.bark, palette),
        stroke(
          trace`M${middle + 34} ${height * 0.7}Q${middle + 44} ${height * 0.86} ${middle + 54} ${height * 0.8}`,
          palette.ink,
          0.7,
        ),
        dog(middle + 50, height * 0.92, palette.ochre, palette),
      ),
  },
  trilletur: {
    backdrop: 'park',
    roles: () => [
      { age: 'adult', pose: 'hold', at: -48, ground: 0.92 },
      { age: 'adult', pose: 'hold', at: 20, ground: 0.9 },
    ],
    inFront: ({ middle, height, palette }) =>
      layers(
        pram(middle - 18, height * 0.93, palette.coral, palette),
        pram(middle + 50, height * 0.91, palette.mid, palette),
      ),
  },
  hodelykt: {
    backdrop: 'evening',
    behind: ({ middle, height, palette }) =>
      layers(
        ...(
          [
            [-32, 0.62],
            [8, 0.68],
            [46, 0.6],
          ] as const
        ).map(([at, share]) =>
          path(trace`M${middle + at + 4} ${height * share}l40 -8v22Z`, palette.sunPale, { opacity: 0.35 }),
        ),
      ),
    roles: ({ palette }) => {
      const lamp = circle(10, -90, 4, palette.sun);
      return [
        { age: 'adult', pose: 'walk', at: -36, ground: 0.93, head: 'beanie', holds: lamp },
        { age: 'child', pose: 'walk', at: 6, ground: 0.93, head: 'beanie', holds: lamp },
        { age: 'adult', pose: 'walk', at: 42, ground: 0.91, head: 'beanie', holds: lamp },
      ];
    },
  },
  stjerner: {
    backdrop: 'evening',
    behind: ({ width, height, palette }) => circle(width * 0.8, height * 0.22, 8, palette.moon),
    roles: () => [
      { age: 'child', pose: 'wave', at: -34, ground: 0.92, head: 'beanie' },
      { age: 'adult', pose: 'hold', at: -8, ground: 0.9 },
    ],
    inFront: ({ middle, height, palette }) => telescope(middle + 18, height * 0.9, palette),
  },
  sykkel: {
    backdrop: 'street',
    behind: ({ middle, height, palette }) =>
      layers(
        bicycle(middle - 36, height * 0.93, palette.coral, palette),
        bicycle(middle + 40, height * 0.91, palette.mid, palette),
      ),
    roles: () => [
      { age: 'adult', pose: 'sit', seat: 'floor', at: -40, ground: 0.88, head: 'cap' },
      { age: 'youth', pose: 'sit', seat: 'floor', at: 36, ground: 0.86, head: 'cap' },
    ],
  },
  hage: {
    backdrop: 'park',
    behind: ({ width, height, palette }) =>
      layers(
        ...[0.08, 0.4, 0.72].map((share) =>
          layers(
            rectangle(width * share, height * 0.84, 34, 7, palette.bark, { rx: 1 }),
            repeat(5, (index) =>
              layers(
                stroke(trace`M${width * share + 4 + index * 6.5} ${height * 0.84}v-7`, palette.pine, 1.2),
                circle(
                  width * share + 4 + index * 6.5,
                  height * 0.84 - 8,
                  2.6,
                  [palette.coral, palette.sun, palette.leaf][index % 3] ?? palette.leaf,
                ),
              ),
            ),
          ),
        ),
      ),
    roles: () => [
      { age: 'senior', pose: 'work', at: -22, ground: 0.95 },
      { age: 'adult', pose: 'work', at: 34, ground: 0.96, facing: 'left' },
    ],
  },
  dyr: {
    backdrop: 'park',
    roles: () => [
      { age: 'child', pose: 'hold', at: -34, ground: 0.93 },
      { age: 'adult', pose: 'stand', at: -60, ground: 0.9 },
      { age: 'child', pose: 'wave', at: 58, ground: 0.92, facing: 'left' },
    ],
    inFront: ({ middle, height, palette }) =>
      layers(sheep(middle + 2, height * 0.93, palette), sheep(middle + 32, height * 0.88, palette)),
  },
  snolek: {
    backdrop: 'snow',
    behind: ({ middle, height, palette }) =>
      layers(
        circle(middle + 46, height * 0.86, 8, palette.pale),
        circle(middle + 46, height * 0.73, 6, palette.pale),
        circle(middle + 46, height * 0.63, 4.4, palette.pale),
        path(trace`M${middle + 46} ${height * 0.63}l7 1.4l-7 1Z`, palette.coral),
        rectangle(middle + 41, height * 0.56, 10, 3, palette.ink, { rx: 1 }),
      ),
    roles: () => [
      { age: 'child', pose: 'run', at: -48, ground: 0.92, head: 'beanie' },
      { age: 'child', pose: 'cheer', at: -10, ground: 0.94, head: 'beanie' },
      { age: 'adult', pose: 'work', at: 22, ground: 0.9, head: 'beanie' },
    ],
  },
} as const satisfies Record<string, Composition>;
