import { type Actor, isMember, type Person, runsIt, takesDown } from './attendance-actors.ts';
import {
  arrive,
  asOrganiser,
  atDoor,
  clear,
  fault,
  fillAll,
  isBeforeDraw,
  isOnList,
  isThereFor,
  type Model,
  type Time,
  takeOff,
} from './attendance-model.ts';
import { HOUR_MS } from './sign-ups.ts';

/** What those who run an activity, or look after what people publish, do to it and to its places. */

/** The last of its times that take place is over; of one that is called off, the last one. */
export function isOver({ now, status, times }: Model): boolean {
  const counting = times.filter((time) => time.is_published && (!time.is_cancelled || status === 'cancelled'));
  return counting.length > 0 && Math.max(...counting.map(({ end }) => end)) <= now;
}

/** Members, and the user who has taken part before. */
const isKnown = (model: Model, person: Person): boolean =>
  !model.blocked.includes(person) &&
  (isMember(person) || model.times.some((time) => hasTakenPart(model, time, person)));

const hasTakenPart = ({ now }: Model, time: Time, person: Person): boolean =>
  time.start <= now && !time.is_cancelled && time.holders.some((one) => one.person === person && one.until === null);

export function attendMany(model: Model, by: Actor, time: Time, people: readonly Person[]): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  const why = fault(model, time);
  if (why !== null && why !== 'closed') return 409;
  if (!people.every((person) => isKnown(model, person))) return 422;
  for (const person of people) if (!isOnList(time, person)) arrive(model, time, person);
  return 200;
}

const isClosed = (model: Model, time: Time): boolean => model.is_completed || model.now >= time.end;

export function remove(model: Model, by: Actor, time: Time, person: Person): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  if (isClosed(model, time)) return 409;
  takeOff(model, time, person);
  return 204;
}

export function move(model: Model, by: Actor, time: Time, person: Person, way: 'up' | 'down'): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  const at = time.waiting.findIndex((one) => one.person === person);
  const [own, neighbour] = [time.waiting[at], time.waiting[at + (way === 'up' ? -1 : 1)]];
  if (isClosed(model, time) || isBeforeDraw(model, time) || !own || !neighbour) return 409;
  [own.person, neighbour.person] = [neighbour.person, own.person];
  return 204;
}

export type Change = {
  time: number;
  scope: 'one' | 'all';
  days?: number | undefined;
  capacity?: number | null | undefined;
  /** Called off, or takes place after all: the other way round than now. */
  turns?: boolean | undefined;
  keeps: boolean;
};

/** One time by itself, or with it all others that nobody has changed by themselves. */
export function change(model: Model, by: Actor, { time, scope, days = 0, capacity, turns, keeps }: Change): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  const named = model.times[time] as Time;
  if (model.status !== 'published' || model.is_completed || named.start <= model.now) return 409;
  const isReached = (one: Time) =>
    !one.is_changed && one.start > model.now && (one.is_published || !one.is_cancelled) && scope === 'all';
  const isResized = capacity !== undefined && capacity !== named.capacity;
  const isCalledOff = !named.is_cancelled;
  for (const one of model.times.filter((other) => other === named || isReached(other))) {
    const isRevived = turns && !isCalledOff && one.is_cancelled;
    if (!keeps && (days > 0 || isRevived)) clear(one);
    one.start += days * 24 * HOUR_MS;
    one.end += days * 24 * HOUR_MS;
    if (isResized) one.capacity = capacity;
    if (turns) one.is_cancelled = isCalledOff;
    one.is_changed ||= scope === 'one' && (days > 0 || isResized);
  }
  fillAll(model);
  return 200;
}

export function showTime(model: Model, by: Actor, time: Time, isShown: boolean): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  const people = time.holders.length + time.waiting.length;
  if (isClosed(model, time) || time.is_published === isShown || (!isShown && people > 0)) return 409;
  time.is_published = isShown;
  return 204;
}

/** VAL-05: nobody announces what is over, or the same time twice. One that is both called off and hidden is none any more. */
export function publish(model: Model, by: Actor): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  if (model.status !== 'draft' || model.is_taken_down) return 409;
  const counting = model.times.filter((time) => time.is_published || !time.is_cancelled);
  const areDifferent = new Set(counting.map(({ start }) => start)).size === counting.length;
  if (!areDifferent || !counting.some(({ end }) => end > model.now)) return 422;
  model.status = 'published';
  return 200;
}

const isToCome =
  ({ now }: Model) =>
  <One extends { end: number } | null>(one: One): one is One & { end: number } =>
    one !== null && one.end > now;

/** Those who run it take it back while nobody counts on it; those who look after contents take it down with a reason. */
export function unpublish(model: Model, by: Actor, reason: string): number {
  const turned = atDoor(model, by);
  if (turned !== null) return turned;
  if (!isThereFor(model, by)) return 404;
  if (!runsIt(by) && !takesDown(by)) return 403;
  if (model.status === 'draft') return 409;
  if (runsIt(by)) {
    const people = [...model.times.flatMap(({ holders, waiting }) => [...holders, ...waiting])];
    const helpers = model.shifts.flatMap((shift) => shift?.holders ?? []);
    if (people.length + helpers.length > 0) return 409;
  } else {
    if (reason === '') return 422;
    model.times.filter(isToCome(model)).forEach(clear);
    for (const shift of model.shifts.filter(isToCome(model))) shift.holders = [];
    model.is_taken_down = true;
  }
  model.status = 'draft';
  return 200;
}

/** A user who may take it down may say that it is right again. */
export function lift(model: Model, by: Actor, reason: string): number {
  const turned = atDoor(model, by);
  if (turned !== null) return turned;
  if (!isThereFor(model, by)) return 404;
  if (!takesDown(by)) return 403;
  if (!model.is_taken_down) return 409;
  if (reason === '') return 422;
  model.is_taken_down = false;
  return 200;
}

export function cancel(model: Model, by: Actor): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  if (model.status !== 'published' || model.is_completed || isOver(model)) return 409;
  model.status = 'cancelled';
  return 200;
}

export function uncancel(model: Model, by: Actor, keeps: boolean): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  if (model.status !== 'cancelled' || isOver(model)) return 409;
  model.status = 'published';
  if (!keeps) model.times.filter(isToCome(model)).forEach(clear);
  fillAll(model);
  return 200;
}

export function complete(model: Model, by: Actor): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  if (!model.rules.is_volunteer || model.status !== 'published' || model.is_completed) return 409;
  model.is_completed = true;
  return 200;
}

/** Nobody counts who came before anything has begun. */
export function setCount(model: Model, by: Actor, count: number | null): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  const hasBegun = model.times.some((time) => time.is_published && !time.is_cancelled && time.start <= model.now);
  if (model.status === 'draft' || !hasBegun) return 409;
  model.counted = count;
  return 204;
}

/** A user who is shut out keeps nothing that has not begun. */
export function block(model: Model, by: Actor, person: Person): number {
  if (atDoor(model, by) !== null) return atDoor(model, by) as number;
  if (by !== 'superadmin') return 403;
  if (model.blocked.includes(person)) return 204;
  model.blocked.push(person);
  for (const time of model.times) if (time.start > model.now && isOnList(time, person)) takeOff(model, time, person);
  for (const shift of model.shifts) {
    if (shift && shift.start > model.now) shift.holders = shift.holders.filter((one) => one !== person);
  }
  return 204;
}

export function unblock(model: Model, by: Actor, person: Person): number {
  if (atDoor(model, by) !== null) return atDoor(model, by) as number;
  if (by !== 'superadmin') return 403;
  model.blocked = model.blocked.filter((one) => one !== person);
  return 204;
}
