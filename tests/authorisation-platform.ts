import type { Row } from './authorisation-table.ts';

/** DSH-02: the rooms of those who run the portal. */
export const PLATFORM_ROWS: Readonly<Record<string, Row>> = {
  'GET /users/{id}/account': { who: 'SA' },
  'GET /users/{id}/merge': { who: 'SA' },
  'POST /users/{id}/merge': { who: 'SA', isOwn: true, isProved: true },
  'DELETE /users/{id}/sessions': { who: 'SA', isOwn: true, isProved: true },
  'GET /audit': { who: 'SA' },
  'GET /audit/chain': { who: 'SA' },
  'GET /platform/announcements': { who: 'SA' },
  'POST /platform/announcements': { who: 'SA', isOwn: true },
  'PUT /platform/announcements/{id}': { who: 'SA', isOwn: true },
  'POST /platform/announcements/{id}/end': { who: 'SA', isOwn: true },
  'GET /operations/processes': { who: 'SA' },
  'GET /operations/jobs': { who: 'SA' },
  'POST /operations/jobs/retry': { who: 'SA', isOwn: true },
  'GET /messages/dead-letters': { who: 'SA' },
  'POST /messages/dead-letters/retry': { who: 'SA', isOwn: true },
  'GET /wind-downs': { who: 'SA' },
  'POST /wind-downs': { who: 'SA', isOwn: true },
  'PUT /wind-downs/{id}': { who: 'SA', isOwn: true },
  'POST /wind-downs/{id}/cancel': { who: 'SA', isOwn: true },
  'GET /wind-downs/{id}/rehearsal': { who: 'MU' },
};

export const PLATFORM_FOR_STAFF = Object.keys(PLATFORM_ROWS);

/** Nothing of organisations or activities. */
export const ABOUT_THE_PLATFORM = [...PLATFORM_FOR_STAFF, 'GET /closing', 'GET /imports', 'POST /auth/acting/writing'];
