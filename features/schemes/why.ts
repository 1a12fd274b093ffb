import { ageOn, birthdayAt } from '#platform/language/ages.ts';
import { type Day, dayAfter } from '#platform/language/days.ts';
import type { SchemeRules } from './rules.ts';

/** What is known of a child. Only what a rule asks about is looked at. */
export type ChildFacts = {
  /** For the sentences. */
  name: string;
  born_on: Day;
  municipality_id: string;
  district_id: string | null;
  postal_code: string | null;
  /** The answer alone; null where nobody has asked yet. */
  is_within_income: boolean | null;
  /** The day that is asked about. */
  on: Day;
};

export type RuledVersion = { municipality_id: string; rules: SchemeRules };

type ReasonValues = {
  municipality: { municipality_id: string; postal_code: string | null };
  area: { postal_code: string | null };
  old_enough: { name: string; age: number; counted_on: Day | null; turns_on: Day; gets_it_on: Day | null };
  young_enough: { name: string; age: number; counted_on: Day | null; leaves_on: Day | null };
  income: { name: string; is_known: boolean };
  period: { name: string; starts_on: Day; ends_on: Day; is_over: boolean; gets_it_on: Day | null };
};

export type ReasonKey = keyof ReasonValues;
export type Reason = { [Key in ReasonKey]: { key: Key; holds: boolean; values: ReasonValues[Key] } }[ReasonKey];

/** CRD-06, BEY-06: why a child gets an account or does not, rule by rule. Yes exactly when every one of them holds. */
export function why(facts: ChildFacts, version: RuledVersion): Reason[] {
  const getsItOn = firstDayOf(facts, version);
  return [
    ...placeReasons(facts, version),
    ...ageReasons(facts, version, getsItOn),
    ...otherReasons(facts, version, getsItOn),
  ];
}

export const isYes = (reasons: readonly Reason[]): boolean => reasons.every(({ holds }) => holds);

function placeReasons(facts: ChildFacts, { municipality_id, rules }: RuledVersion): Reason[] {
  const { postal_code } = facts;
  const reasons: Reason[] = [
    {
      key: 'municipality',
      holds: facts.municipality_id === municipality_id,
      values: { municipality_id, postal_code },
    },
  ];
  if (hasArea(rules)) reasons.push({ key: 'area', holds: isInArea(facts, rules), values: { postal_code } });
  return reasons;
}

const hasArea = ({ district_ids, postal_codes }: SchemeRules): boolean => district_ids.length + postal_codes.length > 0;

const isInArea = ({ district_id, postal_code }: ChildFacts, rules: SchemeRules): boolean =>
  (district_id !== null && rules.district_ids.includes(district_id)) ||
  (postal_code !== null && rules.postal_codes.includes(postal_code));

/** Before the period begins, what counts is how old a child is when it does. */
const countingDay = ({ on }: ChildFacts, { age_on, starts_on }: SchemeRules): Day =>
  age_on ?? (on < starts_on ? starts_on : on);

function ageReasons(facts: ChildFacts, { rules }: RuledVersion, getsItOn: Day | null): Reason[] {
  const { name, born_on } = facts;
  const age = ageOn(born_on, countingDay(facts, rules));
  return [
    {
      key: 'old_enough',
      holds: age >= rules.min_age,
      values: {
        name,
        age: rules.min_age,
        counted_on: rules.age_on,
        turns_on: birthdayAt(born_on, rules.min_age),
        gets_it_on: getsItOn,
      },
    },
    {
      key: 'young_enough',
      holds: age <= rules.max_age,
      values: {
        name,
        age: rules.max_age,
        counted_on: rules.age_on,
        leaves_on: lastDayInTime(born_on, rules),
      },
    },
  ];
}

/** The last day on which a child is young enough, where that is within the period. */
function lastDayInTime(bornOn: Day, { max_age, age_on, ends_on }: SchemeRules): Day | null {
  const last = dayAfter(birthdayAt(bornOn, max_age + 1), -1);
  return age_on === null && last < ends_on ? last : null;
}

function otherReasons(facts: ChildFacts, { rules }: RuledVersion, getsItOn: Day | null): Reason[] {
  const { name, on, is_within_income } = facts;
  const { starts_on, ends_on } = rules;
  const period: Reason = {
    key: 'period',
    holds: starts_on <= on && on <= ends_on,
    values: { name, starts_on, ends_on, is_over: on > ends_on, gets_it_on: getsItOn },
  };
  if (rules.access === 'all') return [period];
  const values = { name, is_known: is_within_income !== null };
  return [{ key: 'income', holds: is_within_income === true, values }, period];
}

/** The first day on which everything holds, if all else stays as it is; null where there is none left. */
export function firstDayOf(facts: ChildFacts, version: RuledVersion): Day | null {
  const { rules } = version;
  if (placeReasons(facts, version).some(({ holds }) => !holds)) return null;
  if (rules.access === 'income' && facts.is_within_income !== true) return null;
  const turnsOn = birthdayAt(facts.born_on, rules.min_age);
  const days = [facts.on, rules.starts_on, ...(rules.age_on === null ? [turnsOn] : [])];
  const day = days.reduce((latest, one) => (one > latest ? one : latest));
  const age = ageOn(facts.born_on, rules.age_on ?? day);
  return day <= rules.ends_on && age >= rules.min_age && age <= rules.max_age ? day : null;
}
