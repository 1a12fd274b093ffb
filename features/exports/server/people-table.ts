import { shortDate } from '#platform/language/dates.ts';
import type { TableScope } from './export-source.ts';
import { phoneAsRead } from './safe-cell.ts';
import type { Table } from './table.ts';

/** With the day on which it was made below its title, and how many lines it has. */
export const peopleTable = (
  { language, now }: Pick<TableScope, 'language' | 'now'>,
  texts: { made(day: string, count: number): string },
  { title, columns, rows }: Pick<Table, 'title' | 'columns' | 'rows'>,
): Table => {
  const lead = texts.made(shortDate(now).split('-').reverse().join('.'), rows.length);
  return { title, lead, language, columns, rows };
};

type Seen = Pick<TableScope, 'has_contact_data'>;

/** The columns that a file of people has only for a reader who may see addresses and numbers. */
export const contactColumns = (
  { has_contact_data }: Seen,
  { email, phone }: { email: string; phone: string },
): Table['columns'] =>
  has_contact_data
    ? [
        { name: email, kind: 'text', width: 28 },
        { name: phone, kind: 'text', width: 12 },
      ]
    : [];

export const contactCells = (
  { has_contact_data }: Seen,
  { email, phone }: { email: string | null; phone: string | null },
): (string | null)[] => (has_contact_data ? [email, phone && phoneAsRead(phone)] : []);
