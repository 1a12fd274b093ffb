import type { Day } from '#platform/language/days.ts';
import type { WhyTexts } from './texts/why/token.ts';
import type { Reason } from './why.ts';

export type WhySpeech = {
  texts: WhyTexts;
  /** The municipality in a sentence: 'i Asker', 'på Voss'. */
  in_place: string;
  /** A day in full: '3. februar 2027'. */
  dayText: (day: Day) => string;
};

/** The rule in a few words, and the sentence that the family reads; empty where the rule says all there is. */
export type ReasonWords = { title: string; told: string };

type ReasonOf<Key extends Reason['key']> = Extract<Reason, { key: Key }>;
type Words = { [Key in Reason['key']]: (reason: ReasonOf<Key>, speech: WhySpeech) => ReasonWords };

const WORDS: Words = {
  municipality: ({ holds, values: { postal_code } }, { texts: { municipality: texts }, in_place }) =>
    holds
      ? { title: texts.yes(in_place), told: postal_code === null ? '' : texts.yes_told(postal_code) }
      : { title: texts.no(in_place), told: texts.no_told(in_place) },
  area: ({ holds }, { texts: { area: texts } }) =>
    holds ? { title: texts.yes, told: '' } : { title: texts.no, told: texts.no_told },
  old_enough: ({ holds, values }, { texts: { old_enough: texts }, dayText }) => {
    const { name, age, counted_on, turns_on, gets_it_on } = values;
    if (holds)
      return { title: counted_on === null ? texts.yes(age) : texts.yes_on(age, dayText(counted_on)), told: '' };
    return {
      title: counted_on === null ? texts.no(age) : texts.no_on(age, dayText(counted_on)),
      told:
        gets_it_on === turns_on
          ? texts.gets_it(name, dayText(turns_on), age)
          : texts.turns(name, dayText(turns_on), age),
    };
  },
  young_enough: (
    { holds, values: { name, age, counted_on, leaves_on } },
    { texts: { young_enough: texts }, dayText },
  ) => {
    if (holds) {
      return { title: texts.yes(age), told: leaves_on === null ? '' : texts.yes_told(name, dayText(leaves_on)) };
    }
    return {
      title: counted_on === null ? texts.no(age) : texts.no_on(age, dayText(counted_on)),
      told: texts.no_told(name, age),
    };
  },
  income: ({ holds, values: { name, is_known } }, { texts: { income: texts } }) => {
    if (!is_known) return { title: texts.unknown, told: texts.unknown_told };
    return holds ? { title: texts.yes, told: texts.yes_told } : { title: texts.no, told: texts.no_told(name) };
  },
  period: ({ holds, values }, { texts: { period: texts }, dayText }) => {
    const { name, starts_on, ends_on, is_over, gets_it_on } = values;
    if (holds) return { title: texts.yes, told: texts.yes_told(dayText(ends_on)) };
    if (is_over) return { title: texts.over, told: texts.over_told(dayText(ends_on)) };
    return {
      title: texts.not_yet,
      told: gets_it_on === null ? texts.begins(dayText(starts_on)) : texts.gets_it(name, dayText(gets_it_on)),
    };
  },
};

/** BEY-06: why or why not, in plain words. */
export const reasonWords = <Key extends Reason['key']>(reason: ReasonOf<Key>, speech: WhySpeech): ReasonWords =>
  // The entry of the table is the one of the reason's own key.
  (WORDS[reason.key] as Words[Key])(reason, speech);
