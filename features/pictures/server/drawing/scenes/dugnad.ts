import { house } from '../buildings.ts';
import type { Canvas } from '../canvas.ts';
import { createDice, type Dice } from '../dice.ts';
import { cloud, fruitTree, hill, sky, stars } from '../landscape.ts';
import type { Palette } from '../palette.ts';
import { standing } from '../people.ts';
import { circle, cycle, ellipse, layers, path, place, rectangle, repeat, stroke, trace } from '../shapes.ts';

/** Neighbours working together: raking leaves, a wheelbarrow, apple trees. */
export function drawDugnad(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const roll = createDice(31);
  const leafColours = [palette.coral, palette.sun, palette.ochre] as const;
  return layers(
    sky(canvas, palette.skyTop, palette.skyLow),
    palette.isNight ? stars(width, height * 0.35, width / 6, 19) : '',
    cloud(width * 0.2, height * 0.15, 0.2, palette),
    cloud(width * 0.76, height * 0.2, 0.17, palette),
    hill(canvas, { y: height * 0.46, swell: 6, wavelength: 170, phase: 1, fill: palette.soft }),
    drawGardens(canvas),
    repeat(width / 7, (index) => rectangle(index * 7, height * 0.575, 3.4, 10, palette.white, { rx: 1.2 })),
    rectangle(0, height * 0.6, width, 1.5, palette.white),
    hill(canvas, { y: height * 0.68, swell: 1.6, wavelength: 150, phase: 0, fill: palette.grass }),
    repeat(width / 4, () =>
      ellipse(roll() * width, height * (0.72 + roll() * 0.26), 1.2, 0.7, cycle(leafColours, Math.floor(roll() * 3))),
    ),
    drawLeafPile(canvas, roll),
    drawNeighbours(canvas),
  );
}

function drawGardens({ width, height, palette }: Canvas): string {
  const walls = [palette.barn, palette.ochre, palette.plaster, palette.mid] as const;
  return repeat(width / 64 + 1, (index) =>
    layers(
      house(index * 66 + 6, height * 0.64, 28, 36, { wall: cycle(walls, index), palette }),
      index % 2
        ? fruitTree(index * 66 + 48, height * 0.68, 44, palette.leaf, palette.coral)
        : fruitTree(index * 66 + 48, height * 0.68, 44, palette.isNight ? palette.ochre : palette.sun, palette.barn),
    ),
  );
}

function drawLeafPile({ height, middle, palette }: Canvas, roll: Dice): string {
  const ground = height * 0.9;
  const leafColours = [palette.coral, palette.sun, palette.barn] as const;
  return layers(
    path(trace`M${middle - 4} ${ground + 2}q4 -15 14 -14q12 0 15 14Z`, palette.ochre),
    repeat(26, () => {
      const x = middle - 1 + roll() * 25;
      return ellipse(x, ground + 1 - roll() * 9, 1.7, 1, cycle(leafColours, Math.floor(roll() * 3)));
    }),
  );
}

function drawNeighbours({ height, middle, isPanorama, palette }: Canvas): string {
  const { skin, hair } = palette;
  const ground = height * 0.9;
  const rakeHead = trace`M${middle - 8} ${ground - 1}l9 -2m-8 3v1.6m3.4 -2.4v1.8m3.6 -2.4v1.8`;
  return layers(
    standing(middle - 28, ground, 50, {
      pose: 'work',
      head: 'beanie',
      headColour: palette.mid,
      skin: skin.fair,
      top: palette.coral,
      legs: palette.dark,
      inFront: stroke('M8 -84L48 -14', palette.wood, 3),
    }),
    stroke(rakeHead, palette.ink, 0.9),
    drawWheelbarrow(middle + 36, ground + 1, palette),
    standing(middle + 82, ground, 49, {
      pose: 'hold',
      head: 'hijab',
      headColour: palette.berry,
      skin: skin.golden,
      top: palette.sun,
      legs: palette.deep,
      facing: 'left',
    }),
    isPanorama
      ? standing(middle - 78, ground - 3, 46, {
          pose: 'hold',
          head: 'short',
          headColour: hair.grey,
          skin: skin.fair,
          top: palette.mid,
          legs: palette.dark,
          inFront: drawAppleCrate(palette),
        })
      : '',
    standing(middle - (isPanorama ? 110 : 60), ground - 2, 32, {
      pose: 'cheer',
      head: 'curls',
      headColour: hair.brown,
      skin: skin.brown,
      top: isPanorama ? palette.coral : palette.sun,
      legs: palette.dark,
    }),
  );
}

function drawWheelbarrow(x: number, y: number, palette: Palette): string {
  const drawing = layers(
    path('M-4 -26H36L28 -6H4Z', palette.mid),
    circle(8, -4, 7, palette.ink),
    circle(8, -4, 2.6, palette.steel),
    stroke('M30 -10L34 2M34 -24L56 -32', palette.bark, 3.4),
    circle(4, -28, 8, palette.leaf),
    circle(16, -31, 9, palette.leaf),
    circle(28, -28, 8, palette.leaf),
  );
  return place(x, y, 0.74, drawing);
}

function drawAppleCrate(palette: Palette): string {
  return layers(
    rectangle(12, -70, 26, 17, palette.wood, { rx: 2 }),
    circle(16, -71, 4.4, palette.coral),
    circle(24, -71, 4.4, palette.coral),
    circle(32, -71, 4.4, palette.coral),
  );
}
