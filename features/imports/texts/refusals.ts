import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  not_an_address: 'Skriv hele adressen, som begynner med https://.',
  not_https: 'Adressen må begynne med https://.',
  inside: 'Adressen leder til et sted som ikke er åpent for alle.',
  taken: 'Denne adressen hentes allerede.',
  too_many: (most: number) => `Kommunen har ${most} kilder. Fjern en av dem først.`,
  no_such_organisation: 'Velg en godkjent organisasjon i kommunen.',
  answered: 'Dette er svart på allerede.',
  wrong_answer: 'Dette svaret hører ikke til spørsmålet.',
};

const nn: TextsLike<typeof nb> = {
  not_an_address: 'Skriv heile adressa, som byrjar med https://.',
  not_https: 'Adressa må byrje med https://.',
  inside: 'Adressa leier til ein stad som ikkje er open for alle.',
  taken: 'Denne adressa blir allereie henta.',
  too_many: (most) => `Kommunen har ${most} kjelder. Fjern ei av dei først.`,
  no_such_organisation: 'Vel ein godkjend organisasjon i kommunen.',
  answered: 'Dette er allereie svart på.',
  wrong_answer: 'Dette svaret høyrer ikkje til spørsmålet.',
};

const en: TextsLike<typeof nb> = {
  not_an_address: 'Write the whole address, beginning with https://.',
  not_https: 'The address must begin with https://.',
  inside: 'The address leads to a place that is not open to everyone.',
  taken: 'This address is fetched already.',
  too_many: (most) => `The municipality has ${most} sources. Remove one of them first.`,
  no_such_organisation: 'Choose an approved organisation in the municipality.',
  answered: 'This has been answered already.',
  wrong_answer: 'This answer does not belong to the question.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
