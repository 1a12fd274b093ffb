import { house } from '../buildings.ts';
import type { Canvas } from '../canvas.ts';
import { darken, mix } from '../colour.ts';
import { hill, spruce, stars } from '../landscape.ts';
import { standing } from '../people.ts';
import { circle, cycle, ellipse, group, layers, path, polygon, rectangle, repeat, trace } from '../shapes.ts';

/** A stage with curtains and a moonlit set, two actors, the audience in front. */
export function drawTeater(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  return layers(
    drawSet(canvas),
    rectangle(0, height * 0.72, width, height * 0.28, palette.wood),
    ellipse(canvas.middle, height * 0.78, 46, 5, palette.sunPale, { opacity: 0.6 }),
    rectangle(0, height * 0.84, width, height * 0.16, palette.bark),
    drawActors(canvas),
    drawCurtains(canvas),
    rectangle(0, 0, width, 2.4, palette.sun),
    drawAudience(canvas),
  );
}

function drawSet(canvas: Canvas): string {
  const { width, height, middle, palette } = canvas;
  const spotlight = [
    [middle - 12, 0],
    [middle + 12, 0],
    [middle + 58, height * 0.8],
    [middle - 58, height * 0.8],
  ] as const;
  return layers(
    rectangle(0, 0, width, height, mix(palette.base, '#0b1622', 0.74)),
    polygon(spotlight, palette.sunPale, { opacity: 0.2 }),
    circle(middle + 30, height * 0.32, 11, palette.sunPale),
    stars(width, height * 0.5, width / 9, 5),
    hill(canvas, {
      y: height * 0.62,
      swell: 5,
      wavelength: 90,
      phase: 1,
      fill: mix(palette.base, '#0b1622', 0.4),
    }),
    spruce(middle - 40, height * 0.74, 34, palette.pine),
    spruce(middle - 54, height * 0.74, 26, palette.pine),
    house(middle + 36, height * 0.74, 20, 27, { wall: palette.ochre, palette, window: palette.sunPale }),
  );
}

function drawActors({ height, middle, palette }: Canvas): string {
  const { skin, hair } = palette;
  const crown = path('M-8 -99l4 -8 4 6 4 -8 4 8 4 -6 2 8z', palette.sun);
  const cape = path('M-9 -74Q-26 -40 -22 -14L4 -20Z', palette.berry);
  return layers(
    standing(middle - 16, height * 0.79, 44, {
      pose: 'wave',
      head: 'long',
      headColour: hair.red,
      skin: skin.fair,
      top: palette.mid,
      legs: palette.dark,
      skirt: palette.mid,
      inFront: crown,
    }),
    standing(middle + 16, height * 0.79, 40, {
      pose: 'cheer',
      head: 'curls',
      headColour: hair.brown,
      skin: skin.brown,
      top: palette.coral,
      legs: palette.cream,
      facing: 'left',
      behind: cape,
    }),
  );
}

function drawCurtains({ width, height, palette }: Canvas): string {
  const lit = palette.berry;
  const shaded = darken(palette.berry, 0.24);
  const folds = Math.max(3, Math.round(width / 30));
  const side = repeat(folds, (index) => {
    const left = index * 9;
    const fold =
      trace`M${left} 0h9Q${left + 7.2} ${height * 0.5} ${left + 7.7} ${height * (0.82 - index * 0.015)}` +
      trace`H${left + 0.2}Q${left + 1.8} ${height * 0.4} ${left} 0Z`;
    return path(fold, index % 2 ? shaded : lit);
  });
  return layers(
    side,
    group(side, { transform: `translate(${width}) scale(-1 1)` }),
    repeat(width / 14 + 1, (index) =>
      path(trace`M${index * 14 - 2} 0h14q0 10 -7 10t-7 -10Z`, index % 2 ? lit : shaded),
    ),
  );
}

function drawAudience({ width, height, palette }: Canvas): string {
  const { hair } = palette;
  const heads = [hair.brown, hair.blond, palette.dark, hair.chestnut, hair.grey, hair.red] as const;
  const shoulders = [palette.deep, palette.coral, palette.mid, palette.ochre] as const;
  return repeat(width / 15 + 1, (index) => {
    const x = index * 15 + (index % 2) * 3;
    return layers(
      rectangle(x - 6.4, height * 0.945, 12.8, 14, cycle(shoulders, index), { rx: 5 }),
      circle(x, height * (0.915 + (index % 3) * 0.012), 4.4, cycle(heads, index)),
    );
  });
}
