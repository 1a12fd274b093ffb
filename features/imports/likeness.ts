/** What is held against what: an activity of a source, or one that is there. */
export type Comparable = { name: string; venue: string | null; lat: number | null; lng: number | null };

const SAME_TITLE = 0.7;
/** Of so few letters each counts. */
const SHORT_TITLE = 8;
const SAME_VENUE = 0.8;
/** A few streets. */
const NEAR_M = 300;
const METRES_PER_DEGREE = 111_320;

/** BEY-17: two activities at the same moment that are called nearly the same, and take place at the same place. */
export const looksTheSame = (one: Comparable, other: Comparable, isSameOrganiser: boolean): boolean =>
  haveLikeTitles(one.name, other.name) && (isSameOrganiser || areAtOnePlace(one, other));

export function haveLikeTitles(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  if (left.length === 0 || right.length === 0) return false;
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const isPart = few.length >= 2 && few.every((word) => many.includes(word));
  const [shorter, longer] = [few.join(' '), many.join(' ')];
  if (isPart || shorter === longer) return true;
  return shorter.length > SHORT_TITLE && likeness(shorter, longer) >= SAME_TITLE;
}

/** Where one of the two does not say its place, it may be the same. */
function areAtOnePlace(one: Comparable, other: Comparable): boolean {
  const metres = distanceOf(one, other);
  if (metres !== null) return metres <= NEAR_M;
  const [left, right] = [wordsOf(one.venue ?? '').join(' '), wordsOf(other.venue ?? '').join(' ')];
  if (left === '' || right === '') return true;
  return left.includes(right) || right.includes(left) || likeness(left, right) >= SAME_VENUE;
}

function distanceOf(one: Comparable, other: Comparable): number | null {
  if (one.lat === null || one.lng === null || other.lat === null || other.lng === null) return null;
  const east = (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(one.lat - other.lat, east) * METRES_PER_DEGREE;
}

const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase('nb')
    .normalize('NFC')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of pairs of letters that both have (Sørensen and Dice). */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const left = pairsOf(one);
  const right = pairsOf(other);
  const total = sum(left) + sum(right);
  if (total === 0) return 0;
  let common = 0;
  for (const [pair, count] of left) common += Math.min(count, right.get(pair) ?? 0);
  return (2 * common) / total;
}

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

const sum = (pairs: ReadonlyMap<string, number>): number => [...pairs.values()].reduce((all, one) => all + one, 0);
