import type { ThreadId } from '#features/vocabulary/ids.ts';

export const THREADS_PER_PAGE = 25;
export const MESSAGES_PER_PAGE = 25;
export const PEOPLE_PER_PAGE = 25;
export const FILES_PER_PAGE = 12;
/** Of whom it is asked at once whether they may be written to. */
export const MAX_AMONG = 100;
export const MAX_MESSAGE_LENGTH = 10_000;
export const MAX_THREAD_NAME_LENGTH = 100;
export const MAX_MESSAGE_FILES = 10;
/** Of a group that people put together themselves. */
export const MAX_GROUP_PEOPLE = 50;

export const MAX_BLOCKS = 100;

/** One's own can be changed or taken back so long. */
export const CHANGEABLE_MINUTES = 15;

/** Accounts that are younger start fewer conversations and write less. */
const NEWCOMER_DAYS = 7;
const MAX_THREADS_A_DAY = 50;
const MAX_THREADS_A_DAY_OF_NEWCOMERS = 5;
export const MAX_MESSAGES_AN_HOUR_OF_NEWCOMERS = 60;

/** So long a message may lie unread before a notice tells of it. */
export const UNREAD_MINUTES = 5;
/** So long before a conversation is removed those in it are told. */
export const REMOVAL_NOTICE_DAYS = 30;
/** Of one conversation there is one notice; reading it reads the notice. */
export const noticeKeyOf = (id: ThreadId): string => `thread:${id}`;

/** So many adults who run the organisation are in every conversation with a minor. */
export const ADULTS_BESIDE_MINORS = 2;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export const isNewcomer = (createdAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < NEWCOMER_DAYS * DAY_MS;

export const threadsADay = (isNew: boolean): number => (isNew ? MAX_THREADS_A_DAY_OF_NEWCOMERS : MAX_THREADS_A_DAY);

export const isChangeable = (createdAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < CHANGEABLE_MINUTES * MINUTE_MS;
