import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';
import { type Figure, person } from '../people.ts';
import { circle, cycle, group, layers, path, place, rectangle, repeat, round, stroke } from '../shapes.ts';
import { pottedPlant } from '../things.ts';

/** Cooking together: a counter with pots and vegetables, tiles and a shelf behind. */
export function drawMatlaging(canvas: Canvas): string {
  const { height, middle, palette } = canvas;
  const counter = height * 0.72;
  return layers(
    drawWall(canvas),
    drawShelf(canvas),
    drawCooks(canvas, counter),
    drawCounter(canvas, counter),
    drawSteamingPot(middle + 22, counter, palette),
    drawChoppingBoard(middle - 38, counter, palette),
    drawBowl(middle + 66, counter, palette.sun, palette.leaf),
    drawBowl(middle - 66, counter, palette.coral, palette.sunPale),
  );
}

function drawWall({ width, height, palette }: Canvas): string {
  const plain = mix(palette.white, palette.pale, 0.25);
  return layers(
    rectangle(0, 0, width, height, mix(palette.cream, palette.pale, 0.35)),
    repeat(width / 11 + 1, (column) =>
      repeat(3, (row) => {
        const fill = (column + row) % 5 === 0 ? palette.soft : plain;
        return rectangle(column * 11 + 0.5, height * 0.4 + row * 11, 10, 10, fill, { rx: 0.3 });
      }),
    ),
  );
}

function drawShelf({ width, height, palette }: Canvas): string {
  const board = height * 0.26;
  const jar = layers(
    rectangle(-6, -16, 12, 16, palette.coral, { rx: 2 }),
    rectangle(-6, -19, 12, 4, palette.ink, { rx: 1 }),
  );
  const dish = path('M-9 -9H9Q8 0 0 0Q-8 0 -9 -9Z', palette.mid);
  const bottle = layers(
    rectangle(-5, -20, 10, 20, palette.sun, { rx: 3 }),
    rectangle(-3, -24, 6, 5, palette.bark, { rx: 1 }),
  );
  const things = [
    (x: number) => place(x, board, 0.62, jar),
    (x: number) => pottedPlant(x, board, 0.42, palette),
    (x: number) => place(x, board, 0.8, dish),
    (x: number) => place(x, board, 0.6, bottle),
  ] as const;
  return layers(
    rectangle(0, board, width, 2, palette.wood),
    repeat(width / 19, (index) => cycle(things, index)(index * 19 + 7)),
  );
}

function drawCooks({ middle, isPanorama, palette }: Canvas, counter: number): string {
  const { skin, hair } = palette;
  const cook = (at: number, size: number, apron: string, figure: Omit<Figure, 'pose' | 'legs' | 'inFront'>) =>
    person(middle + at, counter + 24, size, {
      ...figure,
      pose: 'hold',
      legs: palette.dark,
      inFront: path('M-8 -66H8L11 -34H-11Z', apron),
    });
  const more = layers(
    cook(-94, 58, palette.cream, {
      head: 'long',
      headColour: hair.blond,
      skin: skin.fair,
      top: palette.berry,
      facing: 'left',
    }),
    cook(94, 63, palette.cream, { head: 'hijab', headColour: palette.coral, skin: skin.golden, top: palette.deep }),
  );
  return layers(
    cook(-44, 60, palette.cream, { head: 'cap', headColour: palette.white, skin: skin.fair, top: palette.coral }),
    cook(0, 67, palette.sunPale, {
      head: 'bun',
      headColour: hair.black,
      skin: skin.brown,
      top: palette.mid,
      facing: 'left',
    }),
    cook(44, 56, palette.white, { head: 'curls', headColour: hair.chestnut, skin: skin.golden, top: palette.sun }),
    isPanorama ? more : '',
  );
}

function drawCounter({ width, height, palette }: Canvas, top: number): string {
  const door = mix(palette.mid, palette.deep, 0.35);
  return layers(
    rectangle(0, top, width, height - top, palette.mid),
    rectangle(0, top, width, 4, palette.wood),
    repeat(width / 34 + 1, (index) =>
      layers(
        rectangle(index * 34 + 2, top + 7, 30, 30, door, { rx: 0.5 }),
        rectangle(index * 34 + 13, top + 10, 8, 1.4, palette.sunPale, { rx: 0.7 }),
      ),
    ),
  );
}

function drawSteamingPot(x: number, y: number, palette: Palette): string {
  const drawing = layers(
    rectangle(-20, -20, 40, 20, palette.deep, { rx: 3 }),
    rectangle(-22, -23, 44, 5, palette.ink, { rx: 2 }),
    stroke('M-22 -13h-6M22 -13h6', palette.ink, 4),
    stroke('M-8 -30q-5 -6 0 -12t0 -12M6 -30q-5 -6 0 -12t0 -12', '#ffffff', 2.4, { opacity: 0.9 }),
  );
  return place(x, y, 0.62, drawing);
}

function drawChoppingBoard(x: number, y: number, palette: Palette): string {
  const carrot = layers(
    path('M-1.4 0Q0 9 0 9.9Q0 9 1.4 0Z', palette.coral),
    stroke('M0 0l-1.4 -3.2M0 0v-3.6M0 0l1.4 -3.2', palette.leaf, 0.9),
  );
  const layDown = (left: number, top: number, degrees: number) =>
    group(carrot, { transform: `translate(${round(left)} ${round(top)}) rotate(${degrees})` });
  return layers(
    rectangle(x, y - 2, 30, 2.4, palette.paper, { rx: 0.3 }),
    layDown(x + 4, y - 4, -70),
    layDown(x + 8, y - 5, -80),
    circle(x + 25, y - 5, 3.6, palette.coral),
    circle(x + 20, y - 4, 2.8, palette.leaf),
  );
}

function drawBowl(x: number, y: number, fill: string, content: string): string {
  const drawing = layers(
    circle(-8, -13, 6, content),
    circle(0, -15, 6, content),
    circle(8, -13, 6, content),
    path('M-16 -12H16Q14 0 0 0Q-14 0 -16 -12Z', fill),
  );
  return place(x, y, 0.62, drawing);
}
