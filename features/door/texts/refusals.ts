import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  waiting: 'Du står på venteliste. Koden kommer når du får plass.',
  offered: 'Du har fått tilbud om en plass. Takk ja, så får du koden.',
};

const nn: TextsLike<typeof nb> = {
  waiting: 'Du står på venteliste. Koden kjem når du får plass.',
  offered: 'Du har fått tilbod om ein plass. Takk ja, så får du koden.',
};

const en: TextsLike<typeof nb> = {
  waiting: 'You are on the waiting list. The code comes when you get a place.',
  offered: 'You have been offered a place. Accept it, and you get the code.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
