/** A device sends so many ticks at a time. */
export const MOST_ENTRIES = 200;
