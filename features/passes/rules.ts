import { mod11 } from '#platform/contract/numbers.ts';

/** What a code can stand for, each with its letter in the code itself. */
export const PASS_LETTERS = { ticket: 'T', loan: 'L', piece: 'P', culture_card: 'C' } as const;
export type PassKindName = keyof typeof PASS_LETTERS;
export const PASS_KINDS = ['ticket', 'loan', 'piece', 'culture_card'] as const satisfies readonly PassKindName[];

/** What a desk is told of a code that is genuine. */
export const PASS_OUTCOMES = [
  /** Good, and not used by this reading. */
  'holds',
  /** Used now: a ticket let in, a visit registered. */
  'used',
  /** Used earlier, by another reading than this. */
  'used_before',
  'not_yet',
  /** Its time is over. */
  'over',
  'cancelled',
  /** Good, but at another desk. */
  'other_place',
  /** Stopped by the municipality, or with its organisation. */
  'stopped',
  'given_out',
  'returned',
  /** A piece that another has at the moment. */
  'lent_out',
  'repair',
  'lost',
  'no_visits_left',
  /** Signed up, and on the waiting list; or no longer signed up. */
  'no_place',
] as const;
export type PassOutcome = (typeof PASS_OUTCOMES)[number];

/** What a device without a network may have told the person in front of it, by the list it had taken along. */
export const LET_IN_AS = ['used', 'given_out', 'returned'] as const satisfies readonly PassOutcome[];
export type LetInAs = (typeof LET_IN_AS)[number];

/** How a thing was that came back to a desk without a network, as people there saw it. */
export const CAME_BACK_AS = ['good', 'worn', 'damaged'] as const;
export type CameBackAs = (typeof CAME_BACK_AS)[number];
export const MAX_CAME_BACK_NOTE_LENGTH = 500;

/** Those with which the person in front of the desk gets what they came for. */
const GOOD_OUTCOMES: readonly PassOutcome[] = ['holds', 'used', 'given_out', 'returned'];
export const isGoodOutcome = (outcome: string): boolean => GOOD_OUTCOMES.some((good) => good === outcome);

/** Why a text that was read or typed leads nowhere. */
export const PASS_FAULTS = [
  /** A code of ours in another municipality. */
  'not_ours',
  /** Digits that cannot be right: one is wrong, or they are too few or too many. */
  'mistyped',
  /** Looks like ours, and was not made here. */
  'forged',
  /** A part of a code of ours. */
  'damaged',
  /** The thing has got another code since. */
  'replaced',
  /** No code of ours, or one of long ago. */
  'unknown',
] as const;
export type PassFault = (typeof PASS_FAULTS)[number];

/** What a desk learns of one thing. Of a person no more than it takes: a child is a first name. */
export type PassReading = {
  kind: PassKindName;
  thing_id: string;
  outcome: PassOutcome;
  title: string;
  holder: string | null;
  detail: string | null;
  until: string | null;
};

const BASE_DIGITS = 7;
const DIGITS = /^\d{8}$/;
const SEPARATORS = /[\s\u00a0.-]+/g;

/** Eight digits of seven; null where the seven have no check digit, and are not used. */
export function digitsOf(base: number): string | null {
  const digits = String(base).padStart(BASE_DIGITS, '0');
  const check = mod11(digits);
  return check === '-' ? null : digits + check;
}

/** As it is read or typed, without what people put between: '1234 5678' is '12345678'. */
export const tidiedCode = (text: string): string => text.replaceAll(SEPARATORS, '').toUpperCase();

/** A slip of one finger, or two digits the wrong way round, is never right. */
export const areRightDigits = (digits: string): boolean =>
  DIGITS.test(digits) && digitsOf(Number(digits.slice(0, BASE_DIGITS))) === digits;

/**
 * What a device knows typed digits by: the first 18 bits of their digest. Some 35 numbers have each of them, so that a list
 * that is lost says of nobody which digits are theirs, however long one counts.
 */
export const digitsMark = (digest: string): string => (Number.parseInt(digest.slice(0, 5), 16) >> 2).toString(36);

export const spacedDigits = (digits: string): string => `${digits.slice(0, 4)} ${digits.slice(4)}`;
