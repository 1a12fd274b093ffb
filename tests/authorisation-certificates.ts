import type { Row } from './authorisation-table.ts';

/** Certificates, and stamps of them. */
export const CERTIFICATE_ROWS: Readonly<Record<string, Row>> = {
  'GET /certificates': { who: 'US' },
  'POST /certificates': { who: 'MU' },
  'GET /certificates/categories': { who: 'AN' },
  'PUT /certificates/{id}': { who: 'US' },
  'DELETE /certificates/{id}': { who: 'US' },
  'POST /certificates/{id}/attach': { who: 'US' },
  'POST /certificates/{id}/detach': { who: 'US' },
  'GET /organizations/{id}/certificates': { who: 'US' },
  'POST /organizations/{id}/certificates': { who: 'US' },
  'GET /organizations/{id}/role-certificates': { who: 'US' },
  'PUT /organizations/{id}/role-certificates': { who: 'US' },
  'GET /organizations/{id}/stamps/people': { who: 'US' },
  'GET /stamps': { who: 'US' },
  'POST /stamps': { who: 'US' },
  'POST /stamps/request': { who: 'US' },
  'GET /stamps/{id}': { who: 'US' },
  'PUT /stamps/{id}': { who: 'US' },
  'DELETE /stamps/{id}': { who: 'US' },
  'POST /stamps/{id}/accept': { who: 'US', isOwn: true },
};
