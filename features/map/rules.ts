import type { MapTiles } from '#features/portal/map-tiles.ts';
/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

export type Point = { lat: number; lng: number };

export const DEEPEST_ZOOM = 19;
/** Farther out Norway is a speck. */
export const WIDEST_ZOOM = 4;

/** Norway with the sea around it. Nothing outside is asked for. */
export const COUNTRY_BOX: Box = [3, 57, 33, 72];

export const EVENTS_PER_LIST_PAGE = 30;

/** Of events at one and the same spot this many are named; the others are in the list. */
export const MAX_NAMED_AT_SPOT = 10;

/** About ten metres: an address with more decimals only looks more exact. */
const DECIMALS = 4;

/**
 * The box that a map shows, or null when there is none to be read: malformed, turned round, empty, or without anything
 * of Norway. A box that is larger than the country is cut to it.
 */
export function boxIn(text: string): Box | null {
  const parts = text.slice(0, MAX_BOX_LENGTH).split(',');
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const box: Box = [
    Math.max(west, COUNTRY_BOX[0]),
    Math.max(south, COUNTRY_BOX[1]),
    Math.min(east, COUNTRY_BOX[2]),
    Math.min(north, COUNTRY_BOX[3]),
  ];
  return box[0] < box[2] && box[1] < box[3] ? box : null;
}

const MAX_BOX_LENGTH = 100;
const NUMBER = /^-?\d{1,3}(\.\d{1,20})?$/;

export const boxText = (box: Box): string => box.map((side) => String(Number(side.toFixed(DECIMALS)))).join(',');

export const isInBox = ({ lat, lng }: Point, [west, south, east, north]: Box): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** The smallest box around several. */
export const boxAround = (boxes: readonly Box[]): Box | null =>
  boxes.length === 0
    ? null
    : [
        Math.min(...boxes.map(([west]) => west)),
        Math.min(...boxes.map(([, south]) => south)),
        Math.max(...boxes.map(([, , east]) => east)),
        Math.max(...boxes.map(([, , , north]) => north)),
      ];

export function zoomIn(text: string): number | null {
  return /^\d{1,2}$/.test(text) ? Math.min(Number(text), DEEPEST_ZOOM) : null;
}

/** '© Kartverket https://www.kartverket.no': the words, and where they lead. */
export function attributionIn(setting: string): MapTiles['attribution'] {
  const words = setting.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !last.startsWith('https://')) return { text: setting.trim(), href: null };
  return { text: words.slice(0, -1).join(' '), href: last };
}
