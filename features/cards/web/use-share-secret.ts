import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import type { CardId } from '#features/vocabulary/ids.ts';
import { useCall } from '#platform/web/call.tsx';
import { ProofDeclined, useProof } from '#platform/web/use-proof.ts';
import { getShare } from './calls.ts';

type Secret = { id: CardId; ssn: string; pin: string };

/** The PIN of one account, after the owner has proved who they are. Never in the cache, and gone when the dialog closes. */
export function useShareSecret() {
  const call = useCall();
  const withProof = useProof();
  const [secret, setSecret] = useState<Secret | null>(null);
  const asking = useAction(
    async (id: CardId) => {
      try {
        return { id, ...(await withProof(() => call(getShare, { params: { id } }))).data };
      } catch (error) {
        if (error instanceof ProofDeclined) return null;
        throw error;
      }
    },
    { isToldInToast: true },
  );
  return {
    secret,
    pending: asking.pending,
    show: async (id: CardId) => {
      const answer = await asking.run(id);
      if (answer?.result) setSecret(answer.result);
    },
    forget: () => setSecret(null),
  };
}
