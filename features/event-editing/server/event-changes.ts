import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { placeLine } from '#features/events/rules.ts';
import type { ParsedForm } from '../contract.ts';

const texts = z.object({ before: z.string(), after: z.string() }).nullable();

/** In øre; 0 is free, null is not said. */
const price = z.number().nullable();

/** What is different about an activity, as those who take part have to know it. Its times are told of one by one. */
export const eventChanges = z.object({
  title: texts,
  place: texts,
  price: z.object({ before: price, after: price }).nullable(),
  has_new_description: z.boolean(),
  has_other: z.boolean(),
});
export type EventChanges = z.infer<typeof eventChanges>;

export const NO_CHANGES: EventChanges = {
  title: null,
  place: null,
  price: null,
  has_new_description: false,
  has_other: false,
};

/** Null where nothing is different but times. */
export function changesBetween(before: ParsedForm, after: ParsedForm): EventChanges | null {
  const differs = <Value>(read: (form: ParsedForm) => Value): { before: Value; after: Value } | null => {
    const values = { before: read(before), after: read(after) };
    return isDeepStrictEqual(values.before, values.after) ? null : values;
  };
  const changes: EventChanges = {
    title: differs(({ name }) => name),
    place: differs(({ venue, address }) => placeLine([venue, address])),
    price: differs(({ is_free, price_ore }) => (is_free ? 0 : price_ore)),
    has_new_description: before.description !== after.description,
    has_other: !isDeepStrictEqual(otherParts(before), otherParts(after)),
  };
  return isDeepStrictEqual(changes, NO_CHANGES) ? null : changes;
}

/** Where it is on a map follows from the place, and a new picture is no news. */
const TOLD_OTHERWISE = ['name', 'description', 'venue', 'address', 'lat', 'lng', 'is_free', 'price_ore', 'times'];
const NO_NEWS = ['scene', 'picture_upload_id'];

function otherParts(form: ParsedForm): Record<string, unknown> {
  // Nobody sees in which order things were chosen.
  const inOrder = (value: unknown) =>
    Array.isArray(value) ? value.map((one) => JSON.stringify(one)).toSorted() : value;
  const others = Object.entries(form).filter(([field]) => ![...TOLD_OTHERWISE, ...NO_NEWS].includes(field));
  return Object.fromEntries(others.map(([field, value]) => [field, inOrder(value)]));
}
