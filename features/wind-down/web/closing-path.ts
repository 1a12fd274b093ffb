/** BEY-21: what happens when, for everybody in a portal that ends. */
export const closingPath = '/closing';
