import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { participantTexts } from '../../texts/participants/token.ts';

export type ParticipantAction = {
  isPending: boolean;
  /** What went wrong, in a sentence; null while nothing has. */
  failure: string | null;
  /** True when it was done. */
  carryOut: (work: () => Promise<unknown>) => Promise<boolean>;
};

/** Does something with those who take part, one thing at a time, and reads again what it may have changed. */
export function useParticipantAction(): ParticipantAction {
  const texts = useTexts(participantTexts);
  const queries = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function carryOut(work: () => Promise<unknown>): Promise<boolean> {
    if (isPending) return false;
    setIsPending(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(failureText(error, texts));
      return false;
    } finally {
      setIsPending(false);
      // Also after a refusal: another user has probably been quicker.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutPlaces(String(queryKey[1])) });
    }
  }
  return { isPending, failure, carryOut };
}

const isAboutPlaces = (path: string): boolean => /attendees|^\/events\/\{id\}(\/occurrences)?$/.test(path);
