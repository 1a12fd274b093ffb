import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { z } from 'zod';
import { placeLine } from '#features/events/rules.ts';
import { cleanLine } from '#features/messages/clean-line.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { toDate } from '#platform/language/dates.ts';
import { numberOrNull, text, textOrNull } from '#platform/server/rows.ts';

/** One time, as a calendar wants to know it. */
export const calendarTime = z.object({
  occurrence_id: ids.occurrence,
  event: text,
  start_at: text,
  end_at: text,
  venue: textOrNull,
  address: textOrNull,
  lat: numberOrNull,
  lng: numberOrNull,
  organisation: textOrNull,
});
export type CalendarTime = z.infer<typeof calendarTime>;

type CalendarOptions = {
  url: string;
  /** Calendars believe the last word only: a later file counts more than an earlier one. */
  now: Date;
  /** Whom a calendar names where there is no organisation, and where an answer would go. */
  portal: { name: string; support_email: string };
  /** A user does not come after all: the time is struck out where the file before this one had put it. */
  isCancelled?: boolean;
};

const MAX_LINE_LENGTH = 300;
/** Before it begins: enough to get there. */
const ALARM_SECONDS = 3600;

/**
 * RFC 5545 and 5546. Times go out in UTC, which every calendar shows in its own zone. A time has the same name as in
 * the portal's feeds, so that the user who subscribes to those sees it once.
 */
export function calendarFile(times: readonly CalendarTime[], { url, now, portal, isCancelled }: CalendarOptions) {
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Nabolag', product: 'Nabolag', language: 'NO' }, method });
  for (const { occurrence_id, event, start_at, end_at, venue, address, lat, lng, organisation } of times) {
    const place = cleanLine(placeLine([venue, address]), MAX_LINE_LENGTH);
    calendar.createEvent({
      id: occurrence_id,
      start: start_at,
      ...(toDate(end_at) > toDate(start_at) && { end: end_at }),
      summary: cleanLine(event, MAX_LINE_LENGTH),
      description: url,
      url,
      ...(place && {
        location: lat === null || lng === null ? { title: place } : { title: place, geo: { lat, lon: lng } },
      }),
      organizer: { name: cleanLine(organisation ?? portal.name, MAX_LINE_LENGTH), email: portal.support_email },
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      sequence: Math.floor(now.getTime() / 1000 - EPOCH_SECONDS),
      stamp: now,
      ...(!isCancelled && { alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS }] }),
    });
  }
  return {
    name: 'nabolag.ics',
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}

/** Sequence numbers are 32 bits wide in some calendars; nothing here is older than 2026. */
const EPOCH_SECONDS = Date.UTC(2026, 0, 1) / 1000;
