import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describedApi } from '#apps/server/described-api.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { type ClaimScene, claimScene } from '#tests/support/claim-scene.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { multipartBody } from '#tests/support/multipart-body.ts';

type Asked = {
  query?: Record<string, string>;
  body?: object;
  file?: string;
  /** The municipality stands beside what is sent, and not in it. */
  isInQuery?: true;
  /** What one's own answers, where that is not a yes: what went along is nothing. */
  own?: number;
};

let scene: ClaimScene;
let both: string;
let former: string;
beforeAll(async () => {
  scene = await claimScene();
  const { given, db } = scene.portal;
  both = await given.person('Berit Begge', { adminOf: [BERGEN, OSLO] });
  former = await given.person('Fred Før', { adminOf: [BERGEN, OSLO] });
  await sql`delete from municipal_grant where user_id = ${former} and municipality_id = ${BERGEN}`.execute(db);
});
afterAll(() => scene.close());

/** Every call of the office that names a municipality, with enough beside it to get as far as the question of whose. */
const CALLS: Record<string, () => Asked> = {
  'GET /certificates': () => ({ query: { owner: 'municipality' } }),
  'POST /certificates': () => ({ body: { name: 'Livredning', category: 'safety' } }),
  'GET /municipality/bank-files': () => ({}),
  'POST /municipality/bank-files': () => ({ body: {}, own: 409 }),
  'POST /municipality/bank-answers': () => ({ file: 'ingenting', own: 422 }),
  'PUT /municipality/payer': () => ({
    body: { name: 'Bergen', organisation_number: '964338531', bank_account: '12345678903', bic: 'DNBANOKK' },
  }),
  'POST /municipality/exports': () => ({ body: { type: 'csv', list: { kind: 'accounts' } } }),
  'GET /municipality/leisure-cards': () => ({}),
  'GET /municipality/leisure-cards/numbers': () => ({}),
  'POST /municipality/leisure-cards/find': () => ({ body: { ssn: '01031450035', reason: 'Familien ringte' } }),
  'GET /municipality/leisure-cards/runs': () => ({}),
  'POST /municipality/leisure-cards/initialize': () => ({
    body: { scheme_id: scene.scheme, amount: '10', reason: 'Ekstra til jul' },
  }),
  'POST /municipality/leisure-cards/import': () => ({ query: { scheme_id: scene.scheme }, file: 'a', own: 422 }),
  'GET /municipality/leisure-cards/imports': () => ({}),
  'GET /municipality/leisure-cards/import/template': () => ({}),
  'GET /municipality/ledger': () => ({}),
  'GET /municipality/ledger/postings': () => ({}),
  'GET /municipality/ledger/proofs': () => ({}),
  'POST /municipality/ledger/control': () => ({ body: {} }),
  'GET /municipality/ledger/journal': () => ({}),
  'GET /municipality/participations': () => ({}),
  'GET /municipality/schemes': () => ({}),
  'POST /municipality/schemes': () => ({ body: { name: 'Fritidskonto for alle' } }),
  'GET /municipality/statistics': () => ({}),
  'GET /municipality/transactions': () => ({}),
  'GET /municipality/culture-numbers': () => ({}),
  'GET /municipality/culture-numbers/file': () => ({}),
  'GET /municipality/culture-venues': () => ({}),
  'GET /municipality/screens': () => ({}),
  'POST /municipality/screens': () => ({ body: { code: '000000', name: 'Biblioteket', place: '' }, own: 422 }),
  'POST /municipality/screen-playlists': () => ({
    body: {
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
    },
  }),
  'POST /municipality/screen-takeovers': () => ({
    body: { title: 'Stengt', body: '', starts_at: null, ends_at: '2000-01-01T00:00:00Z', screen_ids: null },
    own: 422,
  }),
  'GET /municipality/reach': () => ({}),
  'GET /municipality/reach/file': () => ({ query: { type: 'csv' } }),
  'GET /municipality/equipment': () => ({}),
  'GET /municipality/equipment/choices': () => ({}),
  'GET /municipality/equipment/loans': () => ({}),
  'GET /municipality/equipment/numbers': () => ({}),
  'GET /municipality/equipment/import/template': () => ({}),
  'POST /municipality/equipment/import': () => ({ file: 'a', own: 422 }),
  'POST /municipality/equipment/import/take': () => ({ file: 'a', own: 422 }),
  'POST /municipality/equipment/export': () => ({ body: { type: 'csv' } }),
  'POST /municipality/lending-places': () => ({
    body: {
      name: 'Utstyrsbua',
      address: 'Kaien 1',
      provider_name: 'Bergen',
      organization_id: null,
      openings: [],
      closures: [],
    },
  }),
  'GET /municipality/today': () => ({}),
  'GET /municipality/log': () => ({}),
  'POST /municipality/year-exports': () => ({ body: { type: 'csv', year: 2026 } }),
  'GET /municipality/imports': () => ({}),
  'GET /municipality/guardianships': () => ({}),
  'GET /municipality/import-sources': () => ({}),
  'POST /municipality/import-sources': () => ({
    body: { name: 'Koret', kind: 'ical', address: 'https://10.0.0.1/', organization_id: null },
    own: 422,
  }),
  'GET /municipality/events': () => ({}),
  'GET /municipality/featured-events': () => ({}),
  'PUT /municipality/featured-events/{id}': () => ({ body: { last_day: '2026-11-20' } }),
  'DELETE /municipality/featured-events/{id}': () => ({}),
  'GET /municipality/people': () => ({}),
  'GET /municipality/people/invites': () => ({}),
  'GET /municipality/wind-down': () => ({}),
  'POST /municipality/people': () => ({ body: { username: '+4799999999', role: 'support' }, own: 422 }),
  'GET /municipality/approval': () => ({}),
  'PUT /municipality/approval': () => ({
    body: { version: 0, mode: 'by_rule', forms: ['FLI'], reason: 'Vedtak 12/26' },
  }),
  'GET /municipality/announcements': () => ({}),
  'POST /municipality/announcements': () => ({
    body: {
      type: 'news',
      title: { nb: 'Stengt', nn: '', en: '' },
      body: { nb: '', nn: '', en: '' },
      first_day: '2000-01-01',
      last_day: '2000-01-02',
    },
    own: 422,
  }),
  'POST /municipality/organisers/messages': () => ({
    body: { organizations: null, subject: 'Halltid', body: 'Søk nå.' },
  }),
  'GET /municipality/studio': () => ({}),
  // Portals are made by super-admins.
  'POST /municipality/studio': () => ({ own: 403, body: { key: 'nordnes' } }),
  'GET /municipality/tickets': () => ({}),
  'GET /municipality/tickets/choices': () => ({}),
  'GET /municipality/tickets/import/template': () => ({}),
  'POST /municipality/tickets/import': () => ({ file: 'a', own: 422 }),
  'POST /municipality/tickets/import/take': () => ({ file: 'a', own: 422 }),
  'POST /municipality/tickets': () => ({
    isInQuery: true,
    body: {
      name: 'To timer i badet',
      description: '',
      provider_name: 'Badet',
      organization_id: null,
      scheme_id: null,
      total: 10,
      opens_at: '2026-11-18T08:00:00Z',
      closes_at: '2026-12-18T08:00:00Z',
      valid_from: '2026-11-18',
      valid_until: '2026-12-31',
      hold_days: null,
      min_age: null,
      max_age: null,
      per_card: 1,
    },
  }),
};

/** What it answers when it is asked about a municipality; with an id, about an activity there. */
async function answerTo(as: string, name: string, municipality: number) {
  const [method = '', path = ''] = name.split(' ');
  const { query = {}, body, file, isInQuery } = CALLS[name]?.() ?? {};
  const municipality_id = String(municipality);
  const search = new URLSearchParams(body && !isInQuery ? query : { ...query, municipality_id });
  const sent = file === undefined ? undefined : multipartBody([{ name: 'fil', bytes: Buffer.from(file) }]);
  return scene.portal.as(as).send(method as 'GET', `/api${path.replace('{id}', scene.event)}?${search}`, {
    language: 'nb',
    // Tickets and things to borrow are there where a portal has them.
    ...(/ticket|equipment|lending/.test(path) && { host: 'demo-utstyr.localhost' }),
    ...(body && { body: isInQuery ? body : { ...body, municipality_id } }),
    ...sent,
  });
}

const names = Object.keys(CALLS);

describe('CRD-09 the office of one municipality at a time', () => {
  test('CRD-09 every call of the office that can name a municipality is looked at here', async () => {
    const takes = ({ query, body }: Endpoint) =>
      [query, body].some((schema) => schema instanceof z.ZodObject && 'municipality_id' in schema.shape);
    const declared = (await describedApi())
      .filter(({ path }) => /^\/(?:municipality|certificates)\b/.test(path))
      .filter(takes)
      .map(({ method, path }) => `${method} ${path}`);
    expect(names.toSorted()).toEqual(declared.toSorted());
  });

  test.each(names)('CRD-09 %s is refused to an admin of another municipality, and to a former one', async (name) => {
    for (const as of [scene.people.elsewhere, former]) {
      const { status } = await answerTo(as, name, BERGEN);
      expect([403, 404]).toContain(status);
    }
  });

  test.each(names)('CRD-09 %s answers an admin of two about the one that is asked for', async (name) => {
    const { status } = await answerTo(both, name, BERGEN);
    const { own } = CALLS[name]?.() ?? {};
    expect(own === undefined ? status < 300 : status === own, `${status}`).toBe(true);
  });

  test('CRD-09 what is asked of the other one is the other one’s', async () => {
    const ofOslo = async (name: string) => (await answerTo(both, name, OSLO)).json();
    expect((await ofOslo('GET /municipality/transactions')).municipality.id).toBe(String(OSLO));
    expect((await ofOslo('GET /municipality/bank-files')).municipality.id).toBe(String(OSLO));
    expect((await ofOslo('GET /municipality/ledger')).data.municipality.id).toBe(String(OSLO));
    expect((await ofOslo('GET /municipality/schemes')).data.schemes).toEqual([]);
    expect((await ofOslo('GET /municipality/leisure-cards')).data).toEqual([]);
    expect((await ofOslo('GET /municipality/leisure-cards/imports')).data).toEqual([]);
    expect((await ofOslo('GET /municipality/leisure-cards/runs')).data).toEqual([]);
    expect((await ofOslo('GET /municipality/statistics')).periods).toEqual([]);
    expect((await ofOslo('GET /municipality/participations')).data).toEqual([]);
  });
});

describe('CER-01 the certificates of one municipality at a time', () => {
  const namesOf = async (as: string, municipality: number) =>
    (await answerTo(as, 'GET /certificates', municipality)).json().data.map(({ name }: { name: string }) => name);
  const define = (as: string, name: string, municipality: number | string) =>
    scene.call(as, '/certificates', { name, category: 'safety', municipality_id: String(municipality) });

  test('CER-01 an admin of two defines one for the one they work for, and it is among hers alone', async () => {
    expect((await define(both, 'Bare i Oslo', OSLO)).status).toBe(200);
    expect(await namesOf(both, OSLO)).toContain('Bare i Oslo');
    expect(await namesOf(both, BERGEN)).not.toContain('Bare i Oslo');
    expect(await namesOf(scene.people.support, BERGEN)).not.toContain('Bare i Oslo');
  });

  test('CER-01 those who help look and define nothing; a municipality that is none is not there', async () => {
    expect((await answerTo(scene.people.support, 'GET /certificates', BERGEN)).status).toBe(200);
    expect((await define(scene.people.support, 'Til hjelp', BERGEN)).status).toBe(403);
    expect((await answerTo(scene.people.mother, 'GET /certificates', BERGEN)).status).toBe(404);
    expect((await define(scene.people.superAdmin, 'Ingensteds', 1)).status).toBe(404);
  });
});
