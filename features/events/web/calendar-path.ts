import type { Locale } from '#platform/language/locale.ts';

/** The event as a calendar file: all that is to come, or one time of it. */
export const calendarPath = (eventId: string, lang: Locale, occurrenceId?: string): string =>
  `/api/events/${eventId}.ics?${new URLSearchParams({ ...(occurrenceId && { occurrence: occurrenceId }), lang })}`;
