import { clock, type Instant, shortDate } from '#platform/language/dates.ts';
import { type Day, dayAfter, weekdayOfDay } from '#platform/language/days.ts';

export const CODE_LIVES_MS = 10 * 60_000;
/** So often a screen asks; what is done in the office reaches it within ten seconds, with one question lost. */
export const ASK_EVERY_MS = 4000;
/** That it was heard is written down so often. */
export const NOTED_EVERY_MS = 30_000;
/** Three questions of which none came: something is wrong with it, or with its network. */
const QUIET_AFTER_MS = 60_000;

export const MAX_SCREENS = 100;
export const MAX_PLAYLISTS = 30;
export const MAX_ITEMS = 20;
/** Notices that go on or are to come. */
export const MAX_TAKEOVERS = 20;
export const MAX_TAKEOVER_MS = 7 * 24 * 60 * 60_000;
export const MAX_AHEAD_MS = 90 * 24 * 60 * 60_000;
export const MAX_NAME_LENGTH = 60;
/** To be read from five metres. */
export const MAX_TITLE_LENGTH = 60;
export const MAX_BODY_LENGTH = 140;
export const MAX_QUERY_LENGTH = 600;
export const MAX_SHOWN_LENGTH = 120;
export const MAX_VERSION_LENGTH = 40;

export const SECONDS = { least: 5, most: 120, usual: 20 } as const;
export const ITEM_KINDS = ['activities', 'organisation', 'picture', 'notice'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
export const SHOWN_KINDS = [...ITEM_KINDS, 'takeover', 'dark'] as const;
export type ShownKind = (typeof SHOWN_KINDS)[number];

export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

type Hours = { weekdays: readonly number[]; from_time: string | null; to_time: string | null };

/** Whether a playlist plays at a moment, by the clock in Oslo. What goes on past midnight began on the day before. */
export function playsAt({ weekdays, from_time, to_time }: Hours, now: Instant): boolean {
  const [day, time] = [shortDate(now), clock(now)];
  const isOn = (one: Day) => weekdays.includes(weekdayOfDay(one));
  if (from_time === null || to_time === null) return isOn(day);
  if (from_time < to_time) return isOn(day) && from_time <= time && time < to_time;
  return (isOn(day) && from_time <= time) || (isOn(dayAfter(day, -1)) && time < to_time);
}

/** Whether a screen is black. One that was told its plan by an older portal knows of no such hours. */
export const isDarkAt = (
  { dark_from = null, dark_to = null }: { dark_from?: string | null; dark_to?: string | null },
  now: Instant,
): boolean => dark_from !== null && playsAt({ weekdays: EVERY_DAY, from_time: dark_from, to_time: dark_to }, now);

/** What is not over yet. */
export const itemsOn = <Item extends { last_day: Day | null }>(items: readonly Item[], day: Day): Item[] =>
  items.filter(({ last_day }) => last_day === null || day <= last_day);

/** The first that plays and has something to show; null is the usual round: everything that is coming up. */
export function playlistAt<Playlist extends Hours & { items: readonly { last_day: Day | null }[] }>(
  playlists: readonly Playlist[],
  now: Instant,
): Playlist | null {
  const day = shortDate(now);
  return playlists.find((one) => playsAt(one, now) && itemsOn(one.items, day).length > 0) ?? null;
}

/** The one that began last, of those that go on. */
export function takeoverAt<Takeover extends { starts_at: string; ends_at: string }>(
  takeovers: readonly Takeover[],
  now: Date,
): Takeover | null {
  const moment = now.getTime();
  const goingOn = takeovers.filter((one) => Date.parse(one.starts_at) <= moment && moment < Date.parse(one.ends_at));
  return goingOn.sort((one, other) => Date.parse(other.starts_at) - Date.parse(one.starts_at))[0] ?? null;
}

export type Health = 'new' | 'well' | 'quiet';

/** What can be said of a screen from when it was last heard. One without a network is as quiet as one that is off. */
export function healthOf(last_seen_at: string | null, now: Date): Health {
  if (last_seen_at === null) return 'new';
  return now.getTime() - Date.parse(last_seen_at) < QUIET_AFTER_MS ? 'well' : 'quiet';
}

const SLOT_MS = 30 * 60_000;
export const SLOTS = 48;

export const slotAt = (moment: Date): number => Math.floor(moment.getTime() / SLOT_MS);

/** A day of half hours up to now, the oldest first: in which of them it was heard. */
export function seenIn({ seen_slots, seen_slot }: { seen_slots: number; seen_slot: number }, now: Date): boolean[] {
  const bits = BigInt(seen_slots);
  const behind = slotAt(now) - seen_slot;
  return Array.from({ length: SLOTS }, (_, place) => {
    const bit = SLOTS - 1 - place - behind;
    return bit >= 0 && bit < SLOTS && ((bits >> BigInt(bit)) & 1n) === 1n;
  });
}

/** '482917' as it is read aloud. */
export const writtenCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;
