import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

/** The few words around the content. They stand apart from it so that the browser does not load every page's text. */
const nb = {
  contents: 'Innhold',
  updated: (date: string) => `Sist oppdatert ${date}`,
};

const nn: TextsLike<typeof nb> = {
  contents: 'Innhald',
  updated: (date) => `Sist oppdatert ${date}`,
};

const en: TextsLike<typeof nb> = {
  contents: 'Contents',
  updated: (date) => `Last updated ${date}`,
};

export const SERVICE_PAGE_LABELS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
