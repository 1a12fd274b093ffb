import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageRequest } from '#apps/page-contract.ts';
import type { PageMaker } from '#apps/server/page.ts';
import type { getEvent, listEvents } from '#features/events/contract.ts';
import type { getOrganisation, listContacts, listOrganisations } from '#features/organisations/contract.ts';
import { remote } from '#platform/web/client.ts';
import { type Club, filledForm, givenClub, runningFor } from '#tests/support/event-form.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { BLANK_PAGES } from './second-portal.ts';

const NOON = new Date('2026-11-18T11:00:00Z');
const VOSS = '4621';

/** What has been made, by tenant and address, and what it may not go on without. */
const made: string[] = [];
let gate: Promise<void> = Promise.resolve();

const maker: PageMaker = {
  ...BLANK_PAGES,
  renderer: async () => ({
    renderShell: () => ({ head: '', state: 'null' }),
    renderPage: async (request) => {
      made.push(`${request.tenant.key} ${request.url}`);
      const names = await namesOn(request).catch(() => null);
      await gate;
      const body = `<p>${names}</p>`;
      return { kind: 'page', status: names === null ? 404 : 200, head: '', body, state: 'null', pageFiles: [] };
    },
  }),
};

async function namesOn({ call, url }: PageRequest): Promise<string> {
  const [, kind, id] = url.split('/');
  if (kind === 'events' && id) {
    const { data } = await call(remote<typeof getEvent>('GET', '/events/{id}'), { params: { id } });
    return [stateOf(data), ...data.contacts.map(({ name }) => name)].join();
  }
  if (kind === 'organisations' && id) {
    const { data } = await call(remote<typeof getOrganisation>('GET', '/organizations/{id}'), { params: { id } });
    const contacts = await call(remote<typeof listContacts>('GET', '/organizations/{id}/contacts'), { params: { id } });
    return [data, ...contacts.data].map(({ name }) => name).join();
  }
  if (kind === 'organisations') {
    const { data } = await call(remote<typeof listOrganisations>('GET', '/organizations'), { query: {} });
    return data.map(({ name }) => name).join();
  }
  const { data } = await call(remote<typeof listEvents>('GET', '/events'), { query: {} });
  return data.map(stateOf).join();
}

const stateOf = ({ name, is_canceled }: { name: string; is_canceled: boolean }): string =>
  `${name} ${is_canceled ? 'avlyst' : 'som planlagt'}`;

let portal: TestPortal;
let club: Club;
let id: string;
/** Of the activity; of others there is more with each test. */
let name: string;
let nth = 0;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOON, maker });
});
beforeEach(async () => {
  club = await givenClub(portal);
  nth += 1;
  name = `Sjakk ${nth} ganger`;
  id = await running().create(filledForm(club.id, { name }));
  for (const [tenant, url] of PAGES()) await page(url, tenant);
  made.length = 0;
});
afterAll(() => portal.close());

const running = () => runningFor(portal, club.moderator);
const page = (url: string, tenant = 'bergen', on = portal) => on.get(url, { host: `${tenant}.localhost` });
const post = (url: string, body: object, as: string = club.moderator) => portal.as(as).post(`/api/events${url}`, body);

/** All of them are kept when a test begins. */
const PAGES = () =>
  [
    ['bergen', '/events'],
    ['bergen', `/events/${id}`],
    ['bergen', `/organisations/${club.id}`],
    ['bergen', '/organisations'],
    ['voss', '/events'],
    ['voss', `/events/${id}`],
    ['nabolag', '/events'],
  ] as const;

/** Which of them are made when everybody comes by again. */
async function madeAgain(on = portal): Promise<string[]> {
  made.length = 0;
  for (const [tenant, url] of PAGES()) await page(url, tenant, on);
  return made.toSorted();
}

const everythingOf = (event: string) =>
  [
    'bergen /events',
    `bergen /events/${event}`,
    'bergen /organisations',
    `bergen /organisations/${club.id}`,
    'nabolag /events',
    `voss /events/${event}`,
  ].toSorted();

describe('D-24 a change drops the pages that it touches', () => {
  test('D-24 pages that nothing touches stay', async () => {
    expect(await madeAgain()).toEqual([]);
  });

  test('D-24 a draft that saves itself drops nothing', async () => {
    const form = filledForm(club.id, { name: 'Hemmelig' });
    const draft = (await post('/draft', { form })).json().data;
    const saved = await portal.as(club.moderator).send('PUT', `/api/events/draft/${draft.id}`, {
      body: { form: { ...form, name: 'Hemmeligere' }, version: draft.version },
    });
    expect(saved.status).toBe(200);
    expect((await portal.as(club.admin).send('DELETE', `/api/events/${draft.id}`)).status).toBeLessThan(300);
    expect(await madeAgain()).toEqual([]);
  });

  test('D-24 an activity drops its page, the lists of its municipality and the country, and its organisation', async () => {
    const { form, version } = await running().formOf(id);
    const changed = await portal.as(club.moderator).send('PUT', `/api/events/${id}`, {
      body: { form: { ...form, name: `${name} til` }, version, participations: 'ask' },
    });
    expect([changed.status, changed.json().data.is_saved]).toEqual([200, true]);
    expect((await page(`/events/${id}`)).body).toContain(`${name} til`);
    expect(await madeAgain()).toEqual(everythingOf(id).filter((made) => made !== `bergen /events/${id}`));
    expect((await page('/events')).body).toContain(`${name} til`);
  });

  test('D-24 one that moves drops the lists where it was and where it is', async () => {
    const { form, version } = await running().formOf(id);
    await portal.as(club.moderator).send('PUT', `/api/events/${id}`, {
      body: { form: { ...form, municipality_ids: [VOSS] }, version, participations: 'ask' },
    });
    expect(await madeAgain()).toEqual([...everythingOf(id), 'voss /events'].toSorted());
    expect((await page('/events', 'voss')).body).toContain(name);
  });

  test('D-24 what is new stands on the lists of its municipality alone', async () => {
    await running().create(filledForm(club.id, { name: 'Dam' }));
    const lists = ['bergen /events', 'bergen /organisations', `bergen /organisations/${club.id}`, 'nabolag /events'];
    expect(await madeAgain()).toEqual(lists.toSorted());
  });
});

describe('D-24 what is taken away is gone before the answer leaves', () => {
  const update = async (changes: object) => {
    const { updated_at } = await portal.db
      .selectFrom('organisation')
      .select('updated_at')
      .where('id', '=', club.id)
      .executeTakeFirstOrThrow();
    const fields = { name: 'Solvik IL', description: '', email: null, phone: null, website: null, address: null };
    const body = { ...fields, lat: null, lng: null, is_private: false, updated_at, ...changes };
    return portal.as(club.owner).send('PUT', `/api/organizations/${club.id}`, { body });
  };

  test.each([
    ['deleted', () => portal.as(club.admin).send('DELETE', `/api/events/${id}`)],
    ['unpublished', () => post(`/${id}/unpublish`, { reason: '' })],
    ['of an organisation that becomes private', () => update({ is_private: true })],
    ['of an organisation that is deleted', () => portal.as(club.owner).send('DELETE', `/api/organizations/${club.id}`)],
  ])('D-24 an activity that is %s', async (_how, takeAway) => {
    // While the page is made again it is gone too: no visitor gets the old one meanwhile.
    expect((await takeAway()).status).toBeLessThan(300);
    for (const body of await bodiesAtOnce(PAGES())) expect(body).not.toContain(name);
    expect((await page(`/events/${id}`)).status).toBe(404);
  });

  /** As everybody gets it who comes at once, before a new one can be made. */
  const bodiesAtOnce = async (urls: readonly (readonly [tenant: string, url: string])[]): Promise<string[]> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const visits = urls.flatMap(([tenant, url]) => [page(url, tenant), page(url, tenant)]);
    resolve();
    return (await Promise.all(visits)).map(({ body }) => body);
  };

  test('D-24 that an activity is cancelled stands on every page that shows it', async () => {
    expect((await page(`/events/${id}`)).body).toContain(`${name} som planlagt`);
    expect((await post(`/${id}/cancel`, { reason: '' })).status).toBe(200);
    for (const body of await bodiesAtOnce(PAGES())) expect(body).not.toContain(`${name} som planlagt`);
    expect((await page(`/events/${id}`)).body).toContain(`${name} avlyst`);
  });

  describe('D-24 a contact person', () => {
    let helped: string;
    const own = () =>
      [
        ['bergen', `/organisations/${club.id}`],
        ['bergen', `/events/${helped}`],
        ['voss', `/events/${helped}`],
      ] as const;
    const membership = { kind: 'membership', owner_kind: 'ORGANIZATION', starts_on: null, ends_on: null, title: null };
    const member = (is_contact: boolean) =>
      portal.as(club.owner).send('PUT', `/api/organizations/${club.id}/members/${club.admin}`, {
        body: { ...membership, is_disabled: false, is_contact },
      });
    beforeEach(async () => {
      helped = await running().create(filledForm(club.id, { contact_ids: [club.admin] }));
      expect((await member(true)).status).toBe(204);
      for (const [tenant, url] of own()) expect((await page(url, tenant)).body).toContain('Ada Administrator');
    });

    test('D-24 who is removed from the organisation’s page is gone from it', async () => {
      expect((await member(false)).status).toBe(204);
      const [body] = await bodiesAtOnce(own().slice(0, 1));
      expect(body).not.toContain('Ada');
    });

    test('D-24 who is removed from an activity is gone from it', async () => {
      const { form, version } = await running().formOf(helped);
      const changed = await portal.as(club.moderator).send('PUT', `/api/events/${helped}`, {
        body: { form: { ...form, contact_ids: [] }, version, participations: 'ask' },
      });
      expect(changed.status).toBe(200);
      for (const body of await bodiesAtOnce(own().slice(1))) expect(body).not.toContain('Ada');
    });

    test('D-24 who deletes the account is gone from both', async () => {
      expect((await portal.as(club.admin).send('DELETE', '/api/users/me')).status).toBe(204);
      for (const body of await bodiesAtOnce(own())) expect(body).not.toContain('Ada');
    });
  });

  test('D-24 after an ordinary change the old page is sent while one new one is made', async () => {
    await running().create(filledForm(club.id, { name: 'Bridge' }));
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const first = page('/events');
    await vi.waitFor(() => expect(made).toEqual(['bergen /events']), PATIENCE);
    for (const visit of [1, 2, 3]) {
      const { body } = await page('/events');
      expect([visit, body.includes(name), body.includes('Bridge')]).toEqual([visit, true, false]);
    }
    resolve();
    expect((await first).body).toContain('Bridge');
    expect((await page('/events')).body).toContain('Bridge');
    expect(made).toEqual(['bergen /events']);
  });

  test('D-24 however often something changes, a page is made again once a second', async () => {
    const calm = await startPortal({ now: () => NOON, maker, settings: { PAGE_RENEW_MS: '10000' } });
    try {
      const other = await givenClub(calm);
      await page('/events', 'bergen', calm);
      made.length = 0;
      for (const game of ['Dam', 'Go', 'Bridge']) {
        await runningFor(calm, other.moderator).create(filledForm(other.id, { name: game }));
        await page('/events', 'bergen', calm);
      }
      expect(made).toEqual([]);
    } finally {
      await calm.close();
    }
  });
});

/** Two processes need a server. */
describe.runIf(process.env.TEST_DATABASE_URL)('D-24 another process is told', () => {
  test('D-24 it drops the same pages, and what is taken away is gone there too', async () => {
    const second = await startPortal({ now: () => NOON, maker, beside: portal });
    try {
      for (const [tenant, url] of PAGES()) await page(url, tenant, second);
      expect(await madeAgain(second)).toEqual([]);
      expect((await post(`/${id}/unpublish`, { reason: '' })).status).toBe(200);
      await vi.waitFor(async () => expect((await page(`/events/${id}`, 'bergen', second)).status).toBe(404), PATIENCE);
      expect((await page('/events', 'bergen', second)).body).not.toContain(name);
      made.length = 0;
      await page('/events', 'voss', second);
      expect(made).toEqual([]);
    } finally {
      await second.close();
    }
  });
});

test('D-24 the metrics tell how much the pages that are kept are worth', async () => {
  const { body } = await portal.get('/api/metrics');
  for (const figure of [
    'page_cache_requests_total{kind="fresh"}',
    'page_cache_renders_total{kind="made"}',
    'page_cache_changes_total{kind="dropped"}',
    'page_cache_pages',
    'page_cache_bytes',
  ]) {
    const line = body.split('\n').find((one) => one.startsWith(`${figure} `));
    expect([figure, Number(line?.split(' ').at(-1)) > 0]).toEqual([figure, true]);
  }
});
