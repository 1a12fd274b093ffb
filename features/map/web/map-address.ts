import type { FilterQuery } from '#features/events/filters.ts';

export type MapAddress = {
  /** What the calls ask for: the filters, and the box once the visitor has moved the map. */
  asked: FilterQuery & { bbox?: string };
  zoom: number | null;
};
