export const GUARDIANSHIP_SOURCES = ['register', 'staff'] as const;
export const MAX_REASON_LENGTH = 500;
/** More than any household has; a bound for what is read at once. */
export const MAX_CHILDREN = 50;
/** The register is asked about each guardian as often as this, whether they come by or not. */
export const DAYS_UNTIL_ASKED_AGAIN = 30;
export const SETTLED_PER_PAGE = 20;
