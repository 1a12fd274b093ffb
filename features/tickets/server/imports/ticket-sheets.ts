import { type Expected, type ReadSheet, type SheetReader, sheetReader } from '#features/uploads/server/public.ts';
import { type ImportColumn, MAX_IMPORT_ROWS, NEEDED_IMPORT_COLUMNS } from '../../import-rules.ts';

/** What the columns are called in the three languages, and what people call them. */
export const EXPECTED: Expected<ImportColumn> = {
  headings: {
    name: ['navn', 'namn', 'name', 'billett', 'ticket'],
    provider_name: [
      'sted',
      'stad',
      'tilbyder',
      'tilbydar',
      'stedellertilbyder',
      'stadellertilbydar',
      'place',
      'placeorprovider',
    ],
    total: ['antall', 'tal', 'talpåbillettar', 'antallbilletter', 'number', 'numberoftickets'],
    opens_at: ['åpner', 'opnar', 'kanreserveresfra', 'kanreserverastfrå', 'opens', 'canbereservedfrom'],
    closes_at: ['stenger', 'stengjer', 'kanreserverestil', 'kanreserverasttil', 'closes', 'canbereserveduntil'],
    valid_from: ['gjelderfra', 'gjeldfrå', 'gjelderfraogmed', 'gjeldfråogmed', 'validfrom'],
    valid_until: ['gjeldertil', 'gjeldtil', 'gjeldertilogmed', 'gjeldtilogmed', 'validuntil', 'validto'],
    per_card: ['høystperbarn', 'høgstperbarn', 'perbarn', 'atmostperchild', 'perchild'],
    hold_days: ['måbrukesinnendager', 'måbrukastinnandagar', 'mustbeusedwithindays'],
    min_age: ['lavestealder', 'lågastealder', 'fraalder', 'fråalder', 'lowestage'],
    max_age: ['høyestealder', 'høgstealder', 'tilalder', 'highestage'],
    scheme: ['ordning', 'scheme'],
    organization: ['organisasjon', 'organisation', 'organization'],
    description: ['beskrivelse', 'beskriving', 'omtale', 'description'],
  },
  needed: NEEDED_IMPORT_COLUMNS,
  key: 'name',
  most_rows: MAX_IMPORT_ROWS,
};

export type TicketSheets = SheetReader<ReadSheet<ImportColumn>>;

export const ticketSheets = (): TicketSheets =>
  sheetReader<ReadSheet<ImportColumn>>('features/tickets/server/tickets-worker.ts', { ok: false, fault: 'unreadable' });
