import { expect } from 'vitest';
import { PEOPLE, type Person } from './attendance-actors.ts';
import { hasRoom, type Model, type Time, takesPlace } from './attendance-model.ts';
import type { Seen, SeenTime } from './attendance-stage.ts';

const nameOf = ({ person }: { person: number }): Person => PEOPLE[person] as Person;
const waitingIn = ({ rows }: SeenTime): Person[] => rows.filter(({ status }) => status === 'waiting').map(nameOf);

/** I1 to I4, and that the portal has what the model has. */
export function compare(seen: Seen, state: Model, before: Model): void {
  expect(seen.times).toHaveLength(state.times.length);
  for (const [place, time] of state.times.entries()) if (time.drawn) adopt(time, seen.times[place] as SeenTime);
  expectSame(inShort(seen), asSeen(state));
  for (const [place, time] of state.times.entries()) {
    const isOver = time.capacity !== null && time.holders.length > time.capacity;
    if (isOver) expect(time.holders.length).toBeLessThanOrEqual(before.times[place]?.holders.length ?? 0);
    const isUndrawn = state.rules.policy === 'lottery' && !seen.times[place]?.is_drawn;
    if (takesPlace(state, time) && !isUndrawn && time.waiting.length > 0) expect(hasRoom(time)).toBe(false);
  }
}

/** As text first: they are compared thousands of times, and hardly ever differ. */
function expectSame(seen: ReturnType<typeof inShort>, wanted: ReturnType<typeof inShort>): void {
  if (JSON.stringify(seen) !== JSON.stringify(wanted)) expect(seen).toEqual(wanted);
}

const sorted = <Item extends string>(items: Item[]): Item[] => items.toSorted((a, b) => a.localeCompare(b));

const inShort = ({ status, is_completed, is_taken_down, counted, is_card_right, times, shifts }: Seen) => ({
  status,
  is_completed,
  is_taken_down,
  counted,
  is_card_right,
  times: times.map((time) => ({
    start: Date.parse(time.start_at),
    capacity: time.capacity_max,
    is_published: time.is_published,
    is_cancelled: time.is_cancelled,
    counts: [time.attending_count, time.waiting_count],
    holders: sorted(
      time.rows
        .filter((row) => row.status !== 'waiting')
        .map((row) => held(nameOf(row), row.until === null ? null : Date.parse(row.until))),
    ),
    waiting: waitingIn(time),
  })),
  shifts: shifts.map(
    (shift) =>
      shift && {
        capacity: shift.capacity_max,
        count: shift.taken_count,
        people: sorted(shift.people.map((person) => nameOf({ person }))),
      },
  ),
});

const asSeen = ({
  status,
  is_completed,
  is_taken_down,
  counted,
  times,
  shifts,
}: Model): ReturnType<typeof inShort> => ({
  status,
  is_completed,
  is_taken_down,
  counted,
  is_card_right: true,
  times: times.map(({ start, capacity, is_published, is_cancelled, holders, waiting }) => ({
    start,
    capacity,
    is_published,
    is_cancelled,
    counts: [holders.length, waiting.length],
    holders: sorted(holders.map(({ person, until }) => held(person, until))),
    waiting: waiting.map(({ person }) => person),
  })),
  shifts: shifts.map(
    (shift) => shift && { capacity: shift.capacity, count: shift.holders.length, people: sorted(shift.holders) },
  ),
});

const held = (person: Person, until: number | null): string =>
  until === null ? person : `${person} until ${new Date(until).toISOString()}`;

/** As many have won as there was room for; all are there, and those who came after the draw stand behind it. */
function adopt(time: Time, real: SeenTime): void {
  const all = sorted([...time.holders, ...time.waiting].map(({ person }) => person));
  expect(sorted(real.rows.map(nameOf))).toEqual(all);
  const waiting = waitingIn(real);
  const later = time.drawn?.later ?? [];
  expect(waiting.slice(waiting.length - later.length)).toEqual(later);
  expect(waiting).toHaveLength(time.waiting.length);
  time.waiting = waiting.map((person) => ({ person, is_prior: false }));
  time.holders = real.rows
    .filter(({ status }) => status !== 'waiting')
    .map((row) => ({ person: nameOf(row), until: null }));
  time.drawn = null;
}
