/** What families get with an account beside money; the first load needs none of it. */
export const marketPaths = {
  marketplace: '/tickets/marketplace',
  /** The shorter address, which leads there. */
  short: '/marketplace',
};
