import type { AgeGroup } from '#features/events/rules.ts';
import type { Scene } from '#features/pictures/contract.ts';
import type { CategoryKey, EventTypeKey } from '../reference-data.ts';
import type { Weekday } from '../wall-time.ts';

/** What an activity of the demo is made from. The generator fills in place, time, price and numbers. */
export type ActivityTemplate = {
  key: string;
  scene: Scene;
  type: EventTypeKey;
  categories: readonly CategoryKey[];
  organisers: readonly OrganiserKind[];
  ages: readonly AgeGroup[];
  age_span?: readonly [number, number];
  /** Kroner, from and to. Free without it. */
  price_kr?: readonly [number, number];
  days: readonly Weekday[];
  starts: readonly `${number}:${number}`[];
  minutes: number;
  is_weekly: boolean;
  /** First and last month in which it makes sense; may pass New Year. All year without it. */
  months?: readonly [number, number];
  /** From and to. No limit without it. */
  capacity?: readonly [number, number];
  venues: readonly VenueKind[];
  notes: readonly NoteKey[];
  /** Only municipalities with an official North Sámi name have it. */
  is_sami?: true;
  texts: { nb: ActivityTexts; nn: ActivityTexts } | { en: ActivityTexts };
};

export type ActivityTexts = { names: readonly string[]; intros: readonly string[] };

export type OrganiserKind =
  | 'sports'
  | 'football_club'
  | 'ski_club'
  | 'swim_club'
  | 'gymnastics'
  | 'hiking'
  | 'paddling'
  | 'scouts'
  | 'choir'
  | 'band'
  | 'theatre'
  | 'dance'
  | 'crafts'
  | 'history'
  | 'library'
  | 'code_club'
  | 'chess'
  | 'volunteer_centre'
  | 'pensioners'
  | 'youth_aid'
  | 'village'
  | 'youth_club'
  | 'garden'
  | 'international';

export type VenueKind =
  | 'pitch'
  | 'hall'
  | 'pool'
  | 'trailhead'
  | 'ski_track'
  | 'stage'
  | 'music_room'
  | 'library'
  | 'village_hall'
  | 'centre'
  | 'kitchen'
  | 'youth_club'
  | 'park'
  | 'care_home';

export type NoteKey =
  | 'beginner'
  | 'drop_in'
  | 'clothes'
  | 'gear'
  | 'coffee'
  | 'indoor_shoes'
  | 'with_adult'
  | 'accessible'
  | 'first_free'
  | 'sign_up'
  | 'training_given'
  | 'police_certificate'
  | 'price_help'
  | 'bring_friend';
