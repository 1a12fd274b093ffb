import type { SchemeRules } from '#features/schemes/rules.ts';
import { type Day, dayAfter } from '#platform/language/days.ts';

/** What money is to be used for; `activity` is null where a family has typed an account number. */
export type Use = {
  activity: {
    name: string;
    category_ids: readonly string[];
    /** The days on which it takes place from now on, and how often in all. */
    days_ahead: readonly Day[];
    times: number;
  } | null;
  payee: string;
  takes_part: boolean;
  amount_ore: number;
  /** The day that is asked about, and the last one on which the version holds. */
  on: Day;
  last_day: Day;
};

/** What the same card has been used for under the same version, but for what has come back. */
export type Used = { name: string; is_same: boolean; amount_ore: number };

type ReasonValues = {
  period: { starts_on: Day; last_day: Day; is_over: boolean };
  takes_part: { payee: string };
  category: { activity: string };
  times: { activity: string; times: number; least: number };
  one_activity: { other: string | null };
  cap: { cap_ore: number; left_ore: number };
  trial: { times: number; until: Day };
};
export type UseReasonKey = keyof ReasonValues;
export type UseReason = {
  [Key in UseReasonKey]: { key: Key; holds: boolean; values: ReasonValues[Key] };
}[UseReasonKey];

/** CRD-06, BEY-06: whether a version lets money be used so, rule by rule. Yes exactly when every one of them holds. */
export function mayBeUsedFor(rules: SchemeRules, use: Use, history: readonly Used[]): UseReason[] {
  return [...placeReasons(rules, use), ...activityReasons(rules, use), ...historyReasons(rules, use, history)];
}

export const isAllowed = (reasons: readonly UseReason[]): boolean => reasons.every(({ holds }) => holds);

function placeReasons(rules: SchemeRules, { on, last_day, payee, takes_part }: Use): UseReason[] {
  const period: UseReason = {
    key: 'period',
    holds: rules.starts_on <= on && on <= last_day,
    values: { starts_on: rules.starts_on, last_day, is_over: on > last_day },
  };
  return rules.takes_part_only ? [period, { key: 'takes_part', holds: takes_part, values: { payee } }] : [period];
}

/** Of an account number nothing is known; there the municipality looks at it before it says yes. */
function activityReasons(rules: SchemeRules, { activity, on }: Use): UseReason[] {
  if (!activity) return [];
  const { name, category_ids, times } = activity;
  const until = trialUntil(rules, activity.days_ahead, on);
  return [
    {
      key: 'category',
      holds: category_ids.some((id) => rules.category_ids.includes(id)),
      values: { activity: name },
    },
    { key: 'times', holds: times >= rules.min_times, values: { activity: name, times, least: rules.min_times } },
    ...(until === null
      ? []
      : [{ key: 'trial' as const, holds: true, values: { times: rules.trial_times, until: dayAfter(until, -1) } }]),
  ];
}

/** BEY-11: the day after the last trial; null for an activity without one. */
export function trialUntil({ trial_times }: Pick<SchemeRules, 'trial_times'>, days: readonly Day[], on: Day) {
  const last = days
    .filter((day) => day >= on)
    .slice(0, trial_times)
    .at(-1);
  return last === undefined ? null : dayAfter(last, 1);
}

function historyReasons(rules: SchemeRules, { amount_ore }: Use, history: readonly Used[]): UseReason[] {
  const reasons: UseReason[] = [];
  if (rules.one_activity_a_year) {
    const other = history.find(({ is_same }) => !is_same)?.name ?? null;
    reasons.push({ key: 'one_activity', holds: other === null, values: { other } });
  }
  if (rules.activity_cap_ore !== null) {
    const cap_ore = rules.activity_cap_ore;
    const used = history.reduce((sum, one) => sum + (one.is_same ? one.amount_ore : 0), 0);
    const left_ore = Math.max(0, cap_ore - used);
    reasons.push({ key: 'cap', holds: amount_ore <= left_ore, values: { cap_ore, left_ore } });
  }
  return reasons;
}
