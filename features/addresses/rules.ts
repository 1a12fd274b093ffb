/** Fewer letters fit half the country. */
export const SHORTEST_WORDS = 2;

export const LONGEST_WORDS = 120;

/** As many as can be looked through at a glance. */
export const MOST_SUGGESTIONS = 10;
