import type { EventForm } from '../rules.ts';

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const fieldsOf = (form: EventForm) => Object.keys(form) as (keyof EventForm)[];

/** Which fields say something else. Where it is belongs to the address. */
export const changedFields = (before: EventForm, after: EventForm): (keyof EventForm)[] =>
  fieldsOf(before)
    .filter((field) => field !== 'lat' && field !== 'lng')
    .filter((field) => !isSame(before[field], after[field]));

/** What was typed here stays; everything else becomes what the other one has saved. */
export function merged(base: EventForm, mine: EventForm, theirs: EventForm): EventForm {
  const touched = changedFields(base, mine);
  const kept = Object.fromEntries(touched.map((field) => [field, mine[field]])) as Partial<EventForm>;
  const place = touched.includes('address') ? { lat: mine.lat, lng: mine.lng } : {};
  return { ...theirs, ...kept, ...place };
}
