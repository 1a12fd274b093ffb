/** SLD-01: what the address of an information screen says, with what it does not say. */
export type ScreenCriteria = {
  /** Seconds that a page is shown. */
  interval: number;
  /** Activities on a page. */
  size: number;
  /** Null leaves it to the screen. */
  columns: number | null;
};

type Range = { least: number; most: number; usual: number };

const INTERVAL: Range = { least: 5, most: 600, usual: 30 };
const SIZE: Range = { least: 1, most: 50, usual: 15 };
const COLUMNS: Range = { least: 1, most: 8, usual: 1 };

/** Nobody watches a wall for longer than it takes to show these. */
export const MAX_ON_A_WALL = 1000;

export function screenCriteriaIn(query: { get(name: string): string | null }): ScreenCriteria {
  const columns = query.get('cols') ?? query.get('col');
  return {
    interval: clampedNumber(query.get('interval'), INTERVAL),
    size: clampedNumber(query.get('size'), SIZE),
    columns: columns !== null && isNumber(columns) ? clampedNumber(columns, COLUMNS) : null,
  };
}

const PORTRAIT_BREAKPOINT_PX = 768;
const LANDSCAPE_BREAKPOINT_PX = 1200;

/** How many columns a screen of this size has, unless its address says so. */
export function columnsFor(screen: { width: number; height: number }, asked: number | null): number {
  if (asked !== null) return asked;
  if (screen.height >= screen.width) return screen.width < PORTRAIT_BREAKPOINT_PX ? 2 : 3;
  return screen.width < LANDSCAPE_BREAKPOINT_PX ? 4 : 5;
}

const isNumber = (text: string): boolean => /^-?\d{1,9}$/.test(text.trim());

/** An address may be mistyped; the screen on the wall must show something. */
function clampedNumber(text: string | null, { least, most, usual }: Range): number {
  if (text === null || !isNumber(text)) return usual;
  return Math.min(most, Math.max(least, Number(text)));
}
