export const ANNOUNCEMENT_TYPES = ['news', 'critical'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

export const ANNOUNCEMENT_STATES = ['coming', 'shown', 'over'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** Together they fit into the header of every answer, also when every letter has to be encoded. */
export const MAX_TITLE_LENGTH = 80;
export const MAX_BODY_LENGTH = 500;

/** Of a municipality at a time. Only one is shown; more are a mistake. */
export const MAX_OPEN_ANNOUNCEMENTS = 10;

export const MAX_DAYS_AHEAD = 366;

/** What it is at a moment. */
export function stateOn(
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date | null },
  now: Date,
): AnnouncementState {
  if (ends_at !== null && ends_at <= now) return 'over';
  return starts_at > now ? 'coming' : 'shown';
}
