import { grouped } from '#platform/language/money.ts';
import type { Measure } from '../rules.ts';

const MINUTES_AN_HOUR = 60;

/** Volunteers' time is told in whole hours. */
export const inUnit = (measure: Measure, count: number): number =>
  measure === 'volunteer_minutes' ? Math.round(count / MINUTES_AN_HOUR) : count;

export const countText = (measure: Measure, count: number): string => grouped(inUnit(measure, count));
