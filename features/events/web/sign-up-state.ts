import type { EventDetail } from '../contract.ts';
import { eventState, isFull } from '../rules.ts';

/** What somebody who wants to join is met with. What is over or called off comes before everything else. */
export type SignUpState = 'cancelled' | 'completed' | 'ended' | 'at_source' | 'full' | 'open';

export function signUpState(event: EventDetail, now: Date): SignUpState {
  const state = eventState(event, now);
  if (state === 'cancelled' || state === 'completed' || state === 'ended') return state;
  if (event.start_at === null) return 'ended';
  if (event.source) return 'at_source';
  return isFull(event) ? 'full' : 'open';
}

export const isOver = (state: SignUpState): boolean =>
  state === 'cancelled' || state === 'completed' || state === 'ended';
