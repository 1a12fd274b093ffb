import type { Day } from '#platform/language/days.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import type { UseTexts } from './texts/uses/token.ts';
import type { UseReason, UseReasonKey } from './uses.ts';

export type UseSpeech = { texts: UseTexts; dayText: (day: Day) => string };

/** The rule in a few words, and the sentence that says what to do; empty where there is nothing to add. */
export type UseWords = { title: string; told: string };

type ReasonOf<Key extends UseReasonKey> = Extract<UseReason, { key: Key }>;
type Words = { [Key in UseReasonKey]: (reason: ReasonOf<Key>, speech: UseSpeech) => UseWords };

const WORDS: Words = {
  period: ({ holds, values: { starts_on, last_day, is_over } }, { texts: { period: texts }, dayText }) => {
    if (holds) return { title: texts.yes, told: texts.yes_told(dayText(last_day)) };
    return is_over
      ? { title: texts.over, told: texts.over_told(dayText(last_day)) }
      : { title: texts.not_yet, told: texts.begins(dayText(starts_on)) };
  },
  takes_part: ({ holds, values: { payee } }, { texts: { takes_part: texts } }) =>
    holds ? { title: texts.yes(payee), told: '' } : { title: texts.no(payee), told: texts.no_told },
  category: ({ holds, values: { activity } }, { texts: { category: texts } }) =>
    holds ? { title: texts.yes(activity), told: '' } : { title: texts.no(activity), told: texts.no_told },
  times: ({ holds, values: { times, least } }, { texts: { times: texts } }) =>
    holds ? { title: texts.yes(times), told: '' } : { title: texts.no(times), told: texts.no_told(least) },
  one_activity: ({ values: { other } }, { texts: { one_activity: texts } }) =>
    other === null ? { title: texts.yes, told: '' } : { title: texts.no, told: texts.no_told(other) },
  cap: ({ holds, values: { cap_ore, left_ore } }, { texts: { cap: texts } }) => {
    if (holds) return { title: texts.yes(shortKroner(left_ore)), told: '' };
    const told = left_ore === 0 ? texts.none_left : texts.no_told(shortKroner(left_ore));
    return { title: texts.no(shortKroner(cap_ore)), told };
  },
  trial: ({ values: { times, until } }, { texts: { trial: texts }, dayText }) => ({
    title: texts.yes(times),
    told: texts.yes_told(dayText(until)),
  }),
};

/** BEY-06: why money may be used for something or not, in plain words. */
export const wordsOfUse = <Key extends UseReasonKey>(reason: ReasonOf<Key>, speech: UseSpeech): UseWords =>
  // The entry of the table is the one of the reason's own key.
  (WORDS[reason.key] as Words[Key])(reason, speech);
