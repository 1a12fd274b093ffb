import { dayAfter, spansOf, weekdayOfDay } from '#features/event-editing/recurrence.ts';
import { type EventForm, emptyForm, FREQUENCY, type TimesForm } from '#features/event-editing/rules.ts';
import { AGE_GROUPS } from '#features/events/rules.ts';
import { picturePath } from '#features/pictures/contract.ts';
import { parsePicturePath } from '#features/pictures/rules.ts';
import { shortDate } from '#platform/language/dates.ts';
import { DEMO_MUNICIPALITY_ID, DEMO_ORGANISATION_ID } from './accounts.ts';
import { RUNNING_ACTIVITIES, type RunningActivity } from './data/running-activities.ts';
import { DEMO_MARK, type DemoEvent } from './events.ts';
import type { Random } from './random.ts';
import { CATEGORIES, EVENT_TYPES } from './reference-data.ts';
import { WEEKDAYS } from './wall-time.ts';

/** An activity with what only those that a user runs have. */
export type RunningEvent = Omit<DemoEvent, 'event'> & { event: RunningRow; activity: RunningActivity };

type RunningRow = DemoEvent['event'] &
  Pick<EventForm, 'waiting_policy' | 'offer_hours' | 'lottery_hours'> & {
    times: TimesForm;
    draft: EventForm | null;
  };

const DAY_MS = 86_400_000;
const MAX_LOTTERY_HOURS = 168;

/** The activities with which everything about running them can be tried. `neighbour` is one that the organisation has. */
export const runningEvents = (random: Random, neighbour: DemoEvent, nowMs: number): RunningEvent[] =>
  RUNNING_ACTIVITIES.map((activity) => eventOf(random, activity, neighbour, nowMs));

function eventOf(
  random: Random,
  activity: RunningActivity,
  { event: near, place }: DemoEvent,
  nowMs: number,
): RunningEvent {
  const id = random.uuid(nowMs - 20 * DAY_MS);
  const times = timesOf(activity, nowMs);
  const isDraft = activity.state !== 'published';
  const event: RunningRow = {
    ...near,
    id,
    organisation_id: DEMO_ORGANISATION_ID,
    type_id: EVENT_TYPES.find(({ key }) => key === activity.type)?.id ?? 1,
    external_id: `${DEMO_MARK}running-${activity.key}`,
    name: activity.name,
    description: activity.description,
    lang: 'nb',
    status: isDraft ? 'draft' : 'published',
    completed_at: null,
    is_free: true,
    price_ore: null,
    age_mask: activity.ages.reduce((mask, group) => mask | (1 << AGE_GROUPS.indexOf(group)), 0),
    keywords: [],
    min_age: null,
    max_age: null,
    capacity_max: activity.capacity,
    rrule: activity.isWeekly
      ? { frequency: FREQUENCY.weekly, weekdays: [WEEKDAYS[activity.weekday] ?? 'MO'], until: times.ends_on }
      : null,
    venue: activity.venue,
    thumbnail_url: picturePath({ scene: activity.scene, colour: colourOf(near.thumbnail_url), variant: 'card' }),
    created_at: new Date(nowMs - 20 * DAY_MS).toISOString(),
    times,
    draft: isDraft ? formOf(activity, times) : null,
    waiting_policy: activity.policy,
    offer_hours: 24,
    lottery_hours: MAX_LOTTERY_HOURS,
  };
  return {
    activity,
    event,
    place: { ...place, event_id: id },
    categories: CATEGORIES.filter(({ key }) => activity.categories.includes(key)).map((category) => ({
      event_id: id,
      category_id: category.id,
    })),
    contacts: [],
    occurrences: isDraft ? [] : occurrencesOf(random, activity, id, times, nowMs),
  };
}

const colourOf = (path: string): string => {
  const picture = parsePicturePath(path);
  return picture?.type === 'scene' ? picture.colour : '1d6b5c';
};

function timesOf(
  { weekday, weeks, isWeekly, exceptWeeks, start, end, state }: RunningActivity,
  nowMs: number,
): TimesForm {
  const tomorrow = dayAfter(shortDate(new Date(nowMs)), 1);
  const next = dayAfter(tomorrow, (weekday - weekdayOfDay(tomorrow) + 7) % 7);
  const empty = {
    weekdays: [],
    exceptions: [],
    days: [],
    start_time: start,
    end_time: end,
    starts_on: '',
    ends_on: '',
  };
  if (state === 'begun') return { ...empty, frequency: FREQUENCY.once };
  if (!isWeekly) return { ...empty, frequency: FREQUENCY.once, starts_on: dayAfter(next, weeks * 7) };
  return {
    ...empty,
    frequency: FREQUENCY.weekly,
    weekdays: [weekday],
    starts_on: next,
    ends_on: dayAfter(next, (weeks - 1) * 7),
    exceptions: exceptWeeks.map((week) => dayAfter(next, week * 7)),
  };
}

function formOf(activity: RunningActivity, times: TimesForm): EventForm {
  return {
    ...emptyForm(DEMO_ORGANISATION_ID, 'nb', String(DEMO_MUNICIPALITY_ID)),
    name: activity.name,
    description: activity.description,
    venue: activity.venue,
    type: activity.type,
    categories: activity.categories,
    age_group: activity.ages,
    capacity_max: activity.capacity,
    scene: activity.scene,
    times,
  };
}

/** Later times have fewer. */
function occurrencesOf(random: Random, activity: RunningActivity, event_id: string, times: TimesForm, nowMs: number) {
  return spansOf(times).map(({ start_at, end_at }, position) => ({
    id: random.uuid(nowMs),
    event_id,
    start_at,
    end_at,
    is_published: true,
    is_cancelled: false,
    capacity_max: activity.capacity,
    attending_count: Math.floor(activity.attending / (1 + position)),
    waiting_count: position === 0 ? activity.waiting : 0,
  }));
}

/** How a generated activity was put down, as far as the form has words for it. */
export function timesBehind({ event: { rrule }, occurrences }: DemoEvent): TimesForm | null {
  const days = occurrences.map(({ start_at }) => shortDate(start_at)).sort();
  const [first] = occurrences;
  const [starts_on = '', ends_on = ''] = [days[0], days.at(-1)];
  if (!first || rrule?.frequency !== FREQUENCY.weekly) return null;
  const times: TimesForm = {
    frequency: FREQUENCY.weekly,
    weekdays: rrule.weekdays.map((weekday) => WEEKDAYS.indexOf(weekday)).sort(),
    starts_on,
    ends_on,
    start_time: clockOf(first.start_at),
    end_time: clockOf(first.end_at),
    exceptions: [],
    days: [],
  };
  const planned = spansOf(times).map(({ start_at }) => shortDate(start_at));
  return { ...times, exceptions: planned.filter((day) => !days.includes(day)) };
}

const clockOf = (time: string): string =>
  new Date(time).toLocaleTimeString('en-GB', { timeZone: 'Europe/Oslo', hour: '2-digit', minute: '2-digit' });
