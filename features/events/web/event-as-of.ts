import type { EventDetail, Occurrence } from '../contract.ts';

/**
 * An activity as it is by now, on a page that may have been open for hours: what is over by then is left out, and the
 * next time is the first that is not (as `event_refresh_dates` finds it, which comes by once a minute).
 */
export function eventAsOf(read: EventDetail, now: Date): EventDetail {
  const event = { ...read, occurrences: timesToCome(read.occurrences, now) };
  if (read.end_at === null || Date.parse(read.end_at) > now.getTime()) return event;
  const next = event.occurrences.find(({ is_canceled }) => !is_canceled || read.is_canceled);
  if (!next) return event;
  const { start_at, end_at, attendees_count, waiting_count, capacity } = next;
  return { ...event, start_at, end_at, attendees_count, waiting_count, capacity };
}

export const timesToCome = <Time extends Pick<Occurrence, 'end_at'>>(times: readonly Time[], now: Date): Time[] =>
  times.filter(({ end_at }) => Date.parse(end_at) > now.getTime());
