import type { RunOccurrence } from '../occurrence-contract.ts';
import { isDay, isTime, wallSpanOf } from '../recurrence.ts';
import { MAX_PLACES, type ScopeOfChange } from '../rules.ts';
import type { SeriesTexts } from '../texts/token.ts';

/** One time as it is typed. */
export type TimeDraft = {
  starts_on: string;
  ends_on: string;
  start_time: string;
  end_time: string;
  capacity: string;
  scope: ScopeOfChange;
  notify: boolean;
};

type TimeField = 'starts_on' | 'ends_on' | 'start_time' | 'end_time' | 'capacity_max';

export const draftOfTime = (time: RunOccurrence): TimeDraft => ({
  ...wallSpanOf(time),
  capacity: time.capacity.max === null ? '' : String(time.capacity.max),
  scope: 'one',
  notify: true,
});

/** VAL-05, for one time. */
export function faultsInTime(
  draft: TimeDraft,
  texts: Pick<SeriesTexts['edit_time'], 'date_required' | 'time_required' | 'turned' | 'capacity_invalid'>,
): Partial<Record<TimeField, string>> {
  const { starts_on, ends_on, start_time, end_time, capacity } = draft;
  const faults: Partial<Record<TimeField, string>> = {};
  if (!isDay(starts_on)) faults.starts_on = texts.date_required;
  if (!isDay(ends_on)) faults.ends_on = texts.date_required;
  if (!isTime(start_time)) faults.start_time = texts.time_required;
  if (!isTime(end_time)) faults.end_time = texts.time_required;
  const isWritten = Object.keys(faults).length === 0;
  if (isWritten && `${starts_on} ${start_time}` > `${ends_on} ${end_time}`) faults.end_time = texts.turned;
  if (!isCapacity(capacity)) faults.capacity_max = texts.capacity_invalid;
  return faults;
}

export const capacityIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const isCapacity = (text: string): boolean =>
  text.trim() === '' || (/^\d{1,6}$/.test(text.trim()) && Number(text) <= MAX_PLACES);
