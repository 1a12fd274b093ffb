import { type Actor, PEOPLE, type Person } from './attendance-actors.ts';
import type { Deed, DeedOf } from './attendance-commands.ts';
import { closingsOf, type Model } from './attendance-model.ts';
import type { Change } from './attendance-organiser-model.ts';
import { HOUR_MS } from './sign-ups.ts';

/** What one argument, or several together, could be instead. */
type Choice<One> = Partial<One>[];

const WHICH = [0, 1] as const;
const RUNNERS = ['leader', 'coordinator'] as const;
const CARETAKERS = ['municipality', 'moderator', 'superadmin'] as const;
const A_QUARTER_HOURS = 0.25;

/** Whatever was drawn comes first, where it is among them. */
const from = <Item>(drawn: Item, all: readonly Item[]): Item[] => {
  const at = Math.max(0, all.indexOf(drawn));
  return [...all.slice(at), ...all.slice(0, at)];
};

const by = (drawn: Actor, ...all: readonly Actor[]) => from(drawn, all).map((one) => ({ by: one }));
const who = (drawn: Actor) => from<Actor>(drawn, PEOPLE).map((one) => ({ who: one }));
const time = (drawn: number) => from<number>(drawn, WHICH).map((one) => ({ time: one }));
const shift = (drawn: number) => from<number>(drawn, WHICH).map((one) => ({ shift: one }));
const person = (drawn: Person) => from(drawn, PEOPLE).map((one) => ({ person: one }));
const run = (drawn: { by: Actor }) => by(drawn.by, ...RUNNERS);
const reason = (drawn: string) => [{ reason: drawn }, { reason: 'Mot reglene' }];

/** By oneself, and by those who run it. */
const helper = (drawn: { by: Actor; person: Person }) => {
  const own = from(drawn.person, PEOPLE).map((one) => ({ by: one, person: one }));
  const given = person(drawn.person).map((one) => ({ by: 'leader' as const, ...one }));
  return drawn.by === drawn.person ? [...own, ...given] : [...given, ...own];
};

const changed = (deed: { by: Actor; change: Change }) => [
  run(deed),
  time(deed.change.time).flatMap((one) =>
    from(deed.change.scope, ['one', 'all'] as const).map((scope) => ({ change: { ...deed.change, ...one, scope } })),
  ),
];

/** The first hour from the drawn one on at which something begins, ends, closes or runs out, or just before it. */
function moments(state: Model, drawn: number) {
  const hours = state.times
    .flatMap((one) => closingsOf(state, one))
    .map((moment) => (moment - state.now) / HOUR_MS)
    .flatMap((until) => [until - A_QUARTER_HOURS, until])
    .filter((until) => until > 0)
    .toSorted((one, other) => one - other);
  return from(hours.find((until) => until >= drawn) ?? drawn, hours).map((one) => ({ hours: one }));
}

const CHOICES: { [Kind in Deed['kind']]: (deed: DeedOf<Kind>, state: Model) => Choice<DeedOf<Kind>>[] } = {
  attend: (deed) => [who(deed.who), time(deed.time)],
  leave: (deed) => [who(deed.who), time(deed.time)],
  join: (deed) => [who(deed.who)],
  register: (deed) => [
    run(deed),
    time(deed.time),
    [{ people: deed.people }, ...from(deed.people[0] as Person, PEOPLE).map((one) => ({ people: [one] }))],
  ],
  remove: (deed) => [run(deed), time(deed.time), person(deed.person)],
  move: (deed) => [
    run(deed),
    time(deed.time),
    person(deed.person),
    from(deed.way, ['up', 'down'] as const).map((way) => ({ way })),
  ],
  resize: changed,
  postpone: changed,
  turn: changed,
  show: (deed) => [run(deed), time(deed.time), from(deed.is_shown, [true, false]).map((is_shown) => ({ is_shown }))],
  publish: (deed) => [run(deed)],
  unpublish: (deed) => [by(deed.by, ...RUNNERS, ...CARETAKERS), reason(deed.reason)],
  lift: (deed) => [by(deed.by, ...CARETAKERS), reason(deed.reason)],
  cancel: (deed) => [run(deed)],
  uncancel: (deed) => [run(deed)],
  complete: (deed) => [run(deed)],
  count: (deed) => [run(deed)],
  block: (deed) => [by(deed.by, 'superadmin'), person(deed.person)],
  unblock: (deed) => [by(deed.by, 'superadmin'), person(deed.person)],
  take_shift: (deed) => [
    shift(deed.shift),
    helper(deed),
    [{ despite_clash: deed.despite_clash }, { despite_clash: true }],
  ],
  give_shift_back: (deed) => [shift(deed.shift), helper(deed)],
  resize_shift: (deed) => [run(deed), shift(deed.shift)],
  remove_shift: (deed) => [run(deed), shift(deed.shift)],
  create_shift: (deed) => [run(deed), shift(deed.shift)],
  wait: (deed, state) => [moments(state, deed.hours)],
  mind: () => [],
};

function* allOf(deed: Deed, [first, ...rest]: Choice<Deed>[]): Generator<Deed> {
  if (!first) yield deed;
  else for (const part of first) yield* allOf({ ...deed, ...part } as Deed, rest);
}

/**
 * A user who means to get something done finds out who, when and which way: this one and those like it, the likest
 * first.
 */
export const nearby = (state: Model, deed: Deed): Iterable<Deed> =>
  allOf(deed, (CHOICES[deed.kind] as (deed: Deed, state: Model) => Choice<Deed>[])(deed, state));
