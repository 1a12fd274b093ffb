import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import type { Actor, Person } from './attendance-actors.ts';
import { nearby } from './attendance-choices.ts';
import type { Model, Shift, Time } from './attendance-model.ts';
import * as signUp from './attendance-model.ts';
import { copyOf } from './attendance-model.ts';
import * as organiser from './attendance-organiser-model.ts';
import type { AttendanceScene } from './attendance-scene.ts';
import * as shifts from './attendance-shift-model.ts';
import { HOUR_MS } from './sign-ups.ts';

/** D-03: everything that can happen to a place or a shift, as plain data, so that a story can be kept and told again. */
export type Deed =
  | { kind: 'attend' | 'leave'; who: Actor; time: number }
  | { kind: 'join'; who: Actor }
  | { kind: 'register'; by: Actor; time: number; people: Person[] }
  | { kind: 'remove'; by: Actor; time: number; person: Person }
  | { kind: 'move'; by: Actor; time: number; person: Person; way: 'up' | 'down' }
  | { kind: 'resize' | 'postpone' | 'turn'; by: Actor; change: organiser.Change }
  | { kind: 'show'; by: Actor; time: number; is_shown: boolean }
  | { kind: 'publish' | 'cancel' | 'complete'; by: Actor }
  | { kind: 'unpublish' | 'lift'; by: Actor; reason: string }
  | { kind: 'uncancel'; by: Actor; keeps: boolean }
  | { kind: 'count'; by: Actor; count: number | null }
  | { kind: 'block' | 'unblock'; by: Actor; person: Person }
  | { kind: 'take_shift'; by: Actor; shift: number; person: Person; despite_clash: boolean }
  | { kind: 'give_shift_back'; by: Actor; shift: number; person: Person }
  | { kind: 'resize_shift'; by: Actor; shift: number; capacity: number | null }
  | { kind: 'remove_shift' | 'create_shift'; by: Actor; shift: number }
  | { kind: 'wait'; hours: number }
  | { kind: 'mind' };

export type DeedOf<Kind, One = Deed> = One extends { kind: infer Own } ? (Kind extends Own ? One : never) : never;
type Handling<One> = {
  /** Whether there is anything to do it to. */
  canBe?(state: Model, deed: One): boolean;
  /** What the model answers; it may change what it is given, unless it refuses. */
  expect(state: Model, deed: One): number;
  /** What the clock had decided by then stays decided, also where a user is refused. */
  isSettledAnyway?: true;
  does(scene: AttendanceScene, deed: One, state: Model): Promise<number>;
};

const timeOf = (state: Model, { time }: { time: number }): Time => state.times[time] as Time;
const shiftOf = (state: Model, { shift }: { shift: number }): Shift => state.shifts[shift] as Shift;
const isThere = (state: Model, { shift }: { shift: number }): boolean => state.shifts[shift] !== null;
const isListed = (state: Model, deed: { time: number; person: Person }): boolean =>
  signUp.isOnList(timeOf(state, deed), deed.person);

/** A user who gets in and may sign up is one of the people. */
const self = (state: Model, who: Actor, then: (person: Person) => number): number =>
  signUp.atDoor(state, who) ?? then(who as Person);

const changing: Handling<DeedOf<'resize' | 'postpone' | 'turn'>> = {
  expect: (state, { by, change }) => organiser.change(state, by, change),
  does: (scene, { by, change }, state) => scene.change(by, timeOf(state, change), change),
};

const HANDLING: { [Kind in Deed['kind']]: Handling<DeedOf<Kind>> } = {
  attend: {
    isSettledAnyway: true,
    expect: (state, deed) => self(state, deed.who, (person) => signUp.attend(state, timeOf(state, deed), person)),
    does: (scene, { who, time }) => scene.attend(who, time),
  },
  leave: {
    expect: (state, deed) => self(state, deed.who, (person) => signUp.leave(state, timeOf(state, deed), person)),
    does: (scene, { who, time }) => scene.leave(who, time),
  },
  join: {
    expect: (state, { who }) => self(state, who, (person) => signUp.joinAll(state, person)),
    does: (scene, { who }) => scene.joinAll(who),
  },
  register: {
    expect: (state, deed) => organiser.attendMany(state, deed.by, timeOf(state, deed), deed.people),
    does: (scene, { by, people, time }) => scene.attendMany(by, people, time),
  },
  remove: {
    canBe: isListed,
    expect: (state, deed) => organiser.remove(state, deed.by, timeOf(state, deed), deed.person),
    does: (scene, { by, person, time }) => scene.remove(by, person, time),
  },
  move: {
    canBe: isListed,
    expect: (state, deed) => organiser.move(state, deed.by, timeOf(state, deed), deed.person, deed.way),
    does: (scene, { by, person, time, way }) => scene.move(by, person, time, way),
  },
  resize: changing,
  postpone: changing,
  turn: changing,
  show: {
    expect: (state, deed) => organiser.showTime(state, deed.by, timeOf(state, deed), deed.is_shown),
    does: (scene, { by, time, is_shown }) => scene.show(by, time, is_shown),
  },
  publish: {
    expect: (state, { by }) => organiser.publish(state, by),
    does: (scene, { by }) => scene.publish(by),
  },
  unpublish: {
    expect: (state, { by, reason }) => organiser.unpublish(state, by, reason),
    does: (scene, { by, reason }) => scene.unpublish(by, reason),
  },
  lift: {
    expect: (state, { by, reason }) => organiser.lift(state, by, reason),
    does: (scene, { by, reason }) => scene.lift(by, reason),
  },
  cancel: {
    expect: (state, { by }) => organiser.cancel(state, by),
    does: (scene, { by }) => scene.cancel(by),
  },
  uncancel: {
    expect: (state, { by, keeps }) => organiser.uncancel(state, by, keeps),
    does: (scene, { by, keeps }) => scene.uncancel(by, keeps),
  },
  complete: {
    expect: (state, { by }) => organiser.complete(state, by),
    does: (scene, { by }) => scene.complete(by),
  },
  count: {
    expect: (state, { by, count }) => organiser.setCount(state, by, count),
    does: (scene, { by, count }) => scene.setCount(by, count),
  },
  block: {
    expect: (state, { by, person }) => organiser.block(state, by, person),
    does: (scene, { by, person }) => scene.block(by, person),
  },
  unblock: {
    expect: (state, { by, person }) => organiser.unblock(state, by, person),
    does: (scene, { by, person }) => scene.unblock(by, person),
  },
  take_shift: {
    canBe: isThere,
    expect: (state, deed) => shifts.take(state, deed.by, shiftOf(state, deed), deed.person, deed.despite_clash),
    does: (scene, { by, shift, person, despite_clash }) => scene.takeShift(by, shift, person, despite_clash),
  },
  give_shift_back: {
    canBe: isThere,
    expect: (state, deed) => shifts.giveBack(state, deed.by, shiftOf(state, deed), deed.person),
    does: (scene, { by, shift, person }) => scene.giveShiftBack(by, shift, person),
  },
  resize_shift: {
    canBe: isThere,
    expect: (state, deed) => shifts.resize(state, deed.by, shiftOf(state, deed), deed.capacity),
    does: (scene, deed, state) => scene.resizeShift(deed.by, deed.shift, shiftOf(state, deed), deed.capacity),
  },
  remove_shift: {
    canBe: isThere,
    expect: (state, { by, shift }) => shifts.removeShift(state, by, shift),
    does: (scene, { by, shift }) => scene.removeShift(by, shift),
  },
  create_shift: {
    canBe: (state, deed) => !isThere(state, deed),
    expect: (state, { by, shift }) => shifts.createShift(state, by, shift, shiftAgain(state, shift)),
    does: (scene, { by, shift }, state) => scene.createShift(by, shift, shiftAgain(state, shift)),
  },
  wait: {
    expect: (state, { hours }) => {
      state.now += hours * HOUR_MS;
      return 0;
    },
    does: (scene, { hours }) => scene.pass(hours),
  },
  mind: {
    expect: (state) => {
      for (const time of state.times) if (signUp.isDue(state, time)) signUp.settle(state, time);
      return 0;
    },
    does: (scene) => scene.mind(),
  },
};

const shiftAgain = (state: Model, which: number): Shift => ({
  ...signUp.shiftSpan(state.began, which),
  capacity: 1,
  holders: [],
});

export type Outcome = 'carried out' | 'nothing to do' | 'refused';
type Foreseen = { status: number; after: Model; outcome: Outcome };

export const KINDS = Object.keys(HANDLING) as Deed['kind'][];

function foresee(state: Model, deed: Deed): Foreseen | null {
  const handling = HANDLING[deed.kind] as Handling<Deed>;
  if (handling.canBe?.(state, deed) === false) return null;
  const after = copyOf(state);
  const status = handling.expect(after, deed);
  if (status >= 400) return { status, after: handling.isSettledAnyway ? after : state, outcome: 'refused' };
  const isChanged = JSON.stringify(after) !== JSON.stringify(state);
  return { status, after, outcome: isChanged ? 'carried out' : 'nothing to do' };
}

/** Most people do not try what cannot be done now; a few insist, and do just what was drawn. */
export type Drawn = { deed: Deed; insists: boolean };
type Chosen = Foreseen & { deed: Deed };

function choose(state: Model, { deed, insists }: Drawn): Chosen | null {
  for (const one of insists ? [deed] : nearby(state, deed)) {
    const foreseen = foresee(state, one);
    if (foreseen && (insists || foreseen.outcome === 'carried out')) return { deed: one, ...foreseen };
  }
  return null;
}

type Command = AsyncCommand<Model, AttendanceScene>;

/** `told` is handed everything that was done, in its order, and what comes of it. */
export const commandOf =
  (told: (deed: Deed, outcome: Outcome) => void) =>
  (drawn: Drawn): Command => {
    let chosen: Chosen | null = null;
    return {
      toString: () => JSON.stringify(chosen?.deed ?? drawn.deed),
      check(state) {
        chosen = choose(state, drawn);
        return chosen !== null;
      },
      async run(state, scene) {
        const { deed, status, after, outcome } = chosen as Chosen;
        const before = copyOf(state);
        told(deed, outcome);
        const answered = await (HANDLING[deed.kind] as Handling<Deed>).does(scene, deed, before);
        const says = JSON.stringify(deed);
        expect(`${says}: ${answered}`).toBe(`${says}: ${status}`);
        Object.assign(state, after);
        if (deed.kind !== 'wait') await scene.compare(state, before);
      },
    };
  };
