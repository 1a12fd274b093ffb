import { type Day, daysBetween, monthsAfter } from '#platform/language/days.ts';
import { dayIn } from '#platform/language/typed-day.ts';
import { kronerTyped, oreIn } from '#platform/language/typed-money.ts';
import {
  HIGHEST_SCHEME_AGE,
  MAX_AMOUNT_ORE,
  MAX_BUDGET_ORE,
  MAX_HOUSEHOLD_LENGTH,
  MAX_PERIOD_DAYS,
  MAX_POSTAL_CODES,
  MAX_TIMES,
  MAX_TRIAL_TIMES,
  type SchemeRules,
} from './rules.ts';
import { type Estimate, guessedChildren, HIGH_PERCENT, INCOME_PERCENT, LIKELY_PERCENT } from './simulation.ts';

/** A draft as it is typed: numbers, amounts and days are kept as the words that they were written with. */
export type SchemeForm = {
  min_age: string;
  max_age: string;
  /** Empty: the age counts each day. */
  age_on: string;
  district_ids: string[];
  postal_codes: string;
  access: SchemeRules['access'];
  household: string;
  amount: string;
  starts_on: string;
  ends_on: string;
  leftover: SchemeRules['leftover'];
  at_end: SchemeRules['at_end'];
  category_ids: string[];
  takes_part_only: boolean;
  min_times: string;
  trial_times: string;
  one_activity_a_year: boolean;
  /** Empty: there is none. */
  activity_cap: string;
  budget: string;
  // The assumptions of the simulation; they are not part of the decision.
  likely_percent: string;
  high_percent: string;
  income_percent: string;
  /** How many children there are of each age, by the age; what is empty is guessed. */
  children: Record<string, string>;
};

export type SchemeField = keyof SchemeForm;

export type SchemeFault =
  | 'age'
  | 'age_order'
  | 'day'
  | 'day_missing'
  | 'period_order'
  | 'period_long'
  | 'age_day_far'
  | 'districts'
  | 'postal_codes'
  | 'household'
  | 'household_long'
  | 'amount'
  | 'amount_missing'
  | 'amount_high'
  | 'cap_above_amount'
  | 'budget_below_amount'
  | 'budget_high'
  | 'categories'
  | 'times'
  | 'trial_times'
  | 'overlap'
  | 'percent'
  | 'percent_order'
  | 'children';
export type SchemeFaults = Partial<Record<SchemeField, SchemeFault>>;

/** What can be read out of a form; `rules` only when nothing is wrong with any of them. */
export type ReadForm = { rules: SchemeRules | null; faults: SchemeFaults };

const numberIn = (text: string): number =>
  /^\d{1,7}$/.test(text.replaceAll(/\s/g, '')) ? Number(text.replaceAll(/\s/g, '')) : Number.NaN;
const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** BEY-06: everything that keeps a draft from being decided on, one fault for each field. Both sides ask here. */
export function readForm(form: SchemeForm): ReadForm {
  const faults: SchemeFaults = {
    ...ageFaults(form),
    ...placeFaults(form),
    ...moneyFaults(form),
    ...periodFaults(form),
    ...countFaults(form),
    ...estimateFaults(form),
  };
  return { faults, rules: Object.keys(faults).length === 0 ? rulesIn(form) : null };
}

function ageFaults({ min_age, max_age, age_on, starts_on }: SchemeForm): SchemeFaults {
  const least = numberIn(min_age);
  const most = numberIn(max_age);
  const day = dayIn(age_on);
  const start = dayIn(starts_on);
  const isFar = day !== null && start !== null && Math.abs(daysBetween(start, day)) > MAX_PERIOD_DAYS;
  return {
    ...(!isBetween(least, 0, HIGHEST_SCHEME_AGE) && { min_age: 'age' }),
    ...(!isBetween(most, 0, HIGHEST_SCHEME_AGE) ? { max_age: 'age' } : least > most && { max_age: 'age_order' }),
    ...(age_on.trim() !== '' && day === null ? { age_on: 'day' } : isFar && { age_on: 'age_day_far' }),
  };
}

const codesIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter((code) => code !== ''))];

function placeFaults({ postal_codes, access, household }: SchemeForm): SchemeFaults {
  const codes = codesIn(postal_codes);
  const areCodes = codes.length <= MAX_POSTAL_CODES && codes.every((code) => /^\d{4}$/.test(code));
  const words = household.trim();
  return {
    ...(!areCodes && { postal_codes: 'postal_codes' }),
    ...(words.length > MAX_HOUSEHOLD_LENGTH
      ? { household: 'household_long' }
      : access === 'income' && words === '' && { household: 'household' }),
  };
}

function moneyFault(text: string, most: number, high: SchemeFault): SchemeFault | null {
  const ore = oreIn(text);
  if (ore === null) return 'amount_missing';
  if (!(ore > 0)) return 'amount';
  return ore > most ? high : null;
}

function moneyFaults({ amount, activity_cap, budget }: SchemeForm): SchemeFaults {
  const each = oreIn(amount) ?? Number.NaN;
  const ofAmount = moneyFault(amount, MAX_AMOUNT_ORE, 'amount_high');
  const ofBudget =
    moneyFault(budget, MAX_BUDGET_ORE, 'budget_high') ?? ((oreIn(budget) ?? 0) < each ? 'budget_below_amount' : null);
  const cap = oreIn(activity_cap);
  const ofCap = cap === null ? null : !(cap > 0) ? 'amount' : cap > each ? 'cap_above_amount' : null;
  return {
    ...(ofAmount && { amount: ofAmount }),
    ...(ofCap && { activity_cap: ofCap }),
    ...(ofBudget && { budget: ofBudget }),
  };
}

function periodFaults({ starts_on, ends_on }: SchemeForm): SchemeFaults {
  const start = dayIn(starts_on);
  const end = dayIn(ends_on);
  const missing = (text: string): SchemeFault => (text.trim() === '' ? 'day_missing' : 'day');
  if (start === null || end === null) {
    return {
      ...(start === null && { starts_on: missing(starts_on) }),
      ...(end === null && { ends_on: missing(ends_on) }),
    };
  }
  if (end < start) return { ends_on: 'period_order' };
  return daysBetween(start, end) > MAX_PERIOD_DAYS ? { ends_on: 'period_long' } : {};
}

function countFaults({ category_ids, min_times, trial_times }: SchemeForm): SchemeFaults {
  return {
    ...(category_ids.length === 0 && { category_ids: 'categories' }),
    ...(!isBetween(numberIn(min_times), 1, MAX_TIMES) && { min_times: 'times' }),
    ...(!isBetween(numberIn(trial_times), 0, MAX_TRIAL_TIMES) && { trial_times: 'trial_times' }),
  };
}

function estimateFaults({ likely_percent, high_percent, income_percent, children }: SchemeForm): SchemeFaults {
  const isPercent = (text: string) => isBetween(numberIn(text), 0, 100);
  const areNumbers = Object.values(children).every((text) => text.trim() === '' || !Number.isNaN(numberIn(text)));
  return {
    ...(!isPercent(likely_percent) && { likely_percent: 'percent' }),
    ...(!isPercent(high_percent)
      ? { high_percent: 'percent' }
      : numberIn(high_percent) < numberIn(likely_percent) && { high_percent: 'percent_order' }),
    ...(!isPercent(income_percent) && { income_percent: 'percent' }),
    ...(!areNumbers && { children: 'children' }),
  };
}

const sorted = (ids: readonly string[]): string[] =>
  [...new Set(ids)].sort((one, other) => Number(one) - Number(other));

/** Of a form without faults. */
const rulesIn = (form: SchemeForm): SchemeRules => ({
  min_age: numberIn(form.min_age),
  max_age: numberIn(form.max_age),
  age_on: dayIn(form.age_on),
  district_ids: sorted(form.district_ids),
  postal_codes: codesIn(form.postal_codes).sort(),
  access: form.access,
  household: form.household.trim(),
  amount_ore: oreIn(form.amount) ?? 0,
  starts_on: dayIn(form.starts_on) ?? '',
  ends_on: dayIn(form.ends_on) ?? '',
  category_ids: sorted(form.category_ids),
  takes_part_only: form.takes_part_only,
  min_times: numberIn(form.min_times),
  trial_times: numberIn(form.trial_times),
  one_activity_a_year: form.one_activity_a_year,
  activity_cap_ore: oreIn(form.activity_cap),
  budget_ore: oreIn(form.budget) ?? 0,
  leftover: form.leftover,
  at_end: form.at_end,
});

/** The simulation goes on with what can be read, and guesses the rest. */
export function estimateIn(form: SchemeForm, population: number): Estimate {
  const percent = (text: string, usual: number) => (isBetween(numberIn(text), 0, 100) ? numberIn(text) : usual);
  return {
    likely_percent: percent(form.likely_percent, LIKELY_PERCENT),
    high_percent: percent(form.high_percent, HIGH_PERCENT),
    income_percent: percent(form.income_percent, INCOME_PERCENT),
    children: Array.from({ length: HIGHEST_SCHEME_AGE + 1 }, (_, age) => {
      const typed = numberIn(form.children[age] ?? '');
      return Number.isNaN(typed) ? guessedChildren(population, age) : typed;
    }),
  };
}

/** What the form of a new version begins with: what holds before it, a year later. */
export function formAfter(rules: SchemeRules, form: SchemeForm): SchemeForm {
  const aYearLater = (day: Day): Day => monthsAfter(day, 12);
  return {
    ...form,
    amount: kronerTyped(rules.amount_ore),
    budget: kronerTyped(rules.budget_ore),
    starts_on: aYearLater(rules.starts_on),
    ends_on: aYearLater(rules.ends_on),
    age_on: rules.age_on === null ? '' : aYearLater(rules.age_on),
  };
}

type FirstValues = { min_age: number; max_age: number; amount_ore: number; min_times: number; day: Day };

/** The first draft of a scheme: from the next first of August, for a school year. */
export function firstForm({ min_age, max_age, amount_ore, min_times, day }: FirstValues): SchemeForm {
  const thisYear = `${day.slice(0, 4)}-08-01`;
  const starts_on = day < thisYear ? thisYear : monthsAfter(thisYear, 12);
  return {
    min_age: String(min_age),
    max_age: String(max_age),
    age_on: '',
    district_ids: [],
    postal_codes: '',
    access: 'all',
    household: '',
    amount: kronerTyped(amount_ore),
    starts_on,
    ends_on: `${Number(starts_on.slice(0, 4)) + 1}-07-31`,
    leftover: 'returned',
    at_end: 'renewed',
    category_ids: [],
    takes_part_only: true,
    min_times: String(min_times),
    trial_times: '0',
    one_activity_a_year: false,
    activity_cap: '',
    budget: '',
    likely_percent: String(LIKELY_PERCENT),
    high_percent: String(HIGH_PERCENT),
    income_percent: String(INCOME_PERCENT),
    children: {},
  };
}
