import type { AccessibilityFact, AgeGroup, PriorityGroup, WaitingPolicy } from '#features/events/rules.ts';

/** EVF-01: how often it takes place. */
export const FREQUENCY = { once: 1, daily: 2, weekly: 3, custom: 4 } as const;
export type Frequency = (typeof FREQUENCY)[keyof typeof FREQUENCY];

export const EVENT_KINDS = ['open', 'scheduled'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What a change of one time reaches. */
export const SCOPES_OF_CHANGE = ['one', 'following', 'all'] as const;
export type ScopeOfChange = (typeof SCOPES_OF_CHANGE)[number];

export const MAX_NAME_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 500;
export const MAX_REASON_LENGTH = 500;
/** A user who does something to another user says why, in a few words at least. */
export const SHORTEST_REASON = 5;
/** VAL-05: one time lasts so long at most. */
export const MAX_DAYS = 31;
/** What ends at an earlier hour than it begins ends the day after, if it does not last longer than a night. */
export const MAX_NIGHT_MINUTES = 12 * 60;
export const MAX_OCCURRENCES = 400;
/** A series ends so long from its first day at most. */
export const MAX_SERIES_DAYS = 731;
export const MAX_KEYWORDS = 20;
export const MAX_CATEGORIES = 5;
export const MAX_MUNICIPALITIES = 20;
export const MAX_DOCUMENTS = 10;
export const MAX_CONTACTS = 5;
export const MAX_COHOSTS = 10;
export const MAX_PLACES = 100_000;
export const HIGHEST_AGE = 120;
export const MAX_PRICE_ORE = 10_000_000;

/** One time by hand: the day of the calendar on which it begins, and times of day in Oslo. */
export type DayByHand = { day: string; start_time: string; end_time: string };

/** When it takes place, in the words of the form: days and times of day in Oslo. What is not filled in is empty. */
export type TimesForm = {
  frequency: Frequency;
  /** 0 is Monday; weekly ones only. */
  weekdays: number[];
  /** The first day. */
  starts_on: string;
  /** Of what happens once: the day on which it ends. Of what repeats: the last day of the series. */
  ends_on: string;
  start_time: string;
  end_time: string;
  /** Days on which it does not take place after all. */
  exceptions: string[];
  /** Custom ones only. */
  days: DayByHand[];
};

/** The form as it is typed: everything is there, and what is not filled in is empty or null. */
export type EventForm = {
  organization_id: string;
  // 0: information
  name: string;
  description: string;
  lang: 'nb' | 'nn' | 'en';
  venue: string;
  address: string;
  lat: number | null;
  lng: number | null;
  municipality_ids: string[];
  /** At most one in each municipality. */
  district_ids: string[];
  is_free: boolean;
  price_ore: number | null;
  contact_ids: string[];
  cohost_ids: string[];
  // 1: settings
  kind: EventKind;
  times: TimesForm;
  has_sign_up: boolean;
  capacity_max: number | null;
  sign_up_closes_minutes: number;
  leave_closes_minutes: number;
  has_waiting_list: boolean;
  waiting_policy: WaitingPolicy;
  offer_hours: number;
  lottery_hours: number;
  priority_group: PriorityGroup;
  // 2: tagging
  /** Keys. */
  type: string | null;
  categories: string[];
  keywords: string[];
  age_group: AgeGroup[];
  min_age: number | null;
  max_age: number | null;
  accessibility: AccessibilityFact[];
  // 3: media
  /** One of the portal's drawings, or a picture of one's own; the latter wins. */
  scene: string | null;
  picture_upload_id: string | null;
  documents: { upload_id: string; name: string }[];
};

export type FormField = keyof EventForm | `times.${keyof TimesForm}`;

/** Which of the four steps a field is on. */
export const STEPS = ['info', 'settings', 'tagging', 'media'] as const;
export type Step = (typeof STEPS)[number];

export const emptyForm = (
  organizationId: string,
  lang: EventForm['lang'],
  municipalityId: string,
  districtIds: readonly string[] = [],
): EventForm => ({
  organization_id: organizationId,
  name: '',
  description: '',
  lang,
  venue: '',
  address: '',
  lat: null,
  lng: null,
  municipality_ids: [municipalityId],
  district_ids: [...districtIds],
  is_free: true,
  price_ore: null,
  contact_ids: [],
  cohost_ids: [],
  kind: 'scheduled',
  times: {
    frequency: FREQUENCY.once,
    weekdays: [],
    starts_on: '',
    ends_on: '',
    start_time: '',
    end_time: '',
    exceptions: [],
    days: [],
  },
  has_sign_up: true,
  capacity_max: null,
  sign_up_closes_minutes: 0,
  leave_closes_minutes: 0,
  has_waiting_list: true,
  waiting_policy: 'automatic',
  offer_hours: 24,
  lottery_hours: 48,
  priority_group: 'members',
  type: null,
  categories: [],
  keywords: [],
  age_group: [],
  min_age: null,
  max_age: null,
  accessibility: [],
  scene: null,
  picture_upload_id: null,
  documents: [],
});
