import type { WaitingPolicy } from '#features/events/rules.ts';
import { leaveEnds, lotsAreDrawnAt, type SignUpFacts } from '#features/events/sign-up-rules.ts';

/** A user has a place, waits for one, or has been offered one and not answered yet. */
export const ACTIVE_STATUSES = ['attending', 'waiting', 'offered'] as const;
export type ActiveStatus = (typeof ACTIVE_STATUSES)[number];

/** What can happen to a user's place. */
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
export const MAX_AT_ONCE = 100;
/** Of one household. */
export const MAX_CHILDREN_AT_ONCE = 20;
export const MAX_REASON_LENGTH = 500;
/** The list closes for moderators so long after the last time. */
export const ATTENDEES_SEEN_FOR_DAYS = 90;
const DAY_MS = 86_400_000;

export const isListClosed = (lastEndAt: string | null, now: Date): boolean =>
  lastEndAt !== null && Date.parse(lastEndAt) <= rememberedSince(now).getTime();

/** Those from before this moment are nobody's business any more. */
export const rememberedSince = (now: Date): Date => new Date(now.getTime() - ATTENDEES_SEEN_FOR_DAYS * DAY_MS);

/** Why a user cannot leave by themselves any more; null where they can. What has been called off binds nobody. */
export function leaveFault(
  facts: SignUpFacts & { leave_closes_minutes: number },
  status: ActiveStatus,
  now: Date,
): 'ended' | 'too_late' | null {
  if (facts.status === 'cancelled' || facts.is_cancelled) return null;
  if (Date.parse(facts.end_at) <= now.getTime()) return 'ended';
  return status === 'attending' && now.getTime() >= leaveEnds(facts) ? 'too_late' : null;
}

export const isBeforeDraw = (
  facts: { waiting_policy: WaitingPolicy; start_at: string; lottery_hours: number; drawn_at: string | null },
  now: Date,
): boolean => facts.waiting_policy === 'lottery' && facts.drawn_at === null && now.getTime() < lotsAreDrawnAt(facts);

export const hasRoom = ({ capacity_max, attending_count }: { capacity_max: number | null; attending_count: number }) =>
  capacity_max === null || attending_count < capacity_max;
