import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studioWorkers } from '#features/studio/server/jobs.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { asId } from '#tests/support/as-id.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { openSession } from '#tests/support/open-sessions.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const NB = { language: 'nb' };
const COLOUR = '#8a2f6b';

let now = new Date('2026-11-18T10:00:00Z');
let portal: TestPortal;
let admin: string;
let other: string;
let superAdmin: string;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  admin = await portal.given.person('Liv', { adminOf: [BERGEN] });
  other = await portal.given.person('Per', { adminOf: [BERGEN] });
  superAdmin = await portal.given.person('Siri', { scopes: ['admin'] });
});
afterAll(() => portal.close());

const ROOM = '/api/municipality/studio';
const open = async (key = 'bergen', as = admin) => (await portal.as(as).get(`${ROOM}/${key}`, NB)).json().data;
/** The address that shows the draft, as a user has it who is logged in. */
const previewOf = async (key = 'bergen', as = admin) => {
  const { ticket } = await openSession(portal, now, asId(as));
  return new URL((await open(key, ticket)).preview_url);
};
const save = (differences: object, revision: number, { key = 'bergen', as = admin } = {}) =>
  portal.as(as).send('PUT', `${ROOM}/${key}/draft`, { body: { differences, revision }, ...NB });
/** As the browser sends it: with a key, and so inside a transaction. */
const withKey = () => ({ ...NB, headers: { 'idempotency-key': randomUUID() } });
const publish = (revision: number, { key = 'bergen', as = admin, publish_at = null as string | null } = {}) =>
  portal.as(as).post(`${ROOM}/${key}/publish`, { revision, reason: 'Ny drakt', publish_at }, withKey());
const restore = (wanted: number, { key = 'bergen', as = admin } = {}) =>
  portal.as(as).post(`${ROOM}/${key}/restore`, { number: wanted }, withKey());
const discard = (key = 'bergen', as = admin) => portal.as(as).send('DELETE', `${ROOM}/${key}/draft`, NB);
const shown = async (host = 'bergen.localhost', headers = {}) =>
  (await portal.get('/api/tenant', { host, headers, language: 'nb' })).json().data;

describe('BEY-12 the way of a change', () => {
  test('BEY-12 a colour and a slogan are tried at the -vis host, published, seen by all, and undone', async () => {
    const before = await open();
    expect(before).toMatchObject({ key: 'bergen', draft: null, revision: 0, versions: [{ number: 1 }] });
    const value = { nb: 'Hei, Bergen', nn: 'Hei, Bergen', en: 'Hello, Bergen' };
    const office_url = 'https://kontor.bergen.example/';
    const slogan = { ...before.published.slogan, value };
    const differences = { ...before.published, colour: COLOUR, slogan, office_url };
    expect((await save(differences, 0)).json().data).toEqual({ revision: 1 });
    expect((await shown()).colour).toBe('#c1272d');

    const preview = await previewOf();
    const entered = await portal.get(`${preview.pathname}${preview.search}`, { host: preview.host });
    expect(entered).toMatchObject({ status: 302, headers: { location: '/events' } });
    const [cookie = ''] = String(entered.headers['set-cookie']).split(';');
    const draft = await shown(preview.host, { cookie });
    expect(draft).toMatchObject({ colour: COLOUR, slogan: { value: 'Hei, Bergen' }, key: 'bergen-vis' });

    expect((await publish(1)).status).toBe(204);
    await expect.poll(() => shown()).toMatchObject({ colour: COLOUR, slogan: { value: 'Hei, Bergen' }, office_url });
    const [second] = (await open()).versions;
    const changed = ['colour', 'office_url', 'slogan'];
    expect(second).toMatchObject({ number: 2, published_by: 'Liv', reason: 'Ny drakt', restores: null, changed });

    expect((await restore(1)).status).toBe(204);
    await expect.poll(async () => (await shown()).colour).toBe('#c1272d');
    expect((await shown()).office_url).toBeNull();
    expect((await open()).versions[0]).toMatchObject({ number: 3, restores: 1, published_by: 'Liv', changed });
    expect((await restore(3)).status).toBe(409);
    expect((await restore(99)).status).toBe(404);
  });

  test('BEY-12 what repeats the defaults is not kept, so that it follows them', async () => {
    const { defaults } = await open('voss', superAdmin);
    const differences = {
      colour: COLOUR,
      support_email: defaults.support_email,
      data: { ...defaults.data, amount: 1500 },
    };
    await save(differences, 0, { key: 'voss', as: superAdmin });
    expect((await open('voss', superAdmin)).draft.differences).toEqual({ colour: COLOUR, data: { amount: 1500 } });
    await discard('voss', superAdmin);
    expect((await open('voss', superAdmin)).draft).toBeNull();
    expect((await discard('voss', superAdmin)).status).toBe(409);
  });

  test('TEN-08 every step is in the audit log', async () => {
    const { rows } = await sql<{ action: string; municipality_id: number }>`
      select action, municipality_id from audit_entry
      where action like 'studio.%' and details ->> 'portal' = 'bergen' order by at, action`.execute(portal.db);
    expect(rows.map(({ action }) => action).sort()).toEqual(['studio.publish', 'studio.restore', 'studio.save']);
    expect(new Set(rows.map(({ municipality_id }) => municipality_id))).toEqual(new Set([BERGEN]));
  });
});

describe('BEY-12 two at once', () => {
  test('BEY-12 the second to save is told who was first, and nothing of the first is lost', async () => {
    const { revision } = await open();
    expect((await save({ colour: '#114477' }, revision)).status).toBe(200);
    const late = await save({ colour: '#225588' }, revision, { as: other });
    expect(late.status).toBe(409);
    expect(late.json().detail ?? late.body).toContain('Liv');
    expect((await open()).draft.differences).toEqual({ colour: '#114477' });
    expect((await publish(revision, { as: other })).status).toBe(409);
    await discard();
  });
});

describe('BEY-12 what is refused at its field', () => {
  test.each([
    ['colour', { colour: '#f7b53a' }],
    ['colour', { colour: 'red' }],
    ['embed_origins.0', { embed_origins: ['http://www.bergen.example'] }],
    ['embed_origins.1', { embed_origins: ['https://www.bergen.example', 'https://www.bergen.example/sider'] }],
    ['embed_origins.0', { embed_origins: ['https://www.bergen.example; script-src *'] }],
    ['customEventsBanner', { customEventsBanner: '//evil.example/a.png' }],
    ['customOrganizationsBanner', { customOrganizationsBanner: 'javascript:alert(1)' }],
    ['slogan.logoURL', { slogan: { logoURL: 'http://evil.example/logo.png' } }],
    ['bannerURL', { bannerURL: 'http://evil.example/a.png' }],
    ['accessibility_statement_url', { accessibility_statement_url: 'javascript:alert(1)' }],
    ['office_url', { office_url: 'http://kontor.bergen.example' }],
    ['office_url', { office_url: '//evil.example' }],
    ['conversation_months', { conversation_months: 0 }],
    ['conversation_months', { conversation_months: 121 }],
    ['data.maxAge', { data: { minAge: 20, maxAge: 10 } }],
    ['support_email', { support_email: 'ikke en adresse' }],
  ])('TEN-04 %s', async (field, differences) => {
    const answer = await save(differences, 0);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json().errors).join(' ')).toContain(field);
  });

  test('TEN-04 a flag that nothing reads, and what is not the portal’s to choose', async () => {
    for (const differences of [
      { hasFreeBeer: true },
      { municipality_ids: ['301'] },
      { key: 'oslo' },
      { is_indexed: true },
    ]) {
      expect((await save(differences, 0)).status).toBe(422);
    }
    expect((await open()).draft).toBeNull();
  });

  test('TEN-09 a colour is measured by day and by night', async () => {
    const measured = async (colour: string) =>
      (await portal.as(admin).get(`/api/municipality/studio-colours?${new URLSearchParams({ colour })}`)).json().data;
    const good = await measured('#a8452f');
    expect(good.is_readable).toBe(true);
    expect(good.contrasts.map(({ name }: { name: string }) => name)).toEqual(['buttons', 'text', 'tinted', 'dark']);
    for (const { ratio, least } of good.contrasts) expect(ratio).toBeGreaterThanOrEqual(least);
    expect((await measured('#f7b53a')).is_readable).toBe(false);
  });
});

describe('BEY-03 sites that may show the widget', () => {
  test('BEY-03 TEN-04 a site is tried at the -vis host, published, and may show the widget from then on', async () => {
    const site = 'https://www.ulvik.example';
    const framers = async (host: string, headers = {}) =>
      /frame-ancestors ([^;]+)/.exec(
        String((await portal.get('/embed', { host, headers })).headers['content-security-policy']),
      )?.[1];
    const ulvik = { key: 'ulvik', as: superAdmin };
    const { published } = await open('ulvik', superAdmin);
    expect((await save({ ...published, embed_origins: [site] }, 0, ulvik)).status).toBe(200);
    expect(await framers('ulvik.localhost')).toBe("'self'");
    const preview = await previewOf('ulvik', superAdmin);
    const entered = await portal.get(`${preview.pathname}${preview.search}`, { host: preview.host });
    const [cookie = ''] = String(entered.headers['set-cookie']).split(';');
    expect(await framers(preview.host, { cookie })).toBe(`'self' ${site}`);
    expect((await publish(1, ulvik)).status).toBe(204);
    await expect.poll(() => framers('ulvik.localhost')).toBe(`'self' ${site}`);
    expect((await open('ulvik', superAdmin)).versions[0].changed).toEqual(['embed_origins']);
  });
});

describe('BEY-12 at a time', () => {
  const publishDue = () => studioWorkers[0]?.work(portal.jobServices, {});

  test('BEY-12 it waits, cannot be changed meanwhile, can be taken back, and is published once', async () => {
    await save({ colour: '#114477' }, 0);
    const publish_at = '2026-11-19T06:00:00.000Z';
    expect((await publish(1, { publish_at: '2026-11-01T06:00:00.000Z' })).status).toBe(422);
    expect((await publish(1, { publish_at })).status).toBe(204);
    expect((await save({ colour: '#225588' }, 1)).status).toBe(409);
    expect((await portal.as(admin).post(`${ROOM}/bergen/unschedule`, undefined, NB)).status).toBe(204);
    expect((await portal.as(admin).post(`${ROOM}/bergen/unschedule`, undefined, NB)).status).toBe(409);
    const { revision, draft } = await open();
    expect(draft).toMatchObject({ state: 'draft', publish_at: null });
    await publish(revision, { publish_at });
    await publishDue();
    expect((await open()).draft.state).toBe('scheduled');
    now = new Date('2026-11-19T06:00:30Z');
    await publishDue();
    await publishDue();
    expect((await open()).versions[0]).toMatchObject({ number: 4, published_by: 'Liv' });
    await expect.poll(async () => (await shown()).colour).toBe('#114477');
    const { rows } = await rowsOf({ count: number })`
      select count(*)::int as count from tenant_version where tenant_key = 'bergen'`.execute(portal.db);
    expect(rows[0]?.count).toBe(4);
  });
});

describe('BEY-12 who may not', () => {
  test('BEY-12 nobody but admins of the municipality and super-admins', async () => {
    const people: Record<string, string> = {
      support: await portal.given.person('Stine', { supportOf: [BERGEN] }),
      elsewhere: await portal.given.person('Olav', { adminOf: [OSLO] }),
      moderator: await portal.given.person('Mona', { scopes: ['moderator'] }),
      user: await portal.given.person('Ulf'),
    };
    const statuses: Record<string, number[]> = {};
    for (const [who, as] of Object.entries(people)) {
      const asked = [
        await portal.as(as).get(`${ROOM}/bergen`),
        await portal.as(as).get(`${ROOM}?municipality_id=${BERGEN}`),
        await save({}, 0, { as }),
        await publish(0, { as }),
        await restore(1, { as }),
        await discard('bergen', as),
        await portal.as(as).post(`${ROOM}/bergen/unschedule`),
        await portal.as(as).post(ROOM, { key: 'nybyen', municipality_id: String(BERGEN) }),
      ];
      statuses[who] = [...new Set(asked.slice(0, -1).map(({ status }) => status)), asked.at(-1)?.status ?? 0];
    }
    expect(statuses).toEqual({
      support: [404, 403],
      elsewhere: [404, 403],
      moderator: [403, 403],
      user: [403, 403],
    });
  });

  test('BEY-12 an admin has their own portals alone; one of the whole country is for super-admins', async () => {
    const listed = async (as: string) =>
      (await portal.as(as).get(ROOM)).json().data.portals.map(({ key }: { key: string }) => key);
    expect(await listed(admin)).toEqual(['bergen', 'bergen-dev']);
    expect((await listed(superAdmin)).length).toBeGreaterThan(140);
    for (const key of ['oslo', 'nabolag', 'demo', 'unknown', 'constructor']) {
      expect((await portal.as(admin).get(`${ROOM}/${key}`)).status).toBe(404);
    }
    expect((await portal.as(superAdmin).get(`${ROOM}/nabolag`)).status).toBe(200);
  });

  test('BEY-12 with the role the right is gone', async () => {
    const once = await portal.given.person('Eva', { adminOf: [BERGEN] });
    expect((await portal.as(once).get(`${ROOM}/bergen`)).status).toBe(200);
    await sql`delete from municipal_grant where user_id = ${once}::uuid`.execute(portal.db);
    expect((await save({}, 0, { as: once })).status).toBe(403);
  });
});

describe('BEY-12 a new portal', () => {
  test('BEY-12 is made by a super-admin, seen at its -vis host, and found by its name when it is published', async () => {
    const made = await portal.as(superAdmin).post(ROOM, { key: 'fagerheim', municipality_id: '1151' }, NB);
    expect(made.json().data).toEqual({ key: 'fagerheim' });
    const again = await portal.as(superAdmin).post(ROOM, { key: 'fagerheim', municipality_id: '1151' }, NB);
    expect(again.status).toBe(409);
    expect((await portal.as(superAdmin).post(ROOM, { key: 'www', municipality_id: '1151' }, NB)).status).toBe(422);
    expect((await shown('fagerheim.localhost')).key).toBe('nabolag');
    await save({ colour: COLOUR }, 1, { key: 'fagerheim', as: superAdmin });
    const address = await previewOf('fagerheim', superAdmin);
    const entered = await portal.get(`${address.pathname}${address.search}`, { host: address.host });
    const [cookie = ''] = String(entered.headers['set-cookie']).split(';');
    expect(await shown(address.host, { cookie })).toMatchObject({ colour: COLOUR, municipality_ids: ['1151'] });
    expect((await publish(2, { key: 'fagerheim', as: superAdmin })).status).toBe(204);
    await expect
      .poll(() => shown('fagerheim.localhost'))
      .toMatchObject({ key: 'fagerheim', colour: COLOUR, is_indexed: true });
    const theme = await portal.get('/pictures/bygd/8a2f6b/banner.svg', { host: 'fagerheim.localhost' });
    expect(theme.status).toBe(200);
  });

  test('BEY-12 a ticket opens the -vis host of its own portal alone', async () => {
    const { search, pathname } = await previewOf();
    for (const host of ['bergen.localhost', 'oslo-vis.localhost', 'bergen-dev.localhost', 'localhost']) {
      expect((await portal.get(`${pathname}${search}`, { host })).status).toBe(404);
    }
    expect((await portal.get(`${pathname}?ticket=bergen.1.x`, { host: 'bergen-vis.localhost' })).status).toBe(404);
  });
});
