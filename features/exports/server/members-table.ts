import { type ExportedMember, exportedMembers } from '#features/memberships/server/queries.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import { FILE_TEXTS } from '../texts/files.ts';
import { phoneAsRead } from './safe-cell.ts';
import type { Table } from './table.ts';

type MembersScope = { organisation: { id: string; name: string }; language: Locale; now: Date };

/** MEM-02: the members as the organisation takes them along, in the language of whoever asked. */
export async function membersTable(db: Db, { organisation, language, now }: MembersScope): Promise<Table> {
  const texts = FILE_TEXTS[language];
  const { columns } = texts.members;
  const rows: (string | null)[][] = [];
  for await (const member of exportedMembers(db, organisation.id, now)) rows.push(cellsOf(member, language));
  return {
    title: texts.members.title(organisation.name),
    lead: texts.members.made(shortDate(now).split('-').reverse().join('.'), rows.length),
    language,
    columns: [
      { name: columns.name, kind: 'text', width: 22 },
      { name: columns.role, kind: 'text', width: 13 },
      { name: columns.kind, kind: 'text', width: 11 },
      { name: columns.status, kind: 'text', width: 12 },
      { name: columns.starts_on, kind: 'day', width: 10 },
      { name: columns.ends_on, kind: 'day', width: 10 },
      { name: columns.email, kind: 'text', width: 28 },
      { name: columns.phone, kind: 'text', width: 11 },
      { name: columns.since, kind: 'day', width: 12 },
    ],
    rows,
  };
}

function cellsOf(member: ExportedMember, language: Locale): (string | null)[] {
  const texts = FILE_TEXTS[language];
  return [
    member.name,
    texts.ranks[member.rank],
    texts.kinds[member.kind],
    texts.statuses[member.status],
    member.starts_on,
    member.ends_on,
    member.email,
    member.phone && phoneAsRead(member.phone),
    member.since,
  ];
}
