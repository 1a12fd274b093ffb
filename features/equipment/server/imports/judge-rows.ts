import { sql } from 'kysely';
import { z } from 'zod';
import type { RowFault, SheetRow } from '#features/uploads/server/public.ts';
import { type EquipmentItemId, ids, type LendingPlaceId } from '#features/vocabulary/ids.ts';
import { type ValidationIssue, validationMessage } from '#platform/language/validation/message.ts';
import type { Context } from '#platform/server/context.ts';
import { number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { ImportColumn } from '../../import-rules.ts';
import { type ItemForm, itemForm, pieceLabel } from '../../office-contract.ts';
import { MAX_ITEMS, MAX_PIECES, MAX_PLACES, UNITS } from '../../rules.ts';
import { IMPORT_TEXTS } from '../../texts/imports.ts';
import { REFUSALS } from '../../texts/refusals.ts';
import { DESCRIBED, type Description, type Faults, readCells } from './read-cells.ts';

/** One that the portal has, or the form of a new one; and the pieces that the file has of it. */
export type Thing = {
  name: string;
  place_name: string;
  item_id: EquipmentItemId | null;
  form: ItemForm | null;
  pieces: { row: number; label: string }[];
};
export type Judged = { things: Thing[]; faults: RowFault<ImportColumn>[] };

/** What has been read of a thing so far, and which row said it first; null where the portal knows it. */
type Known = Thing & { described: Description | null; first_row: number | null; labels: Map<string, number | null> };

/** Every thing with its pieces, and what is wrong, cell by cell, in the reader's words. */
export async function judgeRows(
  context: Context,
  municipality_id: number,
  rows: readonly SheetRow<ImportColumn>[],
): Promise<Judged> {
  const { places, known, items } = await whatIsThere(context, municipality_id, rows);
  const { faults: words } = IMPORT_TEXTS[context.language];
  const judged: RowFault<ImportColumn>[] = [];
  let added = 0;
  for (const { row, cells } of rows) {
    const { said, faults } = readCells(cells, context.language);
    const [place, namesake] = places.get(cells.place.toLowerCase()) ?? [];
    if (namesake) faults.place ??= words.double_place;
    else if (!place && cells.place !== '') faults.place ??= words.unknown_place;
    const key = keyOf(cells.place, cells.name);
    const thing = known.get(key);
    if (thing) {
      Object.assign(faults, differing(thing, said, words));
    } else if (place && cells.name !== '') {
      const begun = begin(context, { place, row, name: cells.name, said }, faults);
      known.set(key, begun);
      added += 1;
      if (items + added > MAX_ITEMS) faults.name ??= words.too_many_items(MAX_ITEMS);
    }
    addPiece(context, known.get(key), { row, label: cells.label }, faults);
    for (const [column, message] of Object.entries(faults)) {
      judged.push({ row, column: column as ImportColumn, message });
    }
  }
  return { things: [...known.values()].filter(({ pieces }) => pieces.length > 0), faults: judged };
}

type Words = (typeof IMPORT_TEXTS)['nb']['faults'];

/** What is said twice is said alike. */
function differing({ described, first_row }: Known, said: Partial<Description>, words: Words): Faults {
  if (!described) return {};
  const different = DESCRIBED.filter((column) => said[column] !== undefined && said[column] !== described[column]);
  const message = first_row === null ? words.differs_here : words.differs(first_row);
  return Object.fromEntries(different.map((column) => [column, message]));
}

type Beginning = { place: Place; row: number; name: string; said: Partial<Description> };

/** The first row of a new thing says what it is; of what it says nothing of, it is as in an empty form. */
function begin({ language }: Context, { place, row, name, said }: Beginning, faults: Faults): Known {
  const form = {
    place_id: place.id,
    name,
    scene: 'ski',
    state: 'draft',
    unit: 'day',
    // So that the rest is judged too where it is missing.
    max_length: 1,
    min_age: null,
    max_age: null,
    season_from: null,
    season_to: null,
    description: '',
    ...said,
  };
  const isOpenEnded = said.max_length === undefined;
  if (isOpenEnded) faults.max_length ??= validationMessage({ message: 'required' }, language);
  const read = itemForm.safeParse(form);
  for (const issue of read.error?.issues ?? []) {
    const column = issue.path[0] as ImportColumn;
    faults[column] ??= validationMessage(issue as ValidationIssue, language);
  }
  const described = read.success && !isOpenEnded ? read.data : null;
  const thing = { name, place_name: place.name, item_id: null, form: described, pieces: [] };
  return { ...thing, described, first_row: row, labels: new Map() };
}

function addPiece(
  { language }: Context,
  thing: Known | undefined,
  { row, label }: Thing['pieces'][number],
  faults: Faults,
): void {
  const { faults: words } = IMPORT_TEXTS[language];
  const [issue] = pieceLabel.safeParse(label).error?.issues ?? [];
  if (issue) faults.label ??= validationMessage(issue as ValidationIssue, language);
  if (!thing || faults.label) return;
  const earlier = thing.labels.get(label);
  if (earlier !== undefined) faults.label = earlier === null ? words.exists : words.twice(earlier);
  else if (thing.labels.size >= MAX_PIECES) faults.label = REFUSALS[language].too_many_pieces(MAX_PIECES);
  else {
    thing.labels.set(label, row);
    thing.pieces.push({ row, label });
  }
}

const keyOf = (place: string, name: string): string => [place, name].join('\n').toLowerCase();

type Place = { id: LendingPlaceId; name: string };

const itemRow = z.object({
  id: ids.equipmentItem,
  name: text,
  place_name: text,
  description: text,
  unit: z.enum(UNITS),
  max_length: number,
  min_age: numberOrNull,
  max_age: numberOrNull,
  season_from: textOrNull,
  season_to: textOrNull,
  labels: z.array(text),
});

/** The municipality's places, and those of its things that the rows name. */
async function whatIsThere({ db }: Context, municipality_id: number, rows: readonly SheetRow<ImportColumn>[]) {
  const { rows: places } = await rowsOf({ id: ids.lendingPlace, name: text })`
    select id, name from lending_place where municipality_id = ${municipality_id}
    order by name, id limit ${MAX_PLACES}`.execute(db);
  const names = sql.val([...new Set(rows.map(({ cells }) => cells.name.toLowerCase()))]);
  const { rows: items } = await rowsOf(itemRow)`
    select item.id, item.name, place.name as place_name, item.description, item.unit, item.max_length, item.min_age,
      item.max_age, item.season_from, item.season_to,
      array(select label from equipment_piece where item_id = item.id limit ${MAX_PIECES}) as labels
    from equipment_item item join lending_place place on place.id = item.place_id
    where item.municipality_id = ${municipality_id} and lower(item.name) = any(${names}::text[])
    order by item.created_at desc, item.id limit ${MAX_ITEMS}`.execute(db);
  const { rows: counted } = await rowsOf({ found: number })`
    select count(*)::int as found from equipment_item where municipality_id = ${municipality_id}`.execute(db);
  const known = items.map(({ id, labels, name, place_name, ...described }): [string, Known] => {
    const thing = { name, place_name, item_id: id, form: null, pieces: [] };
    return [
      keyOf(place_name, name),
      { ...thing, described, first_row: null, labels: new Map(labels.map((label) => [label, null])) },
    ];
  });
  return {
    places: Map.groupBy<string, Place>(places, ({ name }) => name.toLowerCase()),
    known: new Map(known),
    items: counted[0]?.found ?? 0,
  };
}
