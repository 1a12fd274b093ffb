import type { SchemeField, SchemeForm } from '../form.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Which fields say something else. */
export const differingFields = (before: SchemeForm, after: SchemeForm): SchemeField[] =>
  (Object.keys(before) as SchemeField[]).filter((field) => !isSame(before[field], after[field]));

/** What was typed here stays; everything else becomes what the other one has saved. */
export function mergedForm(base: SchemeForm, mine: SchemeForm, theirs: SchemeForm): SchemeForm {
  const touched = differingFields(base, mine);
  return { ...theirs, ...Object.fromEntries(touched.map((field) => [field, mine[field]])) };
}
