import { useAction } from '#features/identity/web/use-action.ts';
import { useOffice } from '#features/portal/web/office.tsx';
import type { OfficeRunId } from '#features/vocabulary/ids.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { useToasts } from '#ui/use-toasts.ts';
import { cardOfficeTexts } from '../texts/token.ts';
import { decideRun, initialiseCards, listOfficeCards, listRuns } from './calls.ts';

type Filled = { scheme_id: string; amount: string; reason: string };

/** True when it is on its way; false where the user would not prove who they are. */
export function useFillAll(idOf: (field: string) => string) {
  const { runs: texts } = useTexts(cardOfficeTexts);
  const call = useCall();
  const office = useOffice();
  const withProof = useProof();
  const { showToast } = useToasts();
  return useAction(
    (typed: Filled, { keyOf }) =>
      unlessDeclined(async () => {
        const body = { ...office, ...typed };
        const key = keyOf(body);
        const { data } = await withProof(() => call(initialiseCards, { body, key }));
        showToast({ tone: 'success', title: data.state === 'asked' ? texts.done.asked : texts.done.running });
      }),
    { invalidates: [listRuns, listOfficeCards], fields: ['scheme_id', 'amount', 'reason'], idOf },
  );
}

export type RunDecision = { id: OfficeRunId; decision: 'start' | 'stop' };

export function useDecideRun() {
  const { runs: texts } = useTexts(cardOfficeTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  return useAction(
    ({ id, decision }: RunDecision, { keyOf }) =>
      unlessDeclined(async () => {
        const key = keyOf({ id, decision });
        await withProof(() => call(decideRun, { params: { id }, body: { decision }, key }));
        showToast({ tone: 'success', title: texts.decided[decision] });
      }),
    { invalidates: [listRuns, listOfficeCards], isToldInToast: true },
  );
}
