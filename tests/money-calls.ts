/**
 * By hand: every call that moves money or says yes to it, which is not carried out without an Idempotency-Key. What a
 * call of another kind makes happen (a cancelled activity, a place that is left) is done by jobs and facts, once.
 */
export const MONEY_CALLS = [
  // A grant is posted when an account is opened.
  'POST /v2/cards',
  // A deposit is held.
  'POST /equipment/{id}/reserve',
  'POST /loans/{id}/accept',
  'POST /cards/{id}/withdraw',
  'POST /cards/{id}/payment_intent',
  'POST /cards/{id}/payment_and_withdraw',
  'POST /cards/{id}/refund',
  'POST /payment_intents/{id}/confirm',
  'POST /transactions/{id}/retry',
  'POST /transactions/{id}/abandon',
  'POST /municipality/transactions/decide',
  'POST /municipality/transactions/{id}/retry',
  'POST /municipality/transactions/{id}/own-refund/retry',
  'POST /municipality/transactions/{id}/own-refund/settle',
  'POST /municipality/leisure-cards/{id}/refill',
  'POST /municipality/leisure-cards/initialize',
  'POST /municipality/leisure-cards/runs/{id}/decide',
  'POST /municipality/leisure-cards/imports/{id}/take',
  'POST /municipality/equipment/loans/{id}/deposit',
  'POST /municipality/bank-files',
  'POST /municipality/bank-files/{id}/approve',
  'POST /municipality/bank-files/{id}/withdraw',
  'POST /municipality/bank-answers',
] as const;

const PATTERNS = MONEY_CALLS.map((call) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`) };
});

export const isMoneyCall = (method: string, url: string): boolean =>
  PATTERNS.some((one) => one.method === method && one.pattern.test(url));
