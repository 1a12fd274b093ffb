import { z } from 'zod';
import { SHEET_TYPES } from '#features/exports/rules.ts';
import { municipalityId } from '#features/municipalities/contract.ts';
import { sendsSheet, sheetFindings } from '#features/uploads/sheet-contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';

const IMPORT = '/municipality/equipment/import';
const whose = z.object({ municipality_id: municipalityId.optional() });
const sending = { ...sendsSheet, access: 'municipality', query: whose } as const;

const importPreview = sheetFindings.extend({
  /** The first that are right, as they were understood. */
  first_rows: z.array(z.object({ row: z.int(), name: z.string(), place: z.string(), label: z.string() })),
  /** Things that are not there yet; the other pieces are of things that are. */
  new_items: z.int(),
});
export type EquipmentImportPreview = z.infer<typeof importPreview>;

export const previewEquipmentImport = endpoint({
  method: 'POST',
  path: IMPORT,
  summary:
    'Reads a spreadsheet of things to lend (xlsx or csv), field `file`, with a row for each piece, and tells every fault by row and column. Nothing of it is kept.',
  ...sending,
  answer: oneOf(importPreview),
});

export const takeEquipmentImport = endpoint({
  method: 'POST',
  path: `${IMPORT}/take`,
  summary:
    'The same file again, with a yes: new things become drafts with their pieces, and known ones get more; or nothing where something is wrong.',
  ...sending,
  answer: oneOf(z.object({ items: z.int(), pieces: z.int() })),
});

export const getEquipmentImportTemplate = endpoint({
  method: 'GET',
  path: `${IMPORT}/template`,
  summary: 'An empty spreadsheet with the headings that are read.',
  access: 'municipality',
  rate: 'personal',
  query: whose,
  answer: 'file',
});

export const orderEquipmentFile = endpoint({
  method: 'POST',
  path: '/municipality/equipment/export',
  summary:
    'Makes a file in the background of everything that is lent, piece by piece: where it belongs, how it is, and whether it is out. It names nobody. Ask for it at /exports/{id}.',
  access: 'municipality',
  rate: 'export',
  isOwnOnly: true,
  needsProof: true,
  body: whose.extend({ type: z.enum(SHEET_TYPES) }),
  answer: oneOf(z.object({ id: ids.export })),
});
