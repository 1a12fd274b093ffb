import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { seriesTexts } from '../texts/token.ts';

export type EventAction = {
  isPending: boolean;
  /** What it led to; undefined when it was refused, and then the reason has been shown. */
  carryOut: <Result>(work: () => Promise<Result>, done: string) => Promise<Result | undefined>;
};

/** Does one thing with an activity at a time, says how it went, and reads again what it may have changed. */
export function useEventAction(): EventAction {
  const texts = useTexts(seriesTexts);
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const [isPending, setIsPending] = useState(false);
  const isBusyRef = useRef(false);

  async function carryOut<Result>(work: () => Promise<Result>, done: string): Promise<Result | undefined> {
    if (isBusyRef.current) return undefined;
    isBusyRef.current = true;
    setIsPending(true);
    try {
      const result = await work();
      showToast({ tone: 'success', title: done });
      return result;
    } catch (error) {
      showToast({ tone: 'danger', title: failureText(error, texts) });
      return undefined;
    } finally {
      isBusyRef.current = false;
      setIsPending(false);
      // Also after a refusal: another user has probably been quicker.
      void queries.invalidateQueries({ predicate: ({ queryKey: [, path] }) => isAboutEvents(path) });
    }
  }
  return { isPending, carryOut };
}

const isAboutEvents = (path: unknown): boolean =>
  typeof path === 'string' && (path.includes('/events') || path.includes('/occurrences'));
