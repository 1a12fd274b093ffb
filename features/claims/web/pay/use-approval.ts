import { useQueryClient } from '@tanstack/react-query';
import { isEnded } from '#features/payments/rules.ts';
import type { PaymentId } from '#features/vocabulary/ids.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { payTexts } from '../../texts/pay/token.ts';
import { getPaymentIntent } from './calls.ts';

const ASK_EVERY_MS = 700;
const MAX_QUESTIONS = 30;

/** Leads the payer to where they say yes, as soon as the provider has given an address. */
export function useApproval() {
  const call = useCall();
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const texts = useTexts(payTexts);
  return async (id: PaymentId): Promise<void> => {
    const query = { ...answerQuery(call, getPaymentIntent, { params: { id } }), staleTime: 0 };
    showToast({ title: texts.split.going });
    for (let asked = 0; asked < MAX_QUESTIONS; asked += 1) {
      const { data } = await queries.fetchQuery(query);
      if (data.redirect_url !== null) return window.location.assign(data.redirect_url);
      if (isEnded(data.state)) break;
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
    showToast({ tone: 'danger', title: texts.split.slow });
  };
}
