export const MAX_INVITED_AT_ONCE = 50;
/** Of one activity in all. */
export const MAX_INVITED = 2000;
export const MAX_NOTE_LENGTH = 1000;
/** One address hears of so many activities of one organisation in a day. */
export const MAX_INVITES_TO_ONE_A_DAY = 3;
/** Times in a programme; the rest is on the page. */
export const MAX_TIMES_IN_PROGRAMME = 1000;
