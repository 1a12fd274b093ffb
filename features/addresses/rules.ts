/** Fewer letters fit half the country. */
export const SHORTEST_WORDS = 2;

export const MAX_WORDS_LENGTH = 120;

/** As many as can be looked through at a glance. */
export const MAX_SUGGESTIONS = 10;
