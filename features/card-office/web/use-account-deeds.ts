import { useAction } from '#features/identity/web/use-action.ts';
import { useOffice } from '#features/portal/web/office.tsx';
import type { CardId } from '#features/vocabulary/ids.ts';
import { kroner } from '#platform/language/money.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { useToasts } from '#ui/use-toasts.ts';
import { cardOfficeTexts } from '../texts/token.ts';
import { findOfficeCard, getOfficeNumbers, listOfficeCards, openOfficeCard, refillCard } from './calls.ts';

/** It is written down that it was looked at: it is asked for once, and never in the background. */
export function useOpenAccount() {
  const call = useCall();
  return useAction(async (id: CardId) => (await call(openOfficeCard, { params: { id } })).data, {
    isToldInToast: true,
  });
}

export function useFindAccount(idOf: (field: string) => string) {
  const call = useCall();
  const office = useOffice();
  return useAction(
    async (typed: { ssn: string; reason: string }) =>
      (await call(findOfficeCard, { body: { ...office, ...typed } })).data,
    { fields: ['ssn', 'reason'], idOf },
  );
}

export type Change = { direction: 'in' | 'out'; amount: string; reason: string };

/** True when it is done; false where the user would not prove who they are. */
export function useRefill(id: CardId, idOf: (field: string) => string) {
  const { refill: texts } = useTexts(cardOfficeTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  return useAction(
    (body: Change, { keyOf }) =>
      unlessDeclined(async () => {
        const key = keyOf(body);
        const { data } = await withProof(() => call(refillCard, { params: { id }, body, key }));
        showToast({ tone: 'success', title: texts.done(kroner(data.left_ore)) });
      }),
    { invalidates: [listOfficeCards, getOfficeNumbers], fields: ['amount', 'reason'], idOf },
  );
}
