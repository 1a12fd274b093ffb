import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';
import type * as office from '../office-contract.ts';

export const getCardHistory = remote<typeof contract.getCardHistory>('GET', '/cards/{id}/history');
export const getEventPayment = remote<typeof office.getEventPayment>('GET', '/events/{id}/leisure-card');
export const askRefund = remote<typeof contract.askRefund>('POST', '/cards/{id}/refund');
export const getReceipt = remote<typeof contract.getReceipt>('GET', '/transactions/{id}/receipts/{file}');
export const retryTransaction = remote<typeof contract.retryTransaction>('POST', '/transactions/{id}/retry');
export const abandonTransaction = remote<typeof contract.abandonTransaction>('POST', '/transactions/{id}/abandon');
export const listOwnParticipations = remote<typeof office.listOwnParticipations>(
  'GET',
  '/organizations/{id}/leisure-cards',
);
export const askToTakePart = remote<typeof office.askToTakePart>('POST', '/organizations/{id}/leisure-cards');

/** Whatever is done to a payment changes these: its account has another balance. */
export const PAYMENT_ANSWERS = [getCardHistory, { method: 'GET', path: '/cards' }];
