import type { Point } from './shapes.ts';

/** Joint to joint: hip, knee and foot of a leg; shoulder, elbow and hand of an arm. */
export type Limb = readonly [Point, Point, Point];

type Posture = {
  /** The far limb first. A figure is 100 high, stands on 0,0 and faces right. */
  legs: readonly [Limb, Limb];
  arms: readonly [Limb, Limb];
  /** Degrees that the upper body tilts forward from the hip. */
  lean: number;
  /** How much lower the upper body is than when standing. */
  drop: number;
};

export type Pose = keyof typeof POSES;

const STANDING_LEGS: Posture['legs'] = [limb(-5, -46, -6, -23, -7, -3), limb(5, -46, 6, -23, 7, -3)];

export const POSES = {
  stand: {
    legs: STANDING_LEGS,
    arms: [limb(-10, -70, -15, -57, -13, -44), limb(10, -70, 15, -57, 13, -44)],
    lean: 0,
    drop: 0,
  },
  walk: {
    legs: [limb(-2, -46, -7, -24, -17, -5), limb(3, -46, 12, -25, 11, -3)],
    arms: [limb(-8, -70, -16, -58, -13, -46), limb(8, -70, 13, -57, 22, -49)],
    lean: 0,
    drop: 0,
  },
  run: {
    legs: [limb(-3, -46, -16, -33, -31, -37), limb(3, -46, 18, -35, 13, -9)],
    arms: [limb(-7, -70, -19, -63, -17, -50), limb(8, -70, 16, -58, 27, -65)],
    lean: 9,
    drop: 0,
  },
  kick: {
    legs: [limb(-3, -46, -7, -24, -13, -3), limb(3, -46, 19, -36, 34, -22)],
    arms: [limb(-8, -70, -20, -64, -27, -54), limb(8, -70, 18, -62, 28, -68)],
    lean: -6,
    drop: 0,
  },
  cheer: {
    legs: [limb(-5, -46, -9, -24, -9, -3), limb(5, -46, 8, -23, 9, -3)],
    arms: [limb(-10, -70, -20, -82, -17, -98), limb(10, -70, 20, -82, 17, -98)],
    lean: 0,
    drop: 0,
  },
  wave: {
    legs: STANDING_LEGS,
    arms: [limb(-10, -70, -15, -57, -12, -45), limb(10, -70, 21, -78, 20, -94)],
    lean: 0,
    drop: 0,
  },
  work: {
    legs: [limb(-4, -46, -8, -24, -13, -3), limb(4, -46, 11, -25, 10, -3)],
    arms: [limb(-7, -69, 6, -60, 19, -58), limb(8, -69, 17, -56, 27, -45)],
    lean: 10,
    drop: 0,
  },
  hold: {
    legs: STANDING_LEGS,
    arms: [limb(-8, -69, 5, -55, 17, -60), limb(9, -69, 16, -55, 23, -60)],
    lean: 0,
    drop: 0,
  },
  blow: {
    legs: [limb(-4, -46, -6, -23, -9, -3), limb(5, -46, 9, -24, 8, -3)],
    arms: [limb(-8, -69, 6, -63, 16, -80), limb(9, -69, 20, -64, 21, -79)],
    lean: 0,
    drop: 0,
  },
  sit: {
    legs: [limb(-2, -26, 15, -27, 16, -3), limb(2, -25, 20, -25, 23, -3)],
    arms: [limb(-8, -50, 2, -36, 14, -38), limb(8, -50, 14, -37, 24, -41)],
    lean: 0,
    drop: 20,
  },
  ski: {
    legs: [limb(-4, -46, -4, -25, -14, -4), limb(4, -46, 15, -28, 13, -4)],
    arms: [limb(-6, -70, -13, -58, -24, -50), limb(9, -70, 18, -61, 29, -67)],
    lean: 12,
    drop: 0,
  },
} as const satisfies Record<string, Posture>;

/** Three joints, written as x and y in turn. */
function limb(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): Limb {
  return [
    [x1, y1],
    [x2, y2],
    [x3, y3],
  ];
}
