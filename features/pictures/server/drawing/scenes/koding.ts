import type { Canvas } from '../canvas.ts';
import { darken, mix } from '../colour.ts';
import type { Palette } from '../palette.ts';
import { type Figure, person } from '../people.ts';
import { circle, cycle, layers, place, polygon, rectangle, repeat, stroke } from '../shapes.ts';
import { pottedPlant, steamingMug } from '../things.ts';

/** The code club: desks, screens and a small robot that waves. */
export function drawKoding(canvas: Canvas): string {
  const { width, height, middle, isPanorama, palette } = canvas;
  const desk = height * 0.76;
  const wall = mix(palette.base, '#101c28', palette.isNight ? 0.76 : 0.62);
  const screens = isPanorama ? [-82, -29, 29, 82] : [-29, 29];
  return layers(
    rectangle(0, 0, width, height, wall),
    circle(middle, height * 0.44, 46, palette.mid, { opacity: 0.5 }),
    circle(middle, height * 0.44, 31, palette.soft, { opacity: 0.3 }),
    drawWallSigns(canvas),
    drawChildren(canvas, desk),
    rectangle(0, desk, width, height - desk, darken(wall, 0.3)),
    rectangle(0, desk, width, 3.4, palette.wood),
    ...screens.map((at) => drawScreen(middle + at, desk, palette)),
    drawRobot(middle, desk, palette),
    steamingMug(middle - 46, desk, palette.coral),
    pottedPlant(middle + 47, desk, 0.42, palette),
  );
}

function drawWallSigns({ width, height, palette }: Canvas): string {
  const brackets = stroke('M6 -8L0 0L6 8M14 -8L20 0L14 8', palette.soft, 2.6);
  const signs = [
    (x: number, y: number) => place(x, y, 0.34, brackets),
    (x: number, y: number) => circle(x, y, 1.3, palette.sun),
    (x: number, y: number) => rectangle(x, y, 4, 4, 'none', { rx: 0.3, stroke: palette.coral, 'stroke-width': 0.8 }),
    (x: number, y: number) =>
      polygon(
        [
          [x, y + 4],
          [x + 2.4, y],
          [x + 4.8, y + 4],
        ],
        palette.rose,
      ),
  ] as const;
  return repeat(width / 24, (index) => {
    const y = height * (0.1 + ((index * 7) % 5) * 0.055);
    return cycle(signs, index)(index * 24 + 9, y);
  });
}

function drawChildren({ middle, isPanorama, palette }: Canvas, desk: number): string {
  const { skin, hair } = palette;
  const child = (at: number, figure: Omit<Figure, 'pose' | 'legs'>) =>
    person(middle + at, desk + 22, 58, { ...figure, pose: 'hold', legs: palette.dark });
  const more = layers(
    child(-106, { head: 'curls', headColour: hair.chestnut, skin: skin.dark, top: palette.soft }),
    child(106, { head: 'hijab', headColour: palette.berry, skin: skin.golden, top: palette.rose, facing: 'left' }),
  );
  return layers(
    child(-52, { head: 'beanie', headColour: palette.sun, skin: skin.fair, top: palette.coral }),
    child(52, { head: 'long', headColour: hair.black, skin: skin.brown, top: palette.sun, facing: 'left' }),
    isPanorama ? more : '',
  );
}

function drawScreen(x: number, y: number, palette: Palette): string {
  const codeLine = (row: number, indent: number, length: number, colour: string) =>
    rectangle(-16 + indent, -34 + row * 4.2, length, 2, colour, { rx: 1 });
  const drawing = layers(
    rectangle(-23, -40, 46, 30, palette.ink, { rx: 3 }),
    rectangle(-20.5, -37.5, 41, 25, mix(palette.base, '#0b1622', 0.35), { rx: 1.5 }),
    codeLine(0, 0, 14, palette.sun),
    codeLine(1, 4, 20, palette.soft),
    codeLine(2, 4, 11, palette.coral),
    codeLine(3, 8, 16, palette.white),
    codeLine(4, 0, 9, palette.sun),
    rectangle(-3, -11, 6, 8, palette.steel),
    rectangle(-11, -4, 22, 4, palette.steel, { rx: 2 }),
  );
  return place(x, y, 0.62, drawing);
}

function drawRobot(x: number, y: number, palette: Palette): string {
  const antenna = layers(stroke('M0 -62V-70', palette.steel, 2.4), circle(0, -72, 3.6, palette.coral));
  const face = layers(
    rectangle(-19, -62, 38, 28, palette.white, { rx: 9 }),
    rectangle(-14, -56, 28, 16, palette.deep, { rx: 7 }),
    circle(-6, -48, 3.4, palette.sun),
    circle(6, -48, 3.4, palette.sun),
  );
  const body = layers(
    rectangle(-15, -31, 30, 25, palette.soft, { rx: 6 }),
    circle(0, -19, 4.4, palette.coral),
    stroke('M-15 -25L-25 -16M15 -25L27 -38', palette.steel, 4.4),
    circle(28, -40, 4, palette.coral),
    rectangle(-14, -6, 10, 6, palette.ink, { rx: 3 }),
    rectangle(4, -6, 10, 6, palette.ink, { rx: 3 }),
  );
  return place(x, y, 0.58, layers(antenna, face, body));
}
