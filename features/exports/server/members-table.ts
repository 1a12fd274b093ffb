import { type ExportedMember, exportedMembers } from '#features/memberships/server/queries.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import { FILE_TEXTS } from '../texts/files.ts';
import { contactCells, contactColumns } from './contact-cells.ts';
import type { Table } from './table.ts';

type MembersScope = {
  organisation: { id: string; name: string };
  has_contact_data: boolean;
  language: Locale;
  now: Date;
};

/** MEM-02: the members as the organisation takes them along, in the language of whoever asked. */
export async function membersTable(db: Db, scope: MembersScope): Promise<Table> {
  const { organisation, has_contact_data, language, now } = scope;
  const texts = FILE_TEXTS[language];
  const { columns } = texts.members;
  const rows: (string | null)[][] = [];
  const asked = { organisationId: organisation.id, hasContactData: has_contact_data, now };
  for await (const member of exportedMembers(db, asked)) rows.push(cellsOf(member, scope));
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
      ...(has_contact_data ? contactColumns(columns) : []),
      { name: columns.since, kind: 'day', width: 12 },
    ],
    rows,
  };
}

function cellsOf(member: ExportedMember, { language, has_contact_data }: MembersScope): (string | null)[] {
  const texts = FILE_TEXTS[language];
  return [
    member.name,
    texts.ranks[member.rank],
    texts.kinds[member.kind],
    texts.statuses[member.status],
    member.starts_on,
    member.ends_on,
    ...(has_contact_data ? contactCells(member) : []),
    member.since,
  ];
}
