/** A user who signs up in a story. Two of them live where it takes place; one runs it; one is of its municipality. */
export const PEOPLE = ['outsider', 'resident', 'member', 'coordinator', 'municipality'] as const;
export type Person = (typeof PEOPLE)[number];

/** The others only try to run it. The neighbour is admin of another municipality, the readonly one a coordinator. */
export const OTHERS = ['leader', 'visitor', 'readonly', 'neighbour', 'moderator', 'superadmin'] as const;
export type Actor = Person | (typeof OTHERS)[number];

const isOneOf =
  (...some: readonly Actor[]) =>
  (actor: Actor): boolean =>
    some.includes(actor);

/** As the table of permissions has it, by hand. */
export const isResident = isOneOf('resident', 'coordinator');
export const isMember = isOneOf('resident', 'member', 'coordinator', 'leader');
export const runsIt = isOneOf('coordinator', 'leader');
export const takesDown = isOneOf('municipality', 'moderator', 'superadmin');
export const seesDrafts = (actor: Actor): boolean => runsIt(actor) || takesDown(actor);
