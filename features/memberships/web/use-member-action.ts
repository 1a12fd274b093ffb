import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { useToasts } from '#ui/use-toasts.ts';
import { MEMBER_ANSWERS } from './calls.ts';

type Deed = { work: () => Promise<unknown>; done: string };

/** Does something with the members, and says how it went, also when it is tried again. `changed` are of other features. */
export function useMemberAction(changed: ChangedAnswers = []) {
  const { showToast } = useToasts();
  const { run, isPending } = useAction(
    async ({ work, done }: Deed) => {
      await work();
      showToast({ tone: 'success', title: done });
    },
    { invalidates: [...MEMBER_ANSWERS, ...changed], isToldInToast: true },
  );
  return { isPending, carryOut: (work: Deed['work'], done: string) => run({ work, done }) };
}
