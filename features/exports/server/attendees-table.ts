import { sql } from 'kysely';
import { type ExportedAttendee, exportedAttendees } from '#features/attendance/server/queries.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { clock, shortDate } from '#platform/language/dates.ts';
import type { Locale } from '#platform/language/locale.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import type { Db } from '#platform/server/database.ts';
import { FILE_TEXTS } from '../texts/files.ts';
import { contactCells, contactColumns } from './contact-cells.ts';
import type { Table } from './table.ts';

type AttendeesScope = { occurrence_id: string; has_contact_data: boolean; language: Locale; now: Date };

/** OCC-07: who takes part at one time and who waits, in the language of whoever asked. */
export async function attendeesTable(db: Db, scope: AttendeesScope): Promise<Table> {
  const { occurrence_id, has_contact_data, language, now } = scope;
  const texts = FILE_TEXTS[language].attendees;
  const { columns } = texts;
  const { name, start_at } = await timeOf(db, occurrence_id);
  const attendees = await exportedAttendees(db, occurrence_id, has_contact_data);
  const rows = attendees.map((attendee) => cellsOf(attendee, scope));
  return {
    title: texts.title(name, texts.when(longDate(start_at, momentTextsFor(language)), clock(start_at))),
    lead: texts.made(shortDate(now).split('-').reverse().join('.'), rows.length),
    language,
    columns: [
      { name: columns.name, kind: 'text', width: 24 },
      { name: columns.status, kind: 'text', width: 14 },
      { name: columns.position, kind: 'text', width: 14 },
      ...(has_contact_data ? contactColumns(columns) : []),
      { name: columns.signed_up, kind: 'day', width: 10 },
      { name: columns.checked_in, kind: 'text', width: 7 },
    ],
    rows,
  };
}

async function timeOf(db: Db, occurrenceId: string): Promise<{ name: string; start_at: string }> {
  const { rows } = await sql<{ name: string; start_at: string }>`
    select event.name, occurrence.start_at
    from occurrence join event on event.id = occurrence.event_id
    where occurrence.id = ${occurrenceId}`.execute(db);
  const [time] = rows;
  if (!time) throw new Error('The time is not there any more.');
  return time;
}

function cellsOf(attendee: ExportedAttendee, { language, has_contact_data }: AttendeesScope): (string | null)[] {
  const texts = FILE_TEXTS[language].attendees;
  return [
    attendee.name,
    texts.statuses[attendee.status],
    attendee.position === null ? null : String(attendee.position),
    ...(has_contact_data ? contactCells(attendee) : []),
    shortDate(new Date(attendee.created_at)),
    attendee.checked_in_at === null ? null : texts.yes,
  ];
}
