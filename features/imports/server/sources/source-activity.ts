import { createHash } from 'node:crypto';
import type { SourceFaultKind } from '../../source-rules.ts';
import { MAX_ACTIVITIES, MAX_TIMES } from '../../source-rules.ts';
import { plainLine, plainText, plainWords } from '../plain-text.ts';

/** One activity of a source as far as we believe it: its words are plain, its times make sense. */
export type SourceActivity = {
  external_id: string;
  /** Of all that its source says of it, so that the clock alone never makes it another. */
  digest: string;
  line: number | null;
  name: string;
  description: string;
  venue: string | null;
  lat: number | null;
  lng: number | null;
  is_free: boolean;
  price_ore: number | null;
  is_cancelled: boolean;
  /** Where it is told of; null where the source leads elsewhere, or nowhere. */
  source_url: string | null;
  times: { start_at: string; end_at: string }[];
};

export type SourceFault = { line: number | null; kind: SourceFaultKind; detail: string };

export type ReadSource = {
  activities: SourceActivity[];
  /** All that are in it, also what cannot be read or is not taken over: these are not gone. */
  seen: Set<string>;
  faults: SourceFault[];
  /** Activities that are left out for a fault. */
  skipped: number;
  /** Whether it was seen to its end, so that what is missing is gone. */
  isComplete: boolean;
};

const MAX_TEXT_LENGTH = 5000;
const MAX_LINE_LENGTH = 200;
const MAX_DETAIL_LENGTH = 120;
const MAX_LINK_LENGTH = 500;
const DAY_MS = 86_400_000;
const MAX_MS = 60 * DAY_MS;
export const AHEAD_MS = 366 * DAY_MS;
const MAX_AHEAD_MS = 3 * AHEAD_MS;

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

/** Of what a fault is said: one line, short, and plain. */
export const detailOf = (text: string): string => plainWords(text, MAX_DETAIL_LENGTH).replaceAll(/\s+/g, ' ');

export const lineOf = (text: string): string =>
  hasMarkup(text) ? plainLine(text, MAX_LINE_LENGTH) : plainWords(text, MAX_LINE_LENGTH).replaceAll(/\s+/g, ' ');

/** Some write HTML into their calendars. */
export const textOf = (text: string): string =>
  hasMarkup(text)
    ? plainText(text.slice(0, MAX_TEXT_LENGTH * 4).replaceAll('\n', '<br>'), MAX_TEXT_LENGTH)
    : plainWords(text, MAX_TEXT_LENGTH);

const hasMarkup = (text: string): boolean => /<\/?[a-z!]/i.test(text);

/** People are sent there, so a source leads nowhere but to where it is itself. */
export function linkOf(link: string, address: URL): string | null {
  const url = link.length <= MAX_LINK_LENGTH ? URL.parse(link.trim(), address.href) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null;
  return bare(url.hostname) === bare(address.hostname) || url.hostname.endsWith(`.${bare(address.hostname)}`)
    ? url.href
    : null;
}

const bare = (host: string): string => host.replace(/^www\./, '');

export const isSensibleTime = (start: number, end: number, now: Date): boolean =>
  end >= start && end - start <= MAX_MS && start < now.getTime() + MAX_AHEAD_MS;

export const pointOf = (lat: number, lng: number): { lat: number; lng: number } | null =>
  lat > 57 && lat < 81 && lng > 4 && lng < 33 ? { lat, lng } : null;

/** One beginning is one time; in order, those that are not over. */
export function timesToCome(
  spans: readonly (readonly [start: number, end: number])[],
  now: Date,
): SourceActivity['times'] {
  const toCome = spans.filter(([, end]) => end > now.getTime()).sort(([one], [other]) => one - other);
  return [...new Map(toCome.map((span) => [span[0], span])).values()].slice(0, MAX_TIMES).map(([start, end]) => ({
    start_at: new Date(start).toISOString(),
    end_at: new Date(end).toISOString(),
  }));
}

/** Adds what was read: an activity, what is wrong with it, or null for one that is over. */
export function add(read: ReadSource, one: SourceActivity | SourceFault | null): void {
  if (one === null) return;
  if ('kind' in one) {
    read.faults.push(one);
    read.skipped += 1;
  } else read.activities.push(one);
}

/** Those that begin first, when there are more than a municipality can have looked at. */
export function withinLimit(read: ReadSource): ReadSource {
  if (read.activities.length <= MAX_ACTIVITIES) return read;
  const firstStart = ({ times }: SourceActivity) => times[0]?.start_at ?? '';
  const sorted = read.activities.toSorted((one, other) => (firstStart(one) < firstStart(other) ? -1 : 1));
  const left = sorted.length - MAX_ACTIVITIES;
  return {
    ...read,
    activities: sorted.slice(0, MAX_ACTIVITIES),
    skipped: read.skipped + left,
    faults: [{ line: null, kind: 'too_many', detail: String(left) }, ...read.faults],
  };
}
