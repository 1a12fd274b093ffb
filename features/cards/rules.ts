import type { Day } from '#platform/language/days.ts';

export const PIN_LENGTH = 4;
export const isPin = (typed: string): boolean => /^\d{4}$/.test(typed);

/** What was put into an account, or taken out of it, by the municipality. */
export const GRANT_REASONS = ['granted', 'refilled', 'adjusted', 'carried_over', 'returned'] as const;
export type GrantReason = (typeof GRANT_REASONS)[number];

/** What a user is to an account. Of several guardians one is its owner; from 18 on the child holds it alone. */
export const CARD_ROLES = ['owner', 'guardian', 'holder', 'share'] as const;

/** More than one user ever has at once; a bound for what is read. */
export const MAX_CARDS = 100;
export const MAX_SHARES = 20;
/** As many as a household has children. */
export const MAX_POSTAL_CODES = 50;

type Dated = { closed_at: string | null; last_day: Day };

/** An account is used until the last day of the rules that it was last granted under. */
export const isExpired = ({ closed_at, last_day }: Dated, today: Day): boolean =>
  closed_at !== null || last_day < today;
