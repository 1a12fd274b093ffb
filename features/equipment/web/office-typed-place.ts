import { PATTERNS } from '#platform/contract/patterns.ts';
import { isDay } from '#platform/language/typed-day.ts';
import type { OfficePlace } from '../office-contract.ts';

export type TypedOpening = { key: string; weekday: number; opens: string; closes: string };
export type TypedClosure = { key: string; from: string | null; to: string | null };

/** What is typed, whether or not it can be read. */
export type TypedPlace = {
  name: string;
  address: string;
  provider_name: string;
  organization_id: string;
  openings: readonly TypedOpening[];
  closures: readonly TypedClosure[];
};

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export const typedPlace = (place: OfficePlace | null): TypedPlace => ({
  name: place?.name ?? '',
  address: place?.address ?? '',
  provider_name: place?.provider_name ?? '',
  organization_id: place?.organization_id ?? '',
  openings: (place?.openings ?? []).map((opening, at) => ({ key: `${at}`, ...opening })),
  closures: (place?.closures ?? []).map((closure, at) => ({ key: `${at}`, ...closure })),
});

export type PlaceFault = 'required' | 'wrong_time' | 'closes_first' | 'overlaps' | 'wrong_day' | 'ends_first';

/** What can be seen without the server, in the order of the form. Of a line of hours or days, by its key. */
export function faultsInPlace(form: TypedPlace): Record<string, PlaceFault> {
  const faults: Record<string, PlaceFault> = {};
  for (const field of ['name', 'provider_name'] as const) if (form[field].trim() === '') faults[field] = 'required';
  for (const opening of form.openings) Object.assign(faults, faultsInOpening(opening, form.openings));
  for (const { key, from, to } of form.closures) {
    if (!isDay(from ?? '')) faults[`first-${key}`] = 'wrong_day';
    if (!isDay(to ?? '')) faults[`last-${key}`] = 'wrong_day';
    else if (from && isDay(from) && (to ?? '') < from) faults[`last-${key}`] = 'ends_first';
  }
  return faults;
}

function faultsInOpening(one: TypedOpening, all: readonly TypedOpening[]): Record<string, PlaceFault> {
  const { key, weekday, opens, closes } = one;
  if (!PATTERNS.time.test(opens)) return { [`opens-${key}`]: 'wrong_time' };
  if (!PATTERNS.time.test(closes)) return { [`closes-${key}`]: 'wrong_time' };
  if (closes <= opens) return { [`closes-${key}`]: 'closes_first' };
  const before = all.slice(0, all.indexOf(one)).filter((other) => other.weekday === weekday);
  const isTaken = before.some((other) => other.opens < closes && opens < other.closes);
  return isTaken ? { [`opens-${key}`]: 'overlaps' } : {};
}

/** Of a form without faults; in the order of the week. */
export const readPlace = (form: TypedPlace) => ({
  name: form.name.trim(),
  address: form.address.trim(),
  provider_name: form.provider_name.trim(),
  organization_id: form.organization_id === '' ? null : form.organization_id,
  openings: form.openings
    .map(({ weekday, opens, closes }) => ({ weekday, opens, closes }))
    .sort((one, other) => one.weekday - other.weekday || (one.opens < other.opens ? -1 : 1)),
  closures: form.closures
    .map(({ from, to }) => ({ from: from ?? '', to: to ?? '' }))
    .sort((one, other) => (one.from < other.from ? -1 : 1)),
});
