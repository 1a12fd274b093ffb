/** From the birthday on which a person decides for themselves; guardians see nothing from that day on. */
export const ADULT_AGE = 18;

export const GUARDIANSHIP_SOURCES = ['register', 'staff'] as const;
export const MAX_REASON_LENGTH = 500;
/** More than any household has; a bound for what is read at once. */
export const MAX_CHILDREN = 50;
