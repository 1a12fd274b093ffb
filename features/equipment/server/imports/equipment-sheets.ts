import { type Expected, type ReadSheet, type SheetReader, sheetReader } from '#features/uploads/server/public.ts';
import { type ImportColumn, MAX_IMPORT_ROWS, NEEDED_IMPORT_COLUMNS } from '../../import-rules.ts';

/** What the columns are called in the three languages, and what people call them. */
export const EXPECTED: Expected<ImportColumn> = {
  headings: {
    name: ['utstyr', 'navn', 'namn', 'ting', 'name', 'equipment', 'item'],
    place: ['utlånssted', 'utlånsstad', 'sted', 'stad', 'place', 'lendingplace'],
    label: ['merke', 'merking', 'eksemplar', 'label', 'piece'],
    unit: ['lånesi', 'lånasti', 'enhet', 'eining', 'lentin', 'unit'],
    max_length: ['høyst', 'høgst', 'lengstetid', 'høyestantall', 'atmost', 'longest'],
    min_age: ['lavestealder', 'lågastealder', 'fraalder', 'fråalder', 'lowestage'],
    max_age: ['høyestealder', 'høgstealder', 'tilalder', 'highestage'],
    season_from: ['sesongfra', 'sesongfraogmed', 'sesongfrå', 'sesongfråogmed', 'seasonfrom'],
    season_to: ['sesongtil', 'sesongtilogmed', 'seasonuntil', 'seasonto'],
    description: ['beskrivelse', 'beskriving', 'omtale', 'description'],
  },
  needed: NEEDED_IMPORT_COLUMNS,
  key: 'label',
  most_rows: MAX_IMPORT_ROWS,
};

export type EquipmentSheets = SheetReader<ReadSheet<ImportColumn>>;

export const equipmentSheets = (): EquipmentSheets =>
  sheetReader<ReadSheet<ImportColumn>>('features/equipment/server/equipment-worker.ts', {
    ok: false,
    fault: 'unreadable',
  });
