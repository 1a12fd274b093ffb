import type { Canvas } from './canvas.ts';
import { createDice } from './dice.ts';
import { INK, type Palette } from './palette.ts';
import {
  circle,
  element,
  ellipse,
  group,
  layers,
  path,
  place,
  polygon,
  rectangle,
  repeat,
  stroke,
  trace,
} from './shapes.ts';

export function sky({ width, height }: Canvas, top: string, low: string): string {
  const stops = layers(
    element('stop', { offset: 0, 'stop-color': top }),
    element('stop', { offset: 1, 'stop-color': low }),
  );
  const gradient = element('linearGradient', { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 }, stops);
  return layers(element('defs', {}, gradient), rectangle(0, 0, width, height, 'url(#sky)'));
}

export function sunOrMoon(x: number, y: number, radius: number, palette: Palette): string {
  if (palette.isNight) return place(x, y, radius / 100, path(CRESCENT, palette.moon));
  return layers(circle(x, y, radius * 1.8, '#fff1c9', { opacity: 0.6 }), circle(x, y, radius, palette.sun));
}

const CRESCENT = 'M35 -94 A100 100 0 1 0 97 24 A80 80 0 1 1 35 -94Z';

export function cloud(x: number, y: number, scale: number, palette: Palette): string {
  const puffs = layers(
    rectangle(0, 0, 60, 14, palette.cloud, { rx: 7 }),
    rectangle(12, -10, 30, 20, palette.cloud, { rx: 10 }),
    rectangle(30, 6, 44, 12, palette.cloud, { rx: 6 }),
  );
  return group(place(x, y, scale, puffs), { opacity: 0.8 });
}

export function stars(width: number, height: number, count: number, seed: number): string {
  const roll = createDice(seed);
  return repeat(count, () =>
    circle(roll() * width, roll() * height, 0.2 + roll() * 0.3, '#fbf1df', { opacity: 0.4 + roll() * 0.5 }),
  );
}

/** Lit from the left, shaded to the right, with a snow cap if it is high enough for one. */
export function mountain(
  x: number,
  y: number,
  width: number,
  height: number,
  colours: { lit: string; shade: string; snow?: string },
): string {
  const at = (across: number, up: number) => [x + width * across, y - height * up] as const;
  const summit = at(0.46, 1);
  const cap = [at(0.322, 0.7), summit, at(0.6, 0.74), at(0.55, 0.7), at(0.5, 0.6), at(0.44, 0.72), at(0.38, 0.64)];
  return layers(
    polygon([at(0, 0), summit, at(1, 0)], colours.lit),
    polygon([summit, at(1, 0), at(0.56, 0), at(0.5, 0.42)], colours.shade),
    colours.snow ? polygon(cap, colours.snow) : '',
  );
}

/** Rolling ground across the whole picture, down to its lower edge. */
export function hill(
  { width, height }: Canvas,
  line: { y: number; swell: number; wavelength: number; phase: number; fill: string },
): string {
  const steps = Math.ceil(width / 10);
  const ridge = repeat(steps + 1, (step) => {
    const x = (width * step) / steps;
    return trace`L${x} ${line.y + Math.sin(line.phase + (x / line.wavelength) * Math.PI * 2) * line.swell}`;
  });
  return path(`${trace`M0 ${height}`}${ridge}${trace`V${height}`}Z`, line.fill);
}

export function spruce(x: number, y: number, height: number, fill: string): string {
  return place(x, y, height / 100, layers(rectangle(-3.5, -12, 7, 14, '#74492c'), path(SPRUCE_CROWN, fill)));
}

const SPRUCE_CROWN = 'M-24 -10Q0 -5 24 -10L0 -46ZM-19 -34Q0 -29 19 -34L0 -72ZM-14 -58Q0 -53 14 -58L0 -100Z';

export function birch(x: number, y: number, height: number, fill: string, palette: Palette): string {
  const tree = layers(
    stroke('M0 0V-70', palette.cream, 5.5),
    stroke('M-2 -20h2.5M0 -36h2.5', INK, 1.5),
    ellipse(0, -72, 19, 28, fill),
    ellipse(7, -60, 13, 18, fill, { opacity: 0.8 }),
  );
  return place(x, y, height / 100, tree);
}

export function fruitTree(x: number, y: number, height: number, crown: string, fruit: string): string {
  const tree = layers(
    stroke('M0 0V-50M0 -34l12 -12', '#74492c', 6),
    circle(0, -66, 30, crown),
    circle(20, -54, 19, crown),
    circle(-20, -54, 18, crown),
    circle(-14, -60, 3.5, fruit),
    circle(6, -80, 3.5, fruit),
    circle(18, -56, 3.5, fruit),
    circle(-2, -56, 3.5, fruit),
  );
  return place(x, y, height / 100, tree);
}
