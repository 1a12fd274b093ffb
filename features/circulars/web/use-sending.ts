import { useState } from 'react';
import { failureText } from '#platform/web/failure-text.ts';
import { useCircularTexts } from './use-circular-texts.ts';

/** One sending at a time. What went wrong is told, and nothing that was typed is lost. */
export function useSending() {
  const texts = useCircularTexts();
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
