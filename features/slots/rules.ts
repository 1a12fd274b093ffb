export const MOST_SLOTS = 300;
export const LONGEST_SLOT_NAME = 120;
export const MOST_SLOT_PLACES = 10_000;
/** A shift lasts so long at most. */
export const LONGEST_SLOT_HOURS = 48;
