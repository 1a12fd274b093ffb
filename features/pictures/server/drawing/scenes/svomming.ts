import { mountainWindow } from '../buildings.ts';
import type { Canvas } from '../canvas.ts';
import { darken } from '../colour.ts';
import type { Palette } from '../palette.ts';
import { standing } from '../people.ts';
import { circle, ellipse, group, layers, path, place, rectangle, repeat, stroke, trace } from '../shapes.ts';

/** An indoor pool with lanes, swimmers and windows towards the mountains. */
export function drawSvomming(canvas: Canvas): string {
  const { width, height, isPanorama, palette } = canvas;
  const { skin } = palette;
  const edge = height * 0.44;
  return layers(
    rectangle(0, 0, width, height, palette.mist),
    repeat(width / 46 + 1, (index) => mountainWindow(index * 46 + 4, height * 0.06, 37, height * 0.26, palette)),
    rectangle(0, edge - 6, width, 7, palette.cream),
    repeat(width / 8, (index) =>
      rectangle(index * 8, edge - 2.4, 7.4, 2.2, index % 2 ? palette.soft : palette.pale, { rx: 0.3 }),
    ),
    rectangle(0, edge, width, height - edge, palette.pool),
    rectangle(0, edge, width, 3, darken(palette.pool, 0.16)),
    drawLaneRopes(canvas, edge),
    repeat(width / 13, (index) => {
      const wave = trace`M${index * 13 + (index % 3) * 4} ${edge + ((index * 37) % 50) + 4}q3 -2.4 6 0t6 0`;
      return stroke(wave, palette.white, 0.6, { opacity: 0.4 });
    }),
    drawSwimmer(width * 0.34, height * 0.62, 0.3, palette.coral, skin.fair, palette),
    drawSwimmer(width * 0.66, height * 0.8, 0.38, palette.sun, skin.brown, palette),
    isPanorama
      ? layers(
          drawSwimmer(width * 0.14, height * 0.84, 0.36, palette.berry, skin.golden, palette),
          drawSwimmer(width * 0.86, height * 0.62, 0.3, palette.cream, skin.dark, palette),
        )
      : drawSwimmer(width * 0.76, height * 0.56, 0.26, palette.berry, skin.golden, palette),
    standing(width * 0.53, edge - 0.5, 30, {
      pose: 'wave',
      head: 'bun',
      headColour: palette.hair.blond,
      skin: skin.fair,
      top: palette.mid,
      legs: palette.dark,
    }),
    drawLifebuoy(width * 0.53 + 12, edge - 4, palette),
  );
}

/** Three ropes of floats, thicker the nearer they are. */
function drawLaneRopes({ width, height, palette }: Canvas, edge: number): string {
  return [0.2, 0.52, 0.86]
    .map((share, lane) =>
      repeat(width / 5, (index) =>
        rectangle(
          index * 5,
          edge + (height - edge) * share,
          4.4,
          1.1 + lane * 0.5,
          (index + lane) % 3 ? palette.white : palette.coral,
          { rx: 0.8 },
        ),
      ),
    )
    .join('');
}

function drawSwimmer(x: number, y: number, scale: number, cap: string, skin: string, palette: Palette): string {
  const drawing = layers(
    ellipse(0, 6, 36, 4, palette.white, { opacity: 0.4 }),
    stroke('M-34 2q18 -6 34 -1', skin, 9),
    stroke('M-2 -1q10 -17 22 -8q6 5 8 10', skin, 6.5),
    circle(6, -5, 9.5, skin),
    path('M-3.6 -6a9.6 9.6 0 0 1 17.4 -5.6q-8 5 -17.4 5.6z', cap),
    rectangle(8, -7, 7, 3.4, palette.ink, { rx: 1.7 }),
    stroke('M-44 6q7 -7 12 0M-50 9q5 -4 8 0', palette.white, 2.4),
  );
  return place(x, y, scale, drawing);
}

function drawLifebuoy(x: number, y: number, palette: Palette): string {
  const band = (degrees: number) =>
    group(rectangle(-1.4, -5, 2.8, 2.8, palette.coral), { transform: `rotate(${degrees})` });
  const drawing = layers(
    circle(0, 0, 5, palette.white),
    circle(0, 0, 2.4, palette.mist),
    ...[0, 90, 180, 270].map(band),
  );
  return place(x, y, 1, drawing);
}
