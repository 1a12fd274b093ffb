import type * as payments from '#features/payments/contract.ts';
import { remote } from '#platform/web/client.ts';
import type * as contract from '../../contract.ts';

export const getCardUses = remote<typeof contract.getCardUses>('GET', '/cards/{id}/uses');
export const withdraw = remote<typeof contract.withdraw>('POST', '/cards/{id}/withdraw');
export const payAndWithdraw = remote<typeof contract.payAndWithdraw>('POST', '/cards/{id}/payment_and_withdraw');
export const getPaymentIntent = remote<typeof payments.getPaymentIntent>('GET', '/payment_intents/{id}');
