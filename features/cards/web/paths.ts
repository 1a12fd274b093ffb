export const cardPaths = {
  /** The family's accounts. */
  cards: '/fritidskonto',
};
