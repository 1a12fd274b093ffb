/** Degrees north and east. */
export type Corner = readonly [lat: number, lng: number];

/** Of what stands in land.json. */
const UNITS_PER_DEGREE = 500;
const BITS_PER_LETTER = 5;
const MORE_FOLLOWS = 1 << BITS_PER_LETTER;
/** The first letter of the alphabet that is used, which can be printed. */
const FIRST_LETTER = 63;

/**
 * The corners of a shape that is written as an encoded polyline: by turns the steps to the north and to the east, each
 * with five bits to a letter, the lowest first, and its sign in the last bit.
 */
export function cornersIn(written: string): Corner[] {
  const steps = stepsIn(written);
  const corners: Corner[] = [];
  let [north, east] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    north += steps[at] ?? 0;
    east += steps[at + 1] ?? 0;
    corners.push([north / UNITS_PER_DEGREE, east / UNITS_PER_DEGREE]);
  }
  return corners;
}

function stepsIn(written: string): number[] {
  const steps: number[] = [];
  let [value, bits] = [0, 0];
  for (const letter of written) {
    const part = letter.charCodeAt(0) - FIRST_LETTER;
    value |= (part & (MORE_FOLLOWS - 1)) << bits;
    bits += BITS_PER_LETTER;
    if (part & MORE_FOLLOWS) continue;
    steps.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, bits] = [0, 0];
  }
  return steps;
}
