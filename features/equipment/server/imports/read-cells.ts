import { dayInCell, isFormula, SHEET_FAULTS } from '#features/uploads/server/public.ts';
import type { Locale } from '#platform/language/locale.ts';
import { validationMessage } from '#platform/language/validation/message.ts';
import type { ImportColumn } from '../../import-rules.ts';
import type { ItemForm } from '../../office-contract.ts';
import type { Unit } from '../../rules.ts';
import { IMPORT_TEXTS } from '../../texts/imports.ts';

/** What a row can say of the thing that its piece is one of. */
export const DESCRIBED = [
  'unit',
  'max_length',
  'min_age',
  'max_age',
  'season_from',
  'season_to',
  'description',
] as const satisfies (ImportColumn & keyof ItemForm)[];
export type Description = Pick<ItemForm, (typeof DESCRIBED)[number]>;
export type Faults = Partial<Record<ImportColumn, string>>;

const UNIT_WORDS: Readonly<Record<Unit, readonly string[]>> = {
  day: ['dag', 'dager', 'dagar', 'day', 'days'],
  hour: ['time', 'timer', 'timar', 'hour', 'hours'],
};

/** What the cells say, of those that say something, and what cannot be read. */
export function readCells(cells: Record<ImportColumn, string>, language: Locale) {
  const words = IMPORT_TEXTS[language].faults;
  const said: Partial<Description> = {};
  const faults: Faults = {};
  for (const column of ['name', 'place', 'label'] as const) {
    if (cells[column] === '') faults[column] = validationMessage({ message: 'required' }, language);
  }
  for (const column of ['name', 'place', 'label', 'description'] as const) {
    if (isFormula(cells[column])) faults[column] = SHEET_FAULTS[language].formula;
  }
  for (const column of ['max_length', 'min_age', 'max_age'] as const) {
    if (cells[column] === '') continue;
    if (/^\d{1,6}$/.test(cells[column])) said[column] = Number(cells[column]);
    else faults[column] = validationMessage({ message: 'not_a_whole_number' }, language);
  }
  for (const column of ['season_from', 'season_to'] as const) {
    if (cells[column] === '') continue;
    const day = seasonDayIn(cells[column]);
    if (day === undefined) faults[column] = words.wrong_day;
    else said[column] = day;
  }
  const unit = (['day', 'hour'] as const).find((one) => UNIT_WORDS[one].includes(cells.unit.toLowerCase()));
  if (unit) said.unit = unit;
  else if (cells.unit !== '') faults.unit = words.wrong_unit;
  if (cells.description !== '') said.description = cells.description;
  return { said, faults };
}

/** '15.04', '15/4' or a whole date, of which the year does not matter, as 'MM-DD'. */
export function seasonDayIn(cell: string): string | undefined {
  const whole = dayInCell(cell) ?? dayInCell(cell.replace(/^(\d{1,2})[./](\d{1,2})\.?$/, '$1.$2.2024'));
  return whole?.slice('YYYY-'.length);
}
