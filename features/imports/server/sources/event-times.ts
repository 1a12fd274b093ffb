import { MAX_TIMES } from '../../source-rules.ts';
import type { ContentLine } from './content-lines.ts';
import { daysOf, readRule } from './recurrence-rule.ts';
import { AHEAD_MS, type SourceFault } from './source-activity.ts';
import { durationMs, momentOf, readTime, type ZonedTime } from './wall-clock.ts';

/** A VEVENT with the first of each property, and all of those that name further times. */
export type CalendarEvent = {
  line: number;
  properties: Map<string, ContentLine>;
  exceptions: ContentLine[];
  further: ContentLine[];
  fault: SourceFault | null;
};

type Span = readonly [start: number, end: number];
type Fault = Pick<SourceFault, 'line' | 'kind'>;
export type Spans = { found: Span[]; fault: Fault | null };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const MAX_VALUES = 1000;

/** When it takes place, as far as that is to come: the rule, what is taken out of it, and single times that were moved. */
export function spansOf(main: CalendarEvent | undefined, single: readonly CalendarEvent[], now: Date): Spans | Fault {
  const found = new Map<number, Span>();
  let fault: Fault | null = null;
  if (main) {
    const first = firstSpan(main);
    if ('kind' in first) return first;
    const series = seriesOf(main, first, now);
    fault = series.fault;
    for (const span of series.found) found.set(span[0], span);
  }
  for (const event of single) {
    const replaced = timeIn(event, 'RECURRENCE-ID');
    if (!('kind' in replaced)) found.delete(momentOf(replaced));
    if (event.properties.get('STATUS')?.value.trim().toUpperCase() === 'CANCELLED') continue;
    const moved = firstSpan(event);
    if ('kind' in moved) fault ??= moved;
    else found.set(moved.span[0], moved.span);
  }
  return { found: [...found.values()], fault };
}

type First = { start: ZonedTime; span: Span };

function timeIn(event: CalendarEvent, name: string): ZonedTime | Fault {
  const property = event.properties.get(name);
  if (!property) return { line: event.line, kind: 'no_start' };
  const time = readTime(property.value, property.parameters);
  return typeof time === 'string' ? { line: property.line, kind: time } : time;
}

function firstSpan(event: CalendarEvent): First | Fault {
  const start = timeIn(event, 'DTSTART');
  if ('kind' in start) return start;
  const begun = momentOf(start);
  if (event.properties.has('DTEND')) {
    const end = timeIn(event, 'DTEND');
    if ('kind' in end) return end;
    // Some write the day itself as the end.
    const ended = end.isWholeDay && end.day <= start.day ? { ...end, day: start.day + 1 } : end;
    return { start, span: [begun, endOf(ended)] };
  }
  const duration = event.properties.get('DURATION');
  const length = duration ? durationMs(duration.value) : start.isWholeDay ? DAY_MS : 0;
  if (length === null) return { line: duration?.line ?? event.line, kind: 'bad_time' };
  if (!start.isWholeDay) return { start, span: [begun, begun + length] };
  const days = Math.max(1, Math.round(length / DAY_MS));
  return { start, span: [begun, endOf({ ...start, day: start.day + days })] };
}

/** The day on which it is over is not one of its own: it ends a minute before. */
const endOf = (end: ZonedTime): number => momentOf(end) - (end.isWholeDay ? MINUTE_MS : 0);

function seriesOf(event: CalendarEvent, { start, span }: First, now: Date): Spans {
  const rule = event.properties.get('RRULE');
  const starts = new Map<number, ZonedTime>([[span[0], start]]);
  let fault: Fault | null = null;
  if (rule) {
    const read = readRule(rule.value, start);
    // The first time is certain, whatever follows.
    if (typeof read === 'string') fault = { line: rule.line, kind: read };
    else {
      starts.clear();
      const from = now.getTime() - (span[1] - span[0]);
      for (const day of daysOf(read, start, Math.floor(from / DAY_MS) - 1)) {
        const time = { ...start, day };
        const moment = momentOfSafely(time);
        if (moment === null || moment > now.getTime() + AHEAD_MS) break;
        if (read.until !== null && moment > read.until) break;
        if (moment > from) starts.set(moment, time);
        if (starts.size >= MAX_TIMES) break;
      }
    }
  }
  for (const time of listed(event.further)) starts.set(momentOf(time), time);
  for (const time of listed(event.exceptions)) starts.delete(momentOf(time));
  const [begun, ended] = span;
  const found = [...starts].map(([moment, time]): Span => {
    if (time.day === start.day && moment === begun) return span;
    if (!start.isWholeDay) return [moment, moment + (ended - begun)];
    const days = Math.max(1, Math.round((ended - begun) / DAY_MS));
    return [moment, endOf({ ...time, day: time.day + days })];
  });
  return { found, fault };
}

/** Years that no clock knows. */
function momentOfSafely(time: ZonedTime): number | null {
  if (Math.abs(time.day) > MAX_DAY) return null;
  return momentOf(time);
}

const MAX_DAY = 1_000_000;

/** What cannot be read there takes nothing away and adds nothing. */
const listed = (lines: readonly ContentLine[]): ZonedTime[] =>
  lines
    .flatMap(({ value, parameters }) => value.split(',', MAX_VALUES).map((one) => readTime(one, parameters)))
    .filter((time) => typeof time !== 'string')
    .slice(0, MAX_VALUES);
