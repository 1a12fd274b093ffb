import { z } from 'zod';
import { MAX_TIMES, type SourceFaultKind } from '../../source-rules.ts';
import { FeedTrouble } from '../activity-feed.ts';
import {
  add,
  detailOf,
  digestOf,
  isSensibleTime,
  lineOf,
  linkOf,
  pointOf,
  type ReadSource,
  type SourceActivity,
  type SourceFault,
  textOf,
  timesToCome,
  withinLimit,
} from './source-activity.ts';
import { turns } from './turns.ts';
import { momentOf, readTime } from './wall-clock.ts';

const MAX_SCRIPTS = 200;
const MAX_SCRIPT_LENGTH = 2_000_000;
const MAX_DEPTH = 8;
const MAX_THINGS = 20_000;
const MINUTE_MS = 60_000;

type Thing = Record<string, unknown>;

/** BEY-17: the activities that a page tells search engines of (schema.org's Event as JSON-LD). Nothing else of it is read. */
export async function readPage(html: string, address: URL, now: Date): Promise<ReadSource> {
  const read: ReadSource = { activities: [], seen: new Set(), faults: [], skipped: 0, isComplete: true };
  const giveTurn = turns();
  let found = 0;
  for (const { text, line } of scriptsIn(html)) {
    const things = thingsIn(text);
    if (things === null) {
      // What stands in it may still be there.
      read.isComplete = false;
      read.faults.push({ line, kind: 'bad_json', detail: '' });
      continue;
    }
    for (const thing of things) {
      found += 1;
      add(read, activityOf(thing, { line, address, now, read }));
      await giveTurn();
    }
  }
  if (found === 0 && read.faults.length === 0) throw new FeedTrouble('no_events');
  return withinLimit({ ...read, activities: merged(read.activities) });
}

const SCRIPT = /<script\b([^<>]*)>/gi;
const IS_JSON_LD = /\btype\s*=\s*["']?application\/ld\+json\b/i;
const END_OF_SCRIPT = /<\/script/gi;

function* scriptsIn(html: string): Generator<{ text: string; line: number }> {
  let line = 1;
  let counted = 0;
  let scripts = 0;
  for (const match of html.matchAll(SCRIPT)) {
    if (!IS_JSON_LD.test(match[1] ?? '')) continue;
    const begun = match.index + match[0].length;
    END_OF_SCRIPT.lastIndex = begun;
    const ended = END_OF_SCRIPT.exec(html)?.index ?? -1;
    for (; counted < match.index; counted += 1) if (html[counted] === '\n') line += 1;
    yield { text: ended === -1 ? '' : html.slice(begun, ended), line };
    scripts += 1;
    if (scripts >= MAX_SCRIPTS) return;
  }
}

/** Null where it is not JSON. */
function thingsIn(text: string): Thing[] | null {
  if (text.length > MAX_SCRIPT_LENGTH) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const found: Thing[] = [];
  let looked = 0;
  const look = (value: unknown, depth: number): void => {
    looked += 1;
    if (depth > MAX_DEPTH || looked > MAX_THINGS || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const each of value) look(each, depth + 1);
      return;
    }
    const thing = value as Thing;
    if (typesOf(thing).some(isEventType)) found.push(thing);
    else
      for (const key of ['@graph', 'itemListElement', 'item', 'event', 'events', 'mainEntity'])
        look(thing[key], depth + 1);
  };
  look(parsed, 0);
  return found;
}

const typesOf = (thing: Thing): string[] =>
  [thing['@type']]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? type.replace(/^https?:\/\/schema\.org\//, '') : []));

const isEventType = (type: string): boolean => /^[A-Za-z]{0,40}Event$/.test(type) || type === 'Festival';

const words = z.string().max(100_000);
const point = z.object({ latitude: z.coerce.number(), longitude: z.coerce.number() });
const place = z.union([
  words.transform((name) => ({ name, address: undefined, geo: undefined })),
  z.object({
    name: words.optional().catch(undefined),
    address: z
      .union([words, z.object({ streetAddress: words }).transform(({ streetAddress }) => streetAddress)])
      .optional()
      .catch(undefined),
    geo: point.optional().catch(undefined),
  }),
]);
const offer = z.object({ price: z.coerce.number().min(0).max(1_000_000) });

const eventThing = z.object({
  '@id': words.optional().catch(undefined),
  identifier: words.optional().catch(undefined),
  url: words.optional().catch(undefined),
  name: words.optional().catch(undefined),
  description: words.optional().catch(undefined),
  startDate: words.optional().catch(undefined),
  endDate: words.optional().catch(undefined),
  eventStatus: words.optional().catch(undefined),
  location: z.preprocess(firstOf, place).optional().catch(undefined),
  isAccessibleForFree: z
    .union([z.boolean(), z.string().transform((said) => /true$/i.test(said))])
    .optional()
    .catch(undefined),
  offers: z.preprocess(firstOf, offer).optional().catch(undefined),
});

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

type Inside = { line: number; address: URL; now: Date; read: ReadSource };

/** Null when it is over, which is no fault. */
function activityOf(thing: Thing, { line, address, now, read }: Inside): SourceActivity | SourceFault | null {
  const said = eventThing.parse(thing);
  const fault = (kind: SourceFaultKind): SourceFault => ({ line, kind, detail: detailOf(said.name ?? '') });
  const id = said['@id'] ?? said.identifier ?? said.url;
  if (!id) return fault('no_id');
  const external_id = digestOf(id);
  read.seen.add(external_id);
  const name = lineOf(said.name ?? '');
  if (name === '') return fault('no_title');
  if (!said.startDate) return fault('no_start');
  const start = momentIn(said.startDate, 'start');
  const end = said.endDate === undefined ? endWithout(said.startDate, start) : momentIn(said.endDate, 'end');
  if (start === null || end === null) return fault('bad_time');
  if (!isSensibleTime(start, end, now)) return fault('absurd_time');
  const times = timesToCome([[start, end]], now);
  if (times.length === 0) return null;
  const price = said.offers?.price;
  const geo = said.location?.geo;
  const where = geo ? pointOf(geo.latitude, geo.longitude) : null;
  return {
    external_id,
    digest: digestOf(JSON.stringify(thing)),
    line,
    name,
    description: textOf(said.description ?? ''),
    venue: lineOf(said.location?.name ?? said.location?.address ?? '') || null,
    lat: where?.lat ?? null,
    lng: where?.lng ?? null,
    is_free: said.isAccessibleForFree === true || price === 0,
    price_ore: price ? Math.round(price * 100) : null,
    is_cancelled: /EventCancelled$/.test(said.eventStatus ?? ''),
    source_url: linkOf(said.url ?? '', address),
    times,
  };
}

const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)$/;
const WITHOUT_OFFSET = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,6})?)?)?$/;

/** Without an offset it is the clock in Norway; a day as an end is the whole of it. */
function momentIn(text: string, what: 'start' | 'end'): number | null {
  const written = text.trim();
  if (WITH_OFFSET.test(written)) {
    const ms = Date.parse(written);
    return Number.isNaN(ms) ? null : ms;
  }
  const [whole, year, month, date, hour, minute, second = '00'] = WITHOUT_OFFSET.exec(written) ?? [];
  if (whole === undefined) return null;
  const time = readTime(`${year}${month}${date}${hour ? `T${hour}${minute}${second}` : ''}`, new Map());
  if (typeof time === 'string') return null;
  if (what === 'end' && time.isWholeDay) return momentOf({ ...time, day: time.day + 1 }) - MINUTE_MS;
  return momentOf(time);
}

/** A day is the whole day; a moment is one. */
const endWithout = (startDate: string, start: number | null): number | null =>
  /^\d{4}-\d\d-\d\d$/.test(startDate.trim()) ? momentIn(startDate, 'end') : start;

/** What has one id and several days is one activity with several times. */
function merged(activities: readonly SourceActivity[]): SourceActivity[] {
  const byId = new Map<string, SourceActivity>();
  for (const activity of activities) {
    const earlier = byId.get(activity.external_id);
    byId.set(
      activity.external_id,
      earlier
        ? {
            ...earlier,
            digest: digestOf(earlier.digest + activity.digest),
            times: timesMerged([...earlier.times, ...activity.times]),
          }
        : activity,
    );
  }
  return [...byId.values()];
}

const timesMerged = (times: SourceActivity['times']) =>
  [...new Map(times.map((time) => [time.start_at, time])).values()]
    .sort((one, other) => (one.start_at < other.start_at ? -1 : 1))
    .slice(0, MAX_TIMES);
