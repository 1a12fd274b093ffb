import type { Palette } from './palette.ts';
import { circle, ellipse, layers, path, place, polygon, rectangle, repeat, stroke, trace } from './shapes.ts';

/** Things that stand in composed scenes, drawn around 0,0 on the ground, in the units of the sheet. */
export const tent = (x: number, y: number, { coral, cream, bark }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      path('M0 -34L26 0H-26Z', coral),
      path('M0 -22L9 0H-9Z', cream),
      stroke('M0 -34l-3 -4M0 -34l3 -4', bark, 1.2),
    ),
  );

export const campfire = (x: number, y: number, { bark, sun, coral }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      path('M0 -16Q9 -7 5 -1H-5Q-9 -7 0 -16Z', coral),
      path('M0 -10Q5 -5 3 -1H-3Q-5 -5 0 -10Z', sun),
      stroke('M-9 0L9 -2M9 0L-9 -2', bark, 2.4),
    ),
  );

export const kayak = (x: number, y: number, hull: string, { white }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      path('M-30 0Q0 -6 30 0Q0 8 -30 0Z', hull),
      ellipse(0, -0.6, 7, 1.8, '#22302f'),
      stroke('M-22 1Q0 5 22 1', white, 0.7),
    ),
  );

export const bicycle = (x: number, y: number, frame: string, { ink }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      circle(-11, -8, 8, 'none', { stroke: ink, 'stroke-width': 1.4 }),
      circle(13, -8, 8, 'none', { stroke: ink, 'stroke-width': 1.4 }),
      stroke('M-11 -8L-3 -18H9L1 -8H-11M9 -18L13 -8M9 -18L8 -22h4', frame, 1.8),
      stroke('M-6 -20h6', ink, 2),
    ),
  );

export const dog = (x: number, y: number, coat: string, { ink }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      stroke('M-7 -6V0M-4 -6V0M5 -6V0M8 -6V0', coat, 2),
      rectangle(-9, -11, 19, 7, coat, { rx: 3.5 }),
      circle(11, -13, 4, coat),
      path('M9 -16l-3 6h4Z', ink),
      circle(15, -12.4, 1, ink),
      stroke('M-9 -9q-4 -2 -4 -6', coat, 2),
    ),
  );

export const sheep = (x: number, y: number, { white, ink }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      stroke('M-6 -4V0M-2 -4V0M4 -4V0M7 -4V0', ink, 1.6),
      ellipse(0, -9, 11, 7, white),
      circle(-6, -12, 4, white),
      circle(4, -13, 4.6, white),
      ellipse(11, -11, 4, 3, ink),
      circle(12, -12, 0.6, white),
    ),
  );

export const pram = (x: number, y: number, body: string, { ink }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      path('M-10 -16H10Q8 -6 0 -6Q-8 -6 -10 -16Z', body),
      path('M0 -16V-26Q10 -25 10 -16Z', body),
      stroke('M-10 -16L-18 -22M-5 -6l-3 5M5 -6l3 5', ink, 1.4),
      circle(-8, -2, 2.6, 'none', { stroke: ink, 'stroke-width': 1.2 }),
      circle(8, -2, 2.6, 'none', { stroke: ink, 'stroke-width': 1.2 }),
    ),
  );

/** A table with a cloth to the front; what lies on it is handed in, drawn from its top's middle. */
export const table = (x: number, y: number, width: number, onTop: string, { white, bark }: Palette): string =>
  layers(
    stroke(trace`M${x - width * 0.4} ${y - 16}V${y}M${x + width * 0.4} ${y - 16}V${y}`, bark, 1.8),
    rectangle(x - width / 2, y - 18, width, 2.6, white, { rx: 1.3 }),
    place(x, y - 18, 1, onTop),
  );

export const stall = (x: number, y: number, awning: string, { white, wood, coral, leaf, ochre }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      stroke('M-20 -40V0M20 -40V0', wood, 1.6),
      rectangle(-21, -16, 42, 16, wood, { rx: 1 }),
      repeat(6, (index) => circle(-16 + index * 6.4, -18, 2.6, [coral, leaf, ochre][index % 3] ?? coral)),
      path('M-24 -34L-18 -44H18L24 -34Z', awning),
      repeat(6, (index) => path(trace`M${-24 + index * 8} -34h8v3a4 4 0 0 1 -8 0Z`, index % 2 ? white : awning)),
    ),
  );

export const easel = (x: number, y: number, { bark, white, sun, leaf, mid }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      stroke('M-10 0L0 -44L10 0M0 -40V0', bark, 1.6),
      rectangle(-13, -38, 26, 20, white, { rx: 0.6 }),
      path('M-11 -20L-4 -29L1 -23L6 -32L11 -20Z', mid),
      circle(-6, -33, 2.4, sun),
      rectangle(-11, -21.6, 22, 2, leaf),
    ),
  );

/** A potter's wheel with a bowl that is being made. */
export const pottersWheel = (x: number, y: number, { bark, steel, coral }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      rectangle(-3, -14, 6, 14, bark),
      ellipse(0, -15, 12, 2.4, steel),
      path('M-7 -26H7Q8 -20 4 -16H-4Q-8 -20 -7 -26Z', coral),
      ellipse(0, -26, 7, 1.6, bark),
    ),
  );

export const pots = (x: number, y: number, { coral, mid, ochre }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      path('M-14 0Q-18 -8 -12 -12H-6Q-1 -8 -4 0Z', mid),
      path('M0 0V-9H9V0Z', ochre),
      stroke('M9 -7q4 1 0 4', ochre, 1.2),
      path('M14 0Q11 -5 13 -14H17Q19 -5 16 0Z', coral),
    ),
  );

/** Seen from the side, with its screen lit. */
export const laptop = (fill: string, light: string): string =>
  layers(
    rectangle(-8, -1.4, 16, 1.8, fill, { rx: 0.8 }),
    rectangle(-7, -12, 14, 10.4, fill, { rx: 1 }),
    rectangle(-5.8, -10.8, 11.6, 8, light),
  );

export const chessboard = ({ cream, bark, ink, white }: Palette): string =>
  layers(
    polygon(
      [
        [-13, 0],
        [13, 0],
        [10, -5],
        [-10, -5],
      ],
      bark,
    ),
    repeat(4, (index) =>
      polygon(
        [
          [-10 + index * 5, -2.5],
          [-7.5 + index * 5, -2.5],
          [-7.2 + index * 4.6, -5],
          [-9.4 + index * 4.6, -5],
        ],
        cream,
      ),
    ),
    ...[-8, -3, 5].map((left) => layers(path(trace`M${left} -4v-4h2.4v4Z`, ink), circle(left + 1.2, -8.6, 1.5, ink))),
    ...[0, 8].map((left) => layers(path(trace`M${left} -2v-4h2.4v4Z`, white), circle(left + 1.2, -6.6, 1.5, white))),
  );

export const dinner = ({ coral, sun, leaf, steel, paper }: Palette): string =>
  layers(
    ...[-34, -17, 17, 34].map((left) =>
      layers(ellipse(left, -0.6, 6, 1.4, paper), ellipse(left, -1.6, 3, 1.4, left % 2 ? leaf : coral)),
    ),
    path('M-8 -1Q-9 -9 -6 -9H6Q9 -9 8 -1Z', steel),
    stroke('M-9 -6h-3M9 -6h3', steel, 1.4),
    stroke('M-2 -12q-1.6 -3 0 -5M3 -12q-1.6 -3 0 -5', sun, 1, { opacity: 0.7 }),
  );

export const telescope = (x: number, y: number, { steel, bark, sun }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      stroke('M0 -20L-8 0M0 -20L8 0M0 -20V0', bark, 1.6),
      stroke('M-12 -14L16 -34', steel, 5),
      stroke('M14 -32.6L18 -35.4', sun, 6.4),
    ),
  );

export const car = (x: number, y: number, body: string, { ink, window }: Palette): string =>
  place(
    x,
    y,
    1,
    layers(
      path('M-30 -6Q-30 -14 -20 -15L-12 -26H10L20 -15Q30 -14 30 -6Z', body),
      path('M-10 -24H-1V-15H-16ZM1 -24H9L16 -15H1Z', window),
      circle(-17, -5, 5, ink),
      circle(17, -5, 5, ink),
      circle(-17, -5, 2, '#ffffff'),
      circle(17, -5, 2, '#ffffff'),
    ),
  );
