import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  gone: 'Filen er ikke her lenger. Lag en ny.',
  page: (page: number) => `Side ${page}`,
};

const nn: TextsLike<typeof nb> = {
  gone: 'Fila er ikkje her lenger. Lag ei ny.',
  page: (page) => `Side ${page}`,
};

const en: TextsLike<typeof nb> = {
  gone: 'The file is no longer here. Make a new one.',
  page: (page) => `Page ${page}`,
};

/** What all files have, in the language of the person who asked. */
export const FILE_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
