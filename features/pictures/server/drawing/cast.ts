import type { Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';
import { type Figure, type Head, person, standing } from './people.ts';
import type { Pose } from './poses.ts';
import { cycle, type Facing, layers, place, stroke } from './shapes.ts';

export type Age = 'child' | 'youth' | 'adult' | 'senior';

/** One figure of a composed scene. Who it is follows from age and place in the row; what they do is said here. */
export type Role = {
  age: Age;
  pose: Pose;
  /** Units from the middle. */
  at: number;
  /** Where the feet are, as a share of the height. */
  ground?: number;
  facing?: Facing;
  head?: Head;
  /** Drawn in front of a figure that is 100 high, stands on 0,0 and faces right. */
  holds?: string;
  behind?: string;
  skirt?: boolean;
  /** Sits on a chair, unless it says that there is none. */
  seat?: 'chair' | 'floor';
};

const SIZES: Record<Age, number> = { child: 36, youth: 46, adult: 51, senior: 49 };
const GROUND = 0.9;

/** Many kinds of people, in turn, so that no role always looks the same. */
export function cast(canvas: Canvas, roles: readonly Role[]): string {
  return layers(...roles.map((role, position) => drawRole(canvas, role, position)));
}

function drawRole({ middle, height, palette }: Canvas, role: Role, position: number): string {
  const [x, y] = [middle + role.at, height * (role.ground ?? GROUND)];
  const size = SIZES[role.age];
  const figure = figureOf(role, position, palette);
  if (role.pose !== 'sit') return standing(x, y, size, figure);
  const chair =
    role.seat === 'floor'
      ? ''
      : place(x, y, size / 100, stroke('M-14 -64V0M-14 -30H14V0', palette.bark, 4), role.facing);
  return layers(chair, person(x, y, size, figure));
}

function figureOf(role: Role, position: number, palette: Palette): Figure {
  const { coral, mid, sun, berry, ochre, dark, ink, deep, skin, hair } = palette;
  const head = role.head ?? cycle(HEADS[role.age], position);
  const isCovered = head === 'cap' || head === 'beanie' || head === 'hijab';
  const hairs = role.age === 'senior' ? ([hair.grey, hair.white] as const) : YOUNG_HAIR.map((name) => hair[name]);
  const [first = hair.brown, ...others] = isCovered ? [berry, deep, ochre, coral] : hairs;
  return {
    pose: role.pose,
    head,
    headColour: cycle([first, ...others], position),
    skin: cycle([skin.fair, skin.brown, skin.golden, skin.dark], position),
    top: cycle([coral, mid, sun, berry, ochre], position),
    legs: cycle([dark, ink], position),
    ...(role.skirt && { skirt: cycle([berry, coral, deep], position) }),
    ...(role.facing && { facing: role.facing }),
    ...(role.holds !== undefined && { inFront: role.holds }),
    ...(role.behind !== undefined && { behind: role.behind }),
  };
}

const YOUNG_HAIR = ['brown', 'black', 'blond', 'red', 'chestnut'] as const;

const HEADS: Record<Age, readonly [Head, ...Head[]]> = {
  child: ['bun', 'curls', 'short', 'cap', 'long'],
  youth: ['short', 'long', 'curls', 'hijab', 'cap'],
  adult: ['long', 'short', 'hijab', 'curls', 'bun'],
  senior: ['short', 'bun', 'long', 'short', 'hijab'],
};
