import { mountain } from './landscape.ts';
import type { Palette } from './palette.ts';
import { circle, element, layers, path, place, polygon, rectangle, repeat, stroke, trace } from './shapes.ts';

/** A wooden house with its gable towards us. `x` is its left corner, `y` the ground. */
export function house(
  x: number,
  y: number,
  width: number,
  height: number,
  look: { wall: string; palette: Palette; window?: string },
): string {
  const { wall, palette } = look;
  const glass = look.window ?? palette.window;
  const roof = palette.dark;
  const tall = (100 * height) / width;
  const sideWindow = (left: number) =>
    layers(
      rectangle(left, tall * -0.52, 20, tall * 0.2, palette.cream, { rx: 2 }),
      rectangle(left + 3, tall * -0.495, 14, tall * 0.15, glass),
    );
  const planks = repeat(5, (index) => trace`M${((index + 1) * 100) / 6} 0V${tall * -0.58}`);
  const drawing = layers(
    polygon(
      [
        [0, 0],
        [0, tall * -0.6],
        [50, -tall],
        [100, tall * -0.6],
        [100, 0],
      ],
      wall,
    ),
    stroke(planks, palette.ink, 1, { opacity: 0.1 }),
    stroke(trace`M-6 ${tall * -0.56}L50 ${-tall}L106 ${tall * -0.56}`, roof, 7.5),
    sideWindow(13),
    sideWindow(67),
    circle(50, tall * -0.75, 6.5, palette.cream),
    circle(50, tall * -0.75, 4.2, glass),
    rectangle(41, tall * -0.34, 18, tall * 0.34, palette.cream, { rx: 2 }),
    rectangle(43.5, tall * -0.31, 13, tall * 0.31, roof, { rx: 2 }),
  );
  return place(x, y, width / 100, drawing);
}

export function church(x: number, y: number, scale: number, palette: Palette): string {
  const drawing = layers(
    rectangle(0, -44, 46, 44, palette.white),
    polygon(
      [
        [-4, -42],
        [23, -66],
        [50, -42],
      ],
      palette.deep,
    ),
    rectangle(40, -70, 18, 70, palette.white),
    polygon(
      [
        [38, -69],
        [49, -112],
        [60, -69],
      ],
      palette.deep,
    ),
    rectangle(48, -120, 2, 9, palette.ochre),
    rectangle(45.5, -117, 7, 2, palette.ochre),
    repeat(3, (index) => path(`M${7 + index * 11} -14v-12a3 3 0 0 1 6 0v12z`, palette.window)),
    circle(49, -56, 4, palette.sunPale),
    path('M45 0v-14a4 4 0 0 1 8 0v14z', palette.deep),
  );
  return place(x, y, scale, drawing);
}

/** A window with the mountains outside. The inner svg element cuts the view at the frame. */
export function mountainWindow(x: number, y: number, width: number, height: number, palette: Palette): string {
  const view = layers(
    rectangle(0, 0, width, height, palette.pale),
    circle(width * 0.74, height * 0.3, height * 0.11, palette.isNight ? palette.moon : palette.sun),
    mountain(width * -0.15, height * 0.8, width * 0.75, height * 0.55, {
      lit: palette.soft,
      shade: palette.mid,
      snow: palette.white,
    }),
    mountain(width * 0.4, height * 0.8, width * 0.7, height * 0.4, { lit: palette.mid, shade: palette.deep }),
    rectangle(0, height * 0.78, width, height * 0.3, palette.mist),
  );
  return layers(
    rectangle(x - width * 0.03, y - width * 0.03, width * 1.06, height + width * 0.06, palette.white, { rx: 1 }),
    element('svg', { x, y, width, height }, view),
    rectangle(x + width * 0.488, y, width * 0.024, height, palette.white),
    rectangle(x - width * 0.05, y + height, width * 1.1, height * 0.05, palette.white, { rx: 0.5 }),
  );
}
