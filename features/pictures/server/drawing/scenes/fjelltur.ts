import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { createDice } from '../dice.ts';
import { cloud, mountain, sky, spruce, stars, sunOrMoon } from '../landscape.ts';
import { standing } from '../people.ts';
import { ellipse, layers, path, polygon, rectangle, repeat, stroke, trace } from '../shapes.ts';

/** Two hikers and a child on their way to a cairn. */
export function drawFjelltur(canvas: Canvas): string {
  const { width, height, middle, palette } = canvas;
  const roll = createDice(11);
  return layers(
    sky(canvas, palette.skyTop, palette.skyLow),
    palette.isNight ? stars(width, height * 0.45, width / 6, 13) : '',
    sunOrMoon(width * 0.76, height * 0.25, palette.isNight ? 6 : 8, palette),
    cloud(width * 0.16, height * 0.2, 0.22, palette),
    cloud(width * 0.56, height * 0.13, 0.17, palette),
    repeat(width / 70 + 1, (index) =>
      mountain(index * 72 - 34, height * 0.86, 98, 46 + (index % 2) * 14, {
        lit: mix(palette.pale, palette.soft, 0.6),
        shade: palette.soft,
        snow: palette.snow,
      }),
    ),
    repeat(width / 80 + 1, (index) =>
      mountain(index * 84 - 62, height * 0.92, 96, 30 + (index % 3) * 9, { lit: palette.soft, shade: palette.mid }),
    ),
    path(
      trace`M0 ${height * 0.74}Q${width * 0.2} ${height * 0.64} ${middle - 14} ${height * 0.82}` +
        trace`T${width} ${height * 0.7}V${height}H0Z`,
      palette.mid,
    ),
    repeat(width / 8, () => spruce(roll() * width, height * (0.82 + 0.04 * roll()), 9 + roll() * 8, palette.deep)),
    drawRidge(canvas),
    drawCairn(canvas),
    drawHikers(canvas),
  );
}

function drawRidge({ width, height, middle, palette }: Canvas): string {
  const ridge =
    trace`M0 ${height}V${height * 0.93}Q${middle - 40} ${height * 0.92} ${middle - 6} ${height * 0.84}` +
    trace`T${width} ${height * 0.88}V${height}Z`;
  const trail =
    trace`M${middle - 30} ${height}Q${middle - 4} ${height * 0.93} ${middle + 6} ${height * 0.858}h4` +
    trace`Q${middle + 6} ${height * 0.95} ${middle - 8} ${height}Z`;
  return layers(path(ridge, palette.deep), path(trail, palette.paper, { opacity: 0.6 }));
}

function drawCairn({ height, middle, palette }: Canvas): string {
  const x = middle + 28;
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

function drawHikers({ height, middle, palette }: Canvas): string {
  const { skin, hair, dark: legs } = palette;
  const rucksack = (colour: string) =>
    layers(rectangle(-20, -76, 14, 27, colour, { rx: 5 }), rectangle(-20, -80, 13, 6, palette.cream, { rx: 3 }));
  return layers(
    standing(middle - 22, height * 0.885, 36, {
      pose: 'walk',
      head: 'beanie',
      headColour: palette.berry,
      skin: skin.fair,
      top: palette.coral,
      legs,
      behind: rucksack(palette.sun),
    }),
    standing(middle - 3, height * 0.862, 38, {
      pose: 'walk',
      head: 'long',
      headColour: hair.chestnut,
      skin: skin.golden,
      top: palette.sun,
      legs,
      behind: rucksack(palette.berry),
    }),
    standing(middle + 12, height * 0.862, 24, {
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
