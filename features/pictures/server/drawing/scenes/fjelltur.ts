import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { createDice } from '../dice.ts';
import { cloud, mountain, sky, spruce, stars, sunOrMoon } from '../landscape.ts';
import { standing } from '../people.ts';
import { ellipse, layers, path, polygon, rectangle, repeat, stroke, trace } from '../shapes.ts';

/** Two hikers and a child on their way to a cairn. Where words lie over it, they walk beside these, and peaks are low. */
export function drawFjelltur(canvas: Canvas): string {
  const { width, height, middle, words, palette } = canvas;
  const roll = createDice(11);
  const isQuiet = (x: number) => words !== 'nowhere' && x < width * QUIET[words];
  const [sunX, sunY] =
    words === 'below' ? [width - 10, height * 0.13] : [width * (words === 'left' ? 0.86 : 0.76), height * 0.25];
  return layers(
    sky(canvas, palette.skyTop, palette.skyLow),
    palette.isNight ? stars(width, height * 0.45, width / 6, 13) : '',
    sunOrMoon(sunX, sunY, words === 'below' ? 5 : palette.isNight ? 6 : 8, palette),
    words === 'nowhere' ? cloud(width * 0.16, height * 0.2, 0.22, palette) : '',
    cloud(width * 0.66, height * 0.1, 0.17, palette),
    repeat(width / 70 + 1, (index) =>
      mountain(index * 72 - 34, height * 0.86, 98, isQuiet(index * 72 + 40) ? LOW : 46 + (index % 2) * 14, {
        lit: mix(palette.pale, palette.soft, 0.6),
        shade: palette.soft,
        ...(!isQuiet(index * 72 + 40) && { snow: palette.snow }),
      }),
    ),
    repeat(width / 80 + 1, (index) =>
      mountain(index * 84 - 62, height * 0.92, 96, isQuiet(index * 84) ? LOW : 30 + (index % 3) * 9, {
        lit: palette.soft,
        shade: palette.mid,
      }),
    ),
    path(
      trace`M0 ${height * 0.74}Q${width * 0.2} ${height * 0.64} ${middle - 14} ${height * 0.82}` +
        trace`T${width} ${height * 0.7}V${height}H0Z`,
      palette.mid,
    ),
    repeat(width / 8, () => spruce(roll() * width, height * (0.82 + 0.04 * roll()), 9 + roll() * 8, palette.deep)),
    words === 'below' ? drawShoulder(canvas) : drawRidge(canvas),
    words === 'below' ? '' : drawCairn(canvas),
    drawHikers(canvas),
  );
}

/** How much of the width is kept quiet for words. */
const QUIET = { left: 0.55, below: 0.72 };
const LOW = 22;

/** Where those walk who would else be behind the field: a shoulder of the mountain in the upper right corner. */
function drawShoulder({ width, height, palette }: Canvas): string {
  return path(
    trace`M${width - 74} ${height}Q${width - 62} ${height * 0.5} ${width - 40} ${height * 0.47}` +
      trace`T${width} ${height * 0.42}V${height}Z`,
    palette.deep,
  );
}

/** The middle of what happens: beside the words, where there are some. */
const stageOf = ({ width, middle, words }: Canvas): number => (words === 'left' ? width * 0.6 : middle);

function drawRidge(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const middle = stageOf(canvas);
  const ridge =
    trace`M0 ${height}V${height * 0.93}Q${middle - 40} ${height * 0.92} ${middle - 6} ${height * 0.84}` +
    trace`T${width} ${height * 0.88}V${height}Z`;
  const trail =
    trace`M${middle - 30} ${height}Q${middle - 4} ${height * 0.93} ${middle + 6} ${height * 0.858}h4` +
    trace`Q${middle + 6} ${height * 0.95} ${middle - 8} ${height}Z`;
  return layers(path(ridge, palette.deep), path(trail, palette.paper, { opacity: 0.6 }));
}

function drawCairn(canvas: Canvas): string {
  const { height, palette } = canvas;
  const x = stageOf(canvas) + 28;
  const ground = height * 0.868;
  const flag = ground - 10.8;
  return layers(
    ellipse(x, ground - 2, 5.6, 2.3, palette.steel),
    ellipse(x, ground - 6.5, 4.1, 2.3, palette.steel),
    ellipse(x, ground - 10.4, 2.9, 2.3, palette.steel),
    stroke(trace`M${x} ${flag}v-7`, palette.bark, 0.9),
    polygon(
      [
        [x, flag - 7],
        [x + 7, flag - 5],
        [x, flag - 3],
      ],
      palette.coral,
    ),
  );
}

function drawHikers(canvas: Canvas): string {
  const { width, height, words, palette } = canvas;
  const { skin, hair, dark: legs } = palette;
  const [x, rise, scale] = words === 'below' ? [width - 22, height * 0.4, 0.6] : [stageOf(canvas), 0, 1];
  const rucksack = (colour: string) =>
    layers(rectangle(-20, -76, 14, 27, colour, { rx: 5 }), rectangle(-20, -80, 13, 6, palette.cream, { rx: 3 }));
  return layers(
    standing(x - 22 * scale, height * 0.885 - rise, 36 * scale, {
      pose: 'walk',
      head: 'beanie',
      headColour: palette.berry,
      skin: skin.fair,
      top: palette.coral,
      legs,
      behind: rucksack(palette.sun),
    }),
    standing(x - 3 * scale, height * 0.862 - rise, 38 * scale, {
      pose: 'walk',
      head: 'long',
      headColour: hair.chestnut,
      skin: skin.golden,
      top: palette.sun,
      legs,
      behind: rucksack(palette.berry),
    }),
    standing(x + 12 * scale, height * 0.862 - rise, 24 * scale, {
      pose: 'wave',
      head: 'curls',
      headColour: hair.brown,
      skin: skin.brown,
      top: palette.cream,
      legs,
      behind: rucksack(palette.coral),
    }),
  );
}
