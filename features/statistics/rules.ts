import { type Day, dayAfter, firstOfMonth, monthsAfter } from '#platform/language/days.ts';

/** What numbers are told apart by: one at a time, as decision 0088 says. */
export const DIMENSIONS = ['month', 'district', 'age', 'category', 'price', 'organization'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Those that a part can be chosen of. */
export const FILTERS = ['district', 'age', 'category', 'price', 'organization'] as const;

/** What everybody could count on the pages of the portal. It tells of no user. */
export const PUBLIC_MEASURES = ['activities', 'places'] as const;
/** What tells of people, of whom there are at least five behind each number. */
export const PEOPLE_MEASURES = [
  'sign_ups',
  'filled',
  'waiting',
  'new_people',
  'returning_people',
  'volunteer_minutes',
] as const;
export const MEASURES = [...PUBLIC_MEASURES, ...PEOPLE_MEASURES] as const;
export type Measure = (typeof MEASURES)[number];
export type PeopleMeasure = (typeof PEOPLE_MEASURES)[number];

export const isPublic = (measure: string): boolean => PUBLIC_MEASURES.some((one) => one === measure);

/** The youngest of each age group, in years. */
export const AGES_FROM = [0, 6, 13, 16, 20, 35, 67] as const;
/** A part of a dimension for what has none: no known age, no district, no organiser. */
export const NONE = 'none';
/** Organisations that are too many to be listed one by one. */
export const OTHERS = 'others';
export const AGE_PARTS: readonly string[] = [...AGES_FROM.map(String), NONE];
export const PRICE_PARTS: readonly string[] = ['free', 'paid'];

/** However many organisers a municipality has, what is read stays small. */
export const MAX_PARTS = 150;

/** The first day of a quarter, which is what a quarter is known by. */
export type Quarter = Day;
export const QUARTER = /^\d{4}-(?:01|04|07|10)-01$/;

/**
 * How long after its last day a quarter is made, once. What is cancelled, removed or erased before that is taken into
 * account; later changes are not, so that nobody can compare yesterday's numbers with today's.
 */
export const SETTLING_DAYS = 14;
/** Facts are kept for two years; an older quarter would lack some. */
const MAX_QUARTERS_BACK = 7;
/** As many as a period has at most: ten years. */
export const MAX_QUARTERS = 40;

export const quarterAfter = (quarter: Quarter, quarters: number): Quarter => monthsAfter(quarter, 3 * quarters);

export const quarterOf = (day: Day): Quarter => monthsAfter(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % 3));

/** The oldest first. */
export function dueQuarters(today: Day): Quarter[] {
  const running = quarterOf(dayAfter(today, -SETTLING_DAYS));
  return Array.from({ length: MAX_QUARTERS_BACK }, (_, back) => quarterAfter(running, back - MAX_QUARTERS_BACK));
}

/** From the first to the last, both included. */
export function quartersIn({ from, to }: { from: Quarter; to: Quarter }): Quarter[] {
  const quarters: Quarter[] = [];
  for (let quarter = from; quarter <= to && quarters.length < MAX_QUARTERS; quarter = quarterAfter(quarter, 1)) {
    quarters.push(quarter);
  }
  return quarters;
}

export const aYearBefore = (quarter: Quarter): Quarter => quarterAfter(quarter, -4);
