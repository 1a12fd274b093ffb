import type { WaitingPolicy } from '#features/series/rules.ts';

/** Somebody has a place, waits for one, or has been offered one and not answered yet. */
export const ACTIVE_STATUSES = ['attending', 'waiting', 'offered'] as const;
export type ActiveStatus = (typeof ACTIVE_STATUSES)[number];

/** What can happen to somebody's place. */
export const PLACE_CHANGES = [
  'signed_up',
  'waiting',
  'promoted',
  'offered',
  'accepted',
  'expired',
  'drawn',
  'left',
  'removed',
  'cancelled',
  'moved_up',
  'moved_down',
  'checked_in',
  'unchecked',
] as const;
export type PlaceChange = (typeof PLACE_CHANGES)[number];

export const ATTENDEES_PER_PAGE = 30;
/** An organiser registers so many at a time. */
export const MOST_AT_ONCE = 100;
export const LONGEST_REASON = 500;
/** The list closes for moderators so long after the last time. */
export const ATTENDEES_SEEN_FOR_DAYS = 90;

/** What decides whether somebody can sign up for one time (OCC-05). */
export type SignUpFacts = {
  start_at: string;
  end_at: string;
  is_published: boolean;
  is_cancelled: boolean;
  /** Of the activity. */
  status: 'draft' | 'published' | 'cancelled';
  is_completed: boolean;
  is_local: boolean;
  has_sign_up: boolean;
  sign_up_closes_minutes: number;
};

export const SIGN_UP_FAULTS = [
  'not_published',
  'cancelled',
  'completed',
  'elsewhere',
  'no_sign_up',
  'ended',
  'closed',
] as const;
export type SignUpFault = (typeof SIGN_UP_FAULTS)[number];

/** Why nobody can sign up any more, or yet; null where they can. What matters most to the reader comes first. */
export function signUpFault(facts: SignUpFacts, now: Date): SignUpFault | null {
  if (facts.status === 'draft' || !facts.is_published) return 'not_published';
  if (facts.status === 'cancelled' || facts.is_cancelled) return 'cancelled';
  if (facts.is_completed) return 'completed';
  if (!facts.is_local) return 'elsewhere';
  if (!facts.has_sign_up) return 'no_sign_up';
  if (Date.parse(facts.end_at) <= now.getTime()) return 'ended';
  return now.getTime() >= signUpEnds(facts) ? 'closed' : null;
}

/** Without a time limit people can join what has begun. */
const signUpEnds = ({ start_at, end_at, sign_up_closes_minutes }: SignUpFacts): number =>
  sign_up_closes_minutes > 0 ? minutesBefore(start_at, sign_up_closes_minutes) : Date.parse(end_at);

/** Leaving later than this is for the organiser to do. Whoever waits or has an offer can leave until the end. */
export const leaveEnds = (facts: { start_at: string; end_at: string; leave_closes_minutes: number }): number =>
  facts.leave_closes_minutes > 0 ? minutesBefore(facts.start_at, facts.leave_closes_minutes) : Date.parse(facts.end_at);

/** Why somebody cannot leave by themselves any more; null where they can. What has been called off binds nobody. */
export function leaveFault(
  facts: SignUpFacts & { leave_closes_minutes: number },
  status: ActiveStatus,
  now: Date,
): 'ended' | 'too_late' | null {
  if (facts.status === 'cancelled' || facts.is_cancelled) return null;
  if (Date.parse(facts.end_at) <= now.getTime()) return 'ended';
  return status === 'attending' && now.getTime() >= leaveEnds(facts) ? 'too_late' : null;
}

/** Where places are given by lot, everybody waits until then. */
export const lotsAreDrawnAt = ({ start_at, lottery_hours }: { start_at: string; lottery_hours: number }): number =>
  minutesBefore(start_at, lottery_hours * 60);

export const isBeforeDraw = (
  facts: { waiting_policy: WaitingPolicy; start_at: string; lottery_hours: number; drawn_at: string | null },
  now: Date,
): boolean => facts.waiting_policy === 'lottery' && facts.drawn_at === null && now.getTime() < lotsAreDrawnAt(facts);

export const hasRoom = ({ capacity_max, attending_count }: { capacity_max: number | null; attending_count: number }) =>
  capacity_max === null || attending_count < capacity_max;

const minutesBefore = (moment: string, minutes: number): number => Date.parse(moment) - minutes * 60_000;
