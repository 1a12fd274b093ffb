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
/** What the three views of the activities, and the search, read from their address beside the filters. */
export const VIEW_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/events': ['older', 'page'],
  '/events/calendar': ['view', 'date', 'page'],
  '/events/map': ['bbox', 'zoom'],
  '/search': ['tab', 'page'],
};

export type FilterParameter = (typeof FILTER_PARAMETERS)[number];
export type FilterQuery = Partial<Record<FilterParameter, string>>;
