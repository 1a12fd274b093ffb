import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  ends_before: 'Siste dag er før den første.',
  over_already: 'Siste dag er forbi.',
  too_far: 'Så langt fram kan ingenting settes opp.',
  too_many: (most: number) => `Det er ${most} kunngjøringer som ikke er over. Avslutt en av dem først.`,
  is_over: 'Kunngjøringen er over, og kan ikke endres.',
};

const nn: TextsLike<typeof nb> = {
  ends_before: 'Siste dag er før den første.',
  over_already: 'Siste dag er forbi.',
  too_far: 'Så langt fram kan ingenting setjast opp.',
  too_many: (most) => `Det er ${most} kunngjeringar som ikkje er over. Avslutt ei av dei først.`,
  is_over: 'Kunngjeringa er over, og kan ikkje endrast.',
};

const en: TextsLike<typeof nb> = {
  ends_before: 'The last day is before the first.',
  over_already: 'The last day is past.',
  too_far: 'Nothing can be set up that far ahead.',
  too_many: (most) => `There are ${most} announcements that are not over. End one of them first.`,
  is_over: 'The announcement is over and cannot be changed.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
