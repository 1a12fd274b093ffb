import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { type Figure, person } from '../people.ts';
import { circle, type Facing, layers, path, place, rectangle, repeat } from '../shapes.ts';
import { bunting, ceilingLamp, steamingMug } from '../things.ts';

/** The language café: different people at one table, talking. */
export function drawSprak(canvas: Canvas): string {
  const { height, middle, palette } = canvas;
  return layers(
    drawRoom(canvas),
    drawGuests(canvas),
    drawSpeech(middle - 44, height * 0.31, 0.52, palette.white, palette.mid),
    drawSpeech(middle + 44, height * 0.29, 0.52, palette.mid, palette.white, 'left'),
    drawSpeech(middle + 2, height * 0.37, 0.4, palette.sunPale, palette.coral),
    drawTable(canvas),
  );
}

function drawRoom({ width, height, middle, palette }: Canvas): string {
  const { coral, mid, sun } = palette;
  const top = height * 0.06;
  return layers(
    rectangle(0, 0, width, height, mix(palette.mist, palette.cream, 0.4)),
    repeat(width / 30 + 1, (index) => rectangle(index * 30 - 4, 0, 15, height, palette.pale, { opacity: 0.3 })),
    rectangle(0, height * 0.86, width, height * 0.14, mix(palette.wood, palette.paper, 0.4)),
    ceilingLamp(middle, height * 0.13, 1, coral, palette),
    bunting(middle - 90, middle - 12, top, { sag: 5, pennant: 6, colours: [mid, sun, coral] }),
    bunting(middle + 12, middle + 90, top, { sag: 5, pennant: 6, colours: [coral, mid, sun] }),
  );
}

function drawGuests({ height, middle, isPanorama, palette }: Canvas): string {
  const { skin, hair } = palette;
  const guest = (at: number, figure: Omit<Figure, 'pose' | 'legs' | 'facing'>) =>
    person(middle + at, height * 0.92 + 6, 62, {
      ...figure,
      pose: 'hold',
      legs: palette.dark,
      facing: at < 0 ? 'right' : 'left',
    });
  const more = layers(
    guest(-98, { head: 'long', headColour: hair.chestnut, skin: skin.golden, top: palette.soft }),
    guest(98, { head: 'cap', headColour: palette.deep, skin: skin.brown, top: palette.ochre }),
  );
  return layers(
    guest(-60, { head: 'curls', headColour: hair.black, skin: skin.dark, top: palette.coral }),
    guest(-24, { head: 'bun', headColour: hair.blond, skin: skin.fair, top: palette.sun }),
    guest(24, { head: 'hijab', headColour: palette.berry, skin: skin.golden, top: palette.mid }),
    guest(60, { head: 'short', headColour: hair.grey, skin: skin.fair, top: palette.deep }),
    isPanorama ? more : '',
  );
}

function drawSpeech(x: number, y: number, scale: number, fill: string, dots: string, facing: Facing = 'right'): string {
  const drawing = layers(
    rectangle(-22, -30, 44, 25, fill, { rx: 11 }),
    path('M-8 -7L-14 3L2 -6Z', fill),
    circle(-10, -17.5, 2.7, dots),
    circle(0, -17.5, 2.7, dots),
    circle(10, -17.5, 2.7, dots),
  );
  return place(x, y, scale, drawing, facing);
}

function drawTable({ height, middle, isPanorama, palette }: Canvas): string {
  const top = height * 0.76;
  const reach = isPanorama ? 118 : 82;
  const books = layers(
    rectangle(-14, -4, 28, 4, palette.berry, { rx: 1 }),
    rectangle(-12, -8, 25, 4, palette.sun, { rx: 1 }),
  );
  return layers(
    rectangle(middle - reach + 6, top + 4, (reach - 6) * 2, 30, mix(palette.wood, palette.bark, 0.3)),
    rectangle(middle - reach, top, reach * 2, 4, palette.wood, { rx: 2 }),
    steamingMug(middle - 66, top, palette.sun),
    steamingMug(middle - 30, top, palette.mid),
    steamingMug(middle + 18, top, palette.coral),
    steamingMug(middle + 54, top, palette.white),
    place(middle - 4, top, 0.6, books),
  );
}
