import { phoneAsRead } from './safe-cell.ts';
import type { Table } from './table.ts';

/** The columns that a file of people has only for a reader who may see addresses and numbers. */
export const contactColumns = ({ email, phone }: { email: string; phone: string }): Table['columns'] => [
  { name: email, kind: 'text', width: 28 },
  { name: phone, kind: 'text', width: 12 },
];

export const contactCells = ({ email, phone }: { email: string | null; phone: string | null }): (string | null)[] => [
  email,
  phone && phoneAsRead(phone),
];
