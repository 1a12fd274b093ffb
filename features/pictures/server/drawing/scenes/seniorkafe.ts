import { mountainWindow } from '../buildings.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';
import { type Figure, person } from '../people.ts';
import { circle, ellipse, type Facing, layers, path, place, rectangle, repeat, stroke, trace } from '../shapes.ts';
import { ceilingLamp, pottedPlant, steamingMug } from '../things.ts';

/** Two friends with coffee and waffles, the fjord outside the windows. */
export function drawSeniorkafe(canvas: Canvas): string {
  const { height, middle, isPanorama, palette } = canvas;
  const { skin, hair } = palette;
  return layers(
    drawRoom(canvas),
    ceilingLamp(middle, height * 0.16, 0.9, palette.mid, palette),
    drawGuest(canvas, -38, 'right', {
      head: 'bun',
      headColour: hair.grey,
      skin: skin.fair,
      top: palette.mid,
      legs: palette.dark,
    }),
    drawGuest(canvas, 38, 'left', {
      head: 'short',
      headColour: hair.white,
      skin: skin.golden,
      top: palette.berry,
      legs: palette.ink,
    }),
    drawTable(middle, height * 0.68, palette),
    isPanorama ? drawThirdGuest(canvas) : '',
    isPanorama
      ? pottedPlant(middle + 92, height * 0.93, 0.9, palette)
      : pottedPlant(middle + 74, height * 0.93, 0.8, palette),
  );
}

function drawRoom({ width, height, middle, palette }: Canvas): string {
  const windowsOnEachSide = Math.ceil(width / 164);
  return layers(
    rectangle(0, 0, width, height, mix(palette.cream, palette.rose, 0.22)),
    rectangle(0, height * 0.6, width, height * 0.3, mix(palette.cream, palette.rose, 0.45)),
    rectangle(0, height * 0.59, width, 1.2, palette.white),
    repeat(windowsOnEachSide * 2 + 1, (index) =>
      drawCurtainedWindow(middle - 32 + (index - windowsOnEachSide) * 82, height, palette),
    ),
    rectangle(0, height * 0.88, width, height * 0.12, mix(palette.wood, palette.paper, 0.4)),
  );
}

function drawCurtainedWindow(x: number, height: number, palette: Palette): string {
  const top = height * 0.07;
  return layers(
    mountainWindow(x, height * 0.1, 64, 40, palette),
    path(trace`M${x - 3} ${top}h14q-2 24 -14 36Z`, palette.coral, { opacity: 0.9 }),
    path(trace`M${x + 67} ${top}h-14q2 24 14 36Z`, palette.coral, { opacity: 0.9 }),
    rectangle(x - 5, height * 0.055, 74, 1.6, palette.bark, { rx: 0.8 }),
  );
}

function drawGuest(canvas: Canvas, at: number, facing: Facing, figure: Omit<Figure, 'pose' | 'facing'>): string {
  const x = canvas.middle + at;
  const floor = canvas.height * 0.93;
  const chair = stroke('M-14 -64V0M-14 -30H14V0', canvas.palette.bark, 4);
  return layers(place(x, floor, 0.56, chair, facing), person(x, floor, 56, { ...figure, pose: 'sit', facing }));
}

function drawTable(x: number, y: number, palette: Palette): string {
  const teeth = 'l-2 9l-5 -3l-5 3l-5 -3l-5 3l-5 -3l-5 3l-5 -3l-5 3Z';
  return layers(
    rectangle(x - 1.2, y + 2, 2.4, 23, palette.bark),
    path(trace`M${x - 22} ${y + 2.5}h44` + teeth, palette.coral),
    rectangle(x - 25, y, 50, 2.6, palette.white, { rx: 1.3 }),
    drawWaffles(x + 5, y - 0.5, palette),
    steamingMug(x - 16, y, palette.sun),
    steamingMug(x + 18, y, palette.mid),
    drawCoffeePot(x - 6, y, palette),
  );
}

function drawWaffles(x: number, y: number, palette: Palette): string {
  const heart = (left: number, top: number) =>
    path(`M${left} ${top}c-7 -5 -4 -9 0 -5.4c4 -3.6 7 .4 0 5.4z`, palette.ochre);
  const drawing = layers(
    ellipse(0, 2, 17, 3.4, palette.white),
    heart(-6, 1),
    heart(6, 1),
    heart(0, -1),
    circle(0, -5, 1.8, palette.coral),
  );
  return place(x, y, 0.52, drawing);
}

function drawCoffeePot(x: number, y: number, palette: Palette): string {
  const drawing = layers(
    path('M-8 0Q-10 -18 -4 -20H4Q10 -18 8 0Z', palette.steel),
    stroke('M8 -14q7 0 4 8', palette.steel, 2.2),
    stroke('M-8 -10l-8 -7', palette.steel, 3),
    circle(0, -22, 2, palette.ink),
  );
  return place(x, y, 0.62, drawing);
}

function drawThirdGuest(canvas: Canvas): string {
  const { height, middle, palette } = canvas;
  const top = height * 0.7;
  return layers(
    drawGuest(canvas, -108, 'right', {
      head: 'hijab',
      headColour: palette.deep,
      skin: palette.skin.golden,
      top: palette.ochre,
      legs: palette.dark,
    }),
    rectangle(middle - 84, top, 2, 23, palette.bark),
    rectangle(middle - 96, top, 26, 2.4, palette.white, { rx: 1 }),
    steamingMug(middle - 84, top, palette.coral),
  );
}
