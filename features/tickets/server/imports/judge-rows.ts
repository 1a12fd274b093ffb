import { sql } from 'kysely';
import { z } from 'zod';
import { dayInCell, isFormula, type RowFault, SHEET_FAULTS, type SheetRow } from '#features/uploads/server/public.ts';
import { ids, type OrganisationId, type SchemeId } from '#features/vocabulary/ids.ts';
import { instantAt } from '#platform/language/dates.ts';
import { type Day, dayAfter } from '#platform/language/days.ts';
import { type ValidationIssue, validationMessage } from '#platform/language/validation/message.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { faultsBetween } from '../../form.ts';
import type { ImportColumn } from '../../import-rules.ts';
import { type GroupForm, groupForm } from '../../office-contract.ts';
import { IMPORT_TEXTS } from '../../texts/imports.ts';
import { REFUSALS } from '../../texts/refusals.ts';

export type Judged = { forms: { row: number; form: GroupForm }[]; faults: RowFault<ImportColumn>[] };

/** Every row as the form it would be, or what is wrong with it, cell by cell, in the reader's words. */
export async function judgeRows(
  context: Context,
  municipality_id: number,
  rows: readonly SheetRow<ImportColumn>[],
): Promise<Judged> {
  const known = await knownNames(context, municipality_id, rows);
  const words = IMPORT_TEXTS[context.language];
  const seen = new Map<string, number>();
  const judged: Judged = { forms: [], faults: [] };
  for (const { row, cells } of rows) {
    const { form, faults } = judgeRow(context, cells, known);
    const same = keyOf(cells.name, cells.provider_name, dayInCell(cells.valid_from) ?? '');
    const earlier = seen.get(same);
    seen.set(same, earlier ?? row);
    if (earlier !== undefined) faults.name = words.faults.twice(earlier);
    else if (known.groups.has(same)) faults.name = words.faults.exists;
    const found = Object.entries(faults).map(([column, message]) => ({ row, column: column as ImportColumn, message }));
    judged.faults.push(...found);
    if (form && found.length === 0) judged.forms.push({ row, form });
  }
  return judged;
}

type Cells = SheetRow<ImportColumn>['cells'];
type Faults = Partial<Record<ImportColumn, string>>;

function judgeRow(context: Context, cells: Cells, known: Known): { form?: GroupForm; faults: Faults } {
  const { language } = context;
  const words = IMPORT_TEXTS[language].faults;
  const said = (fault: string) => validationMessage({ message: fault }, language);
  const faults: Faults = {};
  for (const column of ['name', 'provider_name', 'description', 'scheme', 'organization'] as const) {
    if (isFormula(cells[column])) faults[column] = SHEET_FAULTS[language].formula;
  }
  const numberIn = (column: ImportColumn, otherwise: number | null) => {
    if (cells[column] === '') return otherwise;
    if (!/^\d{1,6}$/.test(cells[column])) faults[column] = said('not_a_whole_number');
    return Number(cells[column]);
  };
  const dayIn = (column: ImportColumn): string => {
    const day = dayInCell(cells[column]);
    if (day === undefined) faults[column] = cells[column] === '' ? said('required') : words.wrong_day;
    return day ?? '';
  };
  const momentIn = (column: ImportColumn, isEnd: boolean): string => {
    const moment = momentInCell(cells[column], isEnd);
    if (moment === undefined) faults[column] = cells[column] === '' ? said('required') : words.wrong_moment;
    return moment?.toISOString() ?? '';
  };
  const idOf = <Id>(column: 'scheme' | 'organization', names: ReadonlyMap<string, Id>, unknown: string): Id | null => {
    if (cells[column] === '') return null;
    const id = names.get(cells[column]);
    if (id === undefined) faults[column] ??= unknown;
    return id ?? null;
  };
  if (cells.total === '') faults.total = said('required');
  const form = {
    name: cells.name,
    description: cells.description,
    provider_name: cells.provider_name,
    total: numberIn('total', 0),
    opens_at: momentIn('opens_at', false),
    closes_at: momentIn('closes_at', true),
    valid_from: dayIn('valid_from'),
    valid_until: dayIn('valid_until'),
    per_card: numberIn('per_card', 1),
    hold_days: numberIn('hold_days', null),
    min_age: numberIn('min_age', null),
    max_age: numberIn('max_age', null),
    scheme_id: idOf('scheme', known.schemes, REFUSALS[language].unknown_scheme),
    organization_id: idOf('organization', known.organisations, REFUSALS[language].unknown_organisation),
  };
  const read = groupForm.safeParse(form);
  for (const issue of read.error?.issues ?? []) {
    const column = issue.path[0] as ImportColumn;
    faults[column] ??= validationMessage(issue as ValidationIssue, language);
  }
  if (!read.success || Object.keys(faults).length > 0) return { faults };
  for (const [column, fault] of Object.entries(faultsBetween(read.data))) {
    faults[column as ImportColumn] = fault === 'closes_after_last_day' ? REFUSALS[language][fault] : said(fault);
  }
  return { form: read.data, faults };
}

/** '18.11.2026 08:00', '2026-11-18 kl. 08.00'; a day alone is the beginning of it, or the end. */
export function momentInCell(cell: string, isEnd: boolean): Date | undefined {
  const [, typed = '', hour, minute] = /^(\S+)(?:\s+(?:kl\.?\s*)?(\d{1,2})[:.](\d{2}))?$/.exec(cell) ?? [];
  const day = dayInCell(typed);
  if (day === undefined || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return undefined;
  if (hour === undefined) return at(isEnd ? dayAfter(day, 1) : day, 0, 0);
  return at(day, Number(hour), Number(minute));
}

function at(day: Day, hour: number, minute: number): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return instantAt({ year, month, day: date, hour, minute });
}

const keyOf = (name: string, provider: string, day: string): string =>
  [name.toLowerCase(), provider.toLowerCase(), day].join('\n');

type Known = {
  schemes: ReadonlyMap<string, SchemeId>;
  organisations: ReadonlyMap<string, OrganisationId>;
  groups: ReadonlySet<string>;
};

/** What the rows name, of what the municipality has, as it is written there. */
async function knownNames(
  { db }: Context,
  municipality_id: number,
  rows: readonly SheetRow<ImportColumn>[],
): Promise<Known> {
  const named = (column: ImportColumn) => sql.val([...new Set(rows.map(({ cells }) => cells[column]))]);
  const { rows: schemes } = await rowsOf({ id: ids.scheme, name: text })`
    select id, name from scheme
    where municipality_id = ${municipality_id} and name = any(${named('scheme')}::text[])`.execute(db);
  const { rows: organisations } = await rowsOf({ id: ids.organisation, name: text })`
    select id, name from organisation
    where municipality_id = ${municipality_id} and status = 'accepted' and deleted_at is null
      and name = any(${named('organization')}::text[])`.execute(db);
  const { rows: groups } = await rowsOf(z.object({ name: text, provider_name: text, valid_from: text }))`
    select name, provider_name, valid_from from ticket_group
    where municipality_id = ${municipality_id} and name = any(${named('name')}::text[])`.execute(db);
  return {
    schemes: new Map(schemes.map(({ id, name }) => [name, id])),
    organisations: new Map(organisations.map(({ id, name }) => [name, id])),
    groups: new Set(groups.map(({ name, provider_name, valid_from }) => keyOf(name, provider_name, valid_from))),
  };
}
