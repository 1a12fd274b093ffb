import { ageOn } from '#platform/language/ages.ts';
import type { Day } from '#platform/language/days.ts';

/** What a loan is counted in: whole days from the pick-up to the return, or hours within one opening. */
export const UNITS = ['day', 'hour'] as const;
export type Unit = (typeof UNITS)[number];

export const LOAN_STATES = [
  /** The first in the queue has been asked, and has a day to say yes. The piece is kept for them. */
  'offered',
  'reserved',
  'out',
  'returned',
  /** Given up before it was fetched. */
  'cancelled',
  'not_fetched',
  /** Nobody answered the offer in time. */
  'lapsed',
] as const;
export type LoanState = (typeof LOAN_STATES)[number];

/** Those in which no other loan has the piece. The table's exclusion constraint names the same, and a test compares them. */
export const OPEN_STATES = ['offered', 'reserved', 'out'] as const satisfies readonly LoanState[];

/** From which state a loan may come into which. The table `equipment_loan_step` holds the same, and a test compares them. */
export const LOAN_STEPS = [
  ['offered', 'reserved'],
  ['offered', 'cancelled'],
  ['offered', 'lapsed'],
  ['reserved', 'out'],
  ['reserved', 'cancelled'],
  ['reserved', 'not_fetched'],
  ['out', 'returned'],
] as const satisfies readonly (readonly [LoanState, LoanState])[];

export const mayBecome = (from: LoanState, to: LoanState): boolean =>
  LOAN_STEPS.some(([one, other]) => one === from && other === to);

export const isOpen = (state: LoanState): boolean => (OPEN_STATES as readonly LoanState[]).includes(state);

export const ITEM_STATES = ['draft', 'open', 'closed'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

export const PIECE_STATES = ['ok', 'repair', 'lost'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/** How a piece was when it came back. */
export const CONDITIONS = ['good', 'worn', 'damaged', 'lost'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A damaged piece is not lent until it has been repaired. */
export const pieceAfter = (condition: Condition): PieceState =>
  condition === 'damaged' ? 'repair' : condition === 'lost' ? 'lost' : 'ok';

export const DEPOSIT_STATES = [
  /** A part of the child's account that cannot be used for anything else meanwhile. */
  'held',
  /** The thing is damaged, lost or long overdue: the municipality decides. */
  'asked',
  'returned',
  /** All of it, or a part. */
  'kept',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** What comes back as it should gives the deposit back by itself; the rest is for people to decide. */
export const depositAfter = (condition: Condition): Extract<DepositState, 'returned' | 'asked'> =>
  pieceAfter(condition) === 'ok' ? 'returned' : 'asked';

/** So long after its last day the municipality is asked about the deposit of what has not come back. */
export const DEPOSIT_ASKED_AFTER_DAYS = 7;
/** A deposit that nobody has decided on in this time goes back to the family. */
export const DEPOSIT_DECIDED_WITHIN_DAYS = 30;
/** As the table has it. */
export const MAX_DEPOSIT_ORE = 500_000;
export const MAX_REASON_LENGTH = 300;

/** Why nothing can be borrowed with an account now, the first that holds. */
export const WHY_NOT = [
  'expired',
  /** The account is only shown to the user. */
  'not_allowed',
  'age',
  /** It has one of them already, or is in the queue for one. */
  'has_one',
  'waits',
  'too_many',
] as const;
export type WhyNot = (typeof WHY_NOT)[number];

export const MAX_NAME_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 2000;
export const MAX_NOTE_LENGTH = 500;
export const MAX_LABEL_LENGTH = 40;
export const MAX_PIECES = 200;
export const MAX_OPENINGS = 21;
export const MAX_CLOSURES = 50;
/** As many as a list of choices shows at once. */
export const MAX_CHOICES = 50;
/** As many as a municipality has, and more. */
export const MAX_PLACES = 100;
export const MAX_ITEMS = 500;
/** This one and the eleven before it. */
export const MONTHS_SHOWN = 12;
export const HIGHEST_AGE = 120;
export const MAX_LENGTHS = { day: 60, hour: 12 } as const satisfies Record<Unit, number>;
/** How far ahead a loan may begin. */
export const AHEAD_DAYS = { day: 120, hour: 30 } as const satisfies Record<Unit, number>;
/** As many weeks as a calendar of a month shows. */
export const MAX_CALENDAR_DAYS = 42;
/** Loans and queues of one account: everything that a child needs for a trip, and not the whole shed. */
export const MAX_OPEN_LOANS = 6;
/** Of one item; who comes later is told that the queue is full. */
export const MAX_QUEUE = 500;
/** An extended loan is at most so many times as long as one may be at first. */
export const EXTENDED_TIMES = 2;

const HOUR_MS = 3_600_000;
export const ANSWER_MS = 24 * HOUR_MS;
/** An hour's loan that nobody has come for is free again after so long. */
export const FETCH_GRACE_MS = HOUR_MS;
/** What is overdue is reckoned to be back after so long, and longer each day that it is not. */
export const OVERDUE_RECKONED_MS = 48 * HOUR_MS;
/** After the second the office takes over: it has the list of what is overdue. */
export const OVERDUE_TOLD_AFTER_DAYS = [1, 4] as const;

export type AgeLimits = { min_age: number | null; max_age: number | null };

/** As old as the child is on the day it is fetched. */
export const isOfAge = ({ min_age, max_age }: AgeLimits, born_on: Day, on: Day): boolean => {
  const age = ageOn(born_on, on);
  return age >= (min_age ?? 0) && age <= (max_age ?? Number.POSITIVE_INFINITY);
};
