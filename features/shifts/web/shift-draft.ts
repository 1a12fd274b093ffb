import { addDays, clock, instantAt, shortDate } from '#platform/language/dates.ts';
import { isDay } from '#platform/language/typed-day.ts';
import type { Shift } from '../contract.ts';
import { type EventPeriod, MAX_SHIFT_PLACES, type ShiftPeriod, type ShiftTimeFault, shiftTimeFault } from '../rules.ts';

/** A shift as it is being written. */
export type ShiftDraft = {
  name: string;
  day: string | null;
  start: string;
  end: string;
  places: string;
  /** The id of what it asks for; empty where it asks for nothing. */
  certificate: string;
};

export type DraftFault = 'day_required' | 'time_required' | 'places_wrong' | 'places_below' | ShiftTimeFault;
export type DraftFaults = Partial<Record<keyof ShiftDraft, DraftFault>>;

export const draftOf = (shift: Shift): ShiftDraft => ({
  name: shift.name,
  day: shortDate(shift.start_at),
  start: clock(shift.start_at),
  end: clock(shift.end_at),
  places: shift.capacity.max === null ? '' : String(shift.capacity.max),
  certificate: shift.certificate?.id ?? '',
});

/** A new one is when the activity is: that is what most of them are for. */
export const emptyDraft = (period: ShiftPeriod | null): ShiftDraft => ({
  name: '',
  day: period && shortDate(period.start_at),
  start: period ? clock(period.start_at) : '',
  end: period ? clock(period.end_at) : '',
  places: '1',
  certificate: '',
});

const TIME = /^\d\d:\d\d$/;

/** When it is; an end after midnight is on the next day. */
export function periodIn({ day, start, end }: ShiftDraft): ShiftPeriod | null {
  if (day === null || !isDay(day) || !TIME.test(start) || !TIME.test(end)) return null;
  const at = (time: string) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return instantAt({ year, month, day: date, hour, minute });
  };
  const [from, until] = [at(start), at(end)];
  return {
    start_at: from.toISOString(),
    end_at: (endsNextDay({ start, end }) ? addDays(until, 1) : until).toISOString(),
  };
}

/** From eight in the evening to two is a night. From eight to seven in the evening is most likely a slip. */
export const endsNextDay = ({ start, end }: Pick<ShiftDraft, 'start' | 'end'>): boolean =>
  TIME.test(start) &&
  TIME.test(end) &&
  end < start &&
  minutesIn(end) + DAY_MINUTES - minutesIn(start) <= MAX_NIGHT_MINUTES;

const DAY_MINUTES = 1440;
const MAX_NIGHT_MINUTES = 12 * 60;

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What another user has changed meanwhile, as it is now. */
export const changedIn = (before: ShiftDraft, after: ShiftDraft): { field: ShownField; value: string }[] =>
  DRAFT_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    value: after[field] ?? '',
  }));

const DRAFT_FIELDS = ['name', 'day', 'start', 'end', 'places'] as const;
export type ShownField = (typeof DRAFT_FIELDS)[number];

/** Null is no limit; NaN is no number. */
export const placesIn = ({ places }: ShiftDraft): number | null =>
  places.trim() === '' ? null : /^\d{1,5}$/.test(places.trim()) ? Number(places) : Number.NaN;

type Circumstances = { event: EventPeriod; now: Date; taken: number; before: ShiftPeriod | null };

/** What is wrong, field by field, before anything is sent. One that is left where it is may be anywhere. */
export function faultsIn(draft: ShiftDraft, { event, now, taken, before }: Circumstances): DraftFaults {
  const faults: DraftFaults = {};
  if (draft.day === null || !isDay(draft.day)) faults.day = 'day_required';
  if (!TIME.test(draft.start)) faults.start = 'time_required';
  if (!TIME.test(draft.end)) faults.end = 'time_required';
  const places = placesIn(draft);
  if (places !== null && !(places >= 1 && places <= MAX_SHIFT_PLACES)) faults.places = 'places_wrong';
  else if (places !== null && places < taken) faults.places = 'places_below';
  const period = periodIn(draft);
  if (!period || (before && isSame(period, before))) return faults;
  const fault = shiftTimeFault(period, event, now);
  if (fault) faults[fault === 'too_far' || fault === 'in_past' ? 'day' : 'end'] = fault;
  return faults;
}

const isSame = (one: ShiftPeriod, other: ShiftPeriod): boolean =>
  Date.parse(one.start_at) === Date.parse(other.start_at) && Date.parse(one.end_at) === Date.parse(other.end_at);
