import type { Row } from './authorisation-table.ts';

/** The municipality's own rooms. What is whose is told in tests/api/municipality-rooms.test.ts. */
export const ROOM_ROWS: Readonly<Record<string, Row>> = {
  'GET /municipality/today': { who: 'MU' },
  'GET /municipality/log': { who: 'MU' },
  'GET /municipality/imports': { who: 'MU' },
  'GET /municipality/import-sources': { who: 'MU' },
  'POST /municipality/import-sources': { who: 'MU', isOwn: true },
  'PUT /municipality/import-sources/{id}': { who: 'MU', isOwn: true },
  'DELETE /municipality/import-sources/{id}': { who: 'MU', isOwn: true },
  'POST /municipality/import-sources/{id}/fetch': { who: 'MU', isOwn: true },
  'POST /municipality/import-questions/{id}/answer': { who: 'MU', isOwn: true },
  'GET /municipality/announcements': { who: 'MU' },
  'POST /municipality/announcements': { who: 'MU', isOwn: true },
  'PUT /municipality/announcements/{id}': { who: 'MU', isOwn: true },
  'POST /municipality/announcements/{id}/end': { who: 'MU', isOwn: true },
  'GET /municipality/wind-down': { who: 'MU' },
  'GET /municipality/approval': { who: 'MU' },
  'PUT /municipality/approval': { who: 'MU', isOwn: true },
  'GET /municipality/events': { who: 'MU' },
  'POST /municipality/organisers/messages': { who: 'MU', isOwn: true },
  'POST /municipality/year-exports': { who: 'MU', isOwn: true },
  'GET /municipality/people': { who: 'MU' },
  'GET /municipality/people/invites': { who: 'MU' },
  'DELETE /municipality/people/invites/{id}': { who: 'MU', isOwn: true },
  'POST /municipality/people': { who: 'MU', isOwn: true, isProved: true },
};
