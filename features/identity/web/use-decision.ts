import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed } from '#platform/web/client.ts';
import { useToasts } from '#ui/use-toasts.ts';
import { useFailureToast } from './use-failure-toast.ts';

type Decision = 'yes' | 'no';

/** One decision at a time about an entry of a list, which is read again afterwards. */
export function useDecision(list: { method: string; path: string }, onDone: () => void) {
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const showFailure = useFailureToast();
  const [pending, setPending] = useState<Decision | null>(null);
  const [reasonError, setReasonError] = useState<string>();

  async function carryOut(decision: Decision, work: () => Promise<unknown>, title: string) {
    if (pending) return;
    setPending(decision);
    setReasonError(undefined);
    try {
      await work();
      onDone();
      showToast({ tone: 'success', title });
    } catch (error) {
      if (error instanceof CallFailed && error.status === 422) {
        setReasonError(error.errors?.reason?.[0] ?? error.message);
        return;
      }
      // Another person was first, most likely: the list below tells what became of it.
      onDone();
      showFailure(error);
    } finally {
      setPending(null);
    }
    await queries.invalidateQueries({ queryKey: [list.method, list.path] });
  }

  return {
    pending,
    reasonError,
    decide: (decision: Decision, work: () => Promise<unknown>, title: string) => void carryOut(decision, work, title),
  };
}
