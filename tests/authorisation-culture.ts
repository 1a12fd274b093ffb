import type { Row } from './authorisation-table.ts';

/** Culture cards: holders, desks of venues, and the municipality's office. */
export const CULTURE_ROWS: Readonly<Record<string, Row>> = {
  'GET /culture_cards': { who: 'US' },
  'POST /culture_cards/read': { who: 'US' },
  'GET /culture_cards/assigned': { who: 'US' },
  'GET /culture_cards/visited': { who: 'US' },
  'POST /culture_cards/connect': { who: 'US', isOwn: true },
  'GET /culture_venues': { who: 'US' },
  'GET /visits': { who: 'US' },
  'POST /visits': { who: 'US', isOwn: true },
  'POST /visits/group': { who: 'US', isOwn: true },
  'DELETE /visits/{id}': { who: 'US', isOwn: true },
  'GET /visits/numbers': { who: 'US' },
  'GET /visits/numbers/file': { who: 'US' },
  'GET /culture_groups': { who: 'US' },
  'POST /culture_groups': { who: 'US', isOwn: true },
  'PUT /culture_groups/{id}': { who: 'US', isOwn: true },
  'DELETE /culture_groups/{id}': { who: 'US', isOwn: true },
  'GET /culture_group_members': { who: 'US' },
  'POST /culture_group_members': { who: 'US', isOwn: true },
  'DELETE /culture_group_members/{id}': { who: 'US', isOwn: true },
  'GET /culture_group_members/{id}/paper': { who: 'US', isOwn: true },
  'POST /culture_group_members/{id}/code': { who: 'US', isOwn: true },
  'GET /municipality/culture-venues': { who: 'MU' },
  'POST /municipality/culture-venues': { who: 'MU', isOwn: true },
  'DELETE /municipality/culture-venues/{id}': { who: 'MU', isOwn: true },
  'GET /municipality/culture-numbers': { who: 'MU' },
  'GET /municipality/culture-numbers/file': { who: 'MU' },
};

/** What becomes of them when their organisation ends is told in tests/api/culture-cards-rights.test.ts. */
export const ABOUT_CULTURE = Object.keys(CULTURE_ROWS);

export const CULTURE_FOR_STAFF = [
  'GET /municipality/culture-venues',
  'GET /municipality/culture-numbers',
  'GET /municipality/culture-numbers/file',
];
