/** SRH-02: of each kind in the panel; from this many on there may be more to see. */
export const HITS_IN_PANEL = 3;
/** SRH-01: a user who pauses this long has typed what they want to know. */
export const PAUSE_MS = 1000;
/** SRH-04: nothing is said to be missing before more than this many characters were looked for. */
export const SHORTEST_MISSED = 3;
export const SHORTEST_WORDS = 2;
export const MAX_WORDS_LENGTH = 200;
export const HITS_PER_PAGE = 20;
/** Nobody reads further, and everything is compared with everything that is shown before it. */
export const MAX_RANKED = 500;

export const SEARCH_TABS = ['events', 'organizations'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

export const tabNamed = (name: string | null | undefined): SearchTab | undefined =>
  SEARCH_TABS.find((tab) => tab === name);

/** What is worth sending; the user who pastes a whole letter is answered for its beginning. */
export const wordsOf = (typed: string): string => typed.trim().slice(0, MAX_WORDS_LENGTH).trim();

export type TextPart = { text: string; isMarked: boolean };

/**
 * Takes a hit's description apart. The server has escaped it and added only `<mark>`; it is shown as text all the same,
 * so that this page need not trust it.
 */
export function splitMarks(html: string): TextPart[] {
  return html
    .split(/<mark>([^<]*)<\/mark>/)
    .map((part, index) => ({ text: plainText(part), isMarked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

const plainText = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => CHARACTERS[name] ?? '');

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
