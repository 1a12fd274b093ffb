import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  in_use: 'Filen er i bruk hos en arrangør. Ta den bort der først, så kan du slette den.',
};

const nn: TextsLike<typeof nb> = {
  in_use: 'Fila er i bruk hos ein arrangør. Ta ho bort der først, så kan du slette ho.',
};

const en: TextsLike<typeof nb> = {
  in_use: 'An organiser is using the file. Take it away there first, then you can delete it.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
