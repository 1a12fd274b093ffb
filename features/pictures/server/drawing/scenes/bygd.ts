import { church, house } from '../buildings.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { createDice, type Dice } from '../dice.ts';
import { cloud, hill, mountain, sky, spruce, stars, sunOrMoon } from '../landscape.ts';
import { type Figure, person } from '../people.ts';
import { cycle, layers, path, rectangle, repeat, stroke, trace } from '../shapes.ts';
import { motorBoat, sailingBoat } from '../things.ts';

/** The fjord, the mountains and a small town by the water. Wide pictures leave room for words on the left. */
export function drawBygd(canvas: Canvas): string {
  const { width, height, isWide, words, palette } = canvas;
  const roll = createDice(7);
  // The town is above the search field where that reaches from side to side.
  const sea = height * (words === 'below' ? 0.5 : 0.72);
  const shore = words === 'below' ? width - Math.min(100, width * 0.36) : width * (isWide ? 0.49 : 0.3);
  const sunX = words === 'below' ? width - 9 : width * (isWide ? (palette.isNight ? 0.6 : 0.805) : 0.91);
  return layers(
    sky(canvas, palette.skyTop, palette.skyLow),
    palette.isNight ? stars(width, height * 0.5, width / 6, 3) : drawClouds(canvas),
    sunOrMoon(
      sunX,
      height * (isWide && words !== 'below' ? 0.17 : 0.1),
      words === 'below' ? 4.5 : palette.isNight ? 5 : 7,
      palette,
    ),
    drawMountains(canvas, sea),
    rectangle(0, sea - 0.4, width, height - sea + 0.4, palette.water),
    rectangle(0, sea - 0.4, width, 1.1, palette.white, { opacity: 0.4 }),
    repeat(width / 14, () => {
      const ripple = trace`M${roll() * width} ${sea + 3 + roll() * (height - sea) * 0.8}h${4 + roll() * 12}`;
      return stroke(ripple, palette.isNight ? palette.sunPale : palette.white, 0.5, { opacity: 0.6 });
    }),
    isWide ? sailingBoat(width * 0.405, sea + 17.5, 0.28, palette) : sailingBoat(width * 0.16, sea + 9, 0.34, palette),
    isWide ? motorBoat(width * 0.17, sea + 19, 0.28, palette) : '',
    drawHeadland(canvas, shore, sea),
    repeat((width - shore) / 9, (index) =>
      index % 3 === 1
        ? ''
        : spruce(shore + 22 + index * 9 + roll() * 4, sea - 7 - (index % 2) * 3, 13 + roll() * 8, palette.pine),
    ),
    church(shore + (width - shore) * 0.6, sea - 7, 0.26, palette),
    drawHouses(canvas, shore, sea, roll),
    drawQuay(canvas, shore, sea),
    drawPeople(canvas, shore, sea),
    hill(canvas, { y: height - 2.5, swell: 2, wavelength: 200, phase: 2.6, fill: palette.pine }),
  );
}

function drawClouds({ width, height, isWide, words, palette }: Canvas): string {
  if (words === 'below') return cloud(width - 46, height * 0.08, 0.125, palette);
  return layers(
    cloud(width * 0.6, height * 0.16, 0.18, palette),
    cloud(width * (isWide ? 0.93 : 0.17), height * 0.1, 0.125, palette),
    cloud(width * 0.475, height * 0.34, 0.11, palette),
  );
}

function drawMountains(canvas: Canvas, sea: number): string {
  const { width, isWide, words, palette } = canvas;
  const { pale, soft, mid, snow } = palette;
  if (words === 'below') {
    return layers(
      mountain(-40, sea, 150, 9, { lit: pale, shade: mix(pale, soft, 0.5) }),
      mountain(width - 58, sea, 90, 34, { lit: soft, shade: mix(soft, mid, 0.7), snow }),
      hill(canvas, { y: sea - 4, swell: 2, wavelength: 160, phase: 1.2, fill: mix(soft, mid, 0.55) }),
    );
  }
  return layers(
    mountain(width - 150, sea, 125, isWide ? 50 : 32, { lit: pale, shade: mix(pale, soft, 0.7), snow }),
    mountain(width - 200, sea, 120, isWide ? 34 : 26, { lit: pale, shade: mix(pale, soft, 0.55), snow }),
    mountain(-52, sea, 120, 24, { lit: pale, shade: mix(pale, soft, 0.5) }),
    mountain(width - 75, sea, 115, isWide ? 58 : 40, { lit: soft, shade: mix(soft, mid, 0.7), snow }),
    hill(canvas, { y: sea - 9, swell: 4.4, wavelength: 160, phase: 1.2, fill: mix(soft, mid, 0.55) }),
  );
}

function drawHeadland({ width, palette }: Canvas, shore: number, sea: number): string {
  const skyward = trace`M${shore - 12} ${sea + 9}Q${shore + 4} ${sea - 3} ${shore + 30} ${sea - 6}T${width} ${sea - 13}`;
  const seaward = trace`V${sea + 9}Q${shore + 60} ${sea + 15} ${shore - 12} ${sea + 9}Z`;
  return path(skyward + seaward, palette.leaf);
}

function drawHouses({ width, palette }: Canvas, shore: number, sea: number, roll: Dice): string {
  const { barn, plaster, ochre, mid, coral } = palette;
  const walls = [barn, plaster, ochre, mid, barn, plaster, coral, ochre, mid] as const;
  return repeat((width - shore) / 17, (index) => {
    const left = shore + 13 + index * 17 + roll() * 2;
    return house(left, sea + 2.4, 10.5 + roll() * 3, 14 + roll() * 5, { wall: cycle(walls, index), palette });
  });
}

function drawQuay({ width, palette }: Canvas, shore: number, sea: number): string {
  return layers(
    rectangle(shore + 6, sea + 2, width - shore, 3.2, palette.wood),
    repeat((width - shore) / 8, (index) => rectangle(shore + 9 + index * 8, sea + 4, 1.2, 7, palette.bark)),
  );
}

function drawPeople({ width, palette }: Canvas, shore: number, sea: number): string {
  const { skin, hair } = palette;
  const townspeople: (Omit<Figure, 'legs'> & { at: number; size: number })[] = [
    { at: 20, size: 9, pose: 'wave', top: palette.coral, head: 'short', headColour: hair.brown, skin: skin.fair },
    { at: 27, size: 9, pose: 'walk', top: palette.sun, head: 'long', headColour: hair.grey, skin: skin.golden },
    { at: 33, size: 6.6, pose: 'walk', top: palette.mid, head: 'beanie', headColour: palette.coral, skin: skin.fair },
    { at: 58, size: 9, pose: 'stand', top: palette.berry, head: 'bun', headColour: hair.brown, skin: skin.golden },
    { at: 63, size: 6.6, pose: 'cheer', top: palette.cream, head: 'curls', headColour: hair.black, skin: skin.brown },
    { at: 92, size: 9, pose: 'walk', top: palette.sun, head: 'cap', headColour: palette.deep, skin: skin.fair },
    { at: 99, size: 9, pose: 'walk', top: palette.coral, head: 'hijab', headColour: palette.berry, skin: skin.golden },
  ];
  return townspeople
    .filter(({ at }) => shore + at < width - 4)
    .map(({ at, size, ...figure }) => person(shore + at, sea + 2.3, size, { ...figure, legs: palette.dark }))
    .join('');
}
