import type { SourceFaultKind } from '../../source-rules.ts';
import { FeedTrouble } from '../activity-feed.ts';
import { type ContentLine, contentLines, unescaped } from './content-lines.ts';
import { type CalendarEvent, spansOf } from './event-times.ts';
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

const KEPT = [
  'UID',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'GEO',
  'URL',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RECURRENCE-ID',
  'SEQUENCE',
  'LAST-MODIFIED',
  'STATUS',
  'CLASS',
];
const MAX_EVENTS = 20_000;
const MAX_FURTHER_LINES = 500;
const MAX_DEPTH = 10;

/** BEY-17: the activities of a calendar (RFC 5545) that are to come. Nothing of it is believed before it has been read. */
export async function readCalendar(text: string, address: URL, now: Date): Promise<ReadSource> {
  const { events, faults, isComplete } = eventsIn(text);
  const read: ReadSource = { activities: [], seen: new Set(), faults, skipped: 0, isComplete };
  const groups = groupsOf(events, read);
  const giveTurn = turns();
  for (const [uid, group] of groups) {
    const external_id = digestOf(uid);
    read.seen.add(external_id);
    add(read, activityOf(external_id, group, { address, now, read }));
    await giveTurn();
  }
  return withinLimit(read);
}

function eventsIn(text: string): { events: CalendarEvent[]; faults: SourceFault[]; isComplete: boolean } {
  const events: CalendarEvent[] = [];
  const faults: SourceFault[] = [];
  const open: string[] = [];
  let event: CalendarEvent | null = null;
  let hasBegun = false;
  let isClosed = false;
  for (const line of contentLines(text.replace(/^\ufeff/, ''))) {
    if ('fault' in line) {
      const fault = { line: line.line, kind: line.fault, detail: '' };
      if (!hasBegun) throw new FeedTrouble('not_a_calendar');
      if (event) event.fault ??= fault;
      else faults.push(fault);
      continue;
    }
    const name = line.value.trim().toUpperCase();
    if (!hasBegun) {
      if (line.name !== 'BEGIN' || name !== 'VCALENDAR') throw new FeedTrouble('not_a_calendar');
      hasBegun = true;
      open.push(name);
    } else if (line.name === 'BEGIN') {
      if (open.length >= MAX_DEPTH || events.length >= MAX_EVENTS) return { events, faults, isComplete: false };
      open.push(name);
      if (name === 'VEVENT' && event === null) {
        event = { line: line.line, properties: new Map(), exceptions: [], further: [], fault: null };
      }
    } else if (line.name === 'END') {
      const closed = open.pop();
      if (closed !== name) return { events, faults: [...faults, unclosed(line.line)], isComplete: false };
      if (name === 'VEVENT' && event && !open.includes('VEVENT')) {
        events.push(event);
        event = null;
      }
      isClosed = open.length === 0;
    } else if (event && open.at(-1) === 'VEVENT') keep(event, line);
  }
  if (!hasBegun) throw new FeedTrouble('not_a_calendar');
  if (isClosed && open.length === 0) return { events, faults, isComplete: true };
  return { events, faults: [...faults, unclosed(event?.line ?? null)], isComplete: false };
}

const unclosed = (line: number | null): SourceFault => ({ line, kind: 'not_closed', detail: '' });

function keep(event: CalendarEvent, line: ContentLine): void {
  if (line.name === 'EXDATE' && event.exceptions.length < MAX_FURTHER_LINES) event.exceptions.push(line);
  else if (line.name === 'RDATE' && event.further.length < MAX_FURTHER_LINES) event.further.push(line);
  else if (KEPT.includes(line.name) && !event.properties.has(line.name)) event.properties.set(line.name, line);
}

/** What has one UID is one activity: with changes of single times, and the latest of what stands there twice. */
function groupsOf(events: readonly CalendarEvent[], read: ReadSource): Map<string, CalendarEvent[]> {
  const groups = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    const uid = event.properties.get('UID')?.value.trim() ?? '';
    if (uid === '') add(read, { line: event.line, kind: 'no_id', detail: summaryOf(event) });
    else if (groups.has(uid)) groups.get(uid)?.push(event);
    else groups.set(uid, [event]);
  }
  return groups;
}

const summaryOf = (event: CalendarEvent): string => detailOf(unescaped(event.properties.get('SUMMARY')?.value ?? ''));

type Inside = { address: URL; now: Date; read: ReadSource };

/** Null when it is over, which is no fault. */
function activityOf(
  external_id: string,
  group: readonly CalendarEvent[],
  { address, now, read }: Inside,
): SourceActivity | SourceFault | null {
  const [main] = group.filter(({ properties }) => !properties.has('RECURRENCE-ID')).sort(latestFirst);
  const single = group.filter(({ properties }) => properties.has('RECURRENCE-ID'));
  const event = main ?? single[0];
  if (!event) return null;
  const detail = summaryOf(event);
  const fault = (kind: SourceFaultKind): SourceFault => ({ line: event.line, kind, detail });
  const said = (name: string): string => unescaped(event.properties.get(name)?.value ?? '').trim();
  if (event.fault) return { ...event.fault, detail };
  if (['PRIVATE', 'CONFIDENTIAL'].includes(said('CLASS').toUpperCase())) return fault('private');
  const name = lineOf(said('SUMMARY'));
  if (name === '') return fault('no_title');
  const spans = spansOf(main, single, now);
  if ('kind' in spans) return { ...spans, detail };
  if (spans.fault) read.faults.push({ ...spans.fault, detail });
  if (!spans.found.every(([start, end]) => isSensibleTime(start, end, now))) return fault('absurd_time');
  const times = timesToCome(spans.found, now);
  if (times.length === 0) return null;
  return {
    external_id,
    digest: digestOf(group.map(wordsOf).join('\n')),
    line: event.line,
    name,
    description: textOf(said('DESCRIPTION')),
    venue: lineOf(said('LOCATION')) || null,
    ...placeOf(said('GEO')),
    is_free: false,
    price_ore: null,
    is_cancelled: said('STATUS').toUpperCase() === 'CANCELLED',
    source_url: linkOf(said('URL'), address),
    times,
  };
}

const wordsOf = ({ properties, exceptions, further }: CalendarEvent): string =>
  [...properties.values(), ...exceptions, ...further]
    .map(({ name, parameters, value }) => [name, ...parameters.values(), value].join(';'))
    .join('\n');

function latestFirst(one: CalendarEvent, other: CalendarEvent): number {
  const sequence = ({ properties }: CalendarEvent) => Number(properties.get('SEQUENCE')?.value) || 0;
  const changed = ({ properties }: CalendarEvent) => properties.get('LAST-MODIFIED')?.value ?? '';
  return sequence(other) - sequence(one) || (changed(other) > changed(one) ? 1 : -1);
}

function placeOf(geo: string): Pick<SourceActivity, 'lat' | 'lng'> {
  const [lat, lng, ...rest] = geo.split(';').map(Number);
  const point = lat !== undefined && lng !== undefined && rest.length === 0 ? pointOf(lat, lng) : null;
  return point ?? { lat: null, lng: null };
}
