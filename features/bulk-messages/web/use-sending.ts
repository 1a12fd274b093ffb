import { useState } from 'react';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { circularTexts } from '../texts/token.ts';

/** One sending at a time. What went wrong is told, and nothing that was typed is lost. */
export function useSending() {
  const texts = useTexts(circularTexts);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function send(work: () => Promise<void>): Promise<void> {
    if (isPending) return;
    setIsPending(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(failureText(error, texts));
    } finally {
      setIsPending(false);
    }
  }
  return { isPending, failure, send };
}
