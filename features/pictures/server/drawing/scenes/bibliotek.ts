import { mountainWindow } from '../buildings.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { createDice, type Dice } from '../dice.ts';
import type { Palette } from '../palette.ts';
import { person } from '../people.ts';
import { cycle, ellipse, layers, path, place, polygon, rectangle, stroke } from '../shapes.ts';
import { ceilingLamp, pottedPlant } from '../things.ts';

/** The library: shelves, a reading chair under a lamp, a child on a cushion with a book. */
export function drawBibliotek(canvas: Canvas): string {
  const { width, height, middle, palette } = canvas;
  const roll = createDice(23);
  const floor = height * 0.84;
  const lampX = middle + 26;
  const lampLight = [
    [lampX - 8, height * 0.27],
    [lampX + 8, height * 0.27],
    [lampX + 20, height * 0.9],
    [lampX - 22, height * 0.9],
  ] as const;
  return layers(
    rectangle(0, 0, width, height, palette.mist),
    drawShelves(-4, middle - 34, canvas, floor, roll),
    drawShelves(middle + 44, width - middle - 40, canvas, floor, roll),
    mountainWindow(middle - 29, height * 0.12, 40, 36, palette),
    rectangle(0, floor, width, height - floor, mix(palette.wood, palette.paper, 0.5)),
    ellipse(middle + 6, height * 0.93, 62, 6, palette.coral, { opacity: 0.9 }),
    ellipse(middle + 6, height * 0.93, 50, 4.4, palette.rose, { opacity: 0.9 }),
    ceilingLamp(lampX, height * 0.22, 0.95, palette.sun, palette),
    polygon(lampLight, palette.sunPale, { opacity: 0.3 }),
    drawReaders(canvas),
    pottedPlant(middle - 41, height * 0.93, 0.6, palette),
  );
}

function drawShelves(x: number, width: number, { height, palette }: Canvas, floor: number, roll: Dice): string {
  const back = mix(palette.bark, '#3a2416', 0.3);
  const rowHeight = height * 0.2;
  const rows = [0.115, 0.355, 0.595].map((top) =>
    layers(
      rectangle(x + 1.4, height * top, width - 2.8, rowHeight, back),
      drawBooks(x + 2.2, x + width - 5.6, height * top + rowHeight, rowHeight, palette, roll),
    ),
  );
  return layers(rectangle(x, height * 0.08, width, floor - height * 0.08, palette.wood, { rx: 0.5 }), ...rows);
}

/** A row of books of many sizes, with a gap now and then where one is lent out. */
function drawBooks(start: number, end: number, board: number, rowHeight: number, palette: Palette, roll: Dice): string {
  const { coral, mid, sun, deep, cream, berry, soft, ochre } = palette;
  const spines = [coral, mid, sun, deep, cream, berry, soft, ochre] as const;
  const books: string[] = [];
  let x = start;
  while (x < end) {
    const width = 2.1 + roll() * 2;
    const height = rowHeight * (0.66 + roll() * 0.28);
    if (roll() > 0.9) {
      x += width * 1.5;
    } else {
      books.push(
        rectangle(x, board - height, width, height, cycle(spines, Math.floor(roll() * spines.length))),
        rectangle(x, board - height * 0.8, width, 0.7, palette.white, { opacity: 0.5 }),
      );
      x += width + 0.4;
    }
  }
  return books.join('');
}

function drawReaders({ height, middle, palette }: Canvas): string {
  const { skin, hair } = palette;
  const chair = layers(
    rectangle(-14, -46, 12, 40, palette.deep, { rx: 6 }),
    rectangle(-12, -24, 36, 20, palette.mid, { rx: 6 }),
    rectangle(-8, -5, 4, 7, palette.bark),
    rectangle(16, -5, 4, 7, palette.bark),
  );
  const book = (cover: string, fold: string) =>
    layers(path('M13 -46L26 -50L39 -46V-31L26 -35L13 -31Z', cover), stroke('M26 -50V-35', fold, 1.5));
  return layers(
    place(middle + 18, height * 0.91, 1.12, chair),
    person(middle + 18, height * 0.915, 52, {
      pose: 'sit',
      head: 'bun',
      headColour: hair.grey,
      skin: skin.fair,
      top: palette.cream,
      legs: palette.dark,
      inFront: book(palette.coral, palette.cream),
    }),
    person(middle - 22, height * 0.945, 40, {
      pose: 'sit',
      head: 'curls',
      headColour: hair.black,
      skin: skin.dark,
      top: palette.sun,
      legs: palette.deep,
      inFront: book(palette.white, palette.mid),
    }),
    rectangle(middle - 34, height * 0.945 - 9.6, 22, 8, palette.berry, { rx: 4 }),
  );
}
