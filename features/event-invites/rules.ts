export const MOST_INVITED_AT_ONCE = 50;
/** Of one activity in all. */
export const MOST_INVITED = 2000;
export const LONGEST_NOTE = 1000;
