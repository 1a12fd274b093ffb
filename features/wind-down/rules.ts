import { type Day, dayAfter, daysBetween } from '#platform/language/days.ts';

/** Before the last day, in the order in which they are written. */
export const LETTER_DAYS = [90, 30, 7] as const;
export type LetterDays = (typeof LETTER_DAYS)[number];

/** The first letter comes on the day it is told of, or later. */
export const MIN_NOTICE_DAYS = 90;
/** From the last day until anything is deleted, to fetch one's things in. */
export const MIN_FETCH_DAYS = 30;
export const MAX_DAYS_AHEAD = 3 * 366;
export const MAX_DECISION_LENGTH = 200;
export const MAX_REASON_LENGTH = 500;

export const WIND_DOWN_STATES = ['planned', 'announced', 'closed', 'deleting', 'done', 'cancelled'] as const;
export type WindDownState = (typeof WIND_DOWN_STATES)[number];

type Marks = {
  announced_on: Day;
  closed_at: string | null;
  started_at: string | null;
  done_at: string | null;
  cancelled_at: string | null;
};

export function stateOn(plan: Marks, today: Day): WindDownState {
  if (plan.cancelled_at !== null) return 'cancelled';
  if (plan.done_at !== null) return 'done';
  if (plan.started_at !== null) return 'deleting';
  if (plan.closed_at !== null) return 'closed';
  return plan.announced_on <= today ? 'announced' : 'planned';
}

/** Until the portal closes, its days can be moved. */
export const canBeChanged = (state: WindDownState): boolean => state === 'planned' || state === 'announced';

/** Until something is deleted, everything can be as it was. */
export const canBeCancelled = (state: WindDownState): boolean => canBeChanged(state) || state === 'closed';

/** Until something moves, another can take over: one that was chosen may end itself meanwhile. */
export const canChooseNeighbour = (state: WindDownState): boolean => canBeCancelled(state);

/** Which letter it is time for. After days without the job those before it are never sent. */
export function letterDue(lastDay: Day, today: Day): LetterDays | null {
  const left = daysBetween(today, lastDay);
  return left < 0 ? null : (LETTER_DAYS.findLast((days) => left <= days) ?? null);
}

export const letterDay = (lastDay: Day, days: LetterDays): Day => dayAfter(lastDay, -days);

/** Things can be fetched until the day before. */
export const fetchUntil = (deleteOn: Day): Day => dayAfter(deleteOn, -1);

/** The accounts are kept for five years after the year that they are of. */
export const accountsUntil = (lastDay: Day): Day => `${Number(lastDay.slice(0, 4)) + 6}-01-01`;

/** What a portal's end is counted in. */
export const KINDS = [
  'organisations',
  'activities',
  'people',
  'claims',
  'postings',
  'journal',
  'tickets',
  'loans',
  'visits',
] as const;
export type Kind = (typeof KINDS)[number];
export type Fates = { moved: number; deleted: number; kept: number };
export type Outlook = Record<Kind, Fates>;
