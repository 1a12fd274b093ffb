/** In the order of the canonical address. */
export const FILTER_PARAMETERS = [
  'q',
  'filters',
  'municipalities',
  'districts',
  'start_at',
  'end_at',
  'distance[lat]',
  'distance[lng]',
  'distance[radius]',
  'distance[address]',
  'sort',
] as const;
export type FilterParameter = (typeof FILTER_PARAMETERS)[number];
export type FilterQuery = Partial<Record<FilterParameter, string>>;
