import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { placeLine } from '#features/events/rules.ts';
import { toDate } from '#platform/language/dates.ts';
import { plainLine, plainText, shortened } from './plain-text.ts';
import type { FeedOccurrence } from './queries.ts';

type CalendarOptions = {
  name: string;
  texts: { cancelled(name: string): string; read_more(address: string): string };
  addressOf(event: FeedOccurrence): string;
  /** Rings before what is certain, where the file is of what a user means to go to: never for a list of everything. */
  hasAlarms?: boolean;
};

const REFRESH_SECONDS = 4 * 3600;
const MAX_DESCRIPTION_LENGTH = 2000;
/** Before it begins: enough to get there. */
const ALARM_SECONDS = 3600;

/**
 * RFC 5545. Times go out in UTC, which every calendar shows in its own zone: a zone would need its rules written along
 * (and with a plain time the library writes the server's wall clock under it).
 */
export function calendarFeed(occurrences: readonly FeedOccurrence[], options: CalendarOptions) {
  const { name, texts, addressOf, hasAlarms = false } = options;
  const calendar = ical({
    prodId: { company: 'Nabolag', product: 'Nabolag', language: 'NO' },
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes what stands in an event, not what the calendar is called.
    name: escapeText(plainLine(name)),
    ttl: REFRESH_SECONDS,
  });
  for (const occurrence of occurrences) {
    const { start_at, end_at, lat, lng, is_cancelled, updated_at } = occurrence;
    const address = addressOf(occurrence);
    const status = statusOf(occurrence);
    const title = plainLine(occurrence.name);
    const place = plainLine(placeLine([occurrence.venue, occurrence.address, ...occurrence.municipalities]));
    calendar.createEvent({
      id: occurrence.occurrence_id,
      start: start_at,
      ...(end_at > start_at && { end: end_at }),
      summary: is_cancelled ? texts.cancelled(title) : title,
      description: [shortened(plainText(occurrence.description), MAX_DESCRIPTION_LENGTH), texts.read_more(address)]
        .filter(Boolean)
        .join('\n\n'),
      ...(place && {
        location: lat === null || lng === null ? { title: place } : { title: place, geo: { lat, lon: lng } },
      }),
      categories: occurrence.categories.map((category) => ({ name: plainLine(category) })),
      url: address,
      status,
      sequence: sequenceOf(occurrence),
      // The same as long as the activity is: a calendar that is unchanged is answered with 304.
      stamp: updated_at,
      lastModified: updated_at,
      created: occurrence.created_at,
      ...(hasAlarms &&
        status === ICalEventStatus.CONFIRMED && { alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS }] }),
    });
  }
  return calendar.toString();
}

const statusOf = ({ is_cancelled, is_tentative }: FeedOccurrence): ICalEventStatus => {
  if (is_cancelled) return ICalEventStatus.CANCELLED;
  return is_tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
};

/** Grows with every change, as calendars demand before they believe one; calling off a single time is one, too. */
const sequenceOf = ({ created_at, updated_at, is_cancelled }: FeedOccurrence): number =>
  Math.max(0, Math.floor((toDate(updated_at).getTime() - toDate(created_at).getTime()) / 1000)) +
  (is_cancelled ? 1 : 0);

const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`);
