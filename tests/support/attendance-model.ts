import { HOUR_MS } from './sign-ups.ts';

/** D-03: signing up in a few plain objects, written apart from the portal, to hold the portal against. */
export type Rules = {
  policy: 'automatic' | 'offer' | 'lottery' | 'priority';
  has_waiting_list: boolean;
  offer_hours: number;
  lottery_hours: number;
  sign_up_closes_minutes: number;
  leave_closes_minutes: number;
};

/** `until` is the end of an offer; null where the place is taken. */
type Holder = { person: number; until: number | null };
type Slot = { person: number; is_prior: boolean };

export type Time = {
  start: number;
  end: number;
  capacity: number | null;
  is_published: boolean;
  is_cancelled: boolean;
  is_drawn: boolean;
  holders: Holder[];
  waiting: Slot[];
  /** Lots have been drawn just now: who has won is the portal's to say. Those who came later stand behind them. */
  drawn: { later: number[] } | null;
};

export type Model = { now: number; is_cancelled: boolean; rules: Rules; times: Time[] };

/** Whom the activity's municipality is home to. */
export const isResident = (person: number): boolean => person % 2 === 1;

export const hasRoom = (time: Time): boolean => time.capacity === null || time.holders.length < time.capacity;

export const takesPlace = (model: Model, time: Time): boolean =>
  !model.is_cancelled && time.is_published && !time.is_cancelled && model.now < time.end;

const drawsAt = (model: Model, time: Time): number => time.start - model.rules.lottery_hours * HOUR_MS;

export const isBeforeDraw = (model: Model, time: Time): boolean =>
  model.rules.policy === 'lottery' && !time.is_drawn && model.now < drawsAt(model, time);

/** What the clock has made of one time since anybody looked. */
export function settle(model: Model, time: Time): void {
  if (!takesPlace(model, time)) return;
  time.holders = time.holders.filter(({ until }) => until === null || until > model.now);
  if (isBeforeDraw(model, time)) return;
  if (model.rules.policy === 'lottery' && !time.is_drawn) {
    time.is_drawn = true;
    if (time.waiting.length > 0) time.drawn = { later: [] };
  }
  while (time.waiting.length > 0 && hasRoom(time)) {
    const { person } = time.waiting.shift() as Slot;
    const until = Math.min(model.now + model.rules.offer_hours * HOUR_MS, time.start);
    const isAsked = model.rules.policy === 'offer' && until - model.now >= HOUR_MS;
    time.holders.push({ person, until: isAsked ? until : null });
  }
}

export const isDue = (model: Model, time: Time): boolean =>
  takesPlace(model, time) &&
  (time.holders.some(({ until }) => until !== null && until <= model.now) ||
    (model.rules.policy === 'lottery' && !time.is_drawn && model.now >= drawsAt(model, time)));

const fault = (model: Model, time: Time): 'cancelled' | 'ended' | 'closed' | 'hidden' | null => {
  if (!time.is_published) return 'hidden';
  if (model.is_cancelled || time.is_cancelled) return 'cancelled';
  if (model.now >= time.end) return 'ended';
  const { sign_up_closes_minutes: minutes } = model.rules;
  return minutes > 0 && model.now >= time.start - minutes * 60_000 ? 'closed' : null;
};

export const isOnList = (time: Time, person: number): boolean =>
  [...time.holders, ...time.waiting].some((one) => one.person === person);

type Refused = 404 | 409;

function arrive(model: Model, time: Time, person: number): 'attending' | 'waiting' | null {
  settle(model, time);
  if (!isBeforeDraw(model, time) && hasRoom(time)) {
    time.holders.push({ person, until: null });
    return 'attending';
  }
  if (!time_hasList(model, time)) return null;
  const is_prior = model.rules.policy === 'priority' && isResident(person);
  const behind = is_prior ? time.waiting.filter((slot) => slot.is_prior).length : time.waiting.length;
  time.waiting.splice(behind, 0, { person, is_prior });
  time.drawn?.later.push(person);
  return 'waiting';
}

const time_hasList = (model: Model, time: Time): boolean => model.rules.has_waiting_list || isBeforeDraw(model, time);

/** An offer that has run out is none: 'gone' has been dealt with. */
function ownAt(model: Model, time: Time, person: number): Holder | Slot | null {
  const held = time.holders.find((one) => one.person === person);
  if (held?.until != null && held.until <= model.now) settle(model, time);
  return [...time.holders, ...time.waiting].find((one) => one.person === person) ?? null;
}

const isOffer = (own: Holder | Slot): own is Holder & { until: number } => 'until' in own && own.until !== null;

export function attend(model: Model, time: Time, person: number): 200 | Refused {
  if (!time.is_published) return 404;
  const own = ownAt(model, time, person);
  if (own && !isOffer(own)) return 200;
  const why = fault(model, time);
  if (own && (why === null || why === 'closed')) {
    (own as Holder).until = null;
    return 200;
  }
  if (why !== null) return 409;
  return arrive(model, time, person) === null ? 409 : 200;
}

export function joinAll(model: Model, person: number): 200 | Refused {
  let isAtAny = false;
  for (const time of model.times.filter(({ end }) => end > model.now).sort((a, b) => a.start - b.start)) {
    const own = ownAt(model, time, person);
    const why = fault(model, time);
    if (own && isOffer(own) && (why === null || why === 'closed')) (own as Holder).until = null;
    if (own || (why === null && arrive(model, time, person) !== null)) isAtAny = true;
  }
  return isAtAny ? 200 : 409;
}

export function takeOff(model: Model, time: Time, person: number): void {
  time.holders = time.holders.filter((one) => one.person !== person);
  time.waiting = time.waiting.filter((one) => one.person !== person);
  settle(model, time);
}

export function leave(model: Model, time: Time, person: number): 200 | Refused {
  if (!isOnList(time, person)) return 200;
  const isCalledOff = model.is_cancelled || time.is_cancelled;
  if (!isCalledOff) {
    if (model.now >= time.end) return 409;
    const { leave_closes_minutes: minutes } = model.rules;
    const attends = time.holders.some((one) => one.person === person && one.until === null);
    if (attends && minutes > 0 && model.now >= time.start - minutes * 60_000) return 409;
  }
  takeOff(model, time, person);
  return 200;
}

export function attendMany(model: Model, time: Time, people: readonly number[]): 200 | Refused {
  const why = fault(model, time);
  if (why !== null && why !== 'closed') return 409;
  for (const person of people) if (!isOnList(time, person)) arrive(model, time, person);
  return 200;
}

export function move(model: Model, time: Time, person: number, way: 'up' | 'down'): 204 | 409 {
  const at = time.waiting.findIndex((one) => one.person === person);
  const other = at + (way === 'up' ? -1 : 1);
  const [own, neighbour] = [time.waiting[at], time.waiting[other]];
  if (model.now >= time.end || isBeforeDraw(model, time) || !own || !neighbour) return 409;
  [own.person, neighbour.person] = [neighbour.person, own.person];
  return 204;
}

/** Where there may be more room than before. */
export function fillAll(model: Model): void {
  for (const time of model.times) if (time.end > model.now && time.waiting.length > 0) settle(model, time);
}

export const clear = (time: Time): void => {
  time.holders = [];
  time.waiting = [];
};
