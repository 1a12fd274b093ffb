import type { EventCard, Occurrence } from './contract.ts';

/** FLT-08; the order is the order of the bits in `event.age_mask`. */
export const AGE_GROUPS = ['children', 'teenager', 'family', 'senior', 'pensioner'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** BEY-19; the order is the order of the bits in `event.access_mask`. */
export const ACCESS_FACTS = [
  'step_free',
  'accessible_toilet',
  'hearing_loop',
  'sign_language',
  'calm',
  'companion_free',
  'accessible_parking',
  'plain_language',
] as const;
export type AccessibilityFact = (typeof ACCESS_FACTS)[number];

/** BEY-02: who gets a place that becomes free. */
export const WAITING_POLICIES = ['automatic', 'offer', 'lottery', 'priority'] as const;
export type WaitingPolicy = (typeof WAITING_POLICIES)[number];

export const PRIORITY_GROUPS = ['members', 'residents'] as const;
export type PriorityGroup = (typeof PRIORITY_GROUPS)[number];

export const EVENTS_PER_PAGE = 20;
export const MAX_SEARCH_LENGTH = 200;

/** EVT-04: so many that others may want to know. */
export const POPULAR_FROM = 20;

export type EventState = 'draft' | 'cancelled' | 'completed' | 'ended' | 'full' | 'popular' | 'open';

type StateFacts = Pick<
  EventCard,
  'is_canceled' | 'is_completed' | 'is_published' | 'is_recurring' | 'end_at' | 'attendees_count' | 'capacity'
>;

/** The one word that a card says about an event; the most important one wins (EVT-03, EVT-04). */
export function eventState(event: StateFacts, now: Date): EventState {
  if (!event.is_published) return 'draft';
  if (event.is_canceled) return 'cancelled';
  if (event.is_completed) return 'completed';
  if (event.end_at !== null && Date.parse(event.end_at) <= now.getTime()) return 'ended';
  if (!event.is_recurring && isFull(event)) return 'full';
  if (event.attendees_count >= POPULAR_FROM) return 'popular';
  return 'open';
}

export const isFull = (event: Pick<Occurrence, 'attendees_count' | 'capacity'>): boolean =>
  event.capacity.max !== null && event.attendees_count >= event.capacity.max;

/** Never below zero: an organiser may have lowered the capacity of a full occurrence. */
export const placesLeft = (event: Pick<Occurrence, 'attendees_count' | 'capacity'>): number | null =>
  event.capacity.max === null ? null : Math.max(0, event.capacity.max - event.attendees_count);

/** FLT-08: all five, or none, means everybody. */
export const suitsAll = (groups: readonly AgeGroup[]): boolean =>
  groups.length === 0 || groups.length === AGE_GROUPS.length;

/** EVT-05: a custom rhythm cannot be told as one time of day. */
export const CUSTOM_FREQUENCY = 4;

/** Where it is, in one line. What an address begins or ends with, or is, is not said twice: 'Bergen, Bergen' is Bergen. */
export function placeLine(parts: readonly (string | null)[]): string {
  const said = parts.flatMap((part) => part?.trim() || []);
  const isSaidBy = (part: string, other: string) =>
    ` ${other}`.toLowerCase().endsWith(` ${part}`.toLowerCase()) ||
    `${other},`.toLowerCase().startsWith(`${part},`.toLowerCase());
  const isRepeated = (part: string, at: number) =>
    said.some((other, place) => place !== at && isSaidBy(part, other) && (part.length < other.length || place < at));
  return said.filter((part, at) => !isRepeated(part, at)).join(', ');
}
