import { dayAfter } from '#platform/language/days.ts';

/** What is lent, as plain lists: which piece a family gets is the portal's own business. */
export type ModelLoan = {
  id: string | null;
  card: number;
  from: string;
  to: string;
  state: string;
  answer_by: number | null;
};
export type ModelWait = { card: number; from: string; to: string };
export type LendingModel = {
  pieces: number;
  max_length: number;
  now: number;
  today: string;
  loans: ModelLoan[];
  queue: ModelWait[];
  /** More was promised than there is, because something has not come back: then the model only says what must not be. */
  is_blurred: boolean;
};

/** With the loan that a family has. */
type OwnDeed =
  | { kind: 'accept' | 'cancel' | 'hand-out' | 'return'; card: number }
  | { kind: 'extend'; card: number; to: string };

export type LendingDeed =
  | { kind: 'reserve' | 'wait'; card: number; from: string; to: string }
  | { kind: 'leave'; card: number }
  | OwnDeed
  | { kind: 'later'; now: number; today: string };

const DAY_MS = 86_400_000;
const EXTENDED_TIMES = 2;
const OPEN = ['offered', 'reserved', 'out'];
/** What is overdue is reckoned to be away today, tomorrow and the day after. */
const RECKONED_DAYS = 2;
const SEEN_DAYS = 40;

export const isOpenLoan = ({ state }: ModelLoan): boolean => OPEN.includes(state);
const isLate = ({ today }: LendingModel, { state, to }: ModelLoan) => state === 'out' && to < today;

export function takenOn(model: LendingModel, day: string, except?: ModelLoan): number {
  const lastDay = (loan: ModelLoan) => (isLate(model, loan) ? dayAfter(model.today, RECKONED_DAYS) : loan.to);
  return model.loans.filter((loan) => loan !== except && isOpenLoan(loan) && loan.from <= day && day <= lastDay(loan))
    .length;
}

function hasRoom(model: LendingModel, from: string, to: string, except?: ModelLoan): boolean {
  for (let day = from; day <= to; day = dayAfter(day, 1)) if (takenOn(model, day, except) >= model.pieces) return false;
  return true;
}

export function isStrained(model: LendingModel): boolean {
  for (let ahead = 0; ahead < SEEN_DAYS; ahead += 1) {
    if (takenOn(model, dayAfter(model.today, ahead)) > model.pieces) return true;
  }
  return false;
}

const daysIn = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Midnight in Oslo, in a winter. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00+01:00`);

function offerNext(model: LendingModel): void {
  if (isStrained(model)) model.is_blurred = true;
  for (const wait of [...model.queue]) {
    if (wait.from < model.today || !hasRoom(model, wait.from, wait.to)) continue;
    model.queue = model.queue.filter((one) => one !== wait);
    const answer_by = Math.min(model.now + DAY_MS, startOf(dayAfter(wait.from, 1)));
    model.loans.push({ ...wait, id: null, state: 'offered', answer_by });
  }
}

const byThen = (one: number | string, other: number | string) => (one < other ? -1 : one > other ? 1 : 0);

/** As the job does it: waits whose days have begun, offers without an answer, reservations that nobody fetched. */
function tend(model: LendingModel): void {
  model.queue = model.queue.filter(({ from }) => startOf(from) >= model.now);
  const endEach = (loans: ModelLoan[], state: string) => {
    for (const loan of loans) {
      loan.state = state;
      offerNext(model);
    }
  };
  endEach(
    model.loans
      .filter(({ state, answer_by }) => state === 'offered' && (answer_by ?? 0) <= model.now)
      .sort((one, other) => byThen(one.answer_by ?? 0, other.answer_by ?? 0) || byThen(one.id ?? '', other.id ?? '')),
    'lapsed',
  );
  endEach(
    model.loans
      .filter(({ state, from }) => state === 'reserved' && from < model.today)
      .sort((one, other) => byThen(one.from, other.from) || byThen(one.id ?? '', other.id ?? '')),
    'not_fetched',
  );
}

/** What the portal answers; the model is afterwards as the portal is. */
export function lendInModel(model: LendingModel, deed: LendingDeed): number {
  if (isStrained(model)) model.is_blurred = true;
  if (deed.kind === 'later') {
    Object.assign(model, { now: deed.now, today: deed.today });
    if (isStrained(model)) model.is_blurred = true;
    tend(model);
    return 200;
  }
  const own = model.loans.find((loan) => loan.card === deed.card && isOpenLoan(loan));
  const waits = model.queue.some(({ card }) => card === deed.card);
  switch (deed.kind) {
    case 'reserve': {
      const { card, from, to } = deed;
      if (own || !hasRoom(model, from, to)) return 409;
      model.queue = model.queue.filter((wait) => wait.card !== card);
      model.loans.push({ id: null, card, from, to, state: 'reserved', answer_by: null });
      return 200;
    }
    case 'wait': {
      const { card, from, to } = deed;
      if (own || waits || hasRoom(model, from, to)) return 409;
      model.queue.push({ card, from, to });
      return 200;
    }
    case 'leave':
      model.queue = model.queue.filter(({ card }) => card !== deed.card);
      return waits ? 204 : 404;
    default:
      return own ? changeOwn(model, own, deed) : 404;
  }
}

function changeOwn(model: LendingModel, own: ModelLoan, deed: OwnDeed): number {
  const become = (state: string) => {
    own.state = state;
    return 200;
  };
  switch (deed.kind) {
    case 'accept':
      return own.state === 'offered' && (own.answer_by ?? 0) > model.now ? become('reserved') : 409;
    case 'cancel':
      if (own.state === 'out') return 409;
      become('cancelled');
      offerNext(model);
      return 204;
    case 'hand-out':
      return own.state === 'reserved' && own.from <= model.today ? become('out') : 409;
    case 'return':
      if (own.state !== 'out') return 409;
      become('returned');
      offerNext(model);
      return 200;
    case 'extend':
      return extend(model, own, deed.to);
  }
}

function extend(model: LendingModel, own: ModelLoan, to: string): number {
  if (own.state === 'offered' || isLate(model, own)) return 409;
  const added = dayAfter(own.to, 1);
  const isTooLong = daysIn(own.from, to) > model.max_length * EXTENDED_TIMES;
  const isWanted = model.queue.some((wait) => wait.from <= to && added <= wait.to);
  if (to <= own.to || isTooLong || isWanted || !hasRoom(model, added, to, own)) return 422;
  own.to = to;
  return 200;
}
