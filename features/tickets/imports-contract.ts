import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { sendsSheet, sheetFindings } from '#features/uploads/sheet-contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';

const IMPORT = '/municipality/tickets/import';
const whose = z.object({ municipality_id: municipalityId.optional() });
const sending = { ...sendsSheet, access: 'municipality', query: whose } as const;

const importPreview = sheetFindings.extend({
  /** The first that are right, as they were understood. */
  first_rows: z.array(
    z.object({
      row: z.int(),
      name: z.string(),
      provider_name: z.string(),
      total: z.int(),
      valid_from: z.string(),
      valid_until: z.string(),
    }),
  ),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const previewTicketImport = endpoint({
  method: 'POST',
  path: IMPORT,
  summary:
    'Reads a spreadsheet of tickets (xlsx or csv), field `file`, and tells every fault by row and column. Nothing of it is kept.',
  ...sending,
  answer: oneOf(importPreview),
});

export const takeTicketImport = endpoint({
  method: 'POST',
  path: `${IMPORT}/take`,
  summary: 'The same file again, with a yes: every row becomes a draft, or none where something is wrong.',
  ...sending,
  answer: oneOf(z.object({ created: z.int() })),
});

export const getTicketImportTemplate = endpoint({
  method: 'GET',
  path: `${IMPORT}/template`,
  summary: 'An empty spreadsheet with the headings that are read.',
  access: 'municipality',
  rate: 'personal',
  query: whose,
  answer: 'file',
});
