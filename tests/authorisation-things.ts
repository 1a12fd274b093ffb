import { CULTURE_ROWS } from './authorisation-culture.ts';
import { NUMBER_ROWS } from './authorisation-numbers.ts';
import { ROOM_ROWS } from './authorisation-rooms.ts';
import { SCREEN_ROWS } from './authorisation-screens.ts';
import { STUDIO_ROWS } from './authorisation-studio.ts';
import type { Row } from './authorisation-table.ts';

/** Tickets: families with their accounts, desks, and the office; and the office's other rooms. */
export const THING_ROWS: Readonly<Record<string, Row>> = {
  ...CULTURE_ROWS,
  ...ROOM_ROWS,
  ...STUDIO_ROWS,
  ...NUMBER_ROWS,
  ...SCREEN_ROWS,
  'GET /tickets': { who: 'US' },
  'GET /tickets/mine': { who: 'US' },
  'GET /tickets/reserved': { who: 'US' },
  'GET /cards/{id}/tickets': { who: 'US' },
  'GET /tickets/{id}': { who: 'US' },
  'POST /tickets/{group}/reserve': { who: 'US', isOwn: true },
  'POST /tickets/{group}/wait': { who: 'US', isOwn: true },
  'DELETE /tickets/{group}/wait': { who: 'US', isOwn: true },
  'DELETE /tickets/{id}': { who: 'US', isOwn: true },
  'POST /tickets/{id}/use': { who: 'US', isOwn: true },
  'GET /municipality/tickets': { who: 'MU' },
  'GET /municipality/tickets/choices': { who: 'MU' },
  'GET /municipality/tickets/{id}': { who: 'MU' },
  'GET /municipality/tickets/{id}/statistics': { who: 'MU' },
  'POST /municipality/tickets/{id}/export': { who: 'MU', isOwn: true, isProved: true },
  'POST /municipality/tickets/import': { who: 'MU', isOwn: true },
  'POST /municipality/tickets/import/take': { who: 'MU', isOwn: true },
  'GET /municipality/tickets/import/template': { who: 'MU' },
  'POST /municipality/tickets': { who: 'MU', isOwn: true },
  'PUT /municipality/tickets/{id}': { who: 'MU', isOwn: true },
  'POST /municipality/tickets/{id}/state': { who: 'MU', isOwn: true },
  'DELETE /municipality/tickets/{id}': { who: 'MU', isOwn: true },
};

export const OWN_THING_CALLS = Object.keys(THING_ROWS).filter((call) => THING_ROWS[call]?.isOwn);
