import { longDate } from '#platform/language/date-forms.ts';
import type { Locale } from '#platform/language/locale.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import type { ReasonInWords } from '../contract.ts';
import { en } from '../texts/uses/en.ts';
import { nb } from '../texts/uses/nb.ts';
import { nn } from '../texts/uses/nn.ts';
import { wordsOfUse } from '../use-words.ts';
import type { UseReason } from '../uses.ts';

const TEXTS = { nb, nn, en };

/** In the reader's language, those that do not hold first. */
export function reasonsInWords(reasons: readonly UseReason[], language: Locale): ReasonInWords[] {
  const speech = { texts: TEXTS[language], dayText: (day: string) => longDate(day, momentTextsFor(language)) };
  return reasons
    .map((reason) => ({ key: reason.key, holds: reason.holds, ...wordsOfUse(reason, speech) }))
    .sort((one, other) => Number(one.holds) - Number(other.holds));
}
