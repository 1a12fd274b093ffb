import { recordAudit } from '#features/audit/server/public.ts';
import { emptySheet } from '#features/exports/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { lockMunicipality } from '#features/municipalities/server/public.ts';
import { findingsOf, readSheetFile, SHEET_FAULTS } from '#features/uploads/server/public.ts';
import { ROWS_SHOWN } from '#features/uploads/sheet-contract.ts';
import type { HandedFile, UploadedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../../import-rules.ts';
import type { ImportPreview } from '../../imports-contract.ts';
import type { GroupForm } from '../../office-contract.ts';
import { IMPORT_TEXTS } from '../../texts/imports.ts';
import { demandChanges, officeOf } from '../office-access.ts';
import { judgeRows } from './judge-rows.ts';
import type { TicketSheets } from './ticket-sheets.ts';

type Asked = { municipality_id?: MunicipalityId | undefined };

/** CRD-09: what a spreadsheet would become. Nothing of it is kept. */
export async function previewImport(
  context: Context,
  sheets: TicketSheets,
  asked: Asked,
  file: UploadedFile,
): Promise<ImportPreview> {
  const office = demandOffice(context, asked);
  const read = await readFile(context, sheets, file);
  const { forms, faults } = await judgeRows(context, office, read.rows);
  return {
    ...findingsOf(read, faults, IMPORT_TEXTS[context.language].columns),
    first_rows: forms.slice(0, ROWS_SHOWN).map(({ row, form }) => {
      const { name, provider_name, total, valid_from, valid_until } = form;
      return { row, name, provider_name, total, valid_from, valid_until };
    }),
  };
}

/** All of it as drafts, or nothing: the same file again, judged again. */
export async function takeImport(
  context: Context,
  sheets: TicketSheets,
  asked: Asked,
  file: UploadedFile,
): Promise<{ created: number }> {
  const office = demandOffice(context, asked);
  const { rows } = await readFile(context, sheets, file);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    // The same file sent twice finds the first one's drafts.
    await lockMunicipality(db, office);
    const { forms, faults } = await judgeRows(inside, office, rows);
    if (faults.length > 0) refuse('conflict', SHEET_FAULTS[context.language].faulty);
    for (let at = 0; at < forms.length; at += AT_ONCE) {
      await insertDrafts(
        inside,
        office,
        forms.slice(at, at + AT_ONCE).map(({ form }) => form),
      );
    }
    await recordAudit(inside, 'tickets.import', { municipality_id: office, details: { rows: forms.length } });
    return { created: forms.length };
  });
}

function demandOffice(context: Context, { municipality_id }: Asked): number {
  const office = officeOf(context, municipality_id);
  demandChanges(context, office);
  return office;
}

const readFile = (context: Context, sheets: TicketSheets, file: UploadedFile) =>
  readSheetFile(context, sheets, file, {
    columns: IMPORT_TEXTS[context.language].columns,
    most_rows: MAX_IMPORT_ROWS,
  });

const AT_ONCE = 100;

async function insertDrafts(inside: Context, municipality_id: number, forms: readonly GroupForm[]): Promise<void> {
  const { db, now } = inside;
  const by = actorOf(inside).id;
  const noted = { created_at: now, created_by: by, changed_at: now, changed_by: by };
  await db
    .insertInto('ticket_group')
    .values(
      forms.map(({ organization_id, picture_upload_id: _none, ...fields }) => ({
        ...fields,
        ...noted,
        municipality_id,
        state: 'draft' as const,
        id: newId<'TicketGroupId'>(),
        organisation_id: organization_id,
      })),
    )
    .execute();
}

/** The headings in the reader's language, each of which is understood in all. */
export function importTemplate(context: Context, asked: Asked): Promise<HandedFile> {
  demandOffice(context, asked);
  const { columns, template } = IMPORT_TEXTS[context.language];
  const names = IMPORT_COLUMNS.map((column) => columns[column]);
  return emptySheet({ title: template, language: context.language, columns: names });
}
