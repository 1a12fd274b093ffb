import { useQuery } from '@tanstack/react-query';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { useSettled } from '#ui/use-settled.ts';
import type { SuggestedAddress } from '../contract.ts';
import { SHORTEST_WORDS } from '../rules.ts';
import { addressTexts } from '../texts/token.ts';
import { searchAddresses } from './calls.ts';

type AddressSuggestions = {
  options: readonly SuggestedAddress[];
  /** What to say when there is nothing to choose, or how much there is. */
  resultsText: (count: number) => string;
};

/** What the server suggests for the words. It is asked when a user pauses, not for each letter. */
function useLiveSuggestions(typed: string): AddressSuggestions {
  const texts = useTexts(addressTexts);
  const call = useCall();
  const words = typed.trim();
  const settled = useSettled(words, PAUSE_MS);
  const isLongEnough = words.length >= SHORTEST_WORDS;
  const { data, error, isFetching } = useQuery({
    ...answerQuery(call, searchAddresses, { query: { q: settled } }),
    enabled: settled.length >= SHORTEST_WORDS,
  });
  const isSettled = settled === words;
  // What fitted the words before would be chosen by mistake.
  const options = isSettled && isLongEnough ? (data?.data ?? []) : [];

  function resultsText(count: number): string {
    if (!isLongEnough) return texts.write_more;
    if (!isSettled || (isFetching && !data)) return texts.searching;
    if (error && !data) return error instanceof CallFailed ? error.message : texts.unavailable;
    return texts.found(count);
  }

  return { options, resultsText };
}

/** The server's page has no typed text. */
function useNoSuggestions(typed: string): AddressSuggestions {
  const texts = useTexts(addressTexts);
  const isLongEnough = typed.trim().length >= SHORTEST_WORDS;
  return { options: [], resultsText: () => (isLongEnough ? texts.searching : texts.write_more) };
}

export const useAddressSuggestions = import.meta.env.SSR ? useNoSuggestions : useLiveSuggestions;

const PAUSE_MS = 250;
