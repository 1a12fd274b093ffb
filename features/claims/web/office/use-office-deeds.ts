import { useAction } from '#features/identity/web/use-action.ts';
import type { ClaimId } from '#features/vocabulary/ids.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { accountsTexts } from '../../texts/office/token.ts';
import {
  decideTransactions,
  listTransactions,
  openTransaction,
  retryOwnRefund,
  retryTransactionAsStaff,
  settleOwnRefund,
} from './calls.ts';

export type Decision = 'approve' | 'reject' | 'roll_back';
type Decided = { ids: readonly ClaimId[]; decision: Decision; message?: string };

/** Says yes or no to one or several, and tells how many. */
export function useDecideTransactions(onDone: () => void) {
  const { done: texts } = useTexts(accountsTexts);
  const call = useCall();
  const { showToast } = useToasts();
  return useAction(
    async ({ ids, decision, message = '' }: Decided, { keyOf }) => {
      const body = { ids: [...ids], decision, message };
      const { data } = await call(decideTransactions, { body, key: keyOf(body) });
      onDone();
      showToast({ tone: 'success', title: texts[decision](data.decided) });
    },
    { invalidates: [listTransactions], fields: ['message'], isToldInToast: true },
  );
}

export function useRetryTransaction(onDone: () => void) {
  const { done: texts } = useTexts(accountsTexts);
  const call = useCall();
  return useRetry((sent) => call(retryTransactionAsStaff, sent), { title: texts.retried, onDone });
}

/** Own money that the provider refused to give back: it is asked again. */
export function useRetryOwnRefund(onDone: () => void) {
  const { done: texts } = useTexts(accountsTexts);
  const call = useCall();
  return useRetry((sent) => call(retryOwnRefund, sent), { title: texts.refund_retried, onDone });
}

type Sent = { params: { id: ClaimId }; key: string };

function useRetry(retry: (sent: Sent) => Promise<unknown>, { title, onDone }: { title: string; onDone: () => void }) {
  const { showToast } = useToasts();
  return useAction(
    async (id: ClaimId, { keyOf }) => {
      await retry({ params: { id }, key: keyOf({ id }) });
      onDone();
      showToast({ tone: 'success', title });
    },
    { invalidates: [listTransactions], isToldInToast: true },
  );
}

/** It was given back in another way. */
export function useSettleOwnRefund(onDone: () => void) {
  const { done: texts } = useTexts(accountsTexts);
  const call = useCall();
  const { showToast } = useToasts();
  return useAction(
    async ({ id, message }: { id: ClaimId; message: string }, { keyOf }) => {
      const body = { message };
      await call(settleOwnRefund, { params: { id }, body, key: keyOf({ id, message }) });
      onDone();
      showToast({ tone: 'success', title: texts.refund_settled });
    },
    { invalidates: [listTransactions], fields: ['message'], isToldInToast: true },
  );
}

/** It is written down that it was looked at: it is asked for once, and never in the background. */
export function useOpenTransaction() {
  const call = useCall();
  return useAction(async (id: ClaimId) => (await call(openTransaction, { params: { id } })).data, {
    isToldInToast: true,
  });
}
