/** What tickets should be, as a plain object: no database, no locks, one thing after the other. */
export type ModelTicket = { card: number; state: 'reserved' | 'used' | 'cancelled' | 'expired'; runs_out: number };
export type TicketModel = {
  total: number;
  per_card: number;
  hold_days: number | null;
  closes: number;
  ends: number;
  state: 'open' | 'closed';
  revision: number;
  tickets: ModelTicket[];
  queue: number[];
  /** Whose each account is; a child can have several. */
  child_of: readonly number[];
};

export type TicketDeed =
  | { kind: 'reserve' | 'wait' | 'leave'; card: number }
  | { kind: 'cancel' | 'use'; ticket: number }
  | { kind: 'total'; total: number }
  | { kind: 'open' | 'close' | 'job' }
  | { kind: 'later'; hours: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const heldIn = ({ tickets }: TicketModel): number =>
  tickets.filter(({ state }) => state === 'reserved' || state === 'used').length;

const isTaken = ({ state, closes }: TicketModel, now: number): boolean => state === 'open' && now < closes;
const isSameChild = ({ child_of }: TicketModel, one: number, other: number): boolean =>
  child_of[one] === child_of[other];
const heldBy = (model: TicketModel, card: number): number =>
  model.tickets.filter(
    (one) => isSameChild(model, one.card, card) && (one.state === 'reserved' || one.state === 'used'),
  ).length;
const waitsElsewhere = (model: TicketModel, card: number): boolean =>
  model.queue.some((other) => other !== card && isSameChild(model, other, card));
const isFree = (model: TicketModel): boolean => heldIn(model) < model.total && model.queue.length === 0;

/** In November Oslo is an hour ahead: its midnight is at 23. */
function runsOut({ hold_days, ends }: TicketModel, now: number): number {
  if (hold_days === null) return ends;
  const day = Math.floor((now + HOUR_MS) / DAY_MS);
  return Math.min(ends, (day + hold_days + 1) * DAY_MS - HOUR_MS);
}

function settle(model: TicketModel, now: number): void {
  for (const ticket of model.tickets) {
    if (ticket.state === 'reserved' && ticket.runs_out <= now) ticket.state = 'expired';
  }
  while (isTaken(model, now) && heldIn(model) < model.total && model.queue.length > 0) {
    const card = model.queue.shift() as number;
    if (heldBy(model, card) < model.per_card) give(model, card, now);
  }
}

const give = (model: TicketModel, card: number, now: number) =>
  model.tickets.push({ card, state: 'reserved', runs_out: runsOut(model, now) });

/** What is answered, after what should have happened has happened. */
export function actInModel(model: TicketModel, deed: TicketDeed, now: number): number {
  switch (deed.kind) {
    case 'reserve': {
      settle(model, now);
      const may = isTaken(model, now) && heldBy(model, deed.card) < model.per_card && isFree(model);
      if (may) give(model, deed.card, now);
      return may ? 200 : 409;
    }
    case 'wait':
      return undoneIfRefused(model, (tried) => {
        settle(tried, now);
        const isFor = heldBy(tried, deed.card) < tried.per_card && !waitsElsewhere(tried, deed.card);
        const may = isTaken(tried, now) && isFor && !isFree(tried);
        if (may && !tried.queue.includes(deed.card)) tried.queue.push(deed.card);
        return may ? 200 : 409;
      });
    case 'leave':
      model.queue = model.queue.filter((card) => card !== deed.card);
      return 204;
    case 'cancel':
      return undoneIfRefused(model, (tried) => {
        settle(tried, now);
        const ticket = tried.tickets[deed.ticket] as ModelTicket;
        if (ticket.state !== 'reserved') return 409;
        ticket.state = 'cancelled';
        settle(tried, now);
        return 204;
      });
    case 'use': {
      const ticket = model.tickets[deed.ticket] as ModelTicket;
      if (ticket.state === 'used') return 200;
      if (ticket.state !== 'reserved' || now >= ticket.runs_out) return 409;
      ticket.state = 'used';
      return 200;
    }
    case 'total':
      if (deed.total < heldIn(model)) return 422;
      Object.assign(model, { total: deed.total, revision: model.revision + 1 });
      settle(model, now);
      return 200;
    case 'open':
      if (now >= model.ends) return 409;
      if (model.state === 'closed') Object.assign(model, { state: 'open', revision: model.revision + 1 });
      else return 200;
      settle(model, now);
      return 200;
    case 'close':
      if (model.state === 'open') Object.assign(model, { state: 'closed', revision: model.revision + 1, queue: [] });
      return 200;
    case 'job':
      settle(model, now);
      if (now >= model.closes) model.queue = [];
      return 200;
    case 'later':
      return 200;
  }
}

/** A refusal undoes what was put in order before it, as the whole is one transaction. */
function undoneIfRefused(model: TicketModel, work: (tried: TicketModel) => number): number {
  const tried = structuredClone(model);
  const status = work(tried);
  if (status < 300) Object.assign(model, tried);
  return status;
}
