/**
 * Which tests through the whole portal a change can have touched, for `npm run test:changed`. Tests of single files are
 * found by their imports; these import everything, so it is written down here, by how their names begin.
 */
export type Touched = { api?: string[]; operations?: string[]; pages?: string[] };

/** By the folder of the feature. */
export const TOUCHED_BY_FEATURE: Record<string, Touched> = {
  addresses: { api: ['addresses'], pages: ['running', 'become-organiser'] },
  announcements: { api: ['announcements'], pages: ['home'] },
  attendance: {
    api: ['attendance', 'participants', 'event-authorisation', 'former-cohosts', 'contact-data'],
    pages: ['attend', 'participants'],
  },
  audit: { api: ['log', 'users'], pages: ['profile'] },
  calendar: { api: ['calendar'], pages: ['calendar'] },
  certificates: { api: ['certificates'], pages: ['certificates'] },
  circulars: {
    api: ['circulars', 'participants-messages', 'log-in-as', 'sms', 'sms-senders'],
    pages: ['partners', 'sms-senders'],
  },
  comments: { api: ['comments', 'event-authorisation'], pages: ['shifts'] },
  door: { api: ['door', 'event-authorisation'], pages: ['door'] },
  'event-invites': { api: ['event-invites', 'programme'], pages: ['shifts'] },
  events: {
    api: ['event', 'private-activities', 'similar-events', 'former-cohosts', 'caching', 'kept-answers', 'pages.'],
    pages: ['event', 'finding'],
  },
  exports: { api: ['exports', 'participants-export', 'slots-export', 'contact-data'], pages: ['participants'] },
  facts: { api: ['attendance-letters', 'messages'], pages: ['attend'] },
  feeds: { api: ['feeds', 'broken-feeds', 'embed', 'open-data'], pages: ['calendar'] },
  filters: { api: ['event-filters', 'event-facets', 'finding-pages'], pages: ['finding'] },
  identity: {
    api: [
      'access',
      'credentials',
      'ended-sessions',
      'enumeration',
      'erasure',
      'identity',
      'idporten',
      'log-in-as',
      'rights',
      'ticket',
      'wrong-codes',
    ],
    pages: ['auth', 'account'],
  },
  imports: { api: ['imports', 'broken-feeds'], pages: ['finding'] },
  map: { api: ['map'], pages: ['map'] },
  memberships: {
    api: ['invitation', 'member', 'groups', 'organisation-authorisation', 'ended-authorisation'],
    pages: ['members'],
  },
  messages: {
    api: ['messages', 'sms', 'code-sms-budget', 'attendance-letters', 'log-secrets', 'stored-secrets'],
    pages: ['auth'],
  },
  metrics: { api: ['menu-counts', 'organisation-statistic'], pages: ['home'] },
  municipalities: { api: ['tenant', 'hosts'], pages: ['home'] },
  'organisation-register': { api: ['organisation-register', 'organisation-requests'], pages: ['become-organiser'] },
  organisations: { api: ['organisation', 'groups', 'access'], pages: ['organisations', 'become-organiser'] },
  partnerships: { api: ['partnerships', 'former-cohosts', 'ended-authorisation'], pages: ['partners'] },
  pictures: { api: ['site-files', 'event-page'], pages: ['event'] },
  push: { api: ['push', 'reminder-settings'], pages: ['push'] },
  search: { api: ['search'], pages: ['finding'] },
  series: { api: ['series', 'event-authorisation', 'private-activities'], pages: ['running', 'drafts'] },
  'service-pages': { api: ['page-contents', 'data-map'], pages: ['pages'] },
  slideshow: { api: ['slideshow'], pages: ['slideshow'] },
  slots: { api: ['slots', 'event-authorisation', 'contact-data'], pages: ['shifts'] },
  tenants: { api: ['tenant', 'hosts', 'headers'], pages: ['home'] },
  timetable: { api: ['timetable'], pages: ['calendar'] },
  uploads: { api: ['upload'], pages: ['running'] },
  users: { api: ['users', 'log-in-as', 'erasure', 'own-lists', 'rights', 'super-admin'], pages: ['profile'] },
  vocabulary: { api: ['search', 'event-facets'], pages: ['finding'] },
};

/** Some of everything: for what all calls go through. Only `npm test` runs the rest. */
const SOME_OF_EVERYTHING: Touched = {
  api: [
    'attendance.',
    'authorisation',
    'caching',
    'errors',
    'events.',
    'fuzz',
    'idempotency',
    'identity.',
    'organisations.',
    'pages.',
    'production',
    'reads-change-nothing',
    'start.',
    'tenant.',
    'tickets.',
  ],
  pages: ['home', 'auth'],
};

/** By how the path begins; every one that fits counts. */
export const TOUCHED_BY_PLACE: [start: string, touched: Touched][] = [
  ['apps/cli/', { operations: ['commands', 'backup'] }],
  ['apps/page-contract.ts', { api: ['pages', 'page-contents'], pages: ['pages'] }],
  ['apps/server/', { ...SOME_OF_EVERYTHING, operations: ['start-up', 'shutdown'] }],
  ['apps/web/', { pages: ['home', 'pages'] }],
  ['apps/web/pages/auth/', { pages: ['auth'] }],
  ['apps/web/pages/dashboard/', { pages: ['organisations', 'account'] }],
  ['apps/web/pages/door/', { pages: ['door'] }],
  ['apps/web/pages/event-form/', { pages: ['running', 'drafts'] }],
  ['apps/web/pages/my/', { pages: ['account'] }],
  ['apps/web/pages/organisation/', { pages: ['organisations', 'members', 'certificates'] }],
  ['apps/web/pages/participants/', { pages: ['participants'] }],
  ['apps/web/pages/profile/', { pages: ['profile', 'account'] }],
  ['apps/web/pages/screen/', { pages: ['slideshow'] }],
  ['apps/web/pages/shifts/', { pages: ['shifts'] }],
  ['apps/web/service-worker.ts', { pages: ['push', 'door'] }],
  ['apps/web/shell/', { pages: ['shell'] }],
  ['compose.yaml', { operations: ['documentation'] }],
  ['database/', { ...SOME_OF_EVERYTHING, operations: ['backup'] }],
  ['deploy/', { operations: ['documentation'] }],
  ['docs/operations.md', { operations: ['documentation'] }],
  ['package', { ...SOME_OF_EVERYTHING, operations: ['start-up'] }],
  ['platform/contract/', SOME_OF_EVERYTHING],
  ['platform/server/', { ...SOME_OF_EVERYTHING, operations: ['start-up', 'shutdown'] }],
  ['tests/support/portal.ts', SOME_OF_EVERYTHING],
  ['tests/support/given', SOME_OF_EVERYTHING],
  ['ui/', { pages: ['home', 'pages'] }],
];
