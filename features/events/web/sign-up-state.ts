import type { EventDetail, Occurrence } from '../contract.ts';
import { eventState, isFull } from '../rules.ts';
import { lotsAreDrawnAt, signUpFault } from '../sign-up-rules.ts';

/** What a user who wants to join is met with. What is over or called off comes before everything else. */
export type SignUpState =
  | 'draft'
  | 'cancelled'
  | 'completed'
  | 'ended'
  | 'at_source'
  | 'no_sign_up'
  | 'closed'
  | 'lottery'
  | 'full'
  | 'full_without_list'
  | 'open';

type Time = Pick<Occurrence, 'start_at' | 'end_at' | 'is_canceled' | 'attendees_count' | 'capacity'>;

/** Of the next time, unless it says which. */
export function signUpState(event: EventDetail, now: Date, time?: Time): SignUpState {
  const state = eventState(event, now);
  if (state === 'draft' || state === 'cancelled' || state === 'completed' || state === 'ended') return state;
  const { start_at, end_at } = event;
  if (start_at === null || end_at === null) return 'ended';
  return stateOfTime(event, time ?? { ...event, start_at, end_at }, now);
}

function stateOfTime(event: EventDetail, time: Time, now: Date): SignUpState {
  if (time.is_canceled) return 'cancelled';
  if (event.source) return 'at_source';
  const fault = signUpFault({ ...event, ...time, ...GOES_ON }, now);
  if (fault === 'no_sign_up' || fault === 'closed' || fault === 'ended') return fault;
  if (drawsAt(event, time, now) !== null) return 'lottery';
  if (!isFull(time)) return 'open';
  return event.has_waiting_list ? 'full' : 'full_without_list';
}

/** When the lots are drawn; null where that is over, or where places are not given by lot. */
export function drawsAt(
  event: Pick<EventDetail, 'waiting_policy' | 'lottery_hours'>,
  { start_at }: Pick<Time, 'start_at'>,
  now: Date,
): Date | null {
  if (event.waiting_policy !== 'lottery') return null;
  const at = lotsAreDrawnAt({ start_at, lottery_hours: event.lottery_hours });
  return now.getTime() < at ? new Date(at) : null;
}

const GOES_ON = {
  status: 'published',
  is_published: true,
  is_cancelled: false,
  is_completed: false,
  is_local: true,
} as const;

export const isOver = (state: SignUpState): boolean =>
  state === 'cancelled' || state === 'completed' || state === 'ended';
