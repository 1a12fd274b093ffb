import { house } from '../buildings.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { birch, cloud, hill, sky, stars } from '../landscape.ts';
import { type Figure, groundShadow, standing } from '../people.ts';
import { cycle, layers, place, polygon, rectangle, repeat, stroke, trace } from '../shapes.ts';
import { football } from '../things.ts';

/** Children's football: players, a goal, houses and birches behind. */
export function drawFotball(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const pitch = height * 0.5;
  return layers(
    sky(canvas, palette.skyTop, palette.skyLow),
    palette.isNight ? stars(width, height * 0.35, width / 6, 17) : '',
    cloud(width * 0.12, height * 0.16, 0.2, palette),
    cloud(width * 0.7, height * 0.12, 0.18, palette),
    hill(canvas, { y: height * 0.4, swell: 5, wavelength: 190, phase: 0.4, fill: palette.soft }),
    hill(canvas, {
      y: height * 0.46,
      swell: 3,
      wavelength: 120,
      phase: 2,
      fill: mix(palette.soft, palette.pine, 0.6),
    }),
    drawNeighbourhood(canvas, pitch + 1),
    rectangle(0, pitch, width, height - pitch, palette.grass),
    repeat(width / 40 + 2, (index) => {
      const left = index * 40 - 20;
      return polygon(
        [
          [left, pitch],
          [left + 20, pitch],
          [left + 8, height],
          [left - 24, height],
        ],
        palette.leaf,
        {
          opacity: 0.5,
        },
      );
    }),
    stroke(trace`M0 ${height * 0.6}H${width}`, palette.white, 0.9, { opacity: 0.9 }),
    drawGoal(width - 58, height * 0.66),
    drawPlayers(canvas),
  );
}

function drawNeighbourhood({ width, palette }: Canvas, ground: number): string {
  const walls = [palette.barn, palette.plaster, palette.ochre, palette.mid] as const;
  return repeat(width / 40, (index) =>
    layers(
      house(index * 44 + 12, ground, 13, 15, { wall: cycle(walls, index), palette }),
      birch(index * 44 + 33, ground, 26, index % 2 ? palette.ochre : palette.leaf, palette),
      birch(index * 44 + 2, ground, 21, palette.leaf, palette),
    ),
  );
}

function drawGoal(x: number, y: number): string {
  const net = layers(
    repeat(9, (index) => `M${index * 6} -30V0`),
    repeat(5, (index) => `M0 ${-index * 6 - 3}H48`),
  );
  return place(
    x,
    y,
    0.98,
    layers(stroke(net, '#ffffff', 0.7, { opacity: 0.6 }), stroke('M0 0V-32H48V0', '#ffffff', 2.6)),
  );
}

function drawPlayers({ width, height, isPanorama, palette }: Canvas): string {
  const { skin, hair } = palette;
  const kicker = width * 0.46;
  const play = (x: number, ground: number, size: number, figure: Omit<Figure, 'legs'>) =>
    standing(x, height * ground, size, { ...figure, legs: palette.white });
  const more = layers(
    play(kicker - 74, 0.78, 34, {
      pose: 'run',
      head: 'short',
      headColour: hair.red,
      skin: skin.fair,
      top: palette.mid,
    }),
    play(kicker + 46, 0.76, 33, {
      pose: 'run',
      head: 'hijab',
      headColour: palette.deep,
      skin: skin.golden,
      top: palette.coral,
      facing: 'left',
    }),
  );
  return layers(
    play(width - 32, 0.7, 32, {
      pose: 'cheer',
      head: 'cap',
      headColour: palette.berry,
      skin: skin.golden,
      top: palette.sun,
    }),
    play(kicker - 34, 0.82, 37, {
      pose: 'run',
      head: 'bun',
      headColour: hair.blond,
      skin: skin.fair,
      top: palette.coral,
    }),
    play(kicker, 0.92, 44, {
      pose: 'kick',
      head: 'curls',
      headColour: hair.black,
      skin: skin.brown,
      top: palette.mid,
    }),
    isPanorama ? more : '',
    groundShadow(kicker + 25, height * 0.93, 5),
    football(kicker + 25, height * 0.88, 4.6),
  );
}
