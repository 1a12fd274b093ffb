import { clock, instantAt, shortDate } from '#platform/language/dates.ts';
import { isDay } from '#platform/language/typed-day.ts';
import type { GroupForm, OfficeGroup } from '../office-contract.ts';

/** What is typed, whether or not it can be read. */
export type TypedForm = {
  name: string;
  description: string;
  provider_name: string;
  organization_id: string;
  scheme_id: string;
  total: string;
  per_card: string;
  opens_on: string | null;
  opens_time: string;
  closes_on: string | null;
  closes_time: string;
  valid_from: string | null;
  valid_until: string | null;
  hold_days: string;
  min_age: string;
  max_age: string;
};
export type TypedField = keyof TypedForm;

const typed = (number: number | null): string => (number === null ? '' : String(number));

export const typedFrom = (group: OfficeGroup | null): TypedForm => ({
  name: group?.name ?? '',
  description: group?.description ?? '',
  provider_name: group?.provider_name ?? '',
  organization_id: group?.organization_id ?? '',
  scheme_id: group?.scheme_id ?? '',
  total: typed(group?.total ?? null),
  per_card: typed(group?.per_card ?? 1),
  opens_on: group && shortDate(group.opens_at),
  opens_time: group ? clock(group.opens_at) : '08:00',
  closes_on: group && shortDate(group.closes_at),
  closes_time: group ? clock(group.closes_at) : '20:00',
  valid_from: group?.valid_from ?? null,
  valid_until: group?.valid_until ?? null,
  hold_days: typed(group?.hold_days ?? null),
  min_age: typed(group?.min_age ?? null),
  max_age: typed(group?.max_age ?? null),
});

type Fault = 'required' | 'whole_number' | 'wrong_day' | 'wrong_time';

const REQUIRED = ['name', 'provider_name', 'total', 'per_card'] as const;
const NUMBERS = ['total', 'per_card', 'hold_days', 'min_age', 'max_age'] as const;
const DAYS = ['opens_on', 'closes_on', 'valid_from', 'valid_until'] as const;
const TIMES = ['opens_time', 'closes_time'] as const;

/** What can be seen without the server. */
export function faultsIn(form: TypedForm): Partial<Record<TypedField, Fault>> {
  const faults: Partial<Record<TypedField, Fault>> = {};
  for (const field of TIMES) if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(form[field])) faults[field] = 'wrong_time';
  for (const field of DAYS) if (!isDay(form[field] ?? '')) faults[field] = 'wrong_day';
  for (const field of NUMBERS) if (!/^\d{0,6}$/.test(form[field].trim())) faults[field] = 'whole_number';
  for (const field of REQUIRED) if (form[field].trim() === '') faults[field] = 'required';
  return faults;
}

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function momentIn(day: string | null, time: string): string {
  const [year = 0, month = 0, date = 0] = (day ?? '').split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt({ year, month, day: date, hour, minute }).toISOString();
}

/** Of a form without faults. */
export const readTyped = (form: TypedForm) => ({
  name: form.name.trim(),
  description: form.description.trim(),
  provider_name: form.provider_name.trim(),
  organization_id: form.organization_id === '' ? null : form.organization_id,
  scheme_id: form.scheme_id === '' ? null : form.scheme_id,
  total: Number(form.total),
  per_card: Number(form.per_card),
  opens_at: momentIn(form.opens_on, form.opens_time),
  closes_at: momentIn(form.closes_on, form.closes_time),
  valid_from: form.valid_from ?? '',
  valid_until: form.valid_until ?? '',
  hold_days: numberIn(form.hold_days),
  min_age: numberIn(form.min_age),
  max_age: numberIn(form.max_age),
});

/** Which field of the form a field of the call is typed into. */
const TYPED_AS: Partial<Record<keyof GroupForm, TypedField>> = { opens_at: 'opens_on', closes_at: 'closes_on' };
export const typedFieldOf = (field: string): string => TYPED_AS[field as keyof GroupForm] ?? field;
