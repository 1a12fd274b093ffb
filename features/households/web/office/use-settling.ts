import { useAction } from '#features/identity/web/use-action.ts';
import type { GuardianshipId } from '#features/vocabulary/ids.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { useToasts } from '#ui/use-toasts.ts';
import { guardianTexts } from '../../texts/office/token.ts';
import { endGuardianship, listSettledGuardianships, settleGuardianship } from '../calls.ts';

export const SETTLED_FIELDS = ['child_ssn', 'guardian_ssn', 'reason'] as const;
export type Settled = Record<(typeof SETTLED_FIELDS)[number], string>;

export function useSettle(idOf: (field: string) => string) {
  const { settle: texts } = useTexts(guardianTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  return useAction(
    async (body: Settled) => {
      const isDone = await unlessDeclined(() => withProof(() => call(settleGuardianship, { body })));
      if (isDone) showToast({ tone: 'success', title: texts.done });
      return isDone;
    },
    { invalidates: [listSettledGuardianships], fields: SETTLED_FIELDS, idOf },
  );
}

/** True when it has ended; false where the user would not prove who they are. */
export function useEndGuardianship() {
  const { ending: texts } = useTexts(guardianTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  return useAction(
    async ({ id, reason }: { id: GuardianshipId; reason: string }) => {
      const end = () => call(endGuardianship, { params: { id }, body: { reason } });
      const isDone = await unlessDeclined(() => withProof(end));
      if (isDone) showToast({ tone: 'success', title: texts.done });
      return isDone;
    },
    { invalidates: [listSettledGuardianships], isToldInToast: true },
  );
}
