import { dayFromNow } from '#tests/support/day-from-now.ts';
import { ABOUT_CULTURE } from './authorisation-culture.ts';
import { ABOUT_CV } from './authorisation-cv.ts';
import { LENDING_CALLS } from './authorisation-lending.ts';
import { ABOUT_NUMBERS } from './authorisation-numbers.ts';
import { ABOUT_THE_PLATFORM } from './authorisation-platform.ts';
import { ABOUT_SCREENS } from './authorisation-screens.ts';
import { ABOUT_PORTALS } from './authorisation-studio.ts';
import { ABOUT_HOUSEHOLDS } from './ended-family.ts';
import { ABOUT_MONEY } from './ended-money.ts';
import { ABOUT_OWN_NOTICES } from './ended-notices.ts';
import { EVENT_TABLE } from './event-table.ts';
import { ORGANISATION_TABLE } from './organisation-table.ts';

/**
 * What may be answered about an organisation, or an activity of it, to a person who has lost the right or never had it.
 * Written by hand for every call there is: a call that stands nowhere here fails the test.
 *
 * refused: 401, 403 or 404. quiet: anything, but nothing that only those inside may read. own: the same, and the caller's
 * own place or shift may be named.
 */
export type EndedRow = {
  answer: 'refused' | 'quiet' | 'own';
  /** They decide about organisations, whatever they may see of them: to them it is only quiet. */
  isMunicipal?: true;
  /** The address is the secret of a person who takes part: a person who has it reads what is theirs. */
  isLink?: true;
  body?: unknown;
  query?: string;
};

const refused: EndedRow = { answer: 'refused' };
const quiet: EndedRow = { answer: 'quiet' };
const own: EndedRow = { answer: 'own' };

type Rows = Record<string, EndedRow>;

/** About one activity. What the table of activities has is refused, unless it says otherwise here. */
const EVENT_EXCEPTIONS: Rows = {
  'POST /occurrences/{occurrence}/leave': own,
  'DELETE /events/{id}/slots/{slot}/users': own,
};

/** That a private organisation exists is no secret: everybody asks where they stand in it, and asks to join. */
const ORGANISATION_EXCEPTIONS: Rows = {
  'GET /organizations/{id}/permissions': quiet,
  'POST /organizations/{id}/request': quiet,
  'DELETE /organizations/{id}/follow': quiet,
  'POST /organizations/{id}/accept': { ...refused, isMunicipal: true },
  'POST /organizations/{id}/decline': { ...refused, isMunicipal: true },
  'POST /organizations/{id}/suspend': { ...refused, isMunicipal: true },
  'POST /organizations/{id}/revoke': { ...refused, isMunicipal: true },
  'POST /organizations/{id}/reopen': { ...refused, isMunicipal: true },
  'POST /organizations/{id}/sms-sender/approve': { ...refused, isMunicipal: true },
  'POST /organizations/{id}/sms-sender/refuse': { ...refused, isMunicipal: true },
};

export const ENDED_EVENT_ROWS: Rows = {
  ...Object.fromEntries(
    Object.entries(EVENT_TABLE).map(([name, { body }]) => [name, { ...refused, body, ...EVENT_EXCEPTIONS[name] }]),
  ),
  'GET /events/{id}.ics': refused,
  'GET /events/{id}/similar': quiet,
  'GET /events/{id}/leisure-card': quiet,
  'GET /events/{id}/slots/users/download': refused,
  'GET /occurrences/{occurrence}/attendees/export': refused,
  'GET /occurrences/{occurrence}/code': own,
  'GET /timetable/{timetable}.ics': { ...own, isLink: true },
  'POST /messenger/events/{id}': refused,
  'GET /exports/{file}': quiet,
  'GET /exports/{file}/file': refused,
  'POST /exports/{file}/fetched': quiet,
};

export const ENDED_ORGANISATION_ROWS: Rows = {
  ...Object.fromEntries(
    Object.entries(ORGANISATION_TABLE).map(([name, { body }]) => [
      name,
      { ...refused, body, ...ORGANISATION_EXCEPTIONS[name] },
    ]),
  ),
  'GET /organizations/{id}/events.ics': refused,
  'GET /organizations/{id}/members/export': refused,
  'GET /organizations/{id}/events.rss': refused,
  'POST /messenger/organizations/{id}': refused,
  'POST /organizations/{id}/leave': quiet,
  'POST /organizations/{id}/owner/accept': quiet,
  'POST /organizations/{id}/owner/decline': quiet,
  'PUT /users/me/notification-settings/{organization}': {
    ...quiet,
    body: { by_email: true, by_sms: false, by_push: true },
  },
  'POST /uploads/{upload}/edit': { ...refused, body: { mode: 'crop' } },
  'PUT /uploads/{upload}': { ...refused, body: { name: 'Annet.webp' } },
  'DELETE /uploads/{upload}': refused,
  'POST /events': { ...refused, body: 'form' },
  'POST /events/draft': { ...refused, body: 'form' },
  'PUT /certificates/{certificate}': { ...refused, body: { name: 'Annet', category: 'safety', version: 1 } },
  'DELETE /certificates/{certificate}': { ...refused, body: {} },
  'POST /certificates/{certificate}/attach': { ...refused, body: { organizations: ['{other}'] } },
  'POST /certificates/{certificate}/detach': { ...refused, body: { organizations: ['{other}'] } },
  'POST /stamps': {
    ...refused,
    body: { certificate_id: '{certificate}', organization_id: '{organization}', user_ids: ['{member}'], forever: true },
  },
  // Who has taken part, be it years ago, may ask for a certificate: the organisation decides.
  'POST /stamps/request': {
    ...quiet,
    body: { certificate_id: '{certificate}', organization_id: '{organization}' },
  },
  'GET /stamps/{stamp}': refused,
  'POST /stamps/{stamp}/accept': { ...refused, body: { conditions: true } },
  'PUT /stamps/{stamp}': { ...refused, body: { version: 1, forever: true } },
  'DELETE /stamps/{stamp}': refused,
};

/** All of Norway, near enough for every activity to stand alone. */
const BOX = '?bbox=4,57,32,72&zoom=19';

/** Lists that name neither, and could still show them. */
export const ENDED_LISTS: Rows = {
  'GET /events': { ...quiet, query: '?perPage=100' },
  'GET /events-old': { ...quiet, query: '?perPage=100' },
  'GET /events/facets': quiet,
  'GET /events/featured': quiet,
  'GET /events/keywords': quiet,
  'GET /events/calendar': { ...quiet, query: `?start_at=${dayFromNow(-2)}&end_at=${dayFromNow(5)}` },
  'GET /events/map': { ...quiet, query: BOX },
  'GET /events/map/list': { ...quiet, query: BOX },
  'GET /map/places': quiet,
  'GET /events/gallery': { ...quiet, query: '?organization_id={organization}' },
  'GET /events/collection': { ...quiet, query: '?organization_id={organization}' },
  'GET /events.ics': quiet,
  'GET /events.rss': quiet,
  'GET /slideshow': quiet,
  'GET /search': { ...quiet, query: '?q=Hemmelig' },
  'GET /organizations': { ...quiet, query: '?q=Laget' },
  'GET /organizations/facets': quiet,
  'GET /organizations/search': { ...quiet, query: '?q=Laget' },
  'GET /organizations/requested': quiet,
  'GET /organizations/pending': quiet,
  'GET /organizations/office': quiet,
  'GET /events/taken-down': quiet,
  'GET /organizations/sms-senders': quiet,
  'GET /users/search': { ...quiet, query: '?q=Ukjent' },
  'GET /certificates': quiet,
  'GET /stamps': quiet,
  'GET /events/my': own,
  'GET /users/me/entries': own,
  'GET /users/me/events': own,
  'GET /users/me/occurrences': own,
  'GET /users/me/counts': quiet,
  'GET /users/me/organizations': quiet,
  'GET /users/me/notification-settings': quiet,
  'GET /users/me/permissions': quiet,
  'GET /messenger/threads': quiet,
  'GET /messenger/unread': quiet,
  'GET /messenger/me': quiet,
  'GET /messenger/people': own,
  'GET /messenger/blocks': quiet,
  'GET /messenger/search': quiet,
  'GET /reports/mine': quiet,
  'GET /reports/about-me': quiet,
  'GET /reports/cases': quiet,
};

/** The link of an invitation to an organisation that is no longer there. */
export const ENDED_LINKS: Rows = {
  'GET /invites/validate': { ...quiet, query: '?token={token}' },
  'POST /invites/accept': { ...refused, body: { token: '{token}' } },
  'POST /invites/decline': { ...refused, body: { token: '{token}' } },
};

/** About neither: accounts, the portal itself, places, files of one's own, and links whose own tests tell. */
export const ABOUT_OTHER_THINGS = [
  ...ABOUT_MONEY,
  ...ABOUT_CULTURE,
  ...ABOUT_PORTALS,
  ...ABOUT_SCREENS,
  ...ABOUT_THE_PLATFORM,
  ...ABOUT_CV,
  ...ABOUT_HOUSEHOLDS,
  ...ABOUT_OWN_NOTICES,
  ...ABOUT_NUMBERS,
  'GET /addresses',
  'GET /alerts',
  'POST /alerts',
  'PUT /alerts/{id}',
  'DELETE /alerts/{id}',
  'GET /auth/form',
  'GET /auth/idporten/callback',
  'GET /auth/idporten/status',
  'GET /auth/idporten/url',
  'GET /auth/sessions',
  'DELETE /auth/sessions/{id}',
  'GET /auth/username-verifications/{id}/challenge',
  'POST /auth/username-verifications/challenge',
  'POST /auth/username-verifications/{id}/resend',
  'POST /auth/authenticator',
  'PUT /auth/authenticator',
  'DELETE /auth/authenticator',
  'POST /auth/email',
  'POST /auth/exists',
  'POST /auth/login',
  'POST /auth/logout',
  'POST /auth/password/change',
  'POST /auth/password/forgot',
  'POST /auth/password/reset',
  'POST /auth/password/restore',
  'POST /auth/phone',
  'POST /auth/proof',
  'POST /auth/register',
  'POST /auth/two-factor-authentication',
  'DELETE /auth/two-factor-authentication',
  'POST /auth/username-verifications',
  'POST /auth/verify',
  'POST /auth/verify-code',
  'POST /auth/verify/resend',
  'GET /certificates/categories',
  'POST /certificates',
  'GET /dev/outbox',
  'GET /dnt/events/{id}',
  'GET /events/categories',
  'GET /events/types',
  'GET /municipalities',
  'GET /municipalities/current',
  'GET /municipalities/{id}/domain',
  'POST /messenger/blocks',
  'DELETE /messenger/blocks',
  'POST /messenger/direct',
  'POST /messenger/threads',
  'GET /messenger/threads/{id}',
  'PUT /messenger/threads/{id}',
  'DELETE /messenger/threads/{id}',
  'GET /messenger/threads/{id}/files',
  'GET /messenger/threads/{id}/files/{file}',
  'POST /messenger/threads/{id}/leave',
  'GET /messenger/threads/{id}/messages',
  'POST /messenger/threads/{id}/messages',
  'PUT /messenger/threads/{id}/messages/{seq}',
  'DELETE /messenger/threads/{id}/messages/{seq}',
  'GET /messenger/threads/{id}/participants',
  'POST /messenger/threads/{id}/participants',
  'DELETE /messenger/threads/{id}/participants',
  'POST /messenger/threads/{id}/read',
  'POST /messenger/threads/{id}/typing',
  'GET /info-page',
  'GET /notifications',
  'POST /notifications/read',
  'POST /notifications/{id}/read',
  'GET /payment_intents/{id}',
  'POST /payment_intents/{id}/confirm',
  'GET /organizations/register',
  'GET /organizations/roles',
  'POST /organizations',
  'GET /push-subscriptions',
  'POST /push-subscriptions',
  'POST /push-subscriptions/renewals',
  'DELETE /push-subscriptions',
  'POST /reports',
  'POST /reports/cases/{id}/appeal',
  'GET /reports/cases/{id}',
  'GET /reports/cases/{id}/files/{report}',
  'PUT /reports/cases/{id}',
  'POST /reports/cases/{id}/decision',
  'POST /reports/cases/{id}/appeal/decision',
  'POST /reports/cases/{id}/referrals',
  'POST /reports/cases/{id}/referrals/end',
  ...LENDING_CALLS,
  'GET /scans/desks',
  'GET /scans/along',
  'POST /scans',
  'GET /service-pages/{key}',
  'GET /stream',
  'GET /tenant',
  'POST /uploads',
  'GET /users/geoip',
  'GET /users/me',
  'PUT /users/me',
  'DELETE /users/me',
  'GET /users/me/audit',
  'GET /users/me/export',
  'POST /users/me/export',
  'GET /users/me/info',
  'GET /users/me/terms',
  'POST /users/me/terms',
  'GET /users/me/timetable',
  'POST /users/me/timetable',
  'DELETE /users/me/timetable',
  'POST /users/{id}/login',
  'PUT /users/{id}/block',
  'DELETE /users/{id}/block',
  'PUT /users/{id}/scopes',
  'PUT /users/{id}/grants/{municipality}/{role}',
  'DELETE /users/{id}/grants/{municipality}/{role}',
];
