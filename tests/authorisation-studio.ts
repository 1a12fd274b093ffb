import { ROOM_ROWS } from './authorisation-rooms.ts';
import type { Row } from './authorisation-table.ts';

/** The studio: how a municipality's portals look. Which of them are whose is told in tests/api/studio.test.ts. */
export const STUDIO_ROWS: Readonly<Record<string, Row>> = {
  'GET /municipality/studio': { who: 'MU' },
  'POST /municipality/studio': { who: 'SA', isOwn: true },
  'GET /municipality/studio-colours': { who: 'MU' },
  'GET /municipality/studio/{key}': { who: 'MU' },
  'PUT /municipality/studio/{key}/draft': { who: 'MU', isOwn: true },
  'DELETE /municipality/studio/{key}/draft': { who: 'MU', isOwn: true },
  'POST /municipality/studio/{key}/publish': { who: 'MU', isOwn: true },
  'POST /municipality/studio/{key}/unschedule': { who: 'MU', isOwn: true },
  'POST /municipality/studio/{key}/restore': { who: 'MU', isOwn: true },
};

const BY_STAFF = [...Object.keys(STUDIO_ROWS), ...Object.keys(ROOM_ROWS)];
/** By a user who is asked to become one of them. */
const BY_INVITED = ['GET /staff-invites/validate', 'POST /staff-invites/accept'];

/** No activity, organisation or other thing that can end has a part in them. */
export const ABOUT_PORTALS = [...BY_STAFF, ...BY_INVITED];

export const STUDIO_FOR_STAFF = BY_STAFF.filter((call) => call.startsWith('GET '));
