import { type Actor, isResident, type Person, runsIt, seesDrafts } from './attendance-actors.ts';
import { HOUR_MS } from './sign-ups.ts';

/** D-03: signing up in a few plain objects, written apart from the portal, to hold the portal against. */
export type Rules = {
  /** Only an assignment can be completed. */
  is_volunteer: boolean;
  policy: 'automatic' | 'offer' | 'lottery' | 'priority';
  has_waiting_list: boolean;
  offer_hours: number;
  lottery_hours: number;
  sign_up_closes_minutes: number;
  leave_closes_minutes: number;
};

/** `until` is the end of an offer; null where the place is taken. */
type Holder = { person: Person; until: number | null };
type Waiter = { person: Person; is_prior: boolean };

export type Time = {
  start: number;
  end: number;
  capacity: number | null;
  is_published: boolean;
  is_cancelled: boolean;
  /** By itself: what is done to all of them passes it by. */
  is_changed: boolean;
  is_drawn: boolean;
  holders: Holder[];
  waiting: Waiter[];
  /** Lots have been drawn just now: who has won is the portal's to say. Those who came later stand behind them. */
  drawn: { later: Person[] } | null;
};

export type Shift = { start: number; end: number; capacity: number | null; holders: Person[] };

export type Model = {
  began: number;
  now: number;
  status: 'draft' | 'published' | 'cancelled';
  is_completed: boolean;
  /** By those who look after contents; a draft meanwhile. */
  is_taken_down: boolean;
  /** How many came, by hand. */
  counted: number | null;
  blocked: Person[];
  rules: Rules;
  times: Time[];
  /** Null where there is none. */
  shifts: (Shift | null)[];
};

/** Two times on two days, and two shifts that meet each other and a time each. */
const TIME_HOURS = [
  [72, 74],
  [96, 98],
] as const;
const SHIFT_HOURS = [
  [72, 74],
  [73, 97],
] as const;

const spanOf = (began: number, [from, until]: readonly [number, number]) => ({
  start: began + from * HOUR_MS,
  end: began + until * HOUR_MS,
});

export const shiftSpan = (began: number, which: number) =>
  spanOf(began, SHIFT_HOURS[which] as (typeof SHIFT_HOURS)[number]);

export const beginning = (began: number, rules: Rules, capacity: number): Model => ({
  began,
  now: began,
  status: 'published',
  is_completed: false,
  is_taken_down: false,
  counted: null,
  blocked: [],
  rules,
  times: TIME_HOURS.map((hours) => ({
    ...spanOf(began, hours),
    capacity,
    is_published: true,
    is_cancelled: false,
    is_changed: false,
    is_drawn: false,
    holders: [],
    waiting: [],
    drawn: null,
  })),
  shifts: SHIFT_HOURS.map((hours, which) => ({ ...spanOf(began, hours), capacity: which + 1, holders: [] })),
});

/** Who gets no further than the door: nobody, a user who is shut out, a user who may only look. */
export function atDoor(model: Model, actor: Actor): 401 | 405 | null {
  if (actor === 'visitor' || model.blocked.some((one) => one === actor)) return 401;
  return actor === 'readonly' ? 405 : null;
}

export const isThereFor = (model: Model, actor: Actor): boolean => model.status !== 'draft' || seesDrafts(actor);

export function asOrganiser(model: Model, actor: Actor): 401 | 403 | 404 | 405 | null {
  const turned = atDoor(model, actor);
  if (turned !== null) return turned;
  if (!isThereFor(model, actor)) return 404;
  return runsIt(actor) ? null : 403;
}

export const hasRoom = (time: Time): boolean => time.capacity === null || time.holders.length < time.capacity;

export const takesPlace = (model: Model, time: Time): boolean =>
  model.status === 'published' &&
  !model.is_completed &&
  time.is_published &&
  !time.is_cancelled &&
  model.now < time.end;

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
    const { person } = time.waiting.shift() as Waiter;
    const until = Math.min(model.now + model.rules.offer_hours * HOUR_MS, time.start);
    const isAsked = model.rules.policy === 'offer' && until - model.now >= HOUR_MS;
    time.holders.push({ person, until: isAsked ? until : null });
  }
}

/** When something becomes possible at one time, or is over. */
export const closingsOf = ({ rules }: Model, { start, end, holders }: Time): number[] => [
  start,
  end,
  start - rules.sign_up_closes_minutes * 60_000,
  start - rules.leave_closes_minutes * 60_000,
  ...(rules.policy === 'lottery' ? [start - rules.lottery_hours * HOUR_MS] : []),
  ...holders.flatMap(({ until }) => until ?? []),
];

/** For the user who wants to know what would become of it. */
export const copyOf = (model: Model): Model => ({
  ...model,
  blocked: [...model.blocked],
  times: model.times.map((time) => ({
    ...time,
    holders: time.holders.map((one) => ({ ...one })),
    waiting: time.waiting.map((one) => ({ ...one })),
    drawn: time.drawn && { later: [...time.drawn.later] },
  })),
  shifts: model.shifts.map((shift) => shift && { ...shift, holders: [...shift.holders] }),
});

export const isDue = (model: Model, time: Time): boolean =>
  takesPlace(model, time) &&
  (time.holders.some(({ until }) => until !== null && until <= model.now) ||
    (model.rules.policy === 'lottery' && !time.is_drawn && model.now >= drawsAt(model, time)));

export const fault = (model: Model, time: Time): 'cancelled' | 'completed' | 'ended' | 'closed' | 'hidden' | null => {
  if (model.status === 'draft' || !time.is_published) return 'hidden';
  if (model.status === 'cancelled' || time.is_cancelled) return 'cancelled';
  if (model.is_completed) return 'completed';
  if (model.now >= time.end) return 'ended';
  const { sign_up_closes_minutes: minutes } = model.rules;
  return minutes > 0 && model.now >= time.start - minutes * 60_000 ? 'closed' : null;
};

export const isOnList = (time: Time, person: Person): boolean =>
  [...time.holders, ...time.waiting].some((one) => one.person === person);

export function arrive(model: Model, time: Time, person: Person): 'attending' | 'waiting' | null {
  settle(model, time);
  if (!isBeforeDraw(model, time) && hasRoom(time)) {
    time.holders.push({ person, until: null });
    return 'attending';
  }
  if (!hasList(model, time)) return null;
  const is_prior = model.rules.policy === 'priority' && isResident(person);
  const behind = is_prior ? time.waiting.filter((one) => one.is_prior).length : time.waiting.length;
  time.waiting.splice(behind, 0, { person, is_prior });
  time.drawn?.later.push(person);
  return 'waiting';
}

const hasList = (model: Model, time: Time): boolean => model.rules.has_waiting_list || isBeforeDraw(model, time);

/** An offer that has run out is none: 'gone' has been dealt with. */
function ownAt(model: Model, time: Time, person: Person): Holder | Waiter | null {
  const held = time.holders.find((one) => one.person === person);
  if (held?.until != null && held.until <= model.now) settle(model, time);
  return [...time.holders, ...time.waiting].find((one) => one.person === person) ?? null;
}

const isOffer = (own: Holder | Waiter): own is Holder & { until: number } => 'until' in own && own.until !== null;

export function attend(model: Model, time: Time, person: Person): 200 | 404 | 409 {
  if (!isThereFor(model, person) || !(time.is_published || seesDrafts(person))) return 404;
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

export function joinAll(model: Model, person: Person): 200 | 404 | 409 {
  if (!isThereFor(model, person)) return 404;
  let isAtAny = false;
  for (const time of model.times.filter(({ end }) => end > model.now).sort((a, b) => a.start - b.start)) {
    const own = ownAt(model, time, person);
    const why = fault(model, time);
    if (own && isOffer(own) && (why === null || why === 'closed')) (own as Holder).until = null;
    if (own || (why === null && arrive(model, time, person) !== null)) isAtAny = true;
  }
  return isAtAny ? 200 : 409;
}

export function takeOff(model: Model, time: Time, person: Person): void {
  time.holders = time.holders.filter((one) => one.person !== person);
  time.waiting = time.waiting.filter((one) => one.person !== person);
  settle(model, time);
}

export function leave(model: Model, time: Time, person: Person): 200 | 404 | 409 {
  if (!isOnList(time, person)) return isThereFor(model, person) ? 200 : 404;
  const isCalledOff = model.status === 'cancelled' || time.is_cancelled;
  if (!isCalledOff) {
    if (model.now >= time.end) return 409;
    const { leave_closes_minutes: minutes } = model.rules;
    const attends = time.holders.some((one) => one.person === person && one.until === null);
    if (attends && minutes > 0 && model.now >= time.start - minutes * 60_000) return 409;
  }
  takeOff(model, time, person);
  return 200;
}

/** Where there may be more room than before. */
export function fillAll(model: Model): void {
  for (const time of model.times) if (time.end > model.now && time.waiting.length > 0) settle(model, time);
}

export const clear = (time: Time): void => {
  time.holders = [];
  time.waiting = [];
};
