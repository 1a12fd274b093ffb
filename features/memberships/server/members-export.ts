import { recordAudit } from '#features/audit/server/public.ts';
import type { ExportType } from '#features/exports/rules.ts';
import {
  contactCells,
  contactColumns,
  type ExportSource,
  orderExport,
  peopleTable,
  type Table,
  type TableScope,
} from '#features/exports/server/public.ts';
import { mayIn } from '#features/organisations/policy.ts';
import { accessIn, demandConditions, demandPermission } from '#features/organisations/server/public.ts';
import type { ExportId, OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { mayHaveList } from '../policy.ts';
import { MEMBERS_FILE_TEXTS } from '../texts/members-file.ts';
import { type ExportedMember, exportedMembers } from './exported-members.ts';

/** MEM-02: a list of people leaves the portal, so it is written down who took it. */
export const requestMembersExport = (
  context: Context,
  id: OrganisationId,
  type: ExportType,
): Promise<{ id: ExportId }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const organisation = await demandPermission(inside, id, 'export_people');
    await demandConditions(inside, id);
    const { municipality_id } = organisation;
    const details = { organisation: id, type };
    await recordAudit(inside, 'organisation.members.export', { municipality_id, details });
    return orderExport(inside, {
      kind: 'members',
      type,
      organisation_id: id,
      event_id: null,
      occurrence_id: null,
      has_contact_data: mayIn(organisation, 'see_contact_data'),
    });
  });

export const membersExport: ExportSource = {
  fileName: (language) => MEMBERS_FILE_TEXTS[language].file,
  async mayHave(context, { organisation_id, has_contact_data }) {
    const access = await accessIn(context, organisation_id);
    return access !== null && mayHaveList(access, { has_contact_data });
  },
  table: membersTable,
};

/** MEM-02: the members as the organisation takes them along, in the language of the person who asked. */
async function membersTable(db: Db, scope: TableScope): Promise<Table> {
  const { organisation, has_contact_data, language, now } = scope;
  const texts = MEMBERS_FILE_TEXTS[language];
  const { columns } = texts;
  const rows: (string | null)[][] = [];
  const asked = { organisationId: organisation.id, hasContactData: has_contact_data, now };
  for await (const member of exportedMembers(db, asked)) rows.push(cellsOf(member, scope));
  return peopleTable(scope, texts, {
    title: texts.title(organisation.name),
    columns: [
      { name: columns.name, kind: 'text', width: 22 },
      { name: columns.role, kind: 'text', width: 13 },
      { name: columns.kind, kind: 'text', width: 11 },
      { name: columns.owner_kind, kind: 'text', width: 14 },
      { name: columns.status, kind: 'text', width: 12 },
      { name: columns.starts_on, kind: 'day', width: 10 },
      { name: columns.ends_on, kind: 'day', width: 10 },
      ...contactColumns(scope, columns),
      { name: columns.since, kind: 'day', width: 12 },
    ],
    rows,
  });
}

function cellsOf(member: ExportedMember, scope: TableScope): (string | null)[] {
  const texts = MEMBERS_FILE_TEXTS[scope.language];
  return [
    member.name,
    texts.ranks[member.rank],
    texts.kinds[member.kind],
    texts.owners[member.owner_kind],
    texts.statuses[member.status],
    member.starts_on,
    member.ends_on,
    ...contactCells(scope, member),
    member.since,
  ];
}
