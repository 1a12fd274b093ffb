import { MAP_SIZE } from '../../contract.ts';
import { lighten, mix } from './colour.ts';
import { createDice, type Dice } from './dice.ts';
import {
  circle,
  ellipse,
  layers,
  type Point,
  path,
  place,
  rectangle,
  repeat,
  stroke,
  svgDocument,
  trace,
} from './shapes.ts';

/** A quiet map with a pin in the middle: the same seed is the same streets. It stands in where no tile map is loaded. */
export function drawStreetMap({ colour, seed, isNight }: { colour: string; seed: number; isNight: boolean }): string {
  const { width, height } = MAP_SIZE;
  const base = `#${colour}`;
  const colours = isNight ? createNightColours(base) : createDayColours(base);
  const roll = createDice(scramble(seed));
  const locate = createMirror(roll);
  const roads = planRoads(roll, locate);
  const content = layers(
    rectangle(0, 0, width, height, colours.land),
    drawBlocks(roll, colours.block),
    path(planPark(locate), colours.park),
    path(planWater(roll, locate), colours.water),
    stroke(roads, colours.kerb, 13),
    stroke(roads, colours.road, 10),
    stroke(planAlleys(roll), colours.road, 4),
    drawPin(colours.pin),
  );
  return svgDocument(MAP_SIZE, `0 0 ${width} ${height}`, content);
}

type MapColours = Record<'land' | 'block' | 'park' | 'water' | 'kerb' | 'road' | 'pin', string>;

/** From shares of the map to a point on it. */
type Placing = (across: number, down: number) => Point;

function createDayColours(base: string): MapColours {
  return {
    land: '#f4efe5',
    block: '#e9e1d2',
    park: '#dce6c8',
    water: mix(base, '#e6f1f5', 0.78),
    kerb: '#e3d9c7',
    road: '#ffffff',
    pin: base,
  };
}

function createNightColours(base: string): MapColours {
  return {
    land: '#262b2a',
    block: '#313837',
    park: mix('#2e5b47', '#1c2422', 0.5),
    water: mix(base, '#0d1a22', 0.7),
    kerb: '#1d2322',
    road: '#3a4241',
    pin: lighten(base, 0.35),
  };
}

/** Neighbouring seeds would otherwise throw nearly the same first numbers. */
function scramble(seed: number): number {
  return Math.imul(seed + 1, 2654435761) >>> 0;
}

/** The same town can lie four ways. */
function createMirror(roll: Dice): Placing {
  const isMirroredAcross = roll() < 0.5;
  const isMirroredDown = roll() < 0.5;
  return (across, down) => [
    MAP_SIZE.width * (isMirroredAcross ? 1 - across : across),
    MAP_SIZE.height * (isMirroredDown ? 1 - down : down),
  ];
}

function planRoads(roll: Dice, locate: Placing): string {
  const shift = () => (roll() - 0.5) * 0.16;
  const bend = (start: Point, first: Point, second: Point, end: Point) => {
    const [[startX, startY], [firstX, firstY], [secondX, secondY], [endX, endY]] = [
      locate(...start),
      locate(first[0] + shift(), first[1] + shift()),
      locate(second[0] + shift(), second[1] + shift()),
      locate(...end),
    ];
    return trace`M${startX} ${startY}C${firstX} ${firstY} ${secondX} ${secondY} ${endX} ${endY}`;
  };
  return layers(
    bend([-0.03, 0.3 + shift()], [0.3, 0.2], [0.5, 0.62], [1.03, 0.5 + shift()]),
    bend([0.22 + shift(), -0.03], [0.3, 0.4], [0.24, 0.7], [0.36 + shift(), 1.03]),
    bend([0.62 + shift(), -0.03], [0.58, 0.4], [0.7, 0.6], [0.66 + shift(), 1.03]),
    bend([-0.03, 0.74 + shift()], [0.3, 0.66], [0.5, 0.86], [0.8, 0.8 + shift()]),
  );
}

function planPark(locate: Placing): string {
  const [startX, startY] = locate(0.4, 0.05);
  const [bendX, bendY] = locate(0.48, 0.07);
  const [endX, endY] = locate(0.54, 0.21);
  const [backX, backY] = locate(0.46, 0.31);
  const [lastX, lastY] = locate(0.39, 0.24);
  return trace`M${startX} ${startY}Q${bendX} ${bendY} ${endX} ${endY}Q${backX} ${backY} ${lastX} ${lastY}Z`;
}

function planWater(roll: Dice, locate: Placing): string {
  const [startX, startY] = locate(1, 0.52 + roll() * 0.2);
  const [bendX, bendY] = locate(0.8, 0.7);
  const [endX, endY] = locate(0.72 + roll() * 0.12, 1);
  const [cornerX, cornerY] = locate(1, 1);
  return trace`M${startX} ${startY}Q${bendX} ${bendY} ${endX} ${endY}L${cornerX} ${cornerY}Z`;
}

function planAlleys(roll: Dice): string {
  const { width, height } = MAP_SIZE;
  return repeat(14, () => trace`M${roll() * width} ${roll() * height}l${60 * (roll() - 0.5)} ${90 * (roll() - 0.5)}`);
}

function drawBlocks(roll: Dice, fill: string): string {
  const { width, height } = MAP_SIZE;
  const blocks = (width * height) / 5200;
  return repeat(blocks, () =>
    rectangle(roll() * width, roll() * height, 16 + roll() * 26, 12 + roll() * 18, fill, { rx: 2 }),
  );
}

/** The tip is the place, so it is the tip that stands in the middle. */
function drawPin(fill: string): string {
  const drawing = layers(
    ellipse(0, 1, 9, 3, '#000000', { opacity: 0.2 }),
    path('M0 0C-4 -10 -17 -18 -17 -32a17 17 0 0 1 34 0C17 -18 4 -10 0 0Z', fill, {
      stroke: '#ffffff',
      'stroke-width': 2.5,
    }),
    circle(0, -32, 6.5, '#ffffff'),
  );
  return place(MAP_SIZE.width / 2, MAP_SIZE.height / 2, 1, drawing);
}
