/** `broken` is the feed's fault and has changed nothing; `failed` is ours. */
export const IMPORT_OUTCOMES = ['running', 'done', 'broken', 'failed', 'abandoned'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Ids come from elsewhere and end up in addresses. */
export const ACTIVITY_ID = /^[A-Za-z0-9_-]{1,40}$/;

/** A feed that has lost this share of what is to come is a broken feed, not an empty calendar. */
const MAX_LOSS = 0.5;

/** With so many that cannot be read, what the feed means is anybody's guess. */
const MAX_UNREADABLE = 0.25;

export const hasLostTooMuch = (vanished: number, upcoming: number): boolean => vanished > upcoming * MAX_LOSS;

export const isMostlyUnreadable = (skipped: number, total: number): boolean => skipped > total * MAX_UNREADABLE;
