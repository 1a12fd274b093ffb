/**
 * The place of bell, messenger and avatar menu at the end of the header (SHL-02, SHL-03). They belong to someone who
 * is logged in; until there is a login nobody is, and the place is empty. What comes here loads its data after
 * hydration: the server renders the page for everyone.
 */
export function HeaderTools() {
  return null;
}
