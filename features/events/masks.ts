/** What is chosen of a list, as bits in the order of the list. */
export const maskOf = (all: readonly string[], chosen: readonly string[]): number =>
  all.reduce((mask, name, bit) => mask | (chosen.includes(name) ? 1 << bit : 0), 0);
