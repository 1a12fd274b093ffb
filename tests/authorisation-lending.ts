import type { Row } from './authorisation-table.ts';

/** What is borrowed, the desks where it is fetched, and the office. Super-admins are let in by the door, to look. */
export const LENDING_ROWS: Readonly<Record<string, Row>> = {
  'GET /equipment': { who: 'US' },
  'GET /equipment/{id}': { who: 'US' },
  'GET /equipment/{id}/days': { who: 'US' },
  'POST /equipment/{id}/reserve': { who: 'US', isOwn: true },
  'POST /equipment/{id}/wait': { who: 'US', isOwn: true },
  'DELETE /equipment/{id}/wait': { who: 'US', isOwn: true },
  'GET /loans/mine': { who: 'US' },
  'GET /loans/{id}': { who: 'US' },
  'POST /loans/{id}/accept': { who: 'US', isOwn: true },
  'POST /loans/{id}/extend': { who: 'US', isOwn: true },
  'DELETE /loans/{id}': { who: 'US', isOwn: true },
  'GET /lending-places': { who: 'US' },
  'GET /lending-places/{id}/desk': { who: 'US' },
  'GET /loans/{id}/pieces': { who: 'US' },
  'POST /loans/{id}/hand-out': { who: 'US', isOwn: true },
  'POST /loans/{id}/return': { who: 'US', isOwn: true },
  'GET /loans/{id}/picture': { who: 'US', isOwn: true },
  'PUT /equipment/pieces/{id}': { who: 'US', isOwn: true },
  'GET /municipality/equipment': { who: 'MU' },
  'GET /municipality/equipment/choices': { who: 'MU' },
  'GET /municipality/equipment/loans': { who: 'MU' },
  'POST /municipality/equipment/loans/{id}/deposit': { who: 'MU', isOwn: true },
  'GET /municipality/equipment/numbers': { who: 'MU' },
  'GET /municipality/equipment/{id}/pieces': { who: 'MU' },
  'POST /municipality/lending-places': { who: 'MU', isOwn: true },
  'PUT /municipality/lending-places/{id}': { who: 'MU', isOwn: true },
  'POST /municipality/equipment': { who: 'MU', isOwn: true },
  'PUT /municipality/equipment/{id}': { who: 'MU', isOwn: true },
  'POST /municipality/equipment/{id}/pieces': { who: 'MU', isOwn: true },
  'POST /municipality/equipment/import': { who: 'MU', isOwn: true },
  'POST /municipality/equipment/import/take': { who: 'MU', isOwn: true },
  'GET /municipality/equipment/import/template': { who: 'MU' },
  'POST /municipality/equipment/export': { who: 'MU', isOwn: true, isProved: true },
};

export const LENDING_CALLS = Object.keys(LENDING_ROWS);
export const OWN_LENDING_CALLS = LENDING_CALLS.filter((call) => LENDING_ROWS[call]?.isOwn);
export const LENDING_OFFICE_READS = LENDING_CALLS.filter((call) => call.startsWith('GET /municipality/'));
