/**
 * Norwegian alphabetical order: a–z, æ, ø, å, with Aa as Å, and letters of other alphabets beside the one they come
 * from. Written out because Intl's order differs between editions and lists must not jump when a page wakes up.
 */
export function compareNorwegian(one: string, other: string): number {
  return compareTexts(norwegianSortKey(one), norwegianSortKey(other)) || compareTexts(one, other);
}

/** A text whose plain character order is the Norwegian order: the three last letters follow z as { | }. */
export const norwegianSortKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/aa|[æäøöåđðŋŧłœþß]/g, (letter) => REPLACEMENTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const REPLACEMENTS: Readonly<Record<string, string>> = {
  æ: '{',
  ä: '{',
  ø: '|',
  ö: '|',
  œ: '|',
  å: '}',
  aa: '}',
  đ: 'd',
  ð: 'd',
  ŋ: 'n',
  ŧ: 't',
  ł: 'l',
  þ: 'th',
  ß: 'ss',
};

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
