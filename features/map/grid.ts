import { type Box, DEEPEST_ZOOM, type Point, WIDEST_ZOOM } from './rules.ts';

/** The level of `event_place.cell`: see 0015_map.sql. */
export const CELL_LEVEL = 24;

/** A web map's picture has this many pixels at each side; four squares fit on it, so a cluster has room of its own. */
const TILE_PIXELS = 256;
const SQUARES_PER_TILE_SIDE = 4;

/** Whatever the box and the zoom, there are no more squares than a large screen has room for. */
export const MAX_MARKERS = 300;

/** More ranges read less beside the box, but each begins a search in the index. */
const MAX_RANGES_SOUGHT = 24;

/** Nearer than this, two markers would lie on each other. */
const APART_PIXELS = 52;

/** Fractions of the web map's width and height, from its upper left corner. */
const across = (lng: number): number => (lng + 180) / 360;
const down = (lat: number): number => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;

type Squares = { left: number; right: number; top: number; bottom: number };

function squaresIn([west, south, east, north]: Box, level: number): Squares {
  const squares = 2 ** level;
  return {
    left: Math.floor(across(west) * squares),
    right: Math.floor(across(east) * squares),
    top: Math.floor(down(north) * squares),
    bottom: Math.floor(down(south) * squares),
  };
}

const countOf = ({ left, right, top, bottom }: Squares): number => (right - left + 1) * (bottom - top + 1);

function deepestLevel(box: Box, from: number, mostSquares: number): number {
  let level = from;
  while (level > 0 && countOf(squaresIn(box, level)) > mostSquares) level -= 1;
  return level;
}

/** How fine the squares are in which events are put together. */
export const clusterLevel = (box: Box, zoom: number): number =>
  deepestLevel(box, Math.min(zoom + Math.log2(SQUARES_PER_TILE_SIDE), CELL_LEVEL), MAX_MARKERS);

/** The ranges of `event_place.cell` that cover a box, the last number included. They hold a little more than the box. */
export function cellRanges(box: Box): { from: number; to: number }[] {
  const level = deepestLevel(box, CELL_LEVEL, MAX_RANGES_SOUGHT);
  const { left, right, top, bottom } = squaresIn(box, level);
  const size = 4 ** (CELL_LEVEL - level);
  const cells: number[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) cells.push(interleave(column, row));
  }
  const ranges: { from: number; to: number }[] = [];
  for (const cell of cells.sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last.to + 1 === cell * size) last.to = (cell + 1) * size - 1;
    else ranges.push({ from: cell * size, to: (cell + 1) * size - 1 });
  }
  return ranges;
}

/** By arithmetic: the numbers have more bits than JavaScript's bit operators take. */
function interleave(column: number, row: number): number {
  let cell = 0;
  for (let bit = 0; bit < CELL_LEVEL; bit += 1) {
    cell += (Math.floor(column / 2 ** bit) % 2) * 4 ** bit + (Math.floor(row / 2 ** bit) % 2) * 2 * 4 ** bit;
  }
  return cell;
}

/** The zoom at which a box fills a map of usual size, for the user who does not say how near they are. */
export function zoomFitting([west, south, east, north]: Box): number {
  const share = Math.max((across(east) - across(west)) / 3, (down(south) - down(north)) / 2);
  const zoom = Math.floor(-Math.log2(Math.max(share, Number.EPSILON)));
  return Math.min(DEEPEST_ZOOM, Math.max(WIDEST_ZOOM, zoom));
}

type Counted = Point & { count: number };

/**
 * Squares have borders, so two clusters may lie on each other across one. The larger takes the smaller in, and sits
 * where their events are on average. None is lost: the counts add up to the same.
 */
export function mergeNear<Marker extends Counted>(
  markers: readonly Marker[],
  zoom: number,
  merge: (one: Marker, other: Marker) => Marker,
): Marker[] {
  const pixels = TILE_PIXELS * 2 ** zoom;
  const kept: { marker: Marker; x: number; y: number }[] = [];
  for (const marker of [...markers].sort((one, other) => other.count - one.count)) {
    const [x, y] = [across(marker.lng) * pixels, down(marker.lat) * pixels];
    const near = kept.find((other) => Math.hypot(other.x - x, other.y - y) < APART_PIXELS);
    if (near) near.marker = merge(near.marker, marker);
    else kept.push({ marker, x, y });
  }
  return kept.map(({ marker }) => marker);
}

/** Where two clusters are together. */
export function middleOf(one: Counted, other: Counted): Counted {
  const count = one.count + other.count;
  const between = (first: number, second: number) => (first * one.count + second * other.count) / count;
  return { lat: between(one.lat, other.lat), lng: between(one.lng, other.lng), count };
}

/** The marker under which an event is: the nearest, since the others are farther away than a marker is wide. */
export function nearestMarker<Marker extends Point>(markers: readonly Marker[], { lat, lng }: Point): Marker | null {
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const distance = (marker: Point) => Math.hypot(marker.lat - lat, (marker.lng - lng) * narrowing);
  return markers.reduce<Marker | null>(
    (nearest, marker) => (nearest === null || distance(marker) < distance(nearest) ? marker : nearest),
    null,
  );
}
