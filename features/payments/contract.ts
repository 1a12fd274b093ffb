import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { PAYMENT_METHODS, PAYMENT_STATES } from './rules.ts';

const ore = z.int().min(0);

export const paymentIntent = z.object({
  id: ids.payment,
  method: z.enum(PAYMENT_METHODS),
  state: z.enum(PAYMENT_STATES),
  amount_ore: ore,
  captured_ore: ore,
  refunded_ore: ore,
  description: z.string(),
  /** Where the payer says yes or no, as long as they can; null until the provider has given an address. */
  redirect_url: z.string().nullable(),
  created_at: z.string(),
});
export type PaymentIntent = z.infer<typeof paymentIntent>;

export const getPaymentIntent = endpoint({
  method: 'GET',
  path: '/payment_intents/{id}',
  summary: 'A payment of your own money: where it stands, and where you approve it.',
  access: 'user',
  rate: 'personal',
  params: z.object({ id: ids.payment }),
  answer: oneOf(paymentIntent),
});

export const confirmPaymentIntent = endpoint({
  method: 'POST',
  path: '/payment_intents/{id}/confirm',
  summary: 'Says how a payment of your own money is made. Then it has an address where you approve it.',
  access: 'user',
  rate: 'write',
  params: z.object({ id: ids.payment }),
  body: z.object({ payment_method: z.enum(PAYMENT_METHODS) }),
  answer: oneOf(paymentIntent),
  isOwnOnly: true,
  idempotent: 'demanded',
});
