import { type Actor, isMember, type Person, runsIt } from './attendance-actors.ts';
import { asOrganiser, atDoor, isThereFor, type Model, type Shift } from './attendance-model.ts';
import { isOver } from './attendance-organiser-model.ts';

/** OCC-08: shifts are made and changed while the activity is neither off nor over. */
const isFixed = (model: Model): boolean => model.status === 'cancelled' || model.is_completed || isOver(model);

type Span = { start: number; end: number };
const meet = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

/** What a user has at the same time: another shift, or a time that they have a place at. */
const hasClash = (model: Model, shift: Shift, person: Person): boolean =>
  model.shifts.some((other) => other && other !== shift && other.holders.includes(person) && meet(other, shift)) ||
  model.times.some(
    (time) =>
      time.is_published &&
      !time.is_cancelled &&
      meet(time, shift) &&
      time.holders.some((one) => one.person === person && one.until === null),
  );

/** Everybody for themselves; those who run it give it to members. */
export function take(model: Model, by: Actor, shift: Shift, person: Person, despiteClash: boolean): number {
  const turned = atDoor(model, by);
  if (turned !== null) return turned;
  if (!isThereFor(model, by)) return 404;
  const isGiven = by !== person;
  if (isGiven && !runsIt(by)) return 403;
  if (model.status === 'draft' || isFixed(model) || shift.end <= model.now) return 409;
  if (isGiven && (!isMember(person) || model.blocked.includes(person))) return 422;
  if (shift.holders.includes(person)) return 200;
  if (shift.capacity !== null && shift.holders.length >= shift.capacity) return 409;
  if (despiteClash || !hasClash(model, shift, person)) shift.holders.push(person);
  return 200;
}

/** A user who has one can give it back, also where they do not see the activity any more. */
export function giveBack(model: Model, by: Actor, shift: Shift, person: Person): number {
  const turned = atDoor(model, by);
  if (turned !== null) return turned;
  const isOwn = by === person && shift.holders.includes(person);
  if (!isOwn && !isThereFor(model, by)) return 404;
  if (by !== person && !runsIt(by)) return 403;
  if (shift.end <= model.now) return 409;
  shift.holders = shift.holders.filter((one) => one !== person);
  return 200;
}

export function resize(model: Model, by: Actor, shift: Shift, capacity: number | null): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  const isTooSmall = capacity !== null && capacity < shift.holders.length;
  if (isFixed(model) || shift.end <= model.now || isTooSmall) return 409;
  shift.capacity = capacity;
  return 200;
}

export function removeShift(model: Model, by: Actor, which: number): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  const shift = model.shifts[which] as Shift;
  if (isFixed(model) || (shift.holders.length > 0 && shift.end <= model.now)) return 409;
  model.shifts[which] = null;
  return 204;
}

export function createShift(model: Model, by: Actor, which: number, shift: Shift): number {
  const refused = asOrganiser(model, by);
  if (refused !== null) return refused;
  if (isFixed(model)) return 409;
  if (shift.end <= model.now) return 422;
  model.shifts[which] = shift;
  return 200;
}
