import { house } from '../buildings.ts';
import type { Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { createDice } from '../dice.ts';
import { birch, cloud, hill, mountain, sky, spruce, stars, sunOrMoon } from '../landscape.ts';
import { circle, cycle, layers, path, rectangle, repeat, stroke, trace } from '../shapes.ts';

/** Under the open sky. */
export const OUTSIDE = {
  park(canvas: Canvas): string {
    const { width, height, palette } = canvas;
    return layers(
      openSky(canvas),
      hill(canvas, { y: height * 0.46, swell: 6, wavelength: 170, phase: 0.9, fill: palette.soft }),
      hill(canvas, {
        y: height * 0.56,
        swell: 4,
        wavelength: 120,
        phase: 2.2,
        fill: mix(palette.soft, palette.leaf, 0.7),
      }),
      repeat(width / 34 + 1, (index) =>
        birch(
          index * 34 + 6 + (index % 3) * 5,
          height * 0.68,
          28 + (index % 2) * 8,
          cycle([palette.leaf, palette.ochre], index),
          palette,
        ),
      ),
      rectangle(0, height * 0.66, width, height * 0.34, palette.grass),
      path(
        trace`M0 ${height * 0.94}Q${width * 0.5} ${height * 0.78} ${width} ${height * 0.92}V${height}H0Z`,
        palette.paper,
      ),
    );
  },

  forest(canvas: Canvas): string {
    const { width, height, palette } = canvas;
    const roll = createDice(23);
    return layers(
      openSky(canvas),
      hill(canvas, { y: height * 0.52, swell: 5, wavelength: 150, phase: 0.3, fill: palette.soft }),
      repeat(width / 9, () => spruce(roll() * width, height * (0.66 + roll() * 0.06), 30 + roll() * 22, palette.pine)),
      rectangle(0, height * 0.68, width, height * 0.32, mix(palette.leaf, palette.pine, 0.35)),
      repeat(width / 14, (index) =>
        spruce(index * 14 + roll() * 8, height * 0.74, 14 + roll() * 8, darken(palette.pine, 0.12)),
      ),
      hill(canvas, { y: height * 0.84, swell: 2, wavelength: 140, phase: 1.4, fill: palette.leaf }),
    );
  },

  shore(canvas: Canvas): string {
    const { width, height, palette } = canvas;
    const sea = height * 0.5;
    return layers(
      openSky(canvas),
      repeat(width / 60 + 1, (index) =>
        mountain(index * 62 - 30, sea + 1, 92, 26 + (index % 3) * 7, {
          lit: palette.soft,
          shade: palette.mid,
          snow: palette.snow,
        }),
      ),
      rectangle(0, sea, width, height - sea, palette.water),
      repeat(width / 12, (index) =>
        stroke(
          trace`M${index * 12 + (index % 3) * 4} ${sea + 6 + ((index * 29) % 26)}q3 -2 6 0t6 0`,
          palette.white,
          0.6,
          { opacity: 0.5 },
        ),
      ),
      path(
        trace`M0 ${height * 0.9}Q${width * 0.4} ${height * 0.8} ${width} ${height * 0.88}V${height}H0Z`,
        palette.paper,
      ),
    );
  },

  snow(canvas: Canvas): string {
    const { width, height, palette } = canvas;
    const roll = createDice(31);
    return layers(
      openSky(canvas),
      hill(canvas, { y: height * 0.5, swell: 8, wavelength: 160, phase: 0.6, fill: palette.pale }),
      repeat(width / 12, () => spruce(roll() * width, height * (0.62 + roll() * 0.05), 22 + roll() * 18, palette.pine)),
      hill(canvas, { y: height * 0.66, swell: 4, wavelength: 150, phase: 2, fill: palette.snow }),
      repeat(width / 5, () => circle(roll() * width, roll() * height * 0.7, 0.7, palette.white, { opacity: 0.8 })),
    );
  },

  street(canvas: Canvas): string {
    const { width, height, palette } = canvas;
    const { barn, plaster, ochre, mid, coral } = palette;
    return layers(
      openSky(canvas),
      hill(canvas, { y: height * 0.42, swell: 6, wavelength: 180, phase: 1, fill: palette.soft }),
      repeat(width / 30 + 1, (index) =>
        house(index * 31 - 8, height * 0.74, 27, 36 + (index % 3) * 6, {
          wall: cycle([barn, plaster, mid, ochre, coral], index),
          palette,
        }),
      ),
      rectangle(0, height * 0.74, width, height * 0.26, mix(palette.steel, palette.paper, palette.isNight ? 0.2 : 0.6)),
      rectangle(0, height * 0.74, width, 1.6, lighten(palette.steel, 0.4)),
    );
  },

  /** Outside on a clear evening, also by day. */
  evening(canvas: Canvas): string {
    const { width, height, palette } = canvas;
    const roll = createDice(41);
    const ground = mix(palette.deep, '#0b1524', 0.4);
    return layers(
      sky(canvas, mix(palette.base, '#0b1524', 0.84), mix(palette.base, '#4b4668', 0.6)),
      stars(width, height * 0.6, width / 4, 19),
      hill(canvas, { y: height * 0.6, swell: 7, wavelength: 170, phase: 1.6, fill: mix(palette.mid, '#0b1524', 0.5) }),
      repeat(width / 12, () => spruce(roll() * width, height * (0.76 + roll() * 0.04), 18 + roll() * 16, ground)),
      hill(canvas, { y: height * 0.8, swell: 2, wavelength: 150, phase: 0.4, fill: ground }),
    );
  },
} as const satisfies Record<string, (canvas: Canvas) => string>;

function openSky(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  return layers(
    sky(canvas, palette.skyTop, palette.skyLow),
    palette.isNight ? stars(width, height * 0.4, width / 6, 7) : '',
    sunOrMoon(width * 0.82, height * 0.2, 6, palette),
    cloud(width * 0.16, height * 0.16, 0.2, palette),
    cloud(width * 0.58, height * 0.1, 0.16, palette),
  );
}
