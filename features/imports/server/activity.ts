import { z } from 'zod';
import { AGE_GROUPS, type AgeGroup } from '#features/events/rules.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { ACTIVITY_ID } from '../rules.ts';
import { plainLine, plainText } from './plain-text.ts';

/** One activity of the feed as far as we believe it: texts are plain, times make sense, places are known. */
export type Activity = {
  external_id: string;
  name: string;
  description: string;
  source_url: string;
  association: string | null;
  kind: 'trip' | 'course' | 'dugnad';
  municipality_ids: number[];
  age_groups: AgeGroup[];
  is_free: boolean;
  price_ore: number | null;
  is_cancelled: boolean;
  venue: string | null;
  lat: number | null;
  lng: number | null;
  times: { start_at: string; end_at: string }[];
};

const MAX_HTML_LENGTH = 50_000;
const MAX_TEXT_LENGTH = 5000;
const MAX_NAME_LENGTH = 200;
const MAX_TIMES = 60;
const DAY_MS = 86_400_000;
const MAX_MS = 60 * DAY_MS;
const FARTHEST_BACK_MS = 400 * DAY_MS;
const FARTHEST_AHEAD_MS = 3 * 366 * DAY_MS;

const time = z.iso.datetime({ offset: true });

/** What the feed says of one activity; everything else in it is ignored. */
const feedItem = z.object({
  id: z
    .union([z.int().min(0), z.string()])
    .transform(String)
    .pipe(z.string().regex(ACTIVITY_ID)),
  title: z.string().min(1).max(1000),
  description: z.string().max(MAX_HTML_LENGTH).nullish(),
  url: z.string().max(500).refine(isOurLink, 'leads away from dnt.no'),
  association: z.string().max(500).nullish(),
  type: z.string().max(100).nullish(),
  targetGroup: z.array(z.string().max(100)).max(20).nullish(),
  municipality: z.array(z.object({ code: z.string().regex(/^\d{4}$/) })).max(20),
  price: z.number().min(0).max(1_000_000).nullish(),
  isCancelled: z.boolean().nullish(),
  meetingPlace: z
    .object({ name: z.string().max(500).nullish(), lat: z.number().nullish(), lng: z.number().nullish() })
    .nullish(),
  dates: z
    .array(z.object({ start: time, end: time }))
    .min(1)
    .max(MAX_TIMES),
});

export function readActivity(item: unknown, now: Date): Activity | { trouble: string; external_id: string | null } {
  const read = feedItem.safeParse(item);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { trouble: `${issue?.path.join('.')}: ${issue?.message}`, external_id: idIn(item) };
  }
  const { id, title, description, url, association, type, targetGroup, price, isCancelled, meetingPlace } = read.data;
  const municipality_ids = read.data.municipality
    .map(({ code }) => Number(code))
    .filter((code) => municipalityById(code));
  if (municipality_ids.length === 0) return { trouble: 'municipality: none that is known', external_id: id };
  if (!read.data.dates.every((each) => isSensible(each, now))) return { trouble: 'dates: absurd', external_id: id };
  const name = plainLine(title, MAX_NAME_LENGTH);
  if (name === '') return { trouble: 'title: no words', external_id: id };
  const point = meetingPlace && isInNorway(meetingPlace) ? meetingPlace : null;
  return {
    external_id: id,
    name,
    description: plainText(description ?? '', MAX_TEXT_LENGTH),
    source_url: url,
    association: plainLine(association ?? '', MAX_NAME_LENGTH) || null,
    kind: KINDS[type?.toLowerCase() ?? ''] ?? 'trip',
    municipality_ids: [...new Set(municipality_ids)].sort((left, right) => left - right),
    age_groups: AGE_GROUPS.filter((group) =>
      targetGroup?.some((words) => TARGET_GROUPS[words.toLowerCase()] === group),
    ),
    is_free: price === 0,
    price_ore: typeof price === 'number' && price > 0 ? Math.round(price * 100) : null,
    is_cancelled: isCancelled === true,
    venue: plainLine(meetingPlace?.name ?? '', MAX_NAME_LENGTH) || null,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    times: timesOf(read.data.dates),
  };
}

const KINDS: Readonly<Record<string, Activity['kind']>> = { kurs: 'course', dugnad: 'dugnad' };

const TARGET_GROUPS: Readonly<Record<string, AgeGroup>> = {
  barn: 'children',
  ungdom: 'teenager',
  barnefamilier: 'family',
  familie: 'family',
  voksen: 'senior',
  voksne: 'senior',
  senior: 'pensioner',
  seniorer: 'pensioner',
};

/** One beginning is one time, in order. */
function timesOf(dates: readonly { start: string; end: string }[]): Activity['times'] {
  const times = dates.map(({ start, end }) => ({
    start_at: new Date(start).toISOString(),
    end_at: new Date(end).toISOString(),
  }));
  return [...new Map(times.map((each) => [each.start_at, each])).values()].sort((left, right) =>
    left.start_at < right.start_at ? -1 : 1,
  );
}

function isSensible({ start, end }: { start: string; end: string }, now: Date): boolean {
  const [startMs, endMs] = [Date.parse(start), Date.parse(end)];
  const isNear = startMs > now.getTime() - FARTHEST_BACK_MS && startMs < now.getTime() + FARTHEST_AHEAD_MS;
  return isNear && endMs >= startMs && endMs - startMs <= MAX_MS;
}

/** People are sent there to sign up, so a feed may not send them anywhere else. */
function isOurLink(link: string): boolean {
  const url = URL.parse(link);
  return (
    url?.protocol === 'https:' && /(?:^|\.)(?:dnt|ut)\.no$/.test(url.hostname) && url.username === '' && url.port === ''
  );
}

const isInNorway = ({ lat, lng }: { lat?: number | null | undefined; lng?: number | null | undefined }): boolean =>
  typeof lat === 'number' && typeof lng === 'number' && lat > 57 && lat < 81 && lng > 4 && lng < 33;

function idIn(item: unknown): string | null {
  const id = typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : '';
  return ACTIVITY_ID.test(id) ? id : null;
}
