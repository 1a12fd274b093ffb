import type { TimesInWords } from '#features/messages/contract.ts';
import type { Locale } from '#platform/language/locale.ts';
import { dateInLetter, whenInLetter } from '#platform/language/when-in-letters.ts';

type Time = { start_at: string; end_at: string };

export const MAX_LINES = 30;

/** The times that a letter is about, in their order. */
export function timesInWords(times: readonly Time[], language: Locale, now: Date): TimesInWords {
  const [first] = times;
  if (!first) throw new Error('A letter about no time says nothing.');
  return {
    lines: times.slice(0, MAX_LINES).map((time) => whenInLetter(time, language, now)),
    more: Math.max(0, times.length - MAX_LINES),
    day: times.length === 1 ? dateInLetter(first.start_at, language, now) : null,
    starts: whenInLetter({ start_at: first.start_at }, language, now),
  };
}
