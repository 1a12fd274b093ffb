/** What decides whether a person can sign up for one time (OCC-05). */
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

/** After this only the organiser can take a person off the list. People who wait or have an offer can leave until the end. */
export const leaveEnds = (facts: { start_at: string; end_at: string; leave_closes_minutes: number }): number =>
  facts.leave_closes_minutes > 0 ? minutesBefore(facts.start_at, facts.leave_closes_minutes) : Date.parse(facts.end_at);

/** Where places are given by lot, everybody waits until then. */
export const lotsAreDrawnAt = ({ start_at, lottery_hours }: { start_at: string; lottery_hours: number }): number =>
  minutesBefore(start_at, lottery_hours * 60);

const minutesBefore = (moment: string, minutes: number): number => Date.parse(moment) - minutes * 60_000;
