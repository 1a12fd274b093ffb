/** Payments from accounts, which belong to neither an organisation nor an activity. */
export const ABOUT_MONEY = [
  'GET /municipality/transactions',
  'POST /municipality/transactions/{id}/open',
  'POST /municipality/transactions/decide',
  'POST /municipality/transactions/{id}/retry',
  'GET /municipality/participations',
  'POST /municipality/participations/{id}/decide',
  'GET /cards/{id}/history',
  'GET /cards/{id}/uses',
  'POST /cards/{id}/withdraw',
  'POST /cards/{id}/refund',
  'POST /transactions/{id}/retry',
  'POST /transactions/{id}/abandon',
];
