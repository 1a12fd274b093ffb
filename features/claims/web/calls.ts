import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getCardHistory = remote<typeof contract.getCardHistory>('GET', '/cards/{id}/history');
export const retryTransaction = remote<typeof contract.retryTransaction>('POST', '/transactions/{id}/retry');
export const abandonTransaction = remote<typeof contract.abandonTransaction>('POST', '/transactions/{id}/abandon');

/** Whatever is done to a payment changes these: its account has another balance. */
export const PAYMENT_ANSWERS = [getCardHistory, { method: 'GET', path: '/cards' }];
