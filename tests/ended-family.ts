/** About no account that is there, or the user's own line to the register. */
export const NAMES_NO_ACCOUNT = [
  'GET /cards/eid/status',
  'POST /household/refresh',
  'POST /v2/cards',
  'POST /v2/cards/check',
  'POST /v2/cards/take',
  'PUT /cards/postal-codes',
];

/**
 * Every call about a child's account, with what else it takes to get as far as the question of whose it is. Names in
 * braces are those of tests/support/municipal-rows.ts.
 * Lists name no account: they are quiet, with nothing of the child in them.
 */
export type FamilyCall = { answer: 'refused' | 'quiet'; body?: object; query?: string; isAtDesk?: true };

const refused: FamilyCall = { answer: 'refused' };
const quiet: FamilyCall = { answer: 'quiet' };

const KEY = '0190a8c1-2e3f-4000-8000-000000000001';
const PAID = { bank_account: '86011117947', organization_name: 'Solvik korps', amount: '100' };
const OF_CARD = { body: { card_id: '{card}' } };
const PERIOD = { from: '2026-11-24T10:00:00Z', to: '2026-11-25T10:00:00Z' };

export const FAMILY_CALLS: Readonly<Record<string, FamilyCall>> = {
  'GET /cards': quiet,
  'GET /cards/family': quiet,
  'GET /household': quiet,
  'GET /v2/cards/{card}/share': refused,
  'PUT /v2/cards/{card}/shares/{share}': { ...refused, body: { may_pay: true } },
  'DELETE /v2/cards/{card}/shares/{share}': refused,
  'GET /cards/{card}/history': refused,
  'GET /cards/{card}/uses': { ...refused, query: '?event_id={event}' },
  'POST /cards/{card}/withdraw': { ...refused, body: PAID },
  'POST /cards/{card}/payment_intent': { ...refused, body: { ...PAID, card_amount: '50', return_path: '/cards' } },
  'POST /cards/{card}/payment_and_withdraw': {
    ...refused,
    body: { ...PAID, card_amount: '50', return_path: '/cards', payment_method: 'vipps' },
  },
  'POST /cards/{card}/refund': {
    ...refused,
    body: {
      upload_ids: ['{receipt}'],
      purpose: 'Fotballsko',
      organization_name: 'Sportsbutikken',
      amount: '100',
      paid_on: '2026-11-16',
      bank_account: '15030100007',
    },
  },
  'GET /transactions/{claim}/receipts/{receipt}': refused,
  'POST /transactions/{claim}/retry': { ...refused, body: { bank_account: '86011117947' } },
  'POST /transactions/{claim}/abandon': refused,
  'GET /tickets': quiet,
  'GET /tickets/mine': quiet,
  'GET /tickets/reserved': quiet,
  'GET /tickets/{tickets}': quiet,
  'GET /cards/{card}/tickets': refused,
  'POST /tickets/{tickets}/reserve': { ...refused, ...OF_CARD },
  'POST /tickets/{tickets}/wait': { ...refused, ...OF_CARD },
  'DELETE /tickets/{tickets}/wait': { ...refused, query: '?card_id={card}' },
  'DELETE /tickets/{ticket}': refused,
  'POST /tickets/{ticket}/use': { ...refused, body: { key: KEY } },
  'GET /equipment': quiet,
  'GET /equipment/{item}': quiet,
  'GET /equipment/{item}/days': quiet,
  'POST /equipment/{item}/reserve': { ...refused, body: { card_id: '{card}', ...PERIOD } },
  'POST /equipment/{item}/wait': { ...refused, body: { card_id: '{card}', ...PERIOD } },
  'DELETE /equipment/{item}/wait': { ...refused, query: '?card_id={card}' },
  'GET /loans/mine': quiet,
  'GET /loans/{loan}': refused,
  'POST /loans/{loan}/accept': refused,
  'POST /loans/{loan}/extend': { ...refused, body: { to: '2026-11-26T10:00:00Z' } },
  'DELETE /loans/{loan}': refused,
  'GET /loans/{loan}/pieces': { ...refused, isAtDesk: true },
  'GET /loans/{loan}/picture': { ...refused, isAtDesk: true },
  'POST /loans/{loan}/hand-out': { ...refused, body: { key: KEY, piece_id: '{piece}' } },
  'POST /loans/{loan}/return': { ...refused, body: { key: KEY, condition: 'worn', note: '' } },
  'PUT /equipment/pieces/{piece}': { ...refused, body: { state: 'ok' } },
};

/** About families alone: neither an organisation nor an activity is mentioned. */
export const ABOUT_HOUSEHOLDS = [
  'GET /household',
  'POST /household/refresh',
  'GET /municipality/guardianships',
  'POST /municipality/guardianships',
  'DELETE /municipality/guardianships/{id}',
];
