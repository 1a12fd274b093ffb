/** Of a municipality at a time: one row of cards. */
export const MAX_FEATURED = 3;

export const USUAL_DAYS = 14;
export const MAX_DAYS_AHEAD = 60;
