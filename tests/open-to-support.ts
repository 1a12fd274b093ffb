/** BEY-15: what support of a municipality reads of the person, and how it ends. Nothing of children, and nothing of others. */
export const OPEN_TO_SUPPORT = [
  'GET /alerts',
  'GET /events/my',
  'GET /events/{id}/my',
  'GET /occurrences/{id}/my',
  'GET /users/me',
  'GET /users/me/counts',
  'GET /users/me/events',
  'GET /users/me/info',
  'GET /users/me/notification-settings',
  'GET /users/me/occurrences',
  'GET /users/me/organizations',
  'GET /users/me/permissions',
  'GET /users/me/reminders',
  'GET /users/me/terms',
  'POST /auth/logout',
];
