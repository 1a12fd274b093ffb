import type { Day } from '#platform/language/days.ts';

export const VERSION_STATES = ['draft', 'sent', 'published', 'ended'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** What is done to a version as a whole, and what it is afterwards. The table `scheme_version_step` holds the same. */
export const STEPS = {
  send: { from: 'draft', to: 'sent' },
  take_back: { from: 'sent', to: 'draft' },
  publish: { from: 'sent', to: 'published' },
  end: { from: 'published', to: 'ended' },
} as const satisfies Record<string, { from: VersionState; to: VersionState }>;
export type Step = keyof typeof STEPS;

export const ACCESS_KINDS = ['all', 'income'] as const;
export const LEFTOVERS = ['returned', 'carried_over'] as const;
export const ENDINGS = ['closed', 'renewed'] as const;

/** What a municipality has decided: who gets an account, with how much, when and for what. */
export type SchemeRules = {
  min_age: number;
  max_age: number;
  /** The day at which the age counts; null is each day, from the birthday on. */
  age_on: Day | null;
  /** Empty is the whole municipality; else one of the districts or postal codes is enough. */
  district_ids: string[];
  postal_codes: string[];
  /** Of those who get it after their income only the answer is kept, never the income. */
  access: (typeof ACCESS_KINDS)[number];
  household: string;
  amount_ore: number;
  starts_on: Day;
  ends_on: Day;
  category_ids: string[];
  /** Only organisations that the municipality has said yes to. */
  takes_part_only: boolean;
  min_times: number;
  trial_times: number;
  one_activity_a_year: boolean;
  activity_cap_ore: number | null;
  /** The frame: what the whole scheme may cost. */
  budget_ore: number;
  leftover: (typeof LEFTOVERS)[number];
  /** What becomes of the accounts when the period is over. */
  at_end: (typeof ENDINGS)[number];
};

export const HIGHEST_SCHEME_AGE = 30;
export const MAX_AMOUNT_ORE = 10_000_000;
export const MAX_BUDGET_ORE = 100_000_000_000;
export const MAX_TIMES = 200;
export const MAX_TRIAL_TIMES = 10;
export const MAX_PERIOD_DAYS = 3 * 366;
export const MAX_POSTAL_CODES = 200;
export const MAX_HOUSEHOLD_LENGTH = 500;
export const MAX_SCHEME_NAME_LENGTH = 60;
export const MAX_SCHEMES = 20;
/** A new one each year, with room for changes in between; more are never read at once. */
export const MAX_VERSIONS = 200;

/** What everybody is told of a municipality's schemes, in the words of `Change.touches`. */
export const schemesOf = (municipalityId: number | string): string => `schemes of municipality ${municipalityId}`;

type Dated = { state: VersionState; starts_on: Day | null; ends_on: Day | null; ended_on: Day | null };

export type VersionStatus = 'draft' | 'sent' | 'coming' | 'running' | 'past';

/** The last day on which it holds. */
export const lastDayOf = ({ ends_on, ended_on }: Pick<Dated, 'ends_on' | 'ended_on'>): Day | null =>
  ended_on !== null && ends_on !== null && ended_on < ends_on ? ended_on : ends_on;

/** What a version is on a day. It follows from its days, so no job has to begin or end one. */
export function statusOn(version: Dated, day: Day): VersionStatus {
  const { state, starts_on } = version;
  if (state === 'draft' || state === 'sent') return state;
  const last = lastDayOf(version);
  if (starts_on === null || last === null || last < starts_on || day > last) return 'past';
  return day < starts_on ? 'coming' : 'running';
}
