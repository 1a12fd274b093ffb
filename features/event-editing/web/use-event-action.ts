import { type ChangedAnswers, type Sending, useAction } from '#features/identity/web/use-action.ts';
import { useToasts } from '#ui/use-toasts.ts';

type Deed = { work: (sending: Sending) => Promise<unknown>; done: string };

/** Does one thing with an activity at a time and says how it went, also when it is tried again. */
export function useEventAction(changed: ChangedAnswers) {
  const { showToast } = useToasts();
  const { run, isPending } = useAction(
    async ({ work, done }: Deed, sending) => {
      await work(sending);
      showToast({ tone: 'success', title: done });
    },
    { invalidates: changed, isToldInToast: true },
  );
  return { isPending, carryOut: (work: Deed['work'], done: string) => run({ work, done }) };
}
