import { isDay } from '#platform/language/typed-day.ts';
import { kronerTyped, oreIn } from '#platform/language/typed-money.ts';
import type { OfficeItem, OfficePlace } from '../office-contract.ts';
import { type ItemState, MAX_DEPOSIT_ORE, MAX_LENGTHS, type Unit } from '../rules.ts';

/** What is typed, whether or not it can be read. */
export type TypedItem = {
  place_id: OfficePlace['id'];
  name: string;
  description: string;
  unit: Unit;
  max_length: string;
  min_age: string;
  max_age: string;
  is_seasonal: boolean;
  /** 'DD.MM' */
  season_from: string;
  season_to: string;
  /** In kroner. */
  deposit: string;
  scene: OfficeItem['scene'];
  state: ItemState;
};

const typed = (number: number | null): string => (number === null ? '' : String(number));

/** '04-15' is typed as '15.04'. */
const seasonTyped = (day: string | null): string => (day ?? '').split('-').reverse().join('.');

export const typedItem = (item: OfficeItem | null, place_id: OfficePlace['id']): TypedItem => ({
  place_id: item?.place_id ?? place_id,
  name: item?.name ?? '',
  description: item?.description ?? '',
  unit: item?.unit ?? 'day',
  max_length: typed(item?.max_length ?? 7),
  min_age: typed(item?.min_age ?? null),
  max_age: typed(item?.max_age ?? null),
  is_seasonal: Boolean(item?.season_from),
  season_from: seasonTyped(item?.season_from ?? null),
  season_to: seasonTyped(item?.season_to ?? null),
  deposit: item?.deposit_ore ? kronerTyped(item.deposit_ore) : '',
  scene: item?.scene ?? 'ski',
  state: item?.state ?? 'draft',
});

export type ItemFault = 'required' | 'whole_number' | 'at_least_one' | 'too_long' | 'ages' | 'season_day' | 'amount';

const NUMBERS = ['max_length', 'min_age', 'max_age'] as const;
const LEAP_YEAR = 2024;
const seasonDayIn = (text: string): string => {
  const [day = '', month = ''] = text.trim().split('.');
  return `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** What can be seen without the server. */
export function faultsInItem(form: TypedItem): Partial<Record<keyof TypedItem, ItemFault>> {
  const faults: Partial<Record<keyof TypedItem, ItemFault>> = {};
  const { min_age, max_age, max_length, unit } = form;
  if (form.name.trim() === '') faults.name = 'required';
  if (Number(max_length) < 1) faults.max_length = 'at_least_one';
  if (Number(max_length) > MAX_LENGTHS[unit]) faults.max_length = 'too_long';
  if (min_age !== '' && max_age !== '' && Number(min_age) > Number(max_age)) faults.min_age = 'ages';
  for (const field of NUMBERS) if (!/^\d{0,3}$/.test(form[field].trim())) faults[field] = 'whole_number';
  if (max_length.trim() === '') faults.max_length = 'required';
  for (const field of ['season_from', 'season_to'] as const) {
    if (form.is_seasonal && !isDay(`${LEAP_YEAR}-${seasonDayIn(form[field])}`)) faults[field] = 'season_day';
  }
  if (!((oreIn(form.deposit) ?? 0) <= MAX_DEPOSIT_ORE)) faults.deposit = 'amount';
  return faults;
}

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Of a form without faults. */
export const readItem = ({ is_seasonal, deposit, ...form }: TypedItem) => ({
  ...form,
  name: form.name.trim(),
  description: form.description.trim(),
  max_length: Number(form.max_length),
  min_age: numberIn(form.min_age),
  max_age: numberIn(form.max_age),
  season_from: is_seasonal ? seasonDayIn(form.season_from) : null,
  season_to: is_seasonal ? seasonDayIn(form.season_to) : null,
  deposit_ore: oreIn(deposit) ?? 0,
});
