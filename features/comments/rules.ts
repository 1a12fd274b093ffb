export const LONGEST_COMMENT = 2000;
export const COMMENTS_PER_PAGE = 30;
/** One person writes so many below one activity in a day. */
export const MOST_COMMENTS_A_DAY = 20;
