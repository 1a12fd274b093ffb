import { useAnswer } from '#platform/web/answers.tsx';
import type { EventFacets } from '../contract.ts';
import type { FilterQuery } from '../filter-parameters.ts';
import { getEventFacets } from './calls.ts';

/** What can be chosen and how many each choice would leave; the numbers before stay until the new ones are there. */
export function useEventFacets(query: FilterQuery): EventFacets | null {
  const { data } = useAnswer(getEventFacets, { query: facetQuery(query) }, { isKeptMeanwhile: true });
  return data?.data ?? null;
}

/** The order of the list changes no number. */
export function facetQuery({ sort: _, ...query }: FilterQuery): FilterQuery {
  return query;
}
