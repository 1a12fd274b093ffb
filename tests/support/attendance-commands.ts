import fc, { type AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import type { Model, Time } from './attendance-model.ts';
import * as model from './attendance-model.ts';
import type { AttendanceScene } from './attendance-scene.ts';
import { HOUR_MS } from './sign-ups.ts';

/** D-03: everything that can happen to a place, each done to the portal and to the model, and compared. */
type Command = AsyncCommand<Model, AttendanceScene>;
export type Doing = {
  says: string;
  /** Without it, the model says that it is possible at any time. */
  canBe?(state: Model): boolean;
  /** What the model answers; it may change what it is given, unless it refuses. */
  expect(state: Model): number;
  does(scene: AttendanceScene, state: Model): Promise<number>;
};

export const PEOPLE = 5;
const person = fc.nat(PEOPLE - 1);
const which = fc.nat(1);
const at = (state: Model, time: number): Time => state.times[time] as Time;

const command = (doing: Doing): Command => ({
  toString: () => doing.says,
  check: (state) => doing.canBe?.(state) ?? true,
  async run(state, scene) {
    const before = structuredClone(state);
    const after = structuredClone(state);
    const expected = doing.expect(after);
    const answered = await doing.does(scene, before);
    expect(`${doing.says}: ${answered}`).toBe(`${doing.says}: ${expected}`);
    if (expected < 400) Object.assign(state, after);
    await scene.compare(state, before);
  },
});

/** A change of one time by those who run it. */
const isRunnable = (state: Model, time: number): boolean =>
  !state.is_cancelled && at(state, time).is_published && state.now < at(state, time).start;
const isToCome = (state: Model): boolean =>
  state.times.some(({ is_published, end }) => is_published && end > state.now);

const doings = [
  fc.record({ who: person, time: which }).map(({ who, time }) => ({
    says: `${who} attends ${time}`,
    expect: (state: Model) => model.attend(state, at(state, time), who),
    does: (scene: AttendanceScene) => scene.attend(who, time),
  })),
  fc.record({ who: person, time: which }).map(({ who, time }) => ({
    says: `${who} leaves ${time}`,
    expect: (state: Model) => model.leave(state, at(state, time), who),
    does: (scene: AttendanceScene) => scene.leave(who, time),
  })),
  person.map((who) => ({
    says: `${who} joins all`,
    expect: (state: Model) => model.joinAll(state, who),
    does: (scene: AttendanceScene) => scene.joinAll(who),
  })),
  fc
    .record({ time: which, people: fc.uniqueArray(person, { minLength: 1, maxLength: 3 }) })
    .map(({ time, people }) => ({
      says: `${people} are registered for ${time}`,
      expect: (state: Model) => model.attendMany(state, at(state, time), people),
      does: (scene: AttendanceScene) => scene.attendMany(people, time),
    })),
  fc.record({ who: person, time: which }).map(({ who, time }) => ({
    says: `${who} is removed from ${time}`,
    canBe: (state: Model) => model.isOnList(at(state, time), who),
    expect: (state: Model) => {
      if (state.now >= at(state, time).end) return 409;
      model.takeOff(state, at(state, time), who);
      return 204;
    },
    does: (scene: AttendanceScene) => scene.remove(who, time),
  })),
  fc
    .record({ who: person, time: which, way: fc.constantFrom('up' as const, 'down' as const) })
    .map(({ who, time, way }) => ({
      says: `${who} is moved ${way} at ${time}`,
      canBe: (state: Model) => model.isOnList(at(state, time), who),
      expect: (state: Model) => model.move(state, at(state, time), who, way),
      does: (scene: AttendanceScene) => scene.move(who, time, way),
    })),
  fc.record({ time: which, capacity: fc.option(fc.integer({ min: 1, max: 4 })) }).map(({ time, capacity }) => ({
    says: `${time} has ${capacity ?? 'any number of'} places`,
    canBe: (state: Model) => isRunnable(state, time),
    expect: (state: Model) => {
      at(state, time).capacity = capacity;
      model.fillAll(state);
      return 200;
    },
    does: (scene: AttendanceScene, state: Model) => scene.change(at(state, time), time, { capacity_max: capacity }),
  })),
  fc
    .record({ time: which, days: fc.integer({ min: 1, max: 3 }), keeps: fc.boolean() })
    .map(({ time, days, keeps }) => ({
      says: `${time} moves by ${days} days and ${keeps ? 'keeps' : 'loses'} people`,
      canBe: (state: Model) => isRunnable(state, time),
      expect: (state: Model) => {
        at(state, time).start += days * 24 * HOUR_MS;
        at(state, time).end += days * 24 * HOUR_MS;
        if (!keeps) model.clear(at(state, time));
        model.fillAll(state);
        return 200;
      },
      does: (scene: AttendanceScene, state: Model) =>
        scene.change(at(state, time), time, { days, participations: keeps ? 'keep' : 'cancel' }),
    })),
  fc.record({ time: which, keeps: fc.boolean() }).map(({ time, keeps }) => ({
    says: `${time} is called off, or takes place after all and ${keeps ? 'keeps' : 'loses'} people`,
    canBe: (state: Model) => isRunnable(state, time),
    expect: (state: Model) => {
      const own = at(state, time);
      if (own.is_cancelled && !keeps) model.clear(own);
      own.is_cancelled = !own.is_cancelled;
      model.fillAll(state);
      return 200;
    },
    does: (scene: AttendanceScene, state: Model) =>
      scene.change(at(state, time), time, {
        is_canceled: !at(state, time).is_cancelled,
        participations: keeps ? 'keep' : 'cancel',
      }),
  })),
  fc.record({ time: which, isShown: fc.boolean() }).map(({ time, isShown }) => ({
    says: `${time} is ${isShown ? 'published' : 'hidden'}`,
    expect: (state: Model) => {
      const own = at(state, time);
      const people = own.holders.length + own.waiting.length;
      if (state.now >= own.end || own.is_published === isShown || (!isShown && people > 0)) return 409;
      own.is_published = isShown;
      return 204;
    },
    does: (scene: AttendanceScene) => scene.show(time, isShown),
  })),
  fc.boolean().map((keeps) => ({
    says: `the activity is cancelled, or uncancelled and ${keeps ? 'keeps' : 'loses'} people`,
    canBe: isToCome,
    expect: (state: Model) => {
      state.is_cancelled = !state.is_cancelled;
      if (state.is_cancelled) return 200;
      if (!keeps) for (const time of state.times) if (time.end > state.now) model.clear(time);
      model.fillAll(state);
      return 200;
    },
    does: (scene: AttendanceScene, state: Model) => (state.is_cancelled ? scene.uncancel(keeps) : scene.cancel()),
  })),
  fc.constantFrom(1, 6, 12, 24, 30, 48).map((hours) => ({
    says: `${hours} hours pass`,
    expect: (state: Model) => {
      state.now += hours * HOUR_MS;
      return 0;
    },
    does: (scene: AttendanceScene) => scene.pass(hours),
  })),
  fc.constant({
    says: 'offers run out and lots are drawn',
    expect: (state: Model) => {
      for (const time of state.times) if (model.isDue(state, time)) model.settle(state, time);
      return 0;
    },
    does: (scene: AttendanceScene) => scene.mind(),
  }),
] as const;

/** Signing up and leaving are what most people do. */
const OFTEN = [doings[0], doings[0], doings[0], doings[1]];

export const commands = [...doings, ...OFTEN].map((one) => (one as fc.Arbitrary<Doing>).map(command));
