import type { Row } from './authorisation-table.ts';

/** Payments from accounts, and organisations that take part. Super-admins are let in by the door, and see nothing. */
export const MONEY_ROWS: Readonly<Record<string, Row>> = {
  'GET /municipality/transactions': { who: 'MU' },
  'POST /municipality/transactions/{id}/open': { who: 'MU', isOwn: true },
  'POST /municipality/transactions/decide': { who: 'MU', isOwn: true },
  'POST /municipality/transactions/{id}/retry': { who: 'MU', isOwn: true },
  'GET /municipality/participations': { who: 'MU' },
  'POST /municipality/participations/{id}/decide': { who: 'MU', isOwn: true },
  'GET /municipality/leisure-cards': { who: 'MU' },
  'GET /municipality/leisure-cards/numbers': { who: 'MU' },
  'GET /municipality/statistics': { who: 'MU' },
  'POST /municipality/leisure-cards/find': { who: 'MU', isOwn: true },
  'POST /municipality/leisure-cards/{id}/open': { who: 'MU', isOwn: true },
  'POST /municipality/leisure-cards/{id}/refill': { who: 'MU', isOwn: true, isProved: true },
  'GET /cards/{id}/history': { who: 'US' },
  'GET /cards/{id}/uses': { who: 'US' },
  'POST /cards/{id}/withdraw': { who: 'US', isOwn: true },
  'POST /cards/{id}/payment_intent': { who: 'US', isOwn: true },
  'POST /cards/{id}/payment_and_withdraw': { who: 'US', isOwn: true },
  'POST /cards/{id}/refund': { who: 'US', isOwn: true },
  'POST /transactions/{id}/retry': { who: 'US', isOwn: true },
  'POST /transactions/{id}/abandon': { who: 'US', isOwn: true },
  'GET /organizations/{id}/leisure-cards': { who: 'US' },
  'POST /organizations/{id}/leisure-cards': { who: 'US', isOwn: true, isProved: true },
  'GET /events/{id}/leisure-card': { who: 'AN' },
};
