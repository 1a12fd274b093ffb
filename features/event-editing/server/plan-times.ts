import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { boolean, number, numberOrNull, text } from '#platform/server/rows.ts';
import type { Span } from '../recurrence.ts';

/** One time as the table has it. */
export const occurrenceRow = z.object({
  id: ids.occurrence,
  start_at: text,
  end_at: text,
  is_published: boolean,
  is_cancelled: boolean,
  is_changed: boolean,
  capacity_max: numberOrNull,
  /** Who has a place there, or waits for one. */
  people: number,
});
export type OccurrenceRow = z.infer<typeof occurrenceRow>;

export type TimesPlan = {
  added: Span[];
  /** On the same day at another hour, or the only one on another day: it is still the same time. */
  moved: { occurrence: OccurrenceRow; span: Span }[];
  gone: OccurrenceRow[];
  /** Taken out before, and there again. */
  revived: OccurrenceRow[];
  kept: OccurrenceRow[];
};

/**
 * From the times that there are to those that there should be. What has begun stays as it is, and so does what was
 * changed by itself; what stays the same keeps its id and its people.
 */
export function planTimes(existing: readonly OccurrenceRow[], wanted: readonly Span[], now: Date): TimesPlan {
  const hasBegun = ({ start_at }: Span) => Date.parse(start_at) <= now.getTime();
  const plan: TimesPlan = { added: [], moved: [], gone: [], revived: [], kept: [] };
  const open = new Map<string, OccurrenceRow[]>();
  for (const occurrence of existing) open.set(keyOf(occurrence), [...(open.get(keyOf(occurrence)) ?? []), occurrence]);
  const missing = wanted.filter((span) => {
    const same = open.get(keyOf(span));
    if (!same) return !hasBegun(span);
    open.delete(keyOf(span));
    // One may have been moved to where another one is: a form says that moment once and means both.
    const live = same.filter((occurrence) => !isTakenOut(occurrence));
    if (live.length > 0) plan.kept.push(...live);
    else plan[hasBegun(span) ? 'kept' : 'revived'].push(...same.slice(0, 1));
    return false;
  });
  const left = [...open.values()].flat().filter((occurrence) => !hasBegun(occurrence) && !isTakenOut(occurrence));
  const loose = left.filter(({ is_changed }) => !is_changed);
  plan.kept.push(...left.filter(({ is_changed }) => is_changed));
  const isOnlyOne = wanted.length === 1 && existing.filter((one) => !hasBegun(one) && !isTakenOut(one)).length === 1;
  for (const span of missing) {
    const at = loose.findIndex((occurrence) => isOnlyOne || isSameDay(occurrence, span));
    const [occurrence] = at < 0 ? [] : loose.splice(at, 1);
    if (occurrence) plan.moved.push({ occurrence, span });
    else plan.added.push(span);
  }
  plan.gone = loose;
  return plan;
}

/** Those who have a place at a time that is moved or no more. */
export const atStake = ({ moved, gone }: TimesPlan): OccurrenceRow[] =>
  [...moved.map(({ occurrence }) => occurrence), ...gone].filter(({ people }) => people > 0);

/** What is left of a time that was taken out of the series when people had signed up for it. */
export const isTakenOut = ({ is_published, is_cancelled }: OccurrenceRow): boolean => !is_published && is_cancelled;

const keyOf = ({ start_at, end_at }: Span): string => `${Date.parse(start_at)} ${Date.parse(end_at)}`;

const isSameDay = (one: Span, other: Span): boolean => shortDate(one.start_at) === shortDate(other.start_at);
