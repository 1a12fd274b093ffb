/** A name as it would stand on the screen, in pixels. */
export type PlacedName = { name: string; x: number; y: number };

const LINE_PIXELS = 26;
const LETTER_PIXELS = 8.5;
const AIR_PIXELS = 14;

/** The names that have room beside those before them; the largest places come first. */
export function namesWithRoom<Name extends PlacedName>(names: readonly Name[], most: number): Name[] {
  const kept: Name[] = [];
  for (const name of names) {
    if (kept.length >= most) break;
    if (!kept.some((other) => areOnEachOther(name, other))) kept.push(name);
  }
  return kept;
}

const halfWidth = ({ name }: PlacedName): number => (name.length * LETTER_PIXELS + AIR_PIXELS) / 2;

const areOnEachOther = (one: PlacedName, other: PlacedName): boolean =>
  Math.abs(one.y - other.y) < LINE_PIXELS && Math.abs(one.x - other.x) < halfWidth(one) + halfWidth(other);
