import { shortDate } from '#platform/language/dates.ts';

/** Where money on its way from a purse is. */
export const CLAIM_STATES = [
  /** The family's own part is not there yet. */
  'authorising',
  /** Held, until the municipality has said yes and the trial is over. */
  'waiting',
  /** To be paid out with the next bank file. */
  'approved',
  'in_file',
  'paid',
  /** The bank said no; the money is still here. */
  'failed',
  /** The municipality said no. */
  'rejected',
  /** The family, or the end of an activity, took it back before it was decided. */
  'abandoned',
  /** Given back after it was decided. */
  'rolled_back',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** From which state a claim may come into which. The table `claim_step` holds the same, and a test compares them. */
export const CLAIM_STEPS = [
  ['authorising', 'waiting'],
  ['authorising', 'abandoned'],
  ['waiting', 'approved'],
  ['waiting', 'rejected'],
  ['waiting', 'abandoned'],
  ['approved', 'in_file'],
  ['approved', 'rolled_back'],
  ['in_file', 'paid'],
  ['in_file', 'failed'],
  ['in_file', 'approved'],
  ['failed', 'approved'],
  ['failed', 'rolled_back'],
  ['paid', 'failed'],
  ['paid', 'rolled_back'],
] as const satisfies readonly (readonly [ClaimState, ClaimState])[];

export const mayBecome = (from: ClaimState, to: ClaimState): boolean =>
  CLAIM_STEPS.some(([one, other]) => one === from && other === to);

export const CLAIM_STATUSES = ['PENDING', 'APPROVED', 'PAID', 'FAILED', 'REJECTED', 'ROLLBACK'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** CRD-04: what families and offices are told. */
export const STATUS_OF: Record<ClaimState, ClaimStatus> = {
  authorising: 'PENDING',
  waiting: 'PENDING',
  approved: 'APPROVED',
  in_file: 'APPROVED',
  paid: 'PAID',
  failed: 'FAILED',
  rejected: 'REJECTED',
  abandoned: 'ROLLBACK',
  rolled_back: 'ROLLBACK',
};

export const statesOf = (status: ClaimStatus): ClaimState[] =>
  CLAIM_STATES.filter((state) => STATUS_OF[state] === status);

/** Those in which the money is neither back in the purse nor on its way there. */
export const USED_STATES = CLAIM_STATES.filter((state) => !['rejected', 'abandoned', 'rolled_back'].includes(state));

/** What the bank answered where it did not pay. */
export const BANK_REFUSED = 2;
export const ACCOUNT_UNKNOWN = 5;
export const PAYMENT_STATUS_CODES = [BANK_REFUSED, ACCOUNT_UNKNOWN] as const;
export type PaymentStatusCode = (typeof PAYMENT_STATUS_CODES)[number];

/** What an organisation is today that keeps it from being paid. */
export const UNPAID_REASONS = ['stopped', 'deleted'] as const;
export type UnpaidReason = (typeof UNPAID_REASONS)[number];

export const CLAIM_KINDS = ['payment', 'refund'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const PARTICIPATION_STATES = ['asked', 'approved', 'refused', 'stopped'] as const;
export type ParticipationState = (typeof PARTICIPATION_STATES)[number];

export const MAX_CLAIM_ORE = 10_000_000;
export const MAX_NOTE_LENGTH = 140;
export const MAX_PAYEE_NAME_LENGTH = 140;
export const MAX_MESSAGE_LENGTH = 500;
/** As many as an office looks at on one page. */
export const MAX_DECIDED_AT_ONCE = 200;
/** A refund is asked for within so many days of the payment. */
export const MAX_RECEIPT_AGE_DAYS = 366;
export const MAX_RECEIPTS = 5;
export const MAX_PURPOSE_LENGTH = 200;
/** What a receipt can be: a picture of it, or the paper itself. */
export const isReceiptType = (type: string): boolean => /^image\/(jpeg|png|webp)$|^application\/pdf$/.test(type);

/** '2026-004417': what stands on the receipt, with the year in which it was paid in Oslo. */
export const receiptNumber = (createdAt: string, number: number): string =>
  `${shortDate(createdAt).slice(0, 4)}-${String(number).padStart(6, '0')}`;
