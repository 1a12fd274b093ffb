import { CONDITIONS_VERSION } from '#features/organisations/rules.ts';

/**
 * Who may do what in an organisation, written by hand from the permissions that were agreed on, never derived from the
 * code. AN anonymous, US logged in, AP applicant, ME member, MO moderator, AD admin, OW owner, PA admin of its parent,
 * EX admin of one that was its parent and its cohost until both ended, OA admin of another organisation, RQ the user
 * who asked for it (while it is pending), MS and MA support and admin of its municipality, XA admin of another
 * municipality, SM and SA scopes moderator and admin. AC is logged in as AD, RO is AD and may only look: they get what
 * AD gets where the table of all calls lets them in.
 */
export const ACCESS_KEYS = [
  'AN',
  'US',
  'AP',
  'ME',
  'MO',
  'AD',
  'OW',
  'PA',
  'EX',
  'OA',
  'RQ',
  'MS',
  'MA',
  'XA',
  'SM',
  'SA',
  'AC',
  'RO',
] as const;
export type AccessKey = (typeof ACCESS_KEYS)[number];

/** In a deleted one nobody has a right, and on a closing portal there is none. */
export const VARIANTS = ['public', 'private', 'pending', 'deleted', 'closing tenant'] as const;
export type Variant = (typeof VARIANTS)[number];
type Open = 'public' | 'private' | 'pending';

const EVERYBODY = 'AN US AP ME MO AD OW PA EX OA RQ MS MA XA SM SA';
const LOGGED_IN = 'US AP ME MO AD OW PA EX OA RQ MS MA XA SM SA';
const MEMBERS = 'ME MO AD OW PA';
const MODERATORS = 'MO AD OW PA';
const ADMINS = 'AD OW';

/** A user who may look into one at all; to the others what is inside is not there. */
export const SEES: Record<Open, string> = {
  public: EVERYBODY,
  private: `${MEMBERS} MA`,
  pending: 'RQ MS MA SA',
};

export type OrganisationRow = {
  /** Whom the organisation's door lets through. What they run into behind it (409, 422) is another matter. */
  public: string;
  private: string;
  pending: string;
  /** To those whom it keeps out a private one says that it is private. */
  tellsPrivate?: true;
  /** Only for those with a municipal grant and super-admins: others are forbidden to ask, whatever there is. */
  isMunicipal?: true;
  /** Also for the user who knows that it exists, without looking in. */
  isKnownToAll?: true;
  body?: unknown;
};

const inside = { public: EVERYBODY, private: SEES.private, pending: SEES.pending };
const by = (who: string): OrganisationRow => ({ public: who, private: who, pending: '' });
const forAll = { public: LOGGED_IN, private: LOGGED_IN, pending: SEES.pending, isKnownToAll: true } as const;

export const ORGANISATION_TABLE: Readonly<Record<string, OrganisationRow>> = {
  'GET /organizations/{id}': { ...inside, tellsPrivate: true },
  'GET /organizations/{id}/events': inside,
  'GET /organizations/{id}/contacts': inside,
  'GET /organizations/{id}/gallery': inside,
  'GET /organizations/{id}/documents': inside,
  'GET /organizations/{id}/cohosts': inside,
  'GET /organizations/{id}/subsidiaries': inside,

  'GET /organizations/{id}/permissions': forAll,
  'POST /organizations/{id}/request': { ...forAll, body: { description: 'Jeg vil være med.' } },
  'POST /organizations/{id}/follow': { public: LOGGED_IN, private: SEES.private, pending: SEES.pending },
  'DELETE /organizations/{id}/follow': {
    public: LOGGED_IN,
    private: LOGGED_IN,
    pending: SEES.pending,
    isKnownToAll: true,
  },
  'POST /organizations/{id}/contacts/messages': {
    public: LOGGED_IN,
    private: SEES.private,
    pending: SEES.pending,
    body: { users: ['{contact}'], body: 'Hei!' },
  },

  'GET /organizations/{id}/certificates': { public: LOGGED_IN, private: SEES.private, pending: SEES.pending },
  'GET /organizations/{id}/members': by(MEMBERS),
  'GET /organizations/{id}/events/run': by(MODERATORS),
  'GET /organizations/{id}/questions': by(MODERATORS),
  'GET /organizations/{id}/requests': by(MODERATORS),
  'GET /organizations/{id}/invites': by(MODERATORS),
  'GET /organizations/{id}/messages': by(MODERATORS),
  'GET /organizations/{id}/messages/audience': by(MODERATORS),
  'GET /organizations/{id}/statistic': by(MODERATORS),
  'GET /organizations/{id}/stamps/people': by(MODERATORS),
  'GET /organizations/{id}/permission-settings': by(ADMINS),
  'GET /organizations/{id}/role-certificates': by(ADMINS),
  'GET /organizations/{id}/sms-config': by(ADMINS),
  'GET /organizations/{id}/leisure-cards': by(ADMINS),
  'GET /organizations/{id}/payments': by(ADMINS),

  'POST /organizations/{id}/members/{applicant}/accept': by(MODERATORS),
  'POST /organizations/{id}/members/{applicant}/cancel': by(MODERATORS),
  'POST /organizations/{id}/invites': { ...by(MODERATORS), body: { emails: ['ny@eksempel.no'] } },
  'DELETE /organizations/{id}/invites/{invite}': by(MODERATORS),
  'POST /organizations/{id}/messages': { ...by(MODERATORS), body: { subject: 'Dugnad', body: 'Kom på dugnad!' } },
  'POST /organizations/{id}/gallery': { ...by(MODERATORS), body: { upload_id: '{upload}' } },
  'DELETE /organizations/{id}/gallery/{image}': by(MODERATORS),
  'POST /organizations/{id}/documents': { ...by(MODERATORS), body: { upload_id: '{upload}', name: 'Vedtekter' } },
  'PUT /organizations/{id}/documents/{document}': { ...by(MODERATORS), body: { name: 'Nye vedtekter' } },
  'DELETE /organizations/{id}/documents/{document}': by(MODERATORS),

  'PUT /organizations/{id}': { ...by(ADMINS), body: { name: 'Solvik IL', updated_at: '2000-01-01T00:00:00Z' } },
  'POST /organizations/{id}/certificates': { ...by(ADMINS), body: { name: 'Førstehjelp', category: 'safety' } },
  'POST /organizations/{id}/permission-settings': { ...by(ADMINS), body: { permissions: {} } },
  'POST /organizations/{id}/conditions': {
    ...by(ADMINS),
    body: { version: CONDITIONS_VERSION, is_accepted: true },
  },
  'PUT /organizations/{id}/role-certificates': { ...by(ADMINS), body: { moderator: null, admin: null } },
  'DELETE /organizations/{id}/members/{member}': by(ADMINS),
  'POST /organizations/{id}/members/{member}/role': { ...by(ADMINS), body: { role: 'moderator', from: 'member' } },
  'PUT /organizations/{id}/members/{member}': {
    ...by(ADMINS),
    body: {
      kind: 'team',
      owner_kind: 'USER',
      starts_on: null,
      ends_on: null,
      is_disabled: false,
      is_contact: false,
      title: null,
    },
  },
  'POST /organizations/{id}/events/export': { ...by(MODERATORS), body: { type: 'csv' } },
  'POST /organizations/{id}/members/export': { ...by(ADMINS), body: { type: 'csv' } },
  'PUT /organizations/{id}/sms-config': { ...by(ADMINS), body: { is_enabled: false, sender: null } },
  'POST /organizations/{id}/payments/file': { ...by(ADMINS), body: {} },
  'POST /organizations/{id}/leisure-cards': {
    ...by(ADMINS),
    body: { scheme_id: '01980000-0000-7000-8000-000000000000', bank_account: '12345678903' },
  },
  'POST /organizations/{id}/sms/price': { ...by(ADMINS), body: { body: 'Kom!' } },
  'POST /organizations/{id}/sms': { ...by(ADMINS), body: { body: 'Kom!', agreed_cost_ore: 0 } },
  'POST /organizations/{id}/cohosts': { ...by(`${ADMINS} MA`), body: { organization_id: '{other}' } },
  'POST /organizations/{id}/cohosts/{asked}/approve': by(`${ADMINS} MA`),
  'POST /organizations/{id}/cohosts/{asked}/cancel': by(`${ADMINS} MA`),
  'POST /organizations/{id}/subsidiaries': { ...by(`${ADMINS} MA`), body: { organization_id: '{other}' } },
  'POST /organizations/{id}/subsidiaries/{child}/approve': by(`${ADMINS} MA`),
  'POST /organizations/{id}/subsidiaries/{child}/cancel': by(`${ADMINS} MA`),

  'POST /organizations/{id}/owner/{admin}': by('OW'),
  'DELETE /organizations/{id}': by('OW'),

  'POST /organizations/{id}/accept': {
    public: 'MS MA SA',
    private: 'MS MA SA',
    pending: 'MS MA SA',
    isMunicipal: true,
    isKnownToAll: true,
  },
  'POST /organizations/{id}/decline': {
    public: 'MS MA SA',
    private: 'MS MA SA',
    pending: 'MS MA SA',
    isMunicipal: true,
    isKnownToAll: true,
    body: { reason: 'Vi kjenner dere ikke.' },
  },
  'POST /organizations/{id}/suspend': {
    public: 'MS MA SA',
    private: 'MS MA SA',
    pending: 'MS MA SA',
    isMunicipal: true,
    isKnownToAll: true,
    body: { reason: 'Det må vi se på.' },
  },
  'POST /organizations/{id}/revoke': {
    public: 'MS MA SA',
    private: 'MS MA SA',
    pending: 'MS MA SA',
    isMunicipal: true,
    isKnownToAll: true,
    body: { reason: 'Det må vi se på.' },
  },
  'POST /organizations/{id}/reopen': {
    public: 'MS MA SA',
    private: 'MS MA SA',
    pending: 'MS MA SA',
    isMunicipal: true,
    isKnownToAll: true,
    body: { reason: 'Det må vi se på.' },
  },
  'POST /organizations/{id}/sms-sender/approve': {
    public: 'MS MA SA',
    private: 'MS MA SA',
    pending: 'MS MA SA',
    isMunicipal: true,
    isKnownToAll: true,
    body: { sender: 'Solvik IL' },
  },
  'POST /organizations/{id}/sms-sender/refuse': {
    public: 'MS MA SA',
    private: 'MS MA SA',
    pending: 'MS MA SA',
    isMunicipal: true,
    isKnownToAll: true,
    body: { sender: 'Solvik IL', reason: 'Det er ikke dere.' },
  },
};
