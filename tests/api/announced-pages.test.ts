import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { PageMaker } from '#apps/server/page.ts';
import { announceIn, withdrawAnnouncement } from '#features/announcements/server/public.ts';
import { BERGEN } from '#tests/support/given.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { BLANK_PAGES } from './second-portal.ts';

const NOON = new Date('2026-11-18T11:00:00Z');
const TENANTS = ['bergen', 'nabolag', 'voss'];

/** Whose page has been made, and what it may not go on without. */
const made: string[] = [];
let gate: Promise<void> = Promise.resolve();
const maker: PageMaker = {
  ...BLANK_PAGES,
  renderer: async () => ({
    renderShell: () => ({ head: '', state: 'null' }),
    renderPage: async ({ tenant, announcement }) => {
      made.push(tenant.key);
      await gate;
      const body = `<p>${announcement?.title ?? 'ingenting'}</p>`;
      return { kind: 'page', status: 200, head: '', body, state: 'null', pageFiles: [] };
    },
  }),
};

let portal: TestPortal;
let admin: string;
let superAdmin: string;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOON, maker });
  admin = await portal.given.person('Ada', { adminOf: [BERGEN] });
  superAdmin = await portal.given.person('Sara', { scopes: ['admin'] });
});
afterEach(() => {
  gate = Promise.resolve();
});
afterAll(() => portal.close());

const OF_MUNICIPALITY = '/api/municipality/announcements';
const FOR_ALL = '/api/platform/announcements';
const written = (title: string) => ({
  type: 'news',
  title: { nb: title, nn: '', en: '' },
  body: { nb: 'Til fredag.', nn: '', en: '' },
  first_day: '2026-11-18',
  last_day: '2026-11-20',
});
const page = async (tenant: string) => (await portal.get('/help', { host: `${tenant}.localhost` })).body;

/** Whose pages are made when everybody comes by again. */
async function madeAgain(): Promise<string[]> {
  made.length = 0;
  for (const tenant of TENANTS) await page(tenant);
  return made.toSorted();
}

/** As everybody gets them who comes at once, before a new one can be made. */
async function bodiesAtOnce(tenant: string): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const visits = [page(tenant), page(tenant)];
  resolve();
  return Promise.all(visits);
}

test('SHL-07 D-24 what a municipality announces touches the pages of its own portal alone', async () => {
  await madeAgain();
  expect(await madeAgain()).toEqual([]);
  const created = await portal.as(admin).post(OF_MUNICIPALITY, written('Stengt'));
  const { id } = created.json().data;
  expect(await madeAgain()).toEqual(['bergen']);
  expect(await page('bergen')).toContain('Stengt');

  await portal.as(admin).send('PUT', `${OF_MUNICIPALITY}/${id}`, { body: written('Stengt til mandag') });
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  made.length = 0;
  const first = page('bergen');
  await vi.waitFor(() => expect(made).toEqual(['bergen']), PATIENCE);
  expect(await page('bergen')).toContain('Stengt</p>');
  resolve();
  expect(await first).toContain('Stengt til mandag');
  expect(await madeAgain()).toEqual([]);

  expect((await portal.as(admin).post(`${OF_MUNICIPALITY}/${id}/end`)).status).toBeLessThan(300);
  for (const body of await bodiesAtOnce('bergen')) expect(body).toContain('ingenting');
  expect(await madeAgain()).toEqual([]);
});

test('SHL-07 D-24 what the house says in one portal touches the pages of that portal alone', async () => {
  await madeAgain();
  const title = { nb: 'Portalen stenges', nn: '', en: '' };
  const services = { db: portal.db, now: NOON };
  const said = { tenant: 'voss', type: 'news', title, body: title, starts_at: NOON } as const;
  const id = await announceIn(services, { ...said, ends_at: new Date('2026-11-19T11:00:00Z') });
  expect(await madeAgain()).toEqual(['voss']);
  await withdrawAnnouncement(services, id);
  for (const body of await bodiesAtOnce('voss')) expect(body).toContain('ingenting');
  expect(await madeAgain()).toEqual([]);
});

test('SHL-07 D-24 what is announced for all is on all pages, and gone from all of them', async () => {
  await madeAgain();
  const { id } = (await portal.as(superAdmin).post(FOR_ALL, written('Nytt for alle'))).json().data;
  expect(await madeAgain()).toEqual(TENANTS);
  expect((await portal.as(superAdmin).post(`${FOR_ALL}/${id}/end`)).status).toBeLessThan(300);
  for (const tenant of TENANTS) for (const body of await bodiesAtOnce(tenant)) expect(body).toContain('ingenting');
});
