import { recordAudit } from '#features/audit/server/public.ts';
import { emptySheet } from '#features/exports/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { lockMunicipality } from '#features/municipalities/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { findingsOf, readSheetFile, SHEET_FAULTS } from '#features/uploads/server/public.ts';
import { ROWS_SHOWN } from '#features/uploads/sheet-contract.ts';
import type { HandedFile, UploadedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../../import-rules.ts';
import type { EquipmentImportPreview } from '../../imports-contract.ts';
import { IMPORT_TEXTS } from '../../texts/imports.ts';
import { offerNext } from '../offers.ts';
import { demandChange, officeOf } from '../office-access.ts';
import { insertItem } from '../office-items.ts';
import { insertPieces } from '../office-pieces.ts';
import type { EquipmentSheets } from './equipment-sheets.ts';
import { judgeRows, type Thing } from './judge-rows.ts';

type Asked = { municipality_id?: MunicipalityId | undefined };

/** BEY-20: what a spreadsheet would become. Nothing of it is kept. */
export async function previewImport(
  context: Context,
  sheets: EquipmentSheets,
  asked: Asked,
  file: UploadedFile,
): Promise<EquipmentImportPreview> {
  const office = demandOffice(context, asked);
  const read = await readFile(context, sheets, file);
  const { things, faults } = await judgeRows(context, office, read.rows);
  const pieces = things.flatMap(({ name, place_name: place, pieces }) =>
    pieces.map((piece) => ({ ...piece, name, place })),
  );
  return {
    ...findingsOf(read, faults, IMPORT_TEXTS[context.language].columns),
    first_rows: pieces.toSorted((one, other) => one.row - other.row).slice(0, ROWS_SHOWN),
    new_items: things.filter(({ item_id }) => item_id === null).length,
  };
}

/** All of it or nothing: the same file again, judged again. Who waits for a thing that has more pieces is asked at once. */
export async function takeImport(
  context: Context,
  { sheets, origins }: { sheets: EquipmentSheets; origins: OriginSettings },
  asked: Asked,
  file: UploadedFile,
): Promise<{ items: number; pieces: number }> {
  const office = demandOffice(context, asked);
  const { rows } = await readFile(context, sheets, file);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    // The same file sent twice finds what the first one made.
    await lockMunicipality(db, office);
    const { things, faults } = await judgeRows(inside, office, rows);
    if (faults.length > 0) refuse('conflict', SHEET_FAULTS[context.language].faulty);
    for (const thing of things) await takeThing(inside, origins, office, thing);
    const taken = { items: things.filter(({ form }) => form !== null).length, pieces: rows.length };
    await recordAudit(inside, 'equipment.import', { municipality_id: office, details: taken });
    return taken;
  });
}

async function takeThing(inside: Context, origins: OriginSettings, office: number, thing: Thing): Promise<void> {
  const { form, pieces } = thing;
  const id = form ? await insertItem(inside, office, form, null) : thing.item_id;
  if (id === null) return;
  const item = await insertPieces(
    inside,
    id,
    pieces.map(({ label }) => label),
  );
  await offerNext({ ...inside, origins }, item);
}

function demandOffice(context: Context, { municipality_id }: Asked): number {
  const office = officeOf(context, municipality_id);
  demandChange(context, office);
  return office;
}

const readFile = (context: Context, sheets: EquipmentSheets, file: UploadedFile) =>
  readSheetFile(context, sheets, file, {
    columns: IMPORT_TEXTS[context.language].columns,
    most_rows: MAX_IMPORT_ROWS,
  });

/** The headings in the reader's language, each of which is understood in all. */
export function importTemplate(context: Context, asked: Asked): Promise<HandedFile> {
  demandOffice(context, asked);
  const { columns, template } = IMPORT_TEXTS[context.language];
  const names = IMPORT_COLUMNS.map((column) => columns[column]);
  return emptySheet({ title: template, language: context.language, columns: names });
}
