export type WrittenEvent = { uid: string; name: string; start?: string; more?: readonly string[] };

/** A calendar as a club has it. */
export const calendarOf = (events: readonly WrittenEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap(({ uid, name, start = '20261205T170000Z', more = [] }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SUMMARY:${name}`,
      `DTSTART:${start}`,
      'DURATION:PT2H',
      ...more,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
