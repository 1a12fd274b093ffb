import type { Row } from './authorisation-table.ts';

/** Households, their children, schemes and accounts. */
export const FAMILY_ROWS: Readonly<Record<string, Row>> = {
  'GET /household': { who: 'US' },
  'POST /household/refresh': { who: 'US', isOwn: true },
  'POST /municipality/guardianships': { who: 'MU', isOwn: true, isProved: true },
  'DELETE /municipality/guardianships/{id}': { who: 'MU', isOwn: true, isProved: true },
  'GET /payment_intents/{id}': { who: 'US' },
  'GET /municipality/schemes': { who: 'MU' },
  'POST /municipality/schemes': { who: 'MU', isOwn: true },
  'POST /municipality/schemes/{id}/versions': { who: 'MU', isOwn: true },
  'GET /municipality/schemes/versions/{id}': { who: 'MU' },
  'PUT /municipality/schemes/versions/{id}': { who: 'MU', isOwn: true },
  'POST /municipality/schemes/versions/{id}/send': { who: 'MU', isOwn: true },
  'POST /municipality/schemes/versions/{id}/take-back': { who: 'MU', isOwn: true },
  'POST /municipality/schemes/versions/{id}/publish': { who: 'MU', isOwn: true, isProved: true },
  'POST /municipality/schemes/versions/{id}/end': { who: 'MU', isOwn: true, isProved: true },
  'GET /events/{id}/children': { who: 'US' },
  'POST /events/{id}/children': { who: 'US', isOwn: true },
  'POST /events/{id}/children/leave': { who: 'US', isOwn: true },
  'POST /occurrences/{id}/children': { who: 'US', isOwn: true },
  'POST /occurrences/{id}/children/leave': { who: 'US', isOwn: true },
};
