import { useState } from 'react';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ProofDeclined } from '#platform/web/use-proof.ts';
import { useToasts } from '#ui/use-toasts.ts';
import { membershipTexts } from '../texts/token.ts';
import { useReadAgain } from './use-read-again.ts';

export type MemberAction = {
  isPending: boolean;
  /** True when it was done; otherwise the reason has been shown, or the person would not prove who they are. */
  carryOut: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
};

/** Does something with the members, says how it went, and reads again what it may have changed. */
export function useMemberAction(organisationId: string): MemberAction {
  const texts = useTexts(membershipTexts);
  const readAgain = useReadAgain(organisationId);
  const { showToast } = useToasts();
  const [isPending, setIsPending] = useState(false);

  async function carryOut(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setIsPending(true);
    try {
      await work();
      showToast({ tone: 'success', title: done });
      return true;
    } catch (error) {
      if (!(error instanceof ProofDeclined)) showToast({ tone: 'danger', title: failureText(error, texts) });
      return false;
    } finally {
      setIsPending(false);
      // Also after a refusal: another user has probably been quicker.
      readAgain();
    }
  }
  return { isPending, carryOut };
}
