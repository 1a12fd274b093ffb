import { z } from 'zod';
import type { ProviderPayment } from './payment-provider.ts';

/** What Vipps MobilePay’s ePayment API answers, as far as we read it. */

export const accessToken = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().min(0) });

export const createdPayment = z.object({ reference: z.string(), redirectUrl: z.url({ protocol: /^https?$/ }) });

const amount = z.object({ currency: z.literal('NOK'), value: z.int().min(0) });

const STATES = {
  CREATED: 'created',
  AUTHORIZED: 'authorised',
  ABORTED: 'cancelled',
  TERMINATED: 'cancelled',
  EXPIRED: 'expired',
} as const satisfies Record<string, ProviderPayment['state']>;

const readPayment = z.object({
  reference: z.string(),
  state: z.enum(['CREATED', 'AUTHORIZED', 'ABORTED', 'TERMINATED', 'EXPIRED']),
  aggregate: z.object({
    authorizedAmount: amount,
    capturedAmount: amount,
    refundedAmount: amount,
    cancelledAmount: amount,
  }),
});

/** A reservation that was cancelled whole stays AUTHORIZED, with all of it in what was cancelled. */
export const providerPayment = readPayment.transform(({ state, aggregate }): ProviderPayment => {
  const { authorizedAmount, capturedAmount, refundedAmount, cancelledAmount } = aggregate;
  const isGivenBack = cancelledAmount.value > 0 && cancelledAmount.value >= authorizedAmount.value;
  return {
    state: state === 'AUTHORIZED' && isGivenBack ? 'cancelled' : STATES[state],
    captured_ore: capturedAmount.value,
    refunded_ore: refundedAmount.value,
  };
});

export const problemDetails = z.object({
  extraDetails: z.array(z.object({ name: z.string(), reason: z.string() })).nullish(),
});

export const webhookEvent = z.object({
  msn: z.string(),
  reference: z.string().regex(/^[a-zA-Z0-9-]{8,64}$/),
  pspReference: z.string().min(1).max(100),
  name: z.string().regex(/^[A-Z_]{1,40}$/),
  amount,
  timestamp: z.iso.datetime({ offset: true }),
  success: z.boolean(),
});
