import type { Locale } from '#platform/language/locale.ts';

/** What a programme is made of, in words. Crosses to another process: nothing but data. */
export type Programme = {
  language: Locale;
  title: string;
  /** That it is called off, or not published. */
  warning: string | null;
  facts: readonly { term: string; value: string }[];
  about: { heading: string; paragraphs: readonly string[] } | null;
  when: { heading: string; times: readonly { when: string; note: string }[]; note: string | null };
  contact: { heading: string; lines: readonly string[] } | null;
  /** Where the page is, with what the code is called for those who cannot see it. */
  address: string;
  scan: string;
  code: string;
  printed: string;
};
