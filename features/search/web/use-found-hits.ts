import { useQuery } from '@tanstack/react-query';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useSettled } from '#ui/use-settled.ts';
import type { EventHit, OrganizationHit } from '../contract.ts';
import { PAUSE_MS, SHORTEST_WORDS, wordsOf } from '../rules.ts';
import { search } from './calls.ts';
import { type SetFilters, searchQueryOf } from './paths.ts';

export type FoundHits =
  | { state: 'idle' | 'searching' | 'failed' }
  | { state: 'found'; words: string; events: EventHit[]; organizations: OrganizationHit[] };

/**
 * SRH-01: asks when the user has stopped typing. Until then there are no hits, so that nobody picks one of an older
 * search.
 */
export function useFoundHits(typed: string, filters: SetFilters): FoundHits {
  const call = useCall();
  const words = wordsOf(typed);
  // The first value was not typed, so it needs no delay.
  const settled = useSettled(words, words === '' ? 0 : PAUSE_MS);
  const isAsked = settled.length >= SHORTEST_WORDS;
  const { data, isError } = useQuery({
    ...answerQuery(call, search, { query: { q: settled, ...searchQueryOf(filters) } }),
    enabled: isAsked && settled === words,
  });
  if (words.length < SHORTEST_WORDS) return { state: 'idle' };
  if (settled !== words) return { state: 'searching' };
  if (data) return { state: 'found', words, ...data.data };
  return { state: isError ? 'failed' : 'searching' };
}
