import { mayHaveOfEvent, orderEventExport } from '#features/events/server/public.ts';
import type { ExportType } from '#features/exports/rules.ts';
import {
  contactCells,
  contactColumns,
  type ExportSource,
  peopleTable,
  type Table,
  type TableScope,
} from '#features/exports/server/public.ts';
import type { EventId, ExportId } from '#features/vocabulary/ids.ts';
import { clock, shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { SLOTS_FILE_TEXTS } from '../texts/shifts-file.ts';
import { type ExportedShiftUser, exportedShiftUsers } from './queries.ts';

/** OCC-08 */
export const requestShiftsExport = (context: Context, id: EventId, type: ExportType): Promise<{ id: ExportId }> =>
  inTransaction(context.db, (db) =>
    orderEventExport({ ...context, db }, { kind: 'slots', type, event_id: id, occurrence_id: null }),
  );

export const slotsExport: ExportSource = {
  fileName: (language) => SLOTS_FILE_TEXTS[language].file,
  mayHave: mayHaveOfEvent,
  table: slotsTable,
};

/** OCC-08: all shifts in the order of time, each with those who have it. */
async function slotsTable(db: Db, scope: TableScope): Promise<Table> {
  const { event, has_contact_data, language } = scope;
  if (!event) throw new Error('A list of shifts is of one activity.');
  const texts = SLOTS_FILE_TEXTS[language];
  const holders = await exportedShiftUsers(db, event.id, has_contact_data);
  return peopleTable(scope, texts, {
    title: texts.title(event.name),
    columns: [
      { name: texts.columns.day, kind: 'day', width: 10 },
      { name: texts.columns.time, kind: 'text', width: 11 },
      { name: texts.columns.slot, kind: 'text', width: 24 },
      { name: texts.columns.name, kind: 'text', width: 24 },
      ...contactColumns(scope, texts.columns),
    ],
    rows: holders.map((row) => [...cellsOf(row, texts.nobody), ...contactCells(scope, row)]),
  });
}

const cellsOf = ({ slot, start_at, end_at, name }: ExportedShiftUser, nobody: string) => [
  shortDate(start_at),
  `${clock(start_at)}–${clock(end_at)}`,
  slot,
  name ?? nobody,
];
