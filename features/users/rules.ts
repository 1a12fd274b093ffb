export const LANGUAGES = ['nb', 'nn', 'en'] as const;

export const USERS_PER_PAGE = 15;
export const STAFF_PER_PAGE = 50;
export const SHORTEST_USER_SEARCH = 3;
export const MAX_USER_SEARCH_LENGTH = 100;
/** However one pages, a search never tells more people than this. */
export const MAX_USERS_FOUND = 50;

/** The rights that the platform itself gives; municipal ones are grants. */
export const GRANTABLE_SCOPES = ['admin', 'moderator'] as const;
export const GRANT_ROLES = ['admin', 'support', 'auditor'] as const;
/** What a municipality's own admins give; admins are made by those who run the portal. */
export const INVITED_ROLES = ['support', 'auditor'] as const;
export const STAFF_INVITE_DAYS = 7;
/** By one municipality, within a day. */
export const MAX_STAFF_INVITES_A_DAY = 30;
export const MAX_STAFF_INVITES_SHOWN = 100;
/** To one address within a day, from all municipalities. */
export const MAX_STAFF_INVITES_TO_ONE = 5;
export type GrantRole = (typeof GRANT_ROLES)[number];

export const SHORTEST_REASON = 5;
export const MAX_REASON_LENGTH = 500;

/** USR-05: more organisations than this are shown as a count. */
export const ORGANISATIONS_SHOWN = 3;

/** What a person who has left is called where the law keeps the row. */
export const ERASED_NAME = 'Slettet bruker';

const OLDEST_BIRTH_YEAR = 1900;

/** A day on which a user who is alive can have been born. `today` and the date are 'YYYY-MM-DD'. */
export const isBirthDate = (date: string, today: string): boolean =>
  date <= today && Number(date.slice(0, 4)) >= OLDEST_BIRTH_YEAR;
