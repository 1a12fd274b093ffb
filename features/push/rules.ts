/** A user who turns on one more loses the oldest. */
export const MAX_DEVICES = 10;

/** A device that could not be reached this often, without once in between, is taken for gone. */
export const MAX_FAILURES = 20;

export const MAX_ENDPOINT_LENGTH = 1000;

/** What a device tells in words of its own, as a user may have to do something at once. */
export const HAPPENINGS = [
  'placePromoted',
  'placeOffered',
  'placeRemoved',
  'placeCancelled',
  'eventChanged',
  'eventCancelled',
  'eventUncancelled',
  'eventPaused',
  'eventResumed',
  'slotGiven',
  'slotTakenBack',
  'slotChanged',
  'slotRemoved',
  'loanOffered',
  'caseOpened',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** What a notification says. Anybody who looks at the screen reads it: what and when, never who or where. */
export type Notice = {
  title: string;
  text: string;
  lang: string;
  /** Where a touch leads, on the portal that the device knows. */
  path: string;
  /** Of two notices with the same tag the device shows the latter alone. */
  tag: string;
};
