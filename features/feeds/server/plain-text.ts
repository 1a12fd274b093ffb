/**
 * What people write, as other programs can take it: no control characters, and one kind of line break. Some programs
 * also end a line at the rarer ones, which would let a text begin a field of its own.
 */
export const plainText = (text: string): string =>
  text.replaceAll(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\t\n]|[\ufffe\uffff]|\p{Cs}/gu, '');

/** For fields of one line. */
export const plainLine = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ').trim();

/** Ends between two words; the user who wants more follows the link. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.search(/\s\S*$/);
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()} …`;
}
