import { picturePath } from '#features/pictures/contract.ts';
import { shortDate } from '#platform/language/dates.ts';
import { DEMO_ACCOUNTS, DEMO_ORGANISATION_ID } from './accounts.ts';
import { WORK_DONE, type WorkDone } from './data/work-done.ts';
import { DEMO_MARK, type DemoEvent } from './events.ts';
import { clockOn, type Making, type Shift, type ShiftHolder } from './participants.ts';
import { CATEGORIES, EVENT_TYPES } from './reference-data.ts';

const DAY_MS = 86_400_000;
const COLOUR = '1d6b5c';

type Done = { events: DemoEvent[]; slots: Shift[]; users: ShiftHolder[] };

/** USR-03: volunteer work that is over, so that CVs have hours on them. `near` is an activity in the same place. */
export function demoWorkDone(making: Making, near: DemoEvent): Done {
  const done = WORK_DONE.map((work) => workOf(making, work, near));
  return {
    events: done.map(({ event }) => event),
    slots: done.flatMap(({ slots }) => slots),
    users: done.flatMap(({ users }) => users),
  };
}

type Time = { start_at: string; end_at: string };

function workOf({ random, people, nowMs }: Making, work: WorkDone, near: DemoEvent) {
  const id = random.uuid(nowMs - (Math.max(...work.daysAgo) + 30) * DAY_MS);
  const slots: Shift[] = [];
  const users: ShiftHolder[] = [];
  const times = work.daysAgo.map((days, time) => {
    const day = new Date(nowMs - days * DAY_MS).toISOString();
    const known = helpersAt(work, time);
    const crowd = [...known, ...random.shuffled(people).map((person) => person.id)];
    for (const { name, start, end, people: wanted } of work.shifts) {
      const slot_id = random.uuid(nowMs - days * DAY_MS);
      const whole = { start_at: clockOn(day, start), end_at: clockOn(day, end) };
      // Nobody has two shifts at a time.
      for (const user_id of crowd.splice(0, wanted)) users.push({ slot_id, user_id });
      slots.push({ id: slot_id, event_id: id, name, ...whole, capacity_max: wanted, taken_count: wanted });
    }
    return spanOf(slots.slice(-work.shifts.length));
  });
  return { event: eventOf(id, work, near, times, nowMs, () => random.uuid(nowMs)), slots, users };
}

const helpersAt = ({ helpers }: WorkDone, time: number): string[] =>
  Object.entries(helpers)
    .filter(([, every]) => time % every === 0)
    .map(([account]) => DEMO_ACCOUNTS[account as keyof typeof DEMO_ACCOUNTS].id);

const spanOf = (slots: readonly Time[]): Time => ({
  start_at: slots.map(({ start_at }) => start_at).sort()[0] ?? '',
  end_at:
    slots
      .map(({ end_at }) => end_at)
      .sort()
      .at(-1) ?? '',
});

function eventOf(
  id: string,
  work: WorkDone,
  { event: near, place }: DemoEvent,
  times: readonly Time[],
  nowMs: number,
  newId: () => string,
): DemoEvent {
  return {
    event: {
      ...near,
      id,
      organisation_id: DEMO_ORGANISATION_ID,
      type_id: EVENT_TYPES.find(({ key }) => key === work.type)?.id ?? 1,
      external_id: `${DEMO_MARK}work-${work.key}`,
      name: work.name,
      description: work.description,
      lang: 'nb',
      status: 'published',
      completed_at: times[0]?.end_at ?? null,
      is_free: true,
      price_ore: null,
      keywords: [],
      min_age: null,
      max_age: null,
      capacity_max: null,
      rrule: null,
      venue: work.venue,
      thumbnail_url: picturePath({ scene: work.scene, colour: COLOUR, variant: 'card' }),
      created_at: `${shortDate(new Date(nowMs - (Math.max(...work.daysAgo) + 30) * DAY_MS))}T10:00:00Z`,
    },
    place: { ...place, event_id: id },
    categories: CATEGORIES.filter(({ key }) => key === 'volunteering').map((category) => ({
      event_id: id,
      category_id: category.id,
    })),
    contacts: [],
    occurrences: times.map((time) => ({
      id: newId(),
      event_id: id,
      ...time,
      is_published: true,
      is_cancelled: false,
      capacity_max: null,
      attending_count: 0,
      waiting_count: 0,
    })),
  };
}
