import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { OPEN_TO_SUPPORT } from '#tests/open-to-support.ts';
import type { GivenPerson } from '#tests/support/given-shapes.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenMember, newestMessage, PASSWORD } from '#tests/support/sign-in.ts';

const BERGEN = 4601;
const OSLO = 301;
const RESIDENT: GivenPerson = { livesIn: BERGEN, bornOn: '1980-02-03' };
const REASON = 'Finner ikke påmeldingen sin';

let portal: TestPortal;
let support: UserId;
let admin: { id: UserId; email: string };
const clock = { now: new Date('2026-11-16T10:00:00Z') };

beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
  support = await portal.given.person('Siri Support', { supportOf: [BERGEN] });
  admin = await givenMember(portal, 'Solveig Super', { scopes: ['admin'] });
});
afterAll(() => portal.close());

const ask = (subject: string, by: UserId = support) =>
  portal.as(by).post(`/api/users/${subject}/login`, { reason: REASON });

async function lookAs(subject: string, by: UserId = support) {
  const ticket = await ask(subject, by);
  expect(ticket.status).toBe(200);
  const browser = portal.browser();
  browser.keep(ticket.json().access_token);
  return browser;
}

describe('BEY-15 support of the municipality where the person lives', () => {
  test('BEY-15 reads for half an hour, and the person is told and finds it in their log', async () => {
    const person = await givenMember(portal, 'Marte Haugen', RESIDENT);
    const browser = await lookAs(person.id);
    const { data } = (await browser.get('/api/users/me/info')).json();
    expect(data).toMatchObject({ id: person.id, mode: 'readonly', acting: { is_writing: false, may_write: false } });
    for (let turn = 0; turn < 3; turn += 1) {
      await browser.get('/api/users/me/events');
      await browser.get('/api/users/me');
      await browser.get('/api/users/me/reminders');
    }
    expect((await browser.get('/api/household')).status).toBe(403);
    expect((await browser.get('/api/events')).status).toBe(200);
    expect(await newestMessage(portal, person.email, 'loggedInAs')).toContain(REASON);
    const [entry] = (await portal.as(person.id).get('/api/users/me/audit')).json().data;
    expect(entry).toMatchObject({
      action: 'log_in_as.start',
      by_name: 'Siri Support',
      reason: REASON,
      looked_at: ['places', 'profile', 'settings'],
    });
    clock.now = new Date(clock.now.getTime() + 1_801_000);
    expect((await browser.get('/api/users/me/info')).status).toBe(401);
  });

  test.each<[string, GivenPerson]>([
    ['lives elsewhere', { ...RESIDENT, livesIn: OSLO }],
    ['has not said where they live', { bornOn: '1980-02-03' }],
    ['is a child', { ...RESIDENT, bornOn: '2008-11-17' }],
    ['may be a child', { livesIn: BERGEN }],
    ['is support too', { ...RESIDENT, supportOf: [OSLO] }],
    ['audits', { ...RESIDENT, auditorOf: [OSLO] }],
    ['looks after the contents', { ...RESIDENT, scopes: ['moderator'] }],
    ['is a super-admin', { ...RESIDENT, scopes: ['admin'] }],
  ])('BEY-15 D-12 a user who %s is not looked at', async (_, given) => {
    const person = await givenMember(portal, 'Ikke Du', given);
    expect((await ask(person.id)).headers['problem-kind']).toBe('forbidden');
    expect((await portal.as(support).get(`/api/users/search?q=${person.email}`)).json().data).toEqual([]);
  });

  test('BEY-15 D-12 nor one who runs an organisation, which has members', async () => {
    const person = await portal.given.person('Koordinator', RESIDENT);
    await portal.given.member(await portal.given.organisation(), person, 'moderator');
    expect((await ask(person)).headers['problem-kind']).toBe('forbidden');
  });

  test.each<[string, GivenPerson, number]>([
    ['support of another municipality', { supportOf: [OSLO] }, 403],
    ['an admin of the municipality', { adminOf: [BERGEN] }, 403],
    ['an auditor', { auditorOf: [BERGEN] }, 403],
    ['who looks after the contents', { scopes: ['moderator'] }, 403],
    ['an ordinary user', {}, 403],
  ])('BEY-15 D-12 %s does not look', async (_, rights, status) => {
    const person = await portal.given.person('Marte Haugen', RESIDENT);
    expect((await ask(person, await portal.given.person('Nei', rights))).status).toBe(status);
  });

  test('BEY-15 finds people by what they gave alone, and only those whom it may help', async () => {
    const person = await givenMember(portal, 'Finn Meg', RESIDENT);
    const find = async (q: string) => (await portal.as(support).get(`/api/users/search?q=${q}`)).json().data;
    expect(await find('Finn')).toEqual([]);
    expect(await find(person.email)).toMatchObject([{ id: person.id, municipality: 'Bergen', organizations: [] }]);
  });

  test('BEY-15 every call but those of the list is closed, and what everybody may read is read as nobody', async () => {
    const person = await portal.given.person('Marte Haugen', RESIDENT);
    const browser = await lookAs(person);
    const open: string[] = [];
    for (const { method, path, access } of await describedApi()) {
      if (access === 'anyone' || path === '/auth/logout' || path === '/stream') continue;
      const address = `/api${path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID())}`;
      const answer = await browser.send(method, address, { ...(method !== 'GET' && { body: {} }) });
      const kind = String(answer.headers['problem-kind']);
      if (!['own_only', 'forbidden', 'readonly'].includes(kind)) open.push(`${method} ${path}`);
    }
    expect([...open, 'POST /auth/logout'].sort()).toEqual([...OPEN_TO_SUPPORT].sort());
  });

  test('BEY-15 never writes, also not with the right password', async () => {
    const helper = await givenMember(portal, 'Siri Support', { supportOf: [BERGEN] });
    const person = await portal.given.person('Marte Haugen', RESIDENT);
    const browser = await lookAs(person, helper.id);
    const asked = await browser.post('/api/auth/acting/writing', { password: PASSWORD, is_sure: true });
    expect(asked.status).toBe(403);
    expect((await browser.send('PUT', '/api/users/me', { body: { lang: 'nn' } })).status).toBe(405);
  });
});

describe('BEY-15 what ends it ends it at once, on every process', () => {
  test.each<[string, (scene: { helper: UserId; person: UserId }) => Promise<unknown>]>([
    [
      'the grant is taken away',
      ({ helper }) =>
        portal
          .as(admin.id)
          .send('DELETE', `/api/users/${helper}/grants/${BERGEN}/support`, { body: { reason: 'Sluttet' } }),
    ],
    [
      'support is blocked',
      ({ helper }) => portal.as(admin.id).send('PUT', `/api/users/${helper}/block`, { body: { reason: 'Sluttet' } }),
    ],
    [
      'the person is blocked',
      ({ person }) => portal.as(admin.id).send('PUT', `/api/users/${person}/block`, { body: { reason: 'Misbruk' } }),
    ],
    [
      'the person moves',
      ({ person }) => portal.as(person).send('PUT', '/api/users/me', { body: { municipality_id: String(OSLO) } }),
    ],
    [
      'the person gets power over others',
      ({ person }) =>
        portal
          .as(admin.id)
          .send('PUT', `/api/users/${person}/grants/${OSLO}/support`, { body: { reason: 'Begynner' } }),
    ],
    [
      'the person begins to run an organisation',
      async ({ person }) => portal.given.member(await portal.given.organisation(), person, 'admin'),
    ],
  ])('BEY-15 D-11 %s', async (_, end) => {
    const helper = await portal.given.person('Siri Support', { supportOf: [BERGEN] });
    const person = await portal.given.person('Marte Haugen', RESIDENT);
    const ticket = (await ask(person, helper)).json().access_token;
    const other = process.env.TEST_DATABASE_URL ? await startPortal({ now: () => clock.now, beside: portal }) : portal;
    try {
      const looksAt = async ({ get }: TestPortal) =>
        (await get('/api/users/me', { headers: { authorization: `Bearer ${ticket}` } })).status;
      expect([await looksAt(portal), await looksAt(other)]).toEqual([200, 200]);
      await end({ helper, person });
      expect([await looksAt(other), await looksAt(portal)]).toEqual([401, 401]);
    } finally {
      if (other !== portal) await other.close();
    }
  });
});

describe('BEY-15 the second question', () => {
  test('BEY-15 a super-admin writes only after a yes and their own password', async () => {
    const person = await givenMember(portal, 'Marte Haugen', RESIDENT);
    const browser = await lookAs(person.id, admin.id);
    const change = () => browser.send('PUT', '/api/users/me', { body: { lang: 'nn' } });
    expect((await change()).headers['problem-kind']).toBe('readonly');
    for (const body of [
      { password: PASSWORD },
      { password: PASSWORD, is_sure: false },
      { password: 'noe annet', is_sure: true },
    ])
      expect((await browser.post('/api/auth/acting/writing', body)).status).toBe(422);
    expect((await change()).status).toBe(405);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await browser.post('/api/auth/acting/writing', { password: PASSWORD, is_sure: true })).status).toBe(204);
    expect((await browser.get('/api/users/me/info')).json().data).toMatchObject({
      mode: 'full',
      acting: { is_writing: true },
    });
    expect((await change()).status).toBe(200);
    const { data } = (await portal.as(person.id).get('/api/users/me/audit')).json();
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'acted',
      'log_in_as.write',
      'log_in_as.start',
    ]);
    clock.now = new Date(clock.now.getTime() + 1_801_000);
    expect((await change()).status).toBe(401);
  });

  test('BEY-15 is no question to those who act as nobody', async () => {
    const person = await givenMember(portal, 'Marte Haugen', RESIDENT);
    const answer = await portal.as(person.id).post('/api/auth/acting/writing', { password: PASSWORD, is_sure: true });
    expect(answer.status).toBe(403);
  });

  test('BEY-15 what was looked at goes with the person', async () => {
    const person = await portal.given.person('Marte Haugen', RESIDENT);
    await (await lookAs(person)).get('/api/users/me');
    const looks = () => portal.db.selectFrom('acting_look').select('area').where('user_id', '=', person).execute();
    expect(await looks()).toEqual([{ area: 'profile' }]);
    expect((await portal.as(person).send('DELETE', '/api/users/me')).status).toBe(204);
    await portal.workOff();
    expect(await looks()).toEqual([]);
  });
});
