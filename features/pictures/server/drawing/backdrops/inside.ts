import { mountainWindow } from '../buildings.ts';
import type { Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { createDice } from '../dice.ts';
import { circle, cycle, layers, path, polygon, rectangle, repeat, stroke, trace } from '../shapes.ts';
import { ceilingLamp, pottedPlant } from '../things.ts';

/** Under a roof. */
export const INSIDE = {
  /** A sports hall: wall bars, high windows and lines on the floor. */
  hall(canvas: Canvas): string {
    const { width, height, palette } = canvas;
    const floor = height * 0.68;
    return layers(
      rectangle(0, 0, width, floor, mix(palette.cream, palette.soft, 0.25)),
      repeat(width / 40 + 1, (index) =>
        rectangle(index * 40 + 4, height * 0.08, 30, height * 0.16, palette.window, { rx: 1 }),
      ),
      rectangle(0, height * 0.4, width, height * 0.06, palette.mid),
      repeat(width / 60 + 1, (index) => drawWallBars(index * 60 + 12, height * 0.34, floor, palette.wood)),
      rectangle(0, floor, width, height - floor, mix(palette.wood, palette.sunPale, 0.45)),
      stroke(trace`M0 ${height * 0.8}H${width}`, palette.white, 1.2),
      stroke(
        trace`M${width * 0.2} ${floor}L${width * 0.06} ${height}M${width * 0.8} ${floor}L${width * 0.94} ${height}`,
        palette.coral,
        1.2,
      ),
    );
  },

  /** A room for many things: windows, lamps, a plant. */
  room(canvas: Canvas): string {
    const { width, height, middle, palette } = canvas;
    return layers(
      rectangle(0, 0, width, height, mix(palette.cream, palette.soft, 0.16)),
      rectangle(0, height * 0.62, width, height * 0.2, mix(palette.cream, palette.soft, 0.34)),
      repeat(width / 90 + 1, (index) => mountainWindow(index * 90 + 12, height * 0.12, 46, 32, palette)),
      ceilingLamp(middle - 36, height * 0.14, 0.8, palette.coral, palette),
      ceilingLamp(middle + 36, height * 0.14, 0.8, palette.mid, palette),
      rectangle(0, height * 0.8, width, height * 0.2, mix(palette.wood, palette.paper, 0.45)),
      pottedPlant(middle + 80, height * 0.86, 0.8, palette),
    );
  },

  /** A living room: striped wallpaper, pictures and a standard lamp. */
  parlour(canvas: Canvas): string {
    const { width, height, middle, palette } = canvas;
    const wall = mix(palette.rose, palette.cream, 0.5);
    return layers(
      rectangle(0, 0, width, height, wall),
      repeat(width / 10, (index) => rectangle(index * 10, 0, 4, height * 0.8, lighten(wall, 0.3), { opacity: 0.6 })),
      ...[-64, -34, 34].map((at, position) =>
        drawFrame(middle + at, height * (0.14 + (position % 2) * 0.06), position, palette),
      ),
      mountainWindow(middle - 8, height * 0.12, 30, 30, palette),
      rectangle(0, height * 0.78, width, height * 0.22, mix(palette.bark, palette.paper, 0.45)),
      rectangle(0, height * 0.77, width, 1.8, palette.cream),
      stroke(trace`M${middle - 78} ${height * 0.84}V${height * 0.42}`, palette.bark, 1.6),
      path(trace`M${middle - 88} ${height * 0.44}h20l-4 -13h-12Z`, palette.sunPale),
    );
  },

  /** A classroom: a board, a clock and pegs. */
  classroom(canvas: Canvas): string {
    const { width, height, middle, palette } = canvas;
    return layers(
      rectangle(0, 0, width, height, mix(palette.cream, palette.leaf, 0.18)),
      rectangle(0, height * 0.6, width, height * 0.2, mix(palette.cream, palette.leaf, 0.36)),
      rectangle(middle - 46, height * 0.1, 74, 34, palette.wood, { rx: 1 }),
      rectangle(middle - 44, height * 0.12, 70, 30, palette.pine),
      stroke(trace`M${middle - 36} ${height * 0.2}h20m4 0h12M${middle - 36} ${height * 0.28}h30`, palette.cream, 1.2, {
        opacity: 0.8,
      }),
      circle(middle + 50, height * 0.18, 7, palette.white),
      stroke(trace`M${middle + 50} ${height * 0.18}v-5m0 5h3.6`, palette.ink, 1),
      repeat(4, (index) =>
        rectangle(
          middle + 44 + index * 11,
          height * 0.4,
          7,
          14,
          cycle([palette.coral, palette.mid, palette.sun, palette.berry], index),
          { rx: 2 },
        ),
      ),
      rectangle(0, height * 0.8, width, height * 0.2, mix(palette.steel, palette.paper, 0.6)),
    );
  },

  /** A room with shelves full of books. */
  shelves(canvas: Canvas): string {
    const { width, height, palette } = canvas;
    const { coral, mid, sun, berry, leaf, cream } = palette;
    const roll = createDice(5);
    const row = (y: number) =>
      layers(
        repeat(width / 4.4, (index) => {
          const tall = 10 + roll() * 6;
          return rectangle(
            index * 4.4 + 0.4,
            y - tall,
            3.4,
            tall,
            cycle([coral, mid, sun, berry, leaf, cream], Math.floor(roll() * 6)),
          );
        }),
        rectangle(0, y, width, 1.8, palette.bark),
      );
    return layers(
      rectangle(0, 0, width, height, mix(palette.wood, palette.paper, 0.5)),
      row(height * 0.2),
      row(height * 0.42),
      row(height * 0.64),
      rectangle(0, height * 0.76, width, height * 0.24, mix(palette.berry, palette.rose, 0.35)),
    );
  },

  /** A workshop: tools on the wall and a bench along it. */
  workshop(canvas: Canvas): string {
    const { width, height, palette } = canvas;
    return layers(
      rectangle(0, 0, width, height, mix(palette.paper, palette.soft, 0.2)),
      rectangle(0, height * 0.08, width, height * 0.36, mix(palette.wood, palette.cream, 0.55)),
      repeat(width / 36 + 1, (index) => drawTools(index * 36 + 8, height * 0.12, palette)),
      rectangle(0, height * 0.78, width, height * 0.22, mix(palette.steel, palette.paper, 0.5)),
    );
  },

  /** A stage seen from the hall. */
  stage(canvas: Canvas): string {
    const { width, height, middle, palette } = canvas;
    const folds = repeat(width / 14 + 1, (index) =>
      rectangle(index * 14, 0, 7.4, height * 0.78, darken(palette.berry, 0.16), { opacity: 0.6 }),
    );
    return layers(
      rectangle(0, 0, width, height, palette.berry),
      folds,
      polygon(
        [
          [middle - 60, 0],
          [middle - 44, 0],
          [middle + 6, height * 0.8],
          [middle - 66, height * 0.8],
        ],
        palette.sunPale,
        { opacity: 0.22 },
      ),
      polygon(
        [
          [middle + 60, 0],
          [middle + 44, 0],
          [middle - 6, height * 0.8],
          [middle + 66, height * 0.8],
        ],
        palette.sunPale,
        { opacity: 0.22 },
      ),
      rectangle(0, height * 0.76, width, height * 0.24, palette.wood),
      rectangle(0, height * 0.76, width, 1.6, lighten(palette.wood, 0.3)),
      rectangle(0, 0, width, height * 0.07, palette.mid),
    );
  },
} as const satisfies Record<string, (canvas: Canvas) => string>;

function drawFrame(x: number, y: number, position: number, { wood, cream, mid, leaf, sun }: Canvas['palette']): string {
  return layers(
    rectangle(x, y, 20, 16, wood, { rx: 1 }),
    rectangle(x + 2, y + 2, 16, 12, cream),
    path(trace`M${x + 2} ${y + 14}l6 -8l4 4l3 -4l3 8Z`, position % 2 ? leaf : mid),
    circle(x + 14, y + 5, 1.6, sun),
  );
}

function drawWallBars(x: number, top: number, floor: number, colour: string): string {
  return layers(
    stroke(trace`M${x} ${top}V${floor}M${x + 22} ${top}V${floor}`, colour, 1.6),
    repeat(7, (index) => stroke(trace`M${x} ${top + 3 + index * 4.6}h22`, colour, 1)),
  );
}

function drawTools(x: number, y: number, { steel, bark, coral, ink }: Canvas['palette']): string {
  return layers(
    stroke(trace`M${x} ${y + 4}v18`, bark, 1.8),
    rectangle(x - 4, y + 2, 8, 4, ink, { rx: 1 }),
    path(trace`M${x + 10} ${y + 4}h14l-3 8h-11Z`, steel),
    stroke(trace`M${x + 8} ${y + 7}h-2`, bark, 3),
    circle(x + 18, y + 22, 4, 'none', { stroke: coral, 'stroke-width': 1.6 }),
  );
}
