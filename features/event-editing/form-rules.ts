import { daysBetween, isDay, isOvernight, isTime, type Span, spanOf, spansOf } from './recurrence.ts';
import {
  type DayByHand,
  type EventForm,
  type FormField,
  FREQUENCY,
  HIGHEST_AGE,
  MAX_CATEGORIES,
  MAX_COHOSTS,
  MAX_CONTACTS,
  MAX_DAYS,
  MAX_DESCRIPTION_LENGTH,
  MAX_DOCUMENTS,
  MAX_KEYWORDS,
  MAX_MUNICIPALITIES,
  MAX_NAME_LENGTH,
  MAX_OCCURRENCES,
  MAX_PLACES,
  MAX_PRICE_ORE,
  MAX_SERIES_DAYS,
  type Step,
  type TimesForm,
} from './rules.ts';
import type { nb } from './texts/faults/nb.ts';

/** What can be wrong with a field; each has its sentence in texts/faults. */
export type FormFault = keyof typeof nb;
export type FormFaults = Partial<Record<FormField, FormFault>>;

type Circumstances = {
  /** It has not been shown to anybody yet: then nothing of it may be over. */
  isNew: boolean;
};

export const MAX_PLACE_LENGTH = 200;
export const MAX_KEYWORD_LENGTH = 40;
export const MAX_DOCUMENT_NAME_LENGTH = 120;
const MAX_MINUTES = 525_600;
const MAX_OFFER_HOURS = 336;
const MAX_LOTTERY_HOURS = 720;

/** VAL-05: everything that keeps it from being published, one fault for each field. Both sides ask here. */
export function faultsIn(form: EventForm, now: Date, circumstances: Circumstances): FormFaults {
  return withoutNothing({
    ...infoFaults(form),
    ...timesFaults(form.times, now, circumstances),
    ...signUpFaults(form),
    ...taggingFaults(form),
    ...mediaFaults(form),
  });
}

/** Which of the four steps a field is on. */
export function stepOf(field: FormField): Step {
  if (field.startsWith('times.')) return 'settings';
  return STEP_OF[field as keyof EventForm];
}

const STEP_OF: Record<keyof EventForm, Step> = {
  organization_id: 'info',
  name: 'info',
  description: 'info',
  lang: 'info',
  venue: 'info',
  address: 'info',
  lat: 'info',
  lng: 'info',
  municipality_ids: 'info',
  district_ids: 'info',
  is_free: 'info',
  price_ore: 'info',
  contact_ids: 'info',
  cohost_ids: 'info',
  kind: 'settings',
  times: 'settings',
  has_sign_up: 'settings',
  capacity_max: 'settings',
  sign_up_closes_minutes: 'settings',
  leave_closes_minutes: 'settings',
  has_waiting_list: 'settings',
  waiting_policy: 'settings',
  offer_hours: 'settings',
  lottery_hours: 'settings',
  priority_group: 'settings',
  type: 'tagging',
  categories: 'tagging',
  keywords: 'tagging',
  age_group: 'tagging',
  min_age: 'tagging',
  max_age: 'tagging',
  accessibility: 'tagging',
  scene: 'media',
  picture_upload_id: 'media',
  documents: 'media',
};

type Found = { [Field in FormField]?: FormFault | null };

function infoFaults(form: EventForm): Found {
  return {
    name: nameFault(form.name.trim()),
    description: lengthOf(form.description.trim()) > MAX_DESCRIPTION_LENGTH ? 'description_too_long' : null,
    venue: lengthOf(form.venue.trim()) > MAX_PLACE_LENGTH ? 'place_too_long' : null,
    address: addressFault(form),
    municipality_ids:
      form.municipality_ids.length === 0
        ? 'municipality_required'
        : form.municipality_ids.length > MAX_MUNICIPALITIES
          ? 'too_many_municipalities'
          : null,
    price_ore: form.is_free ? null : priceFault(form.price_ore),
    contact_ids: form.contact_ids.length > MAX_CONTACTS ? 'too_many_contacts' : null,
    cohost_ids: form.cohost_ids.length > MAX_COHOSTS ? 'too_many_cohosts' : null,
  };
}

function nameFault(name: string): FormFault | null {
  if (name === '') return 'name_required';
  return lengthOf(name) > MAX_NAME_LENGTH ? 'name_too_long' : null;
}

/** VAL-03: an address that was picked from the suggestions comes with its place on the map. */
function addressFault({ address, lat, lng }: EventForm): FormFault | null {
  if (lengthOf(address.trim()) > MAX_PLACE_LENGTH) return 'place_too_long';
  const isPlaced = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  const isUnplaced = lat === null && lng === null;
  return isPlaced || (isUnplaced && address.trim() === '') ? null : 'address_not_chosen';
}

function priceFault(price: number | null): FormFault | null {
  if (price === null) return 'price_required';
  return isWholeBetween(price, 1, MAX_PRICE_ORE) ? null : 'price_invalid';
}

function signUpFaults(form: EventForm): Found {
  const isBelowMost = (minutes: number) => isWholeBetween(minutes, 0, MAX_MINUTES);
  return {
    capacity_max: capacityFault(form),
    sign_up_closes_minutes: isBelowMost(form.sign_up_closes_minutes) ? null : 'closing_invalid',
    leave_closes_minutes: isBelowMost(form.leave_closes_minutes) ? null : 'closing_invalid',
    offer_hours: isWholeBetween(form.offer_hours, 1, MAX_OFFER_HOURS) ? null : 'offer_hours_invalid',
    lottery_hours: isWholeBetween(form.lottery_hours, 1, MAX_LOTTERY_HOURS) ? null : 'lottery_hours_invalid',
  };
}

function capacityFault({ capacity_max, has_sign_up, has_waiting_list, waiting_policy }: EventForm): FormFault | null {
  if (capacity_max !== null) return isWholeBetween(capacity_max, 1, MAX_PLACES) ? null : 'capacity_invalid';
  // Where everybody gets a place there is nothing to draw.
  return has_sign_up && has_waiting_list && waiting_policy === 'lottery' ? 'lottery_without_capacity' : null;
}

function taggingFaults(form: EventForm): Found {
  return {
    type: form.type ? null : 'type_required',
    categories: form.categories.length > MAX_CATEGORIES ? 'too_many_categories' : null,
    keywords:
      form.keywords.length > MAX_KEYWORDS
        ? 'too_many_keywords'
        : form.keywords.some((keyword) => lengthOf(keyword.trim()) > MAX_KEYWORD_LENGTH)
          ? 'keyword_too_long'
          : null,
    min_age: isAge(form.min_age) ? null : 'age_invalid',
    max_age: !isAge(form.max_age) ? 'age_invalid' : areAgesTurned(form) ? 'ages_turned' : null,
  };
}

const isAge = (age: number | null): boolean => age === null || isWholeBetween(age, 0, HIGHEST_AGE);

const areAgesTurned = ({ min_age, max_age }: EventForm): boolean =>
  min_age !== null && max_age !== null && min_age > max_age;

function mediaFaults({ documents }: EventForm): Found {
  if (documents.length > MAX_DOCUMENTS) return { documents: 'too_many_documents' };
  if (documents.some(({ name }) => name.trim() === '')) return { documents: 'document_unnamed' };
  const isTooLong = documents.some(({ name }) => lengthOf(name.trim()) > MAX_DOCUMENT_NAME_LENGTH);
  return { documents: isTooLong ? 'document_name_too_long' : null };
}

function timesFaults(times: TimesForm, now: Date, circumstances: Circumstances): Found {
  const written = times.frequency === FREQUENCY.custom ? daysFaults(times) : fieldFaults(times);
  if (Object.values(written).some(Boolean)) return written;
  const spans = spansOf(times);
  if (spans.length === 0) return { [lastFieldOf(times)]: 'no_times_left' };
  if (spans.length > MAX_OCCURRENCES) return { [lastFieldOf(times)]: 'too_many_times' };
  return whenFaults(times, spans, now, circumstances);
}

const lastFieldOf = ({ frequency }: TimesForm): FormField =>
  frequency === FREQUENCY.custom ? 'times.days' : 'times.ends_on';

function fieldFaults(times: TimesForm): Found {
  const repeats = times.frequency !== FREQUENCY.once;
  const isWeekly = times.frequency === FREQUENCY.weekly;
  const start = timeFault(times.start_time);
  const end = timeFault(times.end_time);
  const isSaid = !repeats && times.ends_on !== '';
  const areTurned =
    !start &&
    !end &&
    (isSaid
      ? times.ends_on === times.starts_on && times.start_time > times.end_time
      : areHoursTurned(times.start_time, times.end_time));
  return {
    'times.starts_on': dayFault(times.starts_on),
    'times.ends_on': repeats ? seriesEndFault(times) : onceEndFault(times),
    'times.start_time': start,
    'times.end_time': end ?? (areTurned ? 'start_after_end' : null),
    'times.weekdays': isWeekly && times.weekdays.length === 0 ? 'weekday_required' : null,
    'times.exceptions': repeats && !times.exceptions.every(isDay) ? 'date_invalid' : null,
  };
}

/** Where no day is said on which it ends, that is the same day, or the morning after. */
const areHoursTurned = (start: string, end: string): boolean => start > end && !isOvernight(start, end);

function dayFault(day: string): FormFault | null {
  if (day === '') return 'date_required';
  return isDay(day) ? null : 'date_invalid';
}

function timeFault(time: string): FormFault | null {
  if (time === '') return 'time_required';
  return isTime(time) ? null : 'time_invalid';
}

/** A series needs an end, so that its organiser can look after it. */
function seriesEndFault({ starts_on, ends_on }: TimesForm): FormFault | null {
  if (ends_on === '') return 'series_endless';
  if (!isDay(ends_on)) return 'date_invalid';
  if (!isDay(starts_on)) return null;
  const days = daysBetween(starts_on, ends_on);
  if (days < 0) return 'start_after_end';
  return days > MAX_SERIES_DAYS ? 'series_too_long' : null;
}

function onceEndFault({ starts_on, ends_on }: TimesForm): FormFault | null {
  if (ends_on === '') return null;
  if (!isDay(ends_on)) return 'date_invalid';
  if (!isDay(starts_on)) return null;
  const days = daysBetween(starts_on, ends_on);
  if (days < 0) return 'start_after_end';
  return days > MAX_DAYS ? 'lasts_too_long' : null;
}

function daysFaults({ days }: TimesForm): Found {
  if (days.length === 0) return { 'times.days': 'day_required' };
  const fault = days.map(faultOfDay).find(Boolean) ?? null;
  const areDifferent =
    new Set(days.map(({ day, start_time, end_time }) => `${day} ${start_time} ${end_time}`)).size === days.length;
  return { 'times.days': fault ?? (areDifferent ? null : 'day_twice') };
}

/** What is wrong with one day that was put down by hand. */
export function faultOfDay({ day, start_time, end_time }: DayByHand): FormFault | null {
  const written = dayFault(day) ?? timeFault(start_time) ?? timeFault(end_time);
  return written ?? (areHoursTurned(start_time, end_time) ? 'start_after_end' : null);
}

/** What has been shown already may have begun, as long as something of it is still to come. */
function whenFaults(times: TimesForm, spans: Span[], now: Date, { isNew }: Circumstances): Found {
  const isOver = (moment: string) => Date.parse(moment) < now.getTime();
  const [first] = spans;
  if (isNew && first && isOver(first.start_at)) return { [firstFieldOf(times, now)]: 'in_past' };
  return spans.every(({ end_at }) => isOver(end_at)) ? { [lastFieldOf(times)]: 'in_past' } : {};
}

/** Where it is the right day, it is the hour that has passed. */
function firstFieldOf(times: TimesForm, now: Date): FormField {
  if (times.frequency === FREQUENCY.custom) return 'times.days';
  const { starts_on } = times;
  const endOfDay = spanOf({ starts_on, start_time: '00:00', ends_on: starts_on, end_time: '23:59' }).end_at;
  return Date.parse(endOfDay) < now.getTime() ? 'times.starts_on' : 'times.start_time';
}

/** As the database counts them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

const isWholeBetween = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const withoutNothing = (found: Found): FormFaults =>
  Object.fromEntries(Object.entries(found).filter(([, fault]) => fault)) as FormFaults;
