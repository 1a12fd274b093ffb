import { house } from '../buildings.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { sky } from '../landscape.ts';
import type { Palette } from '../palette.ts';
import { type Figure, standing } from '../people.ts';
import { circle, cycle, ellipse, layers, path, place, rectangle, repeat, stroke, trace } from '../shapes.ts';
import { bunting } from '../things.ts';

/** The school band marching through a street with bunting. */
export function drawMusikk(canvas: Canvas): string {
  const { width, height, middle, palette } = canvas;
  const street = height * 0.75;
  const walls = [palette.plaster, palette.coral, palette.ochre, palette.pale, palette.barn] as const;
  const colours = [palette.coral, palette.mid, palette.sun, palette.white] as const;
  return layers(
    palette.isNight
      ? sky(canvas, palette.skyTop, palette.skyLow)
      : sky(canvas, mix(palette.sunPale, palette.cream, 0.5), '#fdf4e4'),
    repeat(width / 25 + 1, (index) =>
      house(index * 26 - 6, height * 0.76, 21, 34 + (index % 3) * 7, { wall: cycle(walls, index), palette }),
    ),
    rectangle(0, street, width, height - street, palette.paper),
    rectangle(0, street, width, 1.4, mix(palette.paper, palette.bark, 0.25)),
    repeat(width / 16, (index) =>
      stroke(trace`M${index * 16} ${height * (0.82 + (index % 3) * 0.06)}h7`, palette.wood, 0.6, { opacity: 0.4 }),
    ),
    repeat(width / 80 + 1, (index) =>
      bunting(index * 80 - 6, index * 80 + 74, height * 0.05, { sag: 7, pennant: 7, colours }),
    ),
    drawBand(canvas),
    drawNotes(middle - height * 0.576, 30, palette),
    drawNotes(middle + height * 0.48, 36, palette),
    drawNotes(middle + height * 0.032, 27, palette),
  );
}

function drawBand({ height, middle, isPanorama, palette }: Canvas): string {
  const { skin, hair } = palette;
  const uniform = layers(
    rectangle(-10, -73, 5, 4, palette.sun, { rx: 1 }),
    rectangle(5.5, -73, 5, 4, palette.sun, { rx: 1 }),
    stroke('M0 -70V-50', palette.sun, 1.6),
  );
  const march = (
    at: number,
    size: number,
    instrument: string,
    figure: Pick<Figure, 'pose' | 'skin'> & Partial<Figure>,
  ) =>
    standing(middle + at, height * 0.9, size, {
      top: palette.mid,
      legs: palette.cream,
      head: 'cap',
      headColour: palette.deep,
      inFront: instrument + uniform,
      ...figure,
    });
  const more = layers(
    march(-88, 44, drawFlute(palette), { pose: 'blow', skin: skin.golden }),
    march(72, 46, drawHorn(palette), { pose: 'blow', skin: skin.brown }),
    march(104, 44, '', { pose: 'walk', skin: skin.fair, head: 'long', headColour: hair.blond }),
  );
  return layers(
    isPanorama ? more : '',
    march(-50, 48, drawTrumpet(palette), { pose: 'blow', skin: skin.brown }),
    march(-8, 52, drawDrum(palette), { pose: 'hold', skin: skin.fair, head: 'long', headColour: hair.chestnut }),
    march(34, 48, drawHorn(palette), { pose: 'blow', skin: skin.golden }),
  );
}

function drawDrum(palette: Palette): string {
  return layers(
    rectangle(4, -60, 27, 22, palette.white, { rx: 3 }),
    rectangle(4, -60, 27, 4, palette.coral, { rx: 2 }),
    rectangle(4, -42, 27, 4, palette.coral, { rx: 2 }),
    stroke('M22 -60l10 -14M10 -60l8 -14', palette.wood, 2.2),
  );
}

function drawTrumpet(palette: Palette): string {
  return layers(
    stroke('M12 -84H40', palette.sun, 3.4),
    path('M38 -89L50 -92V-76L38 -79Z', palette.sun),
    rectangle(20, -82, 12, 7, palette.ochre, { rx: 3 }),
  );
}

function drawHorn(palette: Palette): string {
  return layers(
    circle(22, -66, 12, 'none', { stroke: palette.sun, 'stroke-width': 5 }),
    path('M26 -78L40 -98L50 -88L33 -70Z', palette.sun),
    stroke('M10 -84L16 -76', palette.sun, 3.4),
  );
}

function drawFlute(palette: Palette): string {
  return stroke('M4 -83H44', palette.steel, 3.6);
}

function drawNotes(x: number, y: number, palette: Palette): string {
  const colour = palette.isNight ? palette.cream : palette.deep;
  const drawing = layers(
    stroke('M4 0V-14L14 -17V-3', colour, 1.7),
    ellipse(1.4, 0, 3.3, 2.5, colour),
    ellipse(11.4, -3, 3.3, 2.5, colour),
  );
  return place(x, y, 0.5, drawing);
}
