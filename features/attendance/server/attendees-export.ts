import { eventIdOf, mayHaveOfEvent, orderEventExport } from '#features/events/server/public.ts';
import type { ExportType } from '#features/exports/rules.ts';
import {
  contactCells,
  contactColumns,
  type ExportSource,
  peopleTable,
  type Table,
  type TableScope,
} from '#features/exports/server/public.ts';
import type { ExportId, OccurrenceId } from '#features/vocabulary/ids.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { clock, shortDate } from '#platform/language/dates.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { ATTENDEES_FILE_TEXTS } from '../texts/attendees-file.ts';
import { type ExportedAttendee, exportedAttendees } from './participants-exported.ts';

/** OCC-07 */
export const requestAttendeesExport = (
  context: Context,
  id: OccurrenceId,
  type: ExportType,
): Promise<{ id: ExportId }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const event_id = await eventIdOf(inside, id);
    return orderEventExport(inside, { kind: 'attendees', type, event_id, occurrence_id: id });
  });

export const attendeesExport: ExportSource = {
  fileName: (language) => ATTENDEES_FILE_TEXTS[language].file,
  mayHave: mayHaveOfEvent,
  table: attendeesTable,
};

/** OCC-07: who takes part at one time and who waits, in the language of the person who asked. */
async function attendeesTable(db: Db, scope: TableScope): Promise<Table> {
  const { occurrence_id, has_contact_data, language } = scope;
  if (occurrence_id === null) throw new Error('A list of those who take part is of one time.');
  const texts = ATTENDEES_FILE_TEXTS[language];
  const { columns } = texts;
  const { name, start_at } = await timeOf(db, occurrence_id);
  const attendees = await exportedAttendees({ db, now: scope.now }, occurrence_id, has_contact_data);
  const hasChildren = attendees.some(({ guardian }) => guardian !== null);
  return peopleTable(scope, texts, {
    title: texts.title(name, texts.when(longDate(start_at, momentTextsFor(language)), clock(start_at))),
    columns: [
      { name: columns.name, kind: 'text', width: 24 },
      ...(hasChildren ? [{ name: columns.guardian, kind: 'text', width: 24 } as const] : []),
      { name: columns.status, kind: 'text', width: 14 },
      { name: columns.position, kind: 'text', width: 14 },
      ...contactColumns(scope, columns),
      { name: columns.signed_up, kind: 'day', width: 10 },
      { name: columns.checked_in, kind: 'text', width: 7 },
    ],
    rows: attendees.map((attendee) => cellsOf(attendee, scope, hasChildren)),
  });
}

async function timeOf(db: Db, occurrenceId: OccurrenceId): Promise<{ name: string; start_at: string }> {
  const { rows } = await rowsOf({ name: text, start_at: text })`
    select event.name, occurrence.start_at
    from occurrence join event on event.id = occurrence.event_id
    where occurrence.id = ${occurrenceId}`.execute(db);
  const [time] = rows;
  if (!time) throw new Error('The time is not there any more.');
  return time;
}

function cellsOf(attendee: ExportedAttendee, scope: TableScope, hasChildren: boolean): (string | null)[] {
  const texts = ATTENDEES_FILE_TEXTS[scope.language];
  return [
    attendee.name,
    ...(hasChildren ? [attendee.guardian] : []),
    texts.statuses[attendee.status],
    attendee.position === null ? null : String(attendee.position),
    ...contactCells(scope, attendee),
    shortDate(new Date(attendee.created_at)),
    attendee.checked_in_at === null ? null : texts.yes,
  ];
}
