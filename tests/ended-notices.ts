/** How users want to be told: theirs alone, and about no organisation. */
export const ABOUT_OWN_NOTICES = [
  'PUT /users/me/notification-pause',
  'DELETE /users/me/notification-pause',
  'PUT /users/me/quiet-hours',
  'PUT /users/me/notification-settings',
  'PUT /users/me/notification-settings/categories/{category}',
  'GET /users/me/reminders',
  'PUT /users/me/reminders',
];
