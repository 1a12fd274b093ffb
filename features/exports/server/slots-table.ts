import { type ExportedSlotUser, exportedSlotUsers } from '#features/slots/server/queries.ts';
import { clock, shortDate } from '#platform/language/dates.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import { FILE_TEXTS } from '../texts/files.ts';
import { contactCells, contactColumns } from './contact-cells.ts';
import type { Table } from './table.ts';

type SlotsScope = { event: { id: string; name: string }; has_contact_data: boolean; language: Locale; now: Date };

/** OCC-08: all shifts in the order of time, each with those who have it. */
export async function slotsTable(db: Db, { event, has_contact_data, language, now }: SlotsScope): Promise<Table> {
  const texts = FILE_TEXTS[language].slots;
  const rows = (await exportedSlotUsers(db, event.id, has_contact_data)).map((row) => [
    ...cellsOf(row, texts.nobody),
    ...(has_contact_data ? contactCells(row) : []),
  ]);
  return {
    title: texts.title(event.name),
    lead: texts.made(shortDate(now).split('-').reverse().join('.'), rows.length),
    language,
    columns: [
      { name: texts.columns.day, kind: 'day', width: 10 },
      { name: texts.columns.time, kind: 'text', width: 11 },
      { name: texts.columns.slot, kind: 'text', width: 24 },
      { name: texts.columns.name, kind: 'text', width: 24 },
      ...(has_contact_data ? contactColumns(texts.columns) : []),
    ],
    rows,
  };
}

const cellsOf = ({ slot, start_at, end_at, name }: ExportedSlotUser, nobody: string) => [
  shortDate(start_at),
  `${clock(start_at)}–${clock(end_at)}`,
  slot,
  name ?? nobody,
];
