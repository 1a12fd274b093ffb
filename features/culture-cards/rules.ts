import type { PassOutcome } from '#features/passes/rules.ts';

/** What the column holds. */
export const MAX_CARD_NUMBER = 2_147_483_647;
export const MAX_COMPANIONS = 9;
export const MAX_VISITS_PER_PERIOD = 365;
export const MAX_GROUP_NAME_LENGTH = 80;
export const MAX_HOLDER_NAME_LENGTH = 80;
/** Of one venue or one municipality, beside those that have ended. */
export const MAX_GROUPS = 100;
export const MAX_VENUES = 200;
/** Of all groups of a municipality, its venues' own among them, as many are looked at. */
export const MAX_LISTED_GROUPS = 500;
/** Small enough to change the cards of a whole group in one statement. */
export const MAX_GROUP_MEMBERS = 5000;
/** Of a group that comes together: a bus, or a whole year of a school. */
export const MAX_REGISTERED_AT_ONCE = 300;
export const MEMBERS_PER_PAGE = 20;
export const VISITS_PER_PAGE = 20;
export const MAX_FOUND = 8;
export const SHORTEST_SEARCH = 2;

export const MONTHS_SHOWN = 12;

const MINUTE_MS = 60_000;
const UNDO_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A device without a network delivers later; what is older than this was not at this door. */
const LATEST_DELIVERY_MS = 7 * DAY_MS;

/** What a card is on a day. */
export const CARD_STATES = ['holds', 'not_yet', 'over', 'stopped', 'no_visits_left'] as const satisfies PassOutcome[];
export type CardState = (typeof CARD_STATES)[number];

export type CardFacts = {
  valid_from: string;
  valid_until: string;
  visits_allowed: number | null;
  visits_used: number;
  is_removed: boolean;
};

export function cardState(card: CardFacts, day: string): CardState {
  if (card.is_removed) return 'stopped';
  if (day < card.valid_from) return 'not_yet';
  if (day > card.valid_until) return 'over';
  return visitsLeft(card) === 0 ? 'no_visits_left' : 'holds';
}

/** Null where there is no limit. */
export const visitsLeft = ({ visits_allowed, visits_used }: Pick<CardFacts, 'visits_allowed' | 'visits_used'>) =>
  visits_allowed === null ? null : Math.max(0, visits_allowed - visits_used);

/** Shortly after, a slip of a finger is taken back. Later the number has been looked at. */
export const mayStillUndo = (registered_at: string, now: Date): boolean =>
  now.getTime() - new Date(registered_at).getTime() < UNDO_MS;

/** By the device's own clock, within what can be true. */
export const momentOfVisit = (told: Date, now: Date): Date =>
  told > now || now.getTime() - told.getTime() > LATEST_DELIVERY_MS ? now : told;

/** For those who only help in an office: «Grete S.» */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last === undefined ? first : `${first} ${last.charAt(0)}.`;
}
