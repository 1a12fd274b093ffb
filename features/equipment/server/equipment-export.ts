import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import type { ExportType } from '#features/exports/rules.ts';
import {
  type OfficeExportSource,
  type OfficeScope,
  orderOfficeExport,
  type Table,
} from '#features/exports/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { type ExportId, ids } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { IMPORT_COLUMNS } from '../import-rules.ts';
import { mayChangeEquipment } from '../policy.ts';
import { PIECE_STATES, UNITS } from '../rules.ts';
import { lastDay } from '../stretch.ts';
import { IMPORT_TEXTS } from '../texts/imports.ts';
import { demandChange, officeOf } from './office-access.ts';

type Ordered = { municipality_id?: MunicipalityId | undefined; type: ExportType };

/** Things and their pieces, without the borrowers; for admins, and the log says who fetched it. */
export const orderEquipmentFile = (
  context: Context,
  { municipality_id: asked, type }: Ordered,
): Promise<{ id: ExportId }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const municipality_id = officeOf(inside, asked);
    demandChange(inside, municipality_id);
    await recordAudit(inside, 'equipment.export', { municipality_id, details: { type } });
    return orderOfficeExport(inside, { kind: 'equipment', type, municipality_id, filters: {} });
  });

export const equipmentExport: OfficeExportSource = {
  fileName: (language) => IMPORT_TEXTS[language].file.name,
  mayHave: ({ actor }, { municipality_id }) => mayChangeEquipment(actor, municipality_id),
  table: equipmentTable,
};

/** The columns of an import first, so that a list that was taken along can be read in elsewhere. */
async function equipmentTable(db: Db, { municipality_id, language }: OfficeScope): Promise<Table> {
  const { columns, units, file } = IMPORT_TEXTS[language];
  const column = (name: string, kind: 'text' | 'day' = 'text') => ({ name, kind, width: 20 });
  const rows: (string | null)[][] = [];
  for await (const piece of exportedPieces(db, municipality_id)) {
    rows.push([
      piece.name,
      piece.place,
      piece.label,
      units[piece.unit],
      ...[piece.max_length, piece.min_age, piece.max_age].map((count) => (count === null ? null : String(count))),
      ...[piece.season_from, piece.season_to].map((day) => day && `${day.slice(3)}.${day.slice(0, 2)}`),
      piece.description,
      file.states[piece.state],
      piece.note,
      piece.out_until === null ? file.no : file.yes,
      piece.out_until && lastDay({ to: Date.parse(piece.out_until) }),
    ]);
  }
  return {
    title: file.title,
    lead: '',
    language,
    columns: [
      ...IMPORT_COLUMNS.map((name) => column(columns[name])),
      column(file.columns.state),
      column(file.columns.note),
      column(file.columns.out),
      column(file.columns.due, 'day'),
    ],
    rows,
  };
}

const exportedPiece = z.object({
  item_id: ids.equipmentItem,
  number,
  name: text,
  place: text,
  label: text,
  unit: z.enum(UNITS),
  max_length: number,
  min_age: numberOrNull,
  max_age: numberOrNull,
  season_from: textOrNull,
  season_to: textOrNull,
  description: text,
  state: z.enum(PIECE_STATES),
  note: textOrNull,
  out_until: textOrNull,
});

const AT_ONCE = 1000;

/** By the names of the things, and in the order in which their pieces came. */
async function* exportedPieces(db: Db, municipality_id: number): AsyncGenerator<z.infer<typeof exportedPiece>> {
  let last = { name: '', item_id: '00000000-0000-0000-0000-000000000000', number: 0 };
  for (;;) {
    const { rows } = await rowsOf(exportedPiece)`
      select item.id as item_id, piece.number, item.name, place.name as place, piece.label, item.unit, item.max_length,
        item.min_age, item.max_age, item.season_from, item.season_to, item.description, piece.state, piece.note, (
          select upper(period) from equipment_loan where piece_id = piece.id and equipment_loan.state = 'out'
          order by upper(period) desc limit 1) as out_until
      from equipment_piece piece
      join equipment_item item on item.id = piece.item_id
      join lending_place place on place.id = item.place_id
      where item.municipality_id = ${municipality_id}
        and (item.name, item.id, piece.number) > (${last.name}, ${last.item_id}::uuid, ${last.number})
      order by item.name, item.id, piece.number limit ${AT_ONCE}`.execute(db);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = end;
  }
}
