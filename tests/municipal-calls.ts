/**
 * Every call of a municipality's office that names a thing, with what else it takes to get as far as the question of whose
 * it is. Names in braces are those of tests/support/municipal-rows.ts, `own` is the municipality of the one
 * who asks and `theirs` the other.
 */
export type MunicipalCall = {
  body?: object;
  query?: string;
  file?: true;
  /** Where it is asked of one's own municipality, about a thing of the other: a list has none, a form says which field. */
  answer?: 'empty' | 409 | 422;
};

const STOP = { reason: 'Vi må se på attestene.' };
const TICKETS = {
  name: 'Svømming',
  description: '',
  provider_name: 'Sundhallen',
  organization_id: null,
  scheme_id: null,
  total: 5,
  opens_at: '2026-11-01T08:00:00Z',
  closes_at: '2026-11-30T20:00:00Z',
  valid_from: '2026-11-01',
  valid_until: '2026-11-30',
  hold_days: null,
  min_age: null,
  max_age: null,
  per_card: 1,
};
const PLACE = {
  name: 'Båthuset',
  address: 'Kaien 3',
  provider_name: 'Båtforeningen',
  organization_id: null,
  openings: [],
  closures: [],
};
const ITEM = {
  place_id: '{place}',
  name: 'Kano',
  description: '',
  scene: 'padling',
  unit: 'day',
  max_length: 3,
  min_age: null,
  max_age: null,
  season_from: null,
  season_to: null,
  state: 'open',
};
const PLAYLIST = {
  name: 'Inne hos oss',
  weekdays: [0],
  from_time: null,
  to_time: null,
  screen_ids: null,
  has_card_codes: true,
  items: [
    {
      kind: 'notice',
      title: 'Hei',
      body: '',
      query: '',
      organization_id: null,
      picture_upload_id: null,
      seconds: 10,
      last_day: null,
    },
  ],
};
const ANNOUNCEMENT = {
  type: 'news',
  title: { nb: 'Stengt', nn: '', en: '' },
  body: { nb: '', nn: '', en: '' },
  first_day: '2026-11-18',
  last_day: '2026-11-30',
  is_dismissible: true,
};

export const MUNICIPAL_CALLS: Readonly<Record<string, MunicipalCall>> = {
  'PUT /municipality/announcements/{announcement}': { body: ANNOUNCEMENT },
  'POST /municipality/announcements/{announcement}/end': {},
  'GET /municipality/log': { query: '?municipality_id={own}&organization={club}', answer: 'empty' },
  'GET /municipality/leisure-cards': { query: '?municipality_id={own}&scheme_id={scheme}', answer: 'empty' },
  'POST /municipality/leisure-cards/{card}/open': {},
  'POST /municipality/leisure-cards/{card}/refill': { body: { direction: 'in', amount: '10', reason: 'Etter klage' } },
  'GET /municipality/statistics': { query: '?municipality_id={own}&version_id={version}' },
  'POST /municipality/leisure-cards/initialize': {
    body: { municipality_id: '{own}', scheme_id: '{scheme}', amount: '10', reason: 'Ekstra til jul' },
  },
  'POST /municipality/leisure-cards/import': { query: '?municipality_id={own}&scheme_id={scheme}', file: true },
  'GET /municipality/leisure-cards/imports/{list}/fault-lines': {},
  'GET /municipality/leisure-cards/imports/{list}/faults': {},
  'POST /municipality/leisure-cards/imports/{list}/take': { body: { leaves_faulty: false } },
  'POST /municipality/leisure-cards/imports/{list}/stop': {},
  'POST /municipality/leisure-cards/runs/{run}/decide': { body: { decision: 'start' } },
  'POST /organizations/{calling}/sms-sender/approve': { body: { sender: 'Ringer' } },
  'POST /organizations/{calling}/sms-sender/refuse': { body: { sender: 'Ringer', reason: 'Ikke deres navn' } },
  'POST /municipality/organisers/messages': {
    body: { municipality_id: '{own}', organizations: ['{club}'], subject: 'Halltid', body: 'Søk nå.' },
    answer: 409,
  },
  'GET /municipality/tickets/{tickets}': {},
  'POST /municipality/tickets': {
    query: '?municipality_id={own}',
    body: { ...TICKETS, scheme_id: '{scheme}' },
    answer: 422,
  },
  'PUT /municipality/tickets/{tickets}': { body: { ...TICKETS, revision: 1 } },
  'POST /municipality/tickets/{tickets}/state': { body: { state: 'closed' } },
  'GET /municipality/tickets/{tickets}/statistics': {},
  'POST /municipality/tickets/{tickets}/export': { body: { type: 'csv' } },
  'DELETE /municipality/tickets/{tickets}': {},
  'GET /municipality/equipment/loans': { query: '?municipality_id={own}&item_id={item}', answer: 'empty' },
  'POST /municipality/equipment/loans/{loan}/deposit': { body: { kept_ore: 0, reason: 'Ødelagt' } },
  'POST /municipality/lending-places': {
    body: { ...PLACE, municipality_id: '{own}', organization_id: '{club}' },
    answer: 422,
  },
  'PUT /municipality/lending-places/{place}': { body: { ...PLACE, version: 1 } },
  'POST /municipality/equipment': { body: ITEM },
  'PUT /municipality/equipment/{item}': { body: { ...ITEM, version: 1 } },
  'GET /municipality/equipment/{item}/pieces': {},
  'POST /municipality/equipment/{item}/pieces': { body: { labels: ['Telt 2'] } },
  'POST /municipality/transactions/{claim}/open': {},
  'GET /municipality/transactions/{claim}/receipts/{receipt}': {},
  'POST /municipality/transactions/decide': { body: { ids: ['{claim}'], decision: 'approve', message: '' } },
  'POST /municipality/transactions/{claim}/retry': {},
  'POST /municipality/transactions/{claim}/own-refund/retry': {},
  'POST /municipality/transactions/{claim}/own-refund/settle': { body: { message: 'Betalt tilbake' } },
  'POST /municipality/participations/{participation}/decide': { body: { decision: 'stop', reason: 'Nedlagt' } },
  'POST /municipality/culture-venues': { body: { organization_id: '{club}' }, answer: 422 },
  'DELETE /municipality/culture-venues/{venue}': {},
  'DELETE /municipality/guardianships/{guardianship}': { body: { reason: 'Dom i saken' } },
  'POST /users/{resident}/login': { body: { reason: 'Brukeren ringte' } },
  'GET /municipality/ledger/postings': { query: '?municipality_id={own}&account=1', answer: 'empty' },
  'GET /municipality/ledger/postings/{posting}': {},
  'POST /organizations/{pending}/accept': {},
  'POST /organizations/{pending}/decline': { body: STOP },
  'POST /organizations/{club}/suspend': { body: STOP },
  'POST /organizations/{club}/revoke': { body: STOP },
  'POST /organizations/{stopped}/reopen': { body: STOP },
  'GET /municipality/bank-files/{bankFile}': {},
  'POST /municipality/bank-files/{bankFile}/approve': {},
  'POST /municipality/bank-files/{bankFile}/withdraw': { body: { reason: 'Feil konto' } },
  'POST /municipality/bank-files/{bankFile}/download': {},
  'POST /municipality/schemes/{scheme}/versions': {},
  'GET /municipality/schemes/versions/{draft}': {},
  'PUT /municipality/schemes/versions/{draft}': { body: { form: '{form}', revision: 1 } },
  'POST /municipality/schemes/versions/{draft}/send': { body: { revision: 1 } },
  'POST /municipality/schemes/versions/{draft}/take-back': {},
  'POST /municipality/schemes/versions/{draft}/publish': {
    body: { decided_by: 'Kommunestyret', case_number: '43/26', decided_on: '2026-06-11' },
  },
  'POST /municipality/schemes/versions/{version}/end': { body: { last_day: '2026-12-31', reason: 'Brukt opp' } },
  'PUT /municipality/screens/{screen}': { body: { name: 'Hallen', place: '', dark_from: null, dark_to: null } },
  'DELETE /municipality/screens/{screen}': {},
  'POST /municipality/screens/{screen}/restart': {},
  'POST /municipality/screen-playlists': {
    body: { ...PLAYLIST, municipality_id: '{own}', screen_ids: ['{screen}'] },
  },
  'PUT /municipality/screen-playlists/{playlist}': { body: { ...PLAYLIST, version: 1 } },
  'DELETE /municipality/screen-playlists/{playlist}': {},
  'POST /municipality/screen-takeovers': {
    body: {
      municipality_id: '{own}',
      title: 'Stengt',
      body: '',
      starts_at: null,
      ends_at: '2026-11-17T13:00:00Z',
      screen_ids: ['{screen}'],
    },
  },
  'DELETE /municipality/screen-takeovers/{takeover}': {},
  'GET /municipality/studio/{portal}': {},
  'PUT /municipality/studio/{portal}/draft': { body: { differences: {}, revision: 0 } },
  'DELETE /municipality/studio/{portal}/draft': {},
  'POST /municipality/studio/{portal}/publish': { body: { revision: 0, reason: null, publish_at: null } },
  'POST /municipality/studio/{portal}/unschedule': {},
  'POST /municipality/studio/{portal}/restore': { body: { number: 1 } },
  'PUT /users/{resident}/grants/{theirs}/support': { body: { reason: 'Ny på kontoret' } },
  'DELETE /users/{colleague}/grants/{theirs}/support': { body: { reason: 'Sluttet' } },
  'DELETE /municipality/people/invites/{invite}': {},
  'GET /wind-downs/{windDown}/rehearsal': {},
};
