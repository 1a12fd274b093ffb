import type { AccessibilityFact } from '#features/events/rules.ts';
import type { VenueKind } from './activity-template.ts';

/** How likely such a place has it, from 0 to 1. */
export const VENUE_FACTS: Record<VenueKind, Partial<Record<AccessibilityFact, number>>> = {
  pitch: { step_free: 0.5, accessible_parking: 0.6 },
  hall: { step_free: 0.9, accessible_toilet: 0.8, accessible_parking: 0.7 },
  pool: { step_free: 0.9, accessible_toilet: 0.9, accessible_parking: 0.7, companion_free: 0.6 },
  trailhead: { accessible_parking: 0.4 },
  ski_track: { accessible_parking: 0.5 },
  stage: { step_free: 0.9, accessible_toilet: 0.9, hearing_loop: 0.7, companion_free: 0.6 },
  music_room: { step_free: 0.6, accessible_toilet: 0.4 },
  library: { step_free: 1, accessible_toilet: 0.9, hearing_loop: 0.5, calm: 0.5 },
  village_hall: { step_free: 0.5, accessible_toilet: 0.4, accessible_parking: 0.5 },
  centre: { step_free: 0.9, accessible_toilet: 0.9, hearing_loop: 0.3 },
  kitchen: { step_free: 0.6, accessible_toilet: 0.5 },
  youth_club: { step_free: 0.6, accessible_toilet: 0.5 },
  park: { step_free: 0.6 },
  care_home: { step_free: 1, accessible_toilet: 1, accessible_parking: 0.8, hearing_loop: 0.4 },
};

/** What lies in the activity itself, by the key of its template. */
export const ACTIVITY_FACTS: Readonly<Record<string, readonly AccessibilityFact[]>> = {
  'sign-language': ['sign_language'],
  'memory-cafe': ['calm', 'plain_language'],
  'language-cafe': ['plain_language'],
  'women-norwegian': ['plain_language'],
  'language-friend': ['plain_language'],
  'english-conversation': ['plain_language'],
  'digital-help': ['plain_language'],
  'story-time': ['plain_language'],
  'book-circle': ['calm'],
  knitting: ['calm'],
  painting: ['calm'],
};

/** What the sentence about the lift and the loop promises. */
export const PROMISED_FACTS: readonly AccessibilityFact[] = ['step_free', 'hearing_loop'];
