import type { OwnPlace } from '../contract.ts';

/**
 * Which of the times is shown on top: the one that a user came back for, else one that waits for their answer, else the
 * next that they have a place at or can sign up for, else the next that takes place.
 */
export function shownPlace(places: readonly OwnPlace[], wantedId: string | null): OwnPlace | null {
  return (
    places.find(({ occurrence_id }) => occurrence_id === wantedId) ??
    places.find(({ status }) => status === 'offered') ??
    places.find(({ status, can, is_canceled }) => !is_canceled && (status !== null || can.sign_up)) ??
    places.find(({ is_canceled }) => !is_canceled) ??
    places[0] ??
    null
  );
}

/** What signing up leads to; null where one cannot. */
export type WayIn = 'place' | 'list' | 'draw';

export function wayIn({ status, can, draws_at, capacity, attendees_count }: OwnPlace): WayIn | null {
  if (status !== null || !can.sign_up) return null;
  if (draws_at !== null) return 'draw';
  return capacity.max !== null && attendees_count >= capacity.max ? 'list' : 'place';
}
