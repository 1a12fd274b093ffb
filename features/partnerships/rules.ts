/** What an organisation can have asked for at a time: asking costs the others an e-mail. */
export const MAX_OPEN_REQUESTS = 30;
/** MEM-05, ORG-07: the search waits until a user has stopped typing. */
export const SEARCH_WAITS_MS = 1000;

/** What the other one is to this one. */
export type Relation = 'cohost' | 'subsidiary' | 'parent';

export const OPPOSITE = {
  cohost: 'cohost',
  subsidiary: 'parent',
  parent: 'subsidiary',
} as const satisfies Record<Relation, Relation>;
