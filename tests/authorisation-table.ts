/** Who may call what, written by hand from the permissions that were agreed on, never derived from the code. */
export type Row = {
  /** AN anonymous, US any person who is logged in, MU somebody with a municipal grant, SA super-admin. */
  who: 'AN' | 'US' | 'MU' | 'SA';
  /** Not by somebody who is logged in as another. */
  isOwn?: true;
  /** Only with fresh proof. */
  isProved?: true;
  /** Also while the second factor (2), the terms (T) or readonly (R) would keep one out, or the portal is closing (S). */
  also?: string;
};

export const AUTHORISATION: Readonly<Record<string, Row>> = {
  'GET /addresses': { who: 'AN' },
  'GET /events': { who: 'AN' },
  'GET /events/{id}': { who: 'AN' },
  'GET /municipalities': { who: 'AN' },
  'GET /municipalities/current': { who: 'AN' },
  'GET /municipalities/{id}/domain': { who: 'AN' },
  'GET /service-pages/{key}': { who: 'AN' },
  'GET /tenant': { who: 'AN' },
  'GET /users/geoip': { who: 'AN' },
  'GET /dev/outbox': { who: 'AN' },

  'GET /auth/form': { who: 'AN', also: '2TRS' },
  'POST /auth/exists': { who: 'AN', also: 'S' },
  'POST /auth/username-verifications': { who: 'AN', also: 'S' },
  'POST /auth/username-verifications/{id}/resend': { who: 'AN', also: 'S' },
  'POST /auth/verify-code': { who: 'AN', also: 'S' },
  'POST /auth/register': { who: 'AN' },
  'POST /auth/login': { who: 'AN', also: '2TRS' },
  'POST /auth/password/forgot': { who: 'AN', also: 'S' },
  'POST /auth/password/restore': { who: 'AN', also: 'S' },
  'POST /auth/password/reset': { who: 'AN', also: 'S' },
  'GET /auth/idporten/url': { who: 'AN' },
  'GET /auth/idporten/callback': { who: 'AN', also: '2TRS' },
  'GET /auth/idporten/status': { who: 'AN', also: '2TRS' },

  'POST /auth/verify': { who: 'US', also: '2TRS' },
  'POST /auth/verify/resend': { who: 'US', also: '2TRS' },
  'POST /auth/logout': { who: 'US', also: '2TRS' },
  'POST /auth/email': { who: 'US', isOwn: true, isProved: true },
  'POST /auth/phone': { who: 'US', isOwn: true, isProved: true },
  'POST /auth/two-factor-authentication': { who: 'US', isOwn: true, isProved: true },
  'DELETE /auth/two-factor-authentication': { who: 'US', isOwn: true, isProved: true },
  'POST /auth/authenticator': { who: 'US', isOwn: true, isProved: true },
  'PUT /auth/authenticator': { who: 'US', isOwn: true, isProved: true },
  'DELETE /auth/authenticator': { who: 'US', isOwn: true, isProved: true },
  'POST /auth/proof': { who: 'US', isOwn: true, also: 'S' },
  'POST /auth/password/change': { who: 'US', isOwn: true },
  'GET /auth/sessions': { who: 'US' },
  'DELETE /auth/sessions/{id}': { who: 'US', isOwn: true, also: 'S' },

  'GET /users/me': { who: 'US', also: 'T' },
  'GET /users/me/info': { who: 'US', also: 'T' },
  'PUT /users/me': { who: 'US' },
  'DELETE /users/me': { who: 'US', isOwn: true, isProved: true, also: 'TS' },
  'GET /users/me/organizations': { who: 'US' },
  'GET /users/me/events': { who: 'US' },
  'GET /users/me/occurrences': { who: 'US' },
  'GET /users/me/counts': { who: 'US' },
  'GET /users/me/permissions': { who: 'US' },
  'GET /users/me/audit': { who: 'US' },
  'GET /users/me/terms': { who: 'US', also: 'T' },
  'POST /users/me/terms': { who: 'US', isOwn: true, also: 'TS' },
  'GET /users/me/notification-settings': { who: 'US' },
  'PUT /users/me/notification-settings': { who: 'US' },
  'PUT /users/me/notification-settings/{organization}': { who: 'US' },
  'GET /users/me/export': { who: 'US', isOwn: true, isProved: true, also: 'T' },
  'POST /metrics/increment': { who: 'US', also: 'TS' },
  'POST /uploads': { who: 'US' },
  'POST /uploads/{id}/edit': { who: 'US' },
  'PUT /uploads/{id}': { who: 'US' },
  'DELETE /uploads/{id}': { who: 'US' },

  'PUT /users/{id}/grants/{municipality}/{role}': { who: 'MU', isOwn: true, isProved: true },
  'DELETE /users/{id}/grants/{municipality}/{role}': { who: 'MU', isOwn: true, isProved: true },

  'GET /users/search': { who: 'SA' },
  'POST /users/{id}/login': { who: 'SA', isOwn: true, isProved: true },
  'PUT /users/{id}/block': { who: 'SA', isOwn: true, isProved: true },
  'DELETE /users/{id}/block': { who: 'SA', isOwn: true, isProved: true },
  'PUT /users/{id}/scopes': { who: 'SA', isOwn: true, isProved: true },
};
