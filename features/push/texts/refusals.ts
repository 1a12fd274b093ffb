import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  not_offered: 'Denne portalen sender ikke varsler til enheter. Velg e-post eller SMS i stedet.',
  no_address: 'Nettleseren oppga en adresse som vi ikke kan sende varsler til.',
};

const nn: TextsLike<typeof nb> = {
  not_offered: 'Denne portalen sender ikkje varsel til einingar. Vel e-post eller SMS i staden.',
  no_address: 'Nettlesaren oppgav ei adresse som vi ikkje kan sende varsel til.',
};

const en: TextsLike<typeof nb> = {
  not_offered: 'This portal sends no notifications to devices. Choose e-mail or SMS instead.',
  no_address: 'The browser gave an address that we cannot send notifications to.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
