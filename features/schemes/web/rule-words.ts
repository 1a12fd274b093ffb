import type { Day } from '#platform/language/days.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import type { SchemeOffice } from '../contract.ts';
import type { SchemeRules } from '../rules.ts';
import type { SchemeTexts } from '../texts/token.ts';

export type RuleSpeech = {
  texts: SchemeTexts;
  office: Pick<SchemeOffice, 'municipality' | 'categories'>;
  dayText: (day: Day) => string;
};

type RuleKey = keyof SchemeTexts['rules'];
export type RuleLine = { key: RuleKey; label: string; value: string };

/** The rules of a version, one line for each, in the order of the form. */
export function ruleLines(rules: SchemeRules, speech: RuleSpeech): RuleLine[] {
  const { rules: labels } = speech.texts;
  const values = valuesOf(rules, speech);
  return (Object.keys(labels) as RuleKey[])
    .filter((key) => values[key] !== '')
    .map((key) => ({ key, label: labels[key], value: values[key] }));
}

export type RuleDifference = { key: RuleKey; label: string; before: string; now: string };

/** What the one says differently from the other. */
export function ruleDifferences(before: SchemeRules, now: SchemeRules, speech: RuleSpeech): RuleDifference[] {
  const { rules: labels } = speech.texts;
  const [one, other] = [valuesOf(before, speech), valuesOf(now, speech)];
  return (Object.keys(labels) as RuleKey[])
    .filter((key) => one[key] !== other[key])
    .map((key) => ({ key, label: labels[key], before: one[key] || '–', now: other[key] || '–' }));
}

function valuesOf(
  rules: SchemeRules,
  { texts: { values: texts, access }, office, dayText }: RuleSpeech,
): Record<RuleKey, string> {
  const namesOf = (ids: readonly string[], choices: readonly { id: string; name: string }[]) =>
    ids.map((id) => choices.find((choice) => choice.id === id)?.name ?? id);
  const areas = [...namesOf(rules.district_ids, office.municipality.districts), ...rules.postal_codes];
  return {
    ages: texts.ages(rules.min_age, rules.max_age),
    age_on: rules.age_on === null ? texts.each_day : dayText(rules.age_on),
    area: areas.length === 0 ? texts.whole : areas.join(', '),
    access: access[rules.access],
    household: rules.access === 'income' ? rules.household : '',
    amount: shortKroner(rules.amount_ore),
    period: texts.period(dayText(rules.starts_on), dayText(rules.ends_on)),
    leftover: texts[rules.leftover],
    at_end: texts[rules.at_end],
    categories: namesOf(rules.category_ids, office.categories).join(', '),
    takes_part_only: rules.takes_part_only ? texts.takes_part : texts.anyone,
    min_times: texts.times(rules.min_times),
    trial_times: rules.trial_times === 0 ? texts.no_trial : texts.times(rules.trial_times),
    one_activity: rules.one_activity_a_year ? texts.one : texts.several,
    activity_cap: rules.activity_cap_ore === null ? texts.no_cap : shortKroner(rules.activity_cap_ore),
    budget: shortKroner(rules.budget_ore),
  };
}
