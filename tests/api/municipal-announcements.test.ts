import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let people: Record<'admin' | 'support' | 'elsewhere' | 'superAdmin' | 'stranger', string>;
const clock = { now: new Date('2026-11-18T12:00:00Z') };
beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
  const { given } = portal;
  people = {
    admin: await given.person('Ada Admin', { adminOf: [BERGEN] }),
    support: await given.person('Sigurd Støtte', { supportOf: [BERGEN] }),
    elsewhere: await given.person('Olav Oslo', { adminOf: [OSLO] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
    stranger: await given.person('Frida Fremmed'),
  };
});
afterAll(() => portal.close());

const PATH = '/municipality/announcements';
const WRITTEN = {
  type: 'news',
  title: { nb: 'Svømmehallen er stengt', nn: 'Symjehallen er stengd', en: '' },
  body: { nb: 'Til fredag.', nn: '', en: '' },
  first_day: '2026-11-18',
  last_day: '2026-11-20',
};

const send = async (as: string | undefined, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const options = { language: 'nb', host: 'bergen.localhost', ...(body && { body }) } as const;
  const answer = await portal.as(as).send(method, `/api${path}`, options);
  return { status: answer.status, ...(answer.body ? answer.json() : {}) };
};
const create = (as: string, more: object = {}) => send(as, 'POST', PATH, { ...WRITTEN, ...more });
const shownAt = async (tenant: string, language = 'nb') => {
  const { headers } = await portal.get('/api/tenant', { host: `${tenant}.localhost`, language });
  const header = headers.announcement;
  return typeof header === 'string' ? JSON.parse(header) : null;
};

test('DSH-03 SHL-07 it stands in the municipality’s own portal, in three languages, and in no other', async () => {
  const { status, data } = await create(people.admin);
  expect(status).toBe(200);
  expect(await shownAt('bergen')).toEqual({
    id: data.id,
    type: 'news',
    title: 'Svømmehallen er stengt',
    body: 'Til fredag.',
    is_dismissible: false,
  });
  expect(await shownAt('bergen', 'nn')).toMatchObject({ title: 'Symjehallen er stengd', body: 'Til fredag.' });
  expect(await shownAt('bergen', 'en')).toMatchObject({ title: 'Svømmehallen er stengt' });
  expect(await shownAt('oslo')).toBeNull();
  const { data: listed } = await send(people.support, 'GET', PATH);
  expect(listed).toMatchObject([{ id: data.id, first_day: '2026-11-18', last_day: '2026-11-20', state: 'shown' }]);
  const changed = { ...WRITTEN, title: { nb: 'Åpen igjen', nn: '', en: '' }, type: 'critical', is_dismissible: true };
  expect((await send(people.admin, 'PUT', `${PATH}/${data.id}`, changed)).status).toBe(204);
  expect(await shownAt('bergen')).toMatchObject({ type: 'critical', title: 'Åpen igjen', is_dismissible: true });
  clock.now = new Date('2026-11-18T12:01:00Z');
  expect((await send(people.admin, 'POST', `${PATH}/${data.id}/end`)).status).toBe(204);
  expect(await shownAt('bergen')).toBeNull();
  expect((await send(people.admin, 'PUT', `${PATH}/${data.id}`, changed)).status).toBe(409);
  const { rows } = await sql<{ action: string }>`
    select action from audit_entry where municipality_id = ${BERGEN} and action like 'announcement.%'
    order by position`.execute(portal.db);
  expect(rows.map(({ action }) => action)).toEqual(['announcement.create', 'announcement.change', 'announcement.end']);
});

test('DSH-03 it begins and ends by itself, and one that has not begun is taken away whole', async () => {
  const days = { first_day: '2026-11-21', last_day: '2026-11-22' };
  const { data } = await create(people.admin, days);
  expect(await shownAt('bergen')).toBeNull();
  clock.now = new Date('2026-11-20T23:00:01Z');
  expect(await shownAt('bergen')).toMatchObject({ id: data.id });
  clock.now = new Date('2026-11-22T22:59:00Z');
  expect(await shownAt('bergen')).toMatchObject({ id: data.id });
  clock.now = new Date('2026-11-22T23:00:30Z');
  expect(await shownAt('bergen')).toBeNull();
  clock.now = new Date('2026-11-18T12:00:00Z');
  await send(people.admin, 'POST', `${PATH}/${data.id}/end`);
  const { data: listed } = await send(people.admin, 'GET', PATH);
  expect(listed.map(({ id }: { id: string }) => id)).not.toContain(data.id);
});

test('DSH-03 support reads, and others neither read nor change; what is for all portals is not theirs', async () => {
  const { data } = await create(people.admin);
  const at = `${PATH}?municipality_id=${BERGEN}`;
  for (const other of [people.elsewhere, people.superAdmin, people.stranger]) {
    expect([403, 404]).toContain((await send(other, 'GET', at)).status);
    expect([403, 404]).toContain((await create(other, { municipality_id: String(BERGEN) })).status);
    expect([403, 404]).toContain((await send(other, 'PUT', `${PATH}/${data.id}`, WRITTEN)).status);
    expect([403, 404]).toContain((await send(other, 'POST', `${PATH}/${data.id}/end`)).status);
  }
  expect((await create(people.support)).status).toBe(403);
  expect((await send(people.support, 'POST', `${PATH}/${data.id}/end`)).status).toBe(403);
  expect((await send(undefined, 'GET', at)).status).toBe(401);
  const everywhere = await portal.given.announcement({ title: 'For alle' });
  expect((await send(people.admin, 'POST', `${PATH}/${everywhere}/end`)).status).toBe(404);
  await sql`delete from announcement`.execute(portal.db);
});

test('DSH-03 days that make no sense, and more than ten at once, are refused', async () => {
  const errors = async (more: object) => Object.keys((await create(people.admin, more)).errors ?? {});
  expect(await errors({ last_day: '2026-11-17', first_day: '2026-11-18' })).toEqual(['last_day']);
  expect(await errors({ first_day: '2026-11-01', last_day: '2026-11-02' })).toEqual(['last_day']);
  expect(await errors({ first_day: '2028-01-01', last_day: null })).toEqual(['first_day']);
  expect((await create(people.admin, { title: { nb: '', nn: '', en: '' } })).status).toBe(422);
  expect((await create(people.admin, { title: { nb: 'x'.repeat(81), nn: '', en: '' } })).status).toBe(422);
  const statuses: number[] = [];
  for (let tried = 0; tried < 11; tried += 1) statuses.push((await create(people.admin)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 409]);
  const longest = { title: { nb: 'ø'.repeat(80), nn: '', en: '' }, body: { nb: 'ø'.repeat(500), nn: '', en: '' } };
  await sql`delete from announcement`.execute(portal.db);
  await create(people.admin, longest);
  expect((await shownAt('bergen')).body).toHaveLength(500);
});
