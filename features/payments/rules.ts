export const PAYMENT_STATES = ['new', 'created', 'authorised', 'captured', 'cancelled', 'failed', 'expired'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The same as the table `payment_step`, which the database holds every change against. */
export const PAYMENT_STEPS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  new: ['created', 'authorised', 'cancelled', 'failed', 'expired'],
  created: ['authorised', 'cancelled', 'failed', 'expired'],
  authorised: ['captured', 'cancelled', 'failed', 'expired'],
  captured: [],
  cancelled: [],
  failed: [],
  expired: [],
};

export const isStep = (from: PaymentState, to: PaymentState): boolean => PAYMENT_STEPS[from].includes(to);

/** Nothing was paid, and nothing will be. */
export const ENDED_STATES = ['cancelled', 'failed', 'expired'] as const satisfies readonly PaymentState[];

export const isEnded = (state: PaymentState): boolean => ENDED_STATES.some((ended) => ended === state);

export const PAYMENT_METHODS = ['vipps'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const DEFAULT_METHOD: PaymentMethod = 'vipps';

/** Whose the account of a provider is in the ledger: what it holds of people's own money, in each municipality. */
export const PROVIDER_OWNER_IDS: Readonly<Record<PaymentMethod, string>> = {
  vipps: '5b0f3c52-7a52-4b0e-9d6f-1d6f0a6f9c01',
};

export const OPERATION_KINDS = ['capture', 'cancel', 'refund'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** Less than a krone is not taken by the provider; more than this is a mistake. */
export const MIN_PAYMENT_ORE = 100;
export const MAX_PAYMENT_ORE = 10_000_000;
export const MAX_DESCRIPTION_LENGTH = 100;

/** How long after something was begun the provider is asked about it, unless it has told by itself. */
export const ASKED_AFTER_MS = 30_000;
const ASKED_AT_LEAST_EVERY_MS = 3_600_000;
/** Three times a minute, so that what was lost with a process is asked again within a minute. */
export const SWEPT_EVERY_MS = 20_000;
/** What the provider gives the payer is ten minutes; one that is open after this is taken back. */
export const ABANDONED_AFTER_MS = 15 * 60_000;

/** Often as long as the payer may sit and wait; then ever less often: a provider that is away is not hammered at. */
export function askedAgainAt(begun: Date, now: Date): Date {
  const openMs = now.getTime() - begun.getTime();
  const pauseMs = openMs < ABANDONED_AFTER_MS ? ASKED_AFTER_MS : Math.min(ASKED_AT_LEAST_EVERY_MS, openMs / 8);
  return new Date(now.getTime() + pauseMs);
}
