import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { createDice } from '../dice.ts';
import { hill, sky, spruce, stars } from '../landscape.ts';
import { createPalette, type Palette } from '../palette.ts';
import { person } from '../people.ts';
import { circle, ellipse, layers, polygon, repeat, stroke, trace } from '../shapes.ts';

/** A floodlit track. It is evening in this scene also by day; at night the sky and the snow are darker still. */
export function drawSki(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const { base, isNight } = palette;
  const roll = createDice(41);
  const pine = createPalette(base, true).pine;
  const snow = mix(base, '#f3f7fb', isNight ? 0.7 : 0.86);
  return layers(
    sky(canvas, mix(base, '#0b1524', isNight ? 0.88 : 0.78), mix(base, isNight ? '#4b4668' : '#f3bba5', 0.45)),
    stars(width, height * 0.45, width / 5, 9),
    circle(width * 0.8, height * 0.2, 6, palette.moon),
    hill(canvas, {
      y: height * 0.5,
      swell: 7,
      wavelength: 150,
      phase: 0.6,
      fill: mix(base, '#0b1524', isNight ? 0.6 : 0.45),
    }),
    repeat(width / 7, (index) => {
      const x = index * 7 + roll() * 5;
      const ground = height * (0.66 + roll() * 0.03);
      return spruce(x, ground, 22 + roll() * 20, mix(pine, '#0b1524', 0.25 + roll() * 0.3));
    }),
    hill(canvas, { y: height * 0.64, swell: 2.4, wavelength: 140, phase: 0.2, fill: mix(snow, base, 0.22) }),
    hill(canvas, { y: height * 0.74, swell: 2, wavelength: 190, phase: 2.2, fill: snow }),
    drawTrack(canvas, mix(snow, base, 0.35)),
    repeat(width / 58 + 1, (index) => drawFloodlight(index * 58 + 6, height * 0.76, palette)),
    repeat(width / 5, () =>
      circle(roll() * width, roll() * height * 0.9, 0.3 + roll() * 0.5, '#ffffff', { opacity: 0.8 }),
    ),
    drawSkiers(canvas),
  );
}

function drawTrack({ width, height, middle }: Canvas, colour: string): string {
  const groove = (start: number, crest: number, end: number) =>
    trace`M0 ${height * start}Q${middle} ${height * crest} ${width} ${height * end}`;
  return stroke(groove(0.86, 0.81, 0.87) + groove(0.885, 0.835, 0.895), colour, 0.8);
}

function drawFloodlight(x: number, y: number, palette: Palette): string {
  const lamp = y - 43;
  const beam = [
    [x + 4.4, lamp],
    [x + 9.9, lamp],
    [x + 28.6, y],
    [x - 15.4, y],
  ] as const;
  return layers(
    stroke(trace`M${x} ${y}V${y - 44}h5.5`, palette.dark, 1.5),
    polygon(beam, palette.sunPale, { opacity: 0.3 }),
    ellipse(x + 7.2, lamp, 3.3, 1.4, palette.sunPale),
  );
}

function drawSkiers({ height, middle, isPanorama, palette }: Canvas): string {
  const { skin } = palette;
  const skier = (at: number, size: number, colours: { top: string; hat: string; skin: string; skis: string }) =>
    person(middle + at, height * 0.885, size, {
      pose: 'ski',
      head: 'beanie',
      headColour: colours.hat,
      skin: colours.skin,
      top: colours.top,
      legs: palette.dark,
      behind: layers(
        stroke('M-38 -1H34q5 0 7 -4', colours.skis, 2.6),
        stroke('M-24 -50L-40 0M29 -67L34 0', palette.ink, 1.6),
      ),
    });
  const { coral, sun, berry, cream, rose, mid } = palette;
  const more = layers(
    skier(-92, 44, { top: rose, hat: mid, skin: skin.dark, skis: coral }),
    skier(96, 43, { top: coral, hat: cream, skin: skin.fair, skis: sun }),
  );
  return layers(
    skier(-36, 42, { top: coral, hat: sun, skin: skin.fair, skis: sun }),
    skier(8, 46, { top: sun, hat: berry, skin: skin.golden, skis: coral }),
    skier(40, 31, { top: mid, hat: coral, skin: skin.brown, skis: coral }),
    isPanorama ? more : '',
  );
}
