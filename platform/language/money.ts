/** Whole øre as 'kr 1 000,00'. Amounts are written the Norwegian way in all three languages (I18-06). */
export const kroner = (ore: number): string => `kr ${amountText(ore)}`;

/** The same in a column where everything is kroner: '1 000,00'. */
export function amountText(ore: number): string {
  if (!Number.isSafeInteger(ore)) throw new RangeError(`Not a whole number of øre: ${ore}`);
  const size = Math.abs(ore);
  const decimals = String(size % 100).padStart(2, '0');
  return `${ore < 0 ? MINUS : ''}${grouped(Math.trunc(size / 100))},${decimals}`;
}

/** Metres as whole kilometres: '3 km'. */
export const kilometres = (metres: number): string => `${grouped(Math.round(metres / 1000))} km`;

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

// Not Intl's grouping: its separator has changed between editions, and server and browser must write alike.
export function grouped(whole: number): string {
  const digits = String(whole);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(NO_BREAK_SPACE);
}
