import { addFilter, type Filter, filterNamed, toggleItem, toggleOption } from '#features/filters/rules.ts';
import {
  AGE_FILTER,
  DAY_CHOICES,
  DAY_FILTER,
  type DayChoice,
  EVENT_FILTERS,
  QUICK_FILTER,
  QUICK_FILTERS,
  type QuickFilter,
} from '../filters.ts';
import { AGE_GROUPS, type AgeGroup } from '../rules.ts';

/** What most people filter by, one touch away. */
export const QUICK_CHOICES = [...DAY_CHOICES, ...QUICK_FILTERS, ...AGE_GROUPS] as const;
export type QuickChoice = DayChoice | QuickFilter | AgeGroup;

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((value) => value === text);

export function isQuickChosen(filters: readonly Filter[], choice: QuickChoice): boolean {
  if (isOneOf(DAY_CHOICES, choice)) return filterNamed(filters, DAY_FILTER)?.value === choice;
  if (isOneOf(QUICK_FILTERS, choice)) return filterNamed(filters, QUICK_FILTER)?.items.includes(choice) ?? false;
  return filterNamed(filters, AGE_FILTER)?.options.some(({ value }) => value === choice) ?? false;
}

export function toggleQuick(filters: readonly Filter[], choice: QuickChoice): readonly Filter[] {
  if (isOneOf(QUICK_FILTERS, choice)) return toggleItem(filters, QUICK_FILTER, choice, EVENT_FILTERS);
  if (!isOneOf(DAY_CHOICES, choice)) return toggleOption(filters, AGE_FILTER, choice, EVENT_FILTERS);
  const { group, key, kind } = DAY_FILTER;
  const value = isQuickChosen(filters, choice) ? '' : choice;
  return addFilter(filters, { group, key, kind, value }, EVENT_FILTERS);
}
