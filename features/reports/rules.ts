import { addDays, instantAt, osloWallTime } from '#platform/language/dates.ts';

/** What can be reported. */
export const REPORT_KINDS = ['event', 'comment', 'organisation', 'picture', 'message', 'user'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = [
  'hurtful',
  'grooming',
  'unfit_for_children',
  'fraud',
  'impersonation',
  'no_consent',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What is asked about each, the likeliest first. */
export const REASONS_FOR: Readonly<Record<ReportKind, readonly ReportReason[]>> = {
  event: ['fraud', 'unfit_for_children', 'hurtful', 'impersonation', 'other'],
  comment: ['hurtful', 'unfit_for_children', 'fraud', 'other'],
  organisation: ['impersonation', 'fraud', 'unfit_for_children', 'hurtful', 'other'],
  picture: ['no_consent', 'unfit_for_children', 'hurtful', 'fraud', 'other'],
  message: ['hurtful', 'grooming', 'unfit_for_children', 'fraud', 'other'],
  user: ['hurtful', 'grooming', 'impersonation', 'fraud', 'other'],
};

/** Where the user it is about can be hidden for the one who reports it. */
export const HIDDEN_KINDS: readonly ReportKind[] = ['message', 'user'];

/** Those that a child may be in danger for: looked at first. */
const ABOUT_CHILDREN: readonly ReportReason[] = ['grooming', 'unfit_for_children', 'no_consent'];

export const isAboutChildren = (reason: ReportReason): boolean => ABOUT_CHILDREN.includes(reason);

/** From the mildest to the strongest. */
export const DECISIONS = ['nothing', 'warn', 'hide', 'remove', 'suspend', 'block'] as const;
export type Decision = (typeof DECISIONS)[number];

/** To whom a case can be passed on, beside what is decided here. */
export const AUTHORITIES = ['police', 'child_welfare'] as const;
export type Authority = (typeof AUTHORITIES)[number];

export const CASE_STATES = ['waiting', 'mine', 'decided', 'appealed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const MAX_WORDS_LENGTH = 1000;
/** Copies are in no user's quota: so much is copied for one user in a day. What is reported beyond it is kept in words. */
export const MAX_COPIED_BYTES_PER_DAY = 200 * 1024 * 1024;
export const MIN_REASON_LENGTH = 5;
export const CASES_PER_PAGE = 20;
export const OWN_CASES_PER_PAGE = 10;

export const APPEAL_DAYS = 14;
/** So long a user reads and does not write. */
const SUSPENSION_DAYS = 7;
const DAY_MS = 86_400_000;

export const suspendedUntil = (now: Date): Date => new Date(now.getTime() + SUSPENSION_DAYS * DAY_MS);

export const appealUntil = (decidedAt: string): Date => new Date(Date.parse(decidedAt) + APPEAL_DAYS * DAY_MS);

const HOURS_FOR_CHILDREN = 2;
const NOON = 12;

/** When it is answered at the latest: in two hours where a child may be in danger, else by noon of the next day. */
export function dueAt(isAboutChild: boolean, now: Date): Date {
  if (isAboutChild) return new Date(now.getTime() + HOURS_FOR_CHILDREN * 3_600_000);
  const { year, month, day } = osloWallTime(addDays(now, 1));
  return instantAt({ year, month, day, hour: NOON });
}

/** Where two talk alone, who hears of a report knows who made it: of one that led to nothing they are not told. */
export const isToldToReported = (kind: ReportKind, decision: Decision): boolean =>
  decision !== 'nothing' || (kind !== 'message' && kind !== 'user');
