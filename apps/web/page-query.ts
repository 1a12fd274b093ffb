/** The parameters that each page reads from its address, in the order of the canonical address. Others are ignored. */
export const PAGE_QUERY: Readonly<Record<string, readonly string[]>> = {
  '/events': ['q', 'page'],
};
