/** What the calls of this tab say of its user. What is told of a user who is logged in comes with `watchSession`. */
export const sessionActivity = {
  /** Nobody has touched the page for a while: what it asks for now, it asks for by itself. */
  isUnattended: (): boolean => false,
  /** The server has heard from the user. */
  note: (): void => {},
};
