/** An account can be used, or its period is over. */
export const CARD_STATES = ['open', 'expired'] as const;
export type CardState = (typeof CARD_STATES)[number];

/** What the municipality sorts accounts by: something is left to use, or nothing. */
export const LEFT = ['some', 'none'] as const;
export type Left = (typeof LEFT)[number];

export const CARDS_PER_PAGE = 20;
/**
 * How many accounts one page is picked from. Whatever is asked for, and however many there are, no more are read; where
 * there are more, the next page goes on from there.
 */
export const LOOKED_THROUGH = 20_000;

export const SHORTEST_REASON = 5;
export const MAX_REASON_LENGTH = 500;
/** What one admin may put into one account, or take out of it, without another. */
export const MAX_CHANGE_ORE = 2_000_000;

/** How much of one account's story is shown. */
export const MAX_STORY = 50;

export const HIGHEST_AGE = 120;

/** An amount for many: waits for another admin, goes in batch by batch, is in, or was stopped. */
export const RUN_STATES = ['asked', 'running', 'done', 'stopped'] as const;
export type RunState = (typeof RUN_STATES)[number];
/** What one admin may put into accounts in a day without another, one by one or into many at once. */
export const ALONE_UP_TO_ORE = 10_000_000;
