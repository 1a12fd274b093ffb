import type { Locale } from '#platform/language/locale.ts';

/** What a file is made of, whichever kind of file it becomes. Crosses to another process: nothing but data. */
export type Table = {
  title: string;
  /** Below the title, where there is one. */
  lead: string;
  language: Locale;
  columns: readonly Column[];
  /** A day is 'YYYY-MM-DD', an amount is whole øre, a count a whole number. */
  rows: readonly (readonly (string | null)[])[];
};

export type Column = {
  name: string;
  kind: 'text' | 'day' | 'amount' | 'count';
  /** As a share of all widths together. */
  width: number;
};
