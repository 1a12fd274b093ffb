import { ageOn } from '#platform/language/ages.ts';
import { addDays, shortDate, startOfDay } from '#platform/language/dates.ts';
import { type Day, dayAfter } from '#platform/language/days.ts';

export const GROUP_STATES = ['draft', 'open', 'closed'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

export const TICKET_STATES = ['reserved', 'used', 'cancelled', 'expired'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** TIC-03. Used, unused: a ticket of one's own; valid: can be used today; active: can be reserved now. */
export const TICKET_FILTERS = ['all', 'used', 'unused', 'valid', 'active'] as const;
export type TicketFilter = (typeof TICKET_FILTERS)[number];

export const OWN_TICKET_FILTERS = ['all', 'ended'] as const;
export type OwnTicketFilter = (typeof OWN_TICKET_FILTERS)[number];

/** What a group is to a family. */
export const SALES = ['coming', 'open', 'sold_out', 'closed'] as const;
export type Sale = (typeof SALES)[number];

export const MAX_TICKETS = 100_000;
/** Those that were given back too. Made in memory, and never cut. */
export const MAX_EXPORTED = 100_000;
export const MAX_PER_CARD = 10;
export const MAX_HOLD_DAYS = 365;
export const HIGHEST_TICKET_AGE = 120;
export const MAX_NAME_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 2000;

type Times = { opens_at: string; closes_at: string };
type Stock = { total: number; held: number; waiting: number };

export const leftOf = ({ total, held }: Omit<Stock, 'waiting'>): number => total - held;

/** What is left while others wait is theirs. */
export function saleOf(group: Times & Stock & { state: GroupState }, now: Date): Sale {
  if (!isTaken(group, now)) return isAhead(group, now) ? 'coming' : 'closed';
  return leftOf(group) > 0 && group.waiting === 0 ? 'open' : 'sold_out';
}

/** Between its opening and its end, unless staff have closed it. Only then does the queue move too. */
export const isTaken = ({ state, opens_at, closes_at }: Times & { state: GroupState }, now: Date): boolean =>
  state === 'open' && Date.parse(opens_at) <= now.getTime() && now.getTime() < Date.parse(closes_at);

const isAhead = ({ state, opens_at }: Times & { state: GroupState }, now: Date): boolean =>
  state === 'open' && now.getTime() < Date.parse(opens_at);

type Held = { valid_until: Day; hold_days: number | null };

/** When a ticket that is reserved now goes on to the next: at midnight after its last day, or of the days it is held. */
export function runsOutAt({ valid_until, hold_days }: Held, now: Date): Date {
  const end = startOfDay(addDays(startOfDay(`${valid_until}T12:00:00Z`), 1));
  if (hold_days === null) return end;
  const held = startOfDay(addDays(now, hold_days + 1));
  return held < end ? held : end;
}

/** Days are Oslo's, and the last one counts. */
export const isValidOn = ({ valid_from, valid_until }: { valid_from: Day; valid_until: Day }, today: Day): boolean =>
  valid_from <= today && today <= valid_until;

/** Why an account gets no ticket now, the reason that is hardest to change first. */
export const WHY_NOT = [
  'may_not',
  'expired',
  'other_scheme',
  'too_young',
  'too_old',
  'closed',
  'coming',
  'enough',
  'waits_elsewhere',
  'sold_out',
] as const;
export type WhyNot = (typeof WHY_NOT)[number];

type Asked = Times &
  Stock & { state: GroupState; scheme_id: string | null } & {
    min_age: number | null;
    max_age: number | null;
    per_card: number;
  };
type Asking = {
  scheme_id: string;
  born_on: Day;
  is_expired: boolean;
  may_pay: boolean;
  /** Tickets of this group that the child has, used ones too, with whichever of its accounts. */
  holds: number;
  /** With another account of the same child. */
  waits_elsewhere: boolean;
};

/** A child is as old as on the day it is reserved. */
export function whyNot(group: Asked, card: Asking, now: Date): WhyNot | null {
  if (!card.may_pay) return 'may_not';
  const notFor = whyNotFor(group, card, now);
  if (notFor) return notFor;
  const sale = saleOf(group, now);
  if (sale === 'closed' || sale === 'coming') return sale;
  if (card.holds >= group.per_card) return 'enough';
  if (sale !== 'sold_out') return null;
  return card.waits_elsewhere ? 'waits_elsewhere' : 'sold_out';
}

/** Whether a group is for this account at all, whatever is left of it. */
export function whyNotFor(
  group: Pick<Asked, 'scheme_id' | 'min_age' | 'max_age'>,
  { is_expired, scheme_id, born_on }: Pick<Asking, 'is_expired' | 'scheme_id' | 'born_on'>,
  now: Date,
): 'expired' | 'other_scheme' | 'too_young' | 'too_old' | null {
  if (is_expired) return 'expired';
  if (group.scheme_id !== null && group.scheme_id !== scheme_id) return 'other_scheme';
  const age = ageOn(born_on, shortDate(now));
  if (group.min_age !== null && age < group.min_age) return 'too_young';
  return group.max_age !== null && age > group.max_age ? 'too_old' : null;
}

/** The lowest that is free: what was given back is taken first. */
export function freeSlot(taken: readonly number[], perCard: number): number | null {
  for (let slot = 1; slot <= perCard; slot += 1) if (!taken.includes(slot)) return slot;
  return null;
}

/** From this long before it runs out, a ticket that is not used is reminded of. */
export const REMINDED_DAYS_BEFORE = 2;

/** The last day on which it is used. */
export const lastDayOf = ({ runs_out_at }: { runs_out_at: string }): Day => dayAfter(shortDate(runs_out_at), -1);
