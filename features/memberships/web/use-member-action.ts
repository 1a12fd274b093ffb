import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { useToasts } from '#ui/use-toasts.ts';
import { MEMBER_ANSWERS } from './calls.ts';

/** Does something with the members, and says how it went. `changed` are answers of other features. */
export function useMemberAction(changed: ChangedAnswers = []) {
  const { showToast } = useToasts();
  const { run, isPending } = useAction((work: () => Promise<unknown>) => work(), {
    invalidates: [...MEMBER_ANSWERS, ...changed],
    isToldInToast: true,
  });

  async function carryOut(work: () => Promise<unknown>, title: string): Promise<void> {
    if (await run(work)) showToast({ tone: 'success', title });
  }
  return { isPending, carryOut };
}
