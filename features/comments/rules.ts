export const MAX_COMMENT_LENGTH = 2000;
export const COMMENTS_PER_PAGE = 30;
/** One person writes so many below one activity in a day. */
export const MAX_COMMENTS_A_DAY = 20;
/** Nobody looks after the questions below what was over long ago. */
export const COMMENTS_CLOSE_AFTER_DAYS = 90;

/** So long nobody has written, or so long the first has waited: then all of it is told of in one letter. */
export const QUIET_MINUTES = 10;
export const MAX_WAIT_MINUTES = 60;

const DAY_MS = 86_400_000;

/** Questions need a user who answers: an imported activity has none in the portal. */
export const isOpenForComments = (event: { is_local: boolean; last_end_at: string | null }, now: Date): boolean =>
  event.is_local &&
  (event.last_end_at === null || Date.parse(event.last_end_at) > now.getTime() - COMMENTS_CLOSE_AFTER_DAYS * DAY_MS);

/** What a terminal obeys, what turns the direction of writing around, and what is not seen at all; line breaks stay. */
const NOT_IN_A_COMMENT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** What people have written as it is kept: plain text with at most one empty line at a time. */
export const cleanComment = (body: string): string =>
  body
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(NOT_IN_A_COMMENT, '')
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
