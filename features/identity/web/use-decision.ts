import { useToasts } from '#ui/use-toasts.ts';
import { useAction } from './use-action.ts';

type Decision = 'yes' | 'no';

/** One decision at a time about an entry of a list, which is read again afterwards. */
export function useDecision(list: { method: string; path: string }, onDone: () => void) {
  const { showToast } = useToasts();
  const { run, pending, errors } = useAction(
    async ({ work, title }: { decision: Decision; work: () => Promise<unknown>; title: string }) => {
      await work();
      onDone();
      showToast({ tone: 'success', title });
    },
    { invalidates: [list], fields: ['reason'], isToldInToast: true },
  );

  return {
    pending: pending?.decision ?? null,
    reasonError: errors.reason,
    decide: (decision: Decision, work: () => Promise<unknown>, title: string) => void run({ decision, work, title }),
  };
}
