import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindPeople } from '#features/attendance/server/jobs-declared.ts';
import type { Device } from '#features/push/contract.ts';
import { MOST_DEVICES, MOST_FAILURES } from '#features/push/rules.ts';
import { deliver } from '#features/push/server/deliver.ts';
import { newVapidKey } from '#features/push/server/vapid-key.ts';
import { webPush } from '#features/push/server/web-push.ts';
import { startPortal } from '#tests/support/portal.ts';
import { type PushServer, startPushServer } from '#tests/support/push-server.ts';
import { givenMember, logInBrowser } from '#tests/support/sign-in.ts';
import { attendAs, type ClockedPortal, givenSignUp, leaveAs, startClockedPortal } from '#tests/support/sign-ups.ts';

const CONTACT = 'mailto:drift@nabolag.example';
const privateKey = newVapidKey();

let server: PushServer;
let portal: ClockedPortal;
const push = webPush({ privateKey, contact: CONTACT, isLoopbackAllowed: true, timeoutMs: 2000 });
beforeAll(async () => {
  server = await startPushServer(() => portal.now());
  portal = await startClockedPortal({ parties: { push } });
});
afterAll(async () => {
  await portal.close();
  await server.close();
});
beforeEach(() => {
  server.answerWith(201);
  server.taken.length = 0;
  server.faults.length = 0;
});

const PATH = '/api/push-subscriptions';
const devicesOf = async (person: string): Promise<Device[]> => (await portal.as(person).get(PATH)).json().data.devices;
const add = (person: string, body: unknown) => portal.as(person).post(PATH, body, { language: 'nb' });
const remove = (person: string, id: string) => portal.as(person).send('DELETE', PATH, { body: { id } });
const turnOn = async (person: string): Promise<Device> => (await add(person, await server.newDevice())).json().data;
const remind = () => portal.carryOut(remindPeople);
const setReminder = (person: string, body: object) =>
  portal.as(person).send('PUT', '/api/users/me/reminders', { body });
const ONLY_PUSH = { by_email: false, by_sms: false, hours_before: 24 };

/** Somebody who has a place tomorrow and wants to be told on a device, and of nothing by e-mail. */
async function givenReminded({ startsInHours = 30, name = 'Åpen fotballtrening', devices = 1 } = {}) {
  const { time, eventId, ids } = await givenSignUp(portal, { startsInHours: [startsInHours], name, people: 1 });
  for (let count = 0; count < devices; count += 1) await turnOn(ids[0]);
  await setReminder(ids[0], ONLY_PUSH);
  await attendAs(portal, ids[0], time);
  return { person: ids[0], time, eventId };
}

describe('BEY-01 devices', () => {
  test('BEY-01 a device is turned on, shown and turned off; each sees their own', async () => {
    const [me, other] = [await portal.given.person('Mia'), await portal.given.person('Ola')];
    expect((await portal.as(me).get(PATH)).json().data).toEqual({ public_key: push.publicKey, devices: [] });
    const answer = await portal.as(me).post(PATH, await server.newDevice(), {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    });
    expect(answer.status).toBe(200);
    const device: Device = answer.json().data;
    expect(device).toMatchObject({ agent: 'Firefox, Linux', succeeded_at: null });
    expect(device.fingerprint).toMatch(/^[\w-]{43}$/);
    expect(await devicesOf(me)).toEqual([device]);
    expect(await devicesOf(other)).toEqual([]);
    expect((await remove(other, device.id)).status).toBe(204);
    expect(await devicesOf(me)).toHaveLength(1);
    expect((await remove(me, device.id)).status).toBe(204);
    expect((await remove(me, device.id)).status).toBe(204);
    expect(await devicesOf(me)).toEqual([]);
  });

  test('BEY-01 the same browser twice is one device, and belongs to whoever turned it on last', async () => {
    const [me, other] = [await portal.given.person('Mia'), await portal.given.person('Ola')];
    const browser = await server.newDevice();
    const first = (await add(me, browser)).json().data;
    expect((await add(me, browser)).json().data.id).toBe(first.id);
    expect(await devicesOf(me)).toHaveLength(1);
    await add(other, browser);
    expect(await devicesOf(me)).toEqual([]);
    expect(await devicesOf(other)).toHaveLength(1);
  });

  test('BEY-01 nobody has more than ten; the oldest goes, also when many come at once', async () => {
    const me = await portal.given.person('Mia');
    const first = await turnOn(me);
    portal.passHours(1);
    const browsers = await Promise.all(Array.from({ length: MOST_DEVICES }, () => server.newDevice()));
    const answers = await Promise.all(browsers.map((browser) => add(me, browser)));
    expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200));
    const kept = await devicesOf(me);
    expect(kept).toHaveLength(MOST_DEVICES);
    expect(kept.map(({ id }) => id)).not.toContain(first.id);
  });

  test('D-22 what a device is reached by cannot be read from the table, nor from the answer', async () => {
    const me = await portal.given.person('Mia');
    const browser = await server.newDevice();
    const answer = await add(me, browser);
    const { rows } = await sql`select * from push_subscription where user_id = ${me}`.execute(portal.db);
    for (const text of [JSON.stringify(rows), answer.body]) {
      for (const secret of [browser.endpoint, browser.keys.p256dh, browser.keys.auth])
        expect(text).not.toContain(secret);
    }
  });

  test('BEY-01 a portal without a key offers nothing, and says so', async () => {
    const without = await startPortal();
    const me = await without.given.person('Mia');
    expect((await without.as(me).get(PATH)).json().data).toEqual({ public_key: null, devices: [] });
    const answer = await without.as(me).post(PATH, await server.newDevice(), { language: 'nb' });
    expect(answer.status).toBe(409);
    expect(answer.json().message).toContain('Velg e-post eller SMS');
    await without.close();
  });
});

describe('D-20 where nothing is sent', () => {
  const real = webPush({ privateKey, contact: CONTACT });
  const keys = () => server.newDevice().then(({ keys: made }) => made);

  test.each([
    'http://push.example/x',
    'https://127.0.0.1/x',
    'https://0x7f000001/x',
    'https://017700000001/x',
    'https://2130706433/x',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.7/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://push.example:8443/x',
    'https://someone:secret@push.example/x',
    'ftp://push.example/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'push.example',
    '',
  ])('D-20 %s is no address of a push service', async (endpoint) => {
    expect(real.accepts({ endpoint, ...(await keys()) })).toBe(false);
    const earnest = await startPortalWithRealPush();
    const me = await earnest.given.person('Mia');
    const answer = await earnest.as(me).post(PATH, { endpoint, keys: await keys() }, { language: 'nb' });
    expect(answer.status).toBe(422);
    expect(answer.json().errors.endpoint).toHaveLength(1);
  });

  let earnestPortal: Awaited<ReturnType<typeof startPortal>> | null = null;
  const startPortalWithRealPush = async () => {
    earnestPortal ??= await startPortal({ parties: { push: real } });
    return earnestPortal;
  };
  afterAll(() => earnestPortal?.close());

  test('D-20 a name that leads inside the house is found out when it is asked, and taken for gone', async () => {
    const address = { endpoint: 'https://localhost/x', ...(await keys()) };
    expect(real.accepts(address)).toBe(true);
    expect(await real.send(address, NOTICE, soon())).toBe('gone');
    expect(await real.send({ ...address, endpoint: `${server.origin}/device/1` }, NOTICE, soon())).toBe('gone');
    expect(server.taken).toEqual([]);
  });

  test('D-20 a redirect is not followed', async () => {
    server.answerWith(307);
    const { endpoint, keys: made } = await server.newDevice();
    expect(await push.send({ endpoint, ...made }, NOTICE, soon())).toBe('refused');
    expect(server.taken).toEqual([]);
  });

  test.each([{ p256dh: 'x' }, { p256dh: 'B'.repeat(87) }, { auth: 'x' }, { auth: 'x'.repeat(200) }])(
    'BEY-01 keys that are none are refused: %j',
    async (wrong) => {
      const me = await portal.given.person('Mia');
      const browser = await server.newDevice();
      expect((await add(me, { ...browser, keys: { ...browser.keys, ...wrong } })).status).toBe(422);
      expect((await add(me, { ...browser, endpoint: `${browser.endpoint}/${'x'.repeat(1000)}` })).status).toBe(422);
      expect((await add(me, { ...browser, user_id: me })).status).toBe(422);
      expect(await devicesOf(me)).toEqual([]);
    },
  );
});

const NOTICE = { title: 'Hei', text: 'Nå', lang: 'nb', path: '/events', tag: randomUUID() };
const soon = () => ({ now: portal.now(), expires_at: new Date(portal.now().getTime() + 60_000) });

describe('BEY-01 reminders on devices', () => {
  test('BEY-01 at the chosen time, once, signed and readable for that browser alone', async () => {
    const { person, time, eventId } = await givenReminded();
    await remind();
    expect(server.taken).toEqual([]);
    portal.passHours(7);
    await remind();
    await remind();
    expect(server.faults).toEqual([]);
    expect(server.taken).toHaveLength(1);
    const [taken] = server.taken;
    expect(taken?.notice).toMatchObject({ lang: 'nb', path: `/events/${eventId}`, tag: expect.any(String) });
    expect(taken?.notice.title).toBe('Påminnelse: Åpen fotballtrening');
    expect(taken?.notice.text).toMatch(/\d\d:\d\d–\d\d:\d\d$/);
    expect(taken?.subject).toBe(CONTACT);
    // Until it begins, and no longer.
    expect(Number(taken?.headers.ttl)).toBe(23 * 3600);
    expect(taken?.headers.topic).toMatch(/^[\w-]{1,32}$/);
    expect(taken?.bytes).toBeLessThan(4096);
    expect((await devicesOf(person))[0]?.succeeded_at).not.toBeNull();
    const { rows } = await sql`select 1 from outgoing_message
      where user_id = ${person} and template = 'reminder'`.execute(portal.db);
    expect(rows).toEqual([]);
    await leaveAs(portal, person, time);
  });

  test('BEY-01 beside e-mail, on every device, in the person’s language', async () => {
    const { person } = await givenReminded({ devices: 2 });
    await setReminder(person, { ...ONLY_PUSH, by_email: true });
    await sql`update app_user set lang = 'nn' where id = ${person}`.execute(portal.db);
    portal.passHours(7);
    await remind();
    expect(new Set(server.taken.map(({ device }) => device)).size).toBe(2);
    expect(server.taken).toHaveLength(2);
    for (const { notice } of server.taken) {
      expect(notice).toMatchObject({ title: 'Påminning: Åpen fotballtrening', lang: 'nn' });
      expect(notice.path).toMatch(/^\/nn\/events\//);
    }
    const { rows } = await sql`select 1 from outgoing_message
      where user_id = ${person} and template = 'reminder'`.execute(portal.db);
    expect(rows).toHaveLength(1);
  });

  test('BEY-01 a screen that others see says what and when, not who and where', async () => {
    const { person } = await givenReminded({ name: `Kurs ${'æ'.repeat(190)}` });
    portal.passHours(7);
    await remind();
    const [taken] = server.taken;
    expect([...(taken?.notice.title ?? '')]).toHaveLength(120);
    expect(Object.keys(taken?.notice ?? {}).sort()).toEqual(['lang', 'path', 'tag', 'text', 'title']);
    for (const secret of ['Person 1', 'Solvik', person]) expect(JSON.stringify(taken?.notice)).not.toContain(secret);
  });

  test.each([404, 410])('BEY-01 a device that is gone (%i) is forgotten', async (status) => {
    const { person } = await givenReminded();
    portal.passHours(7);
    server.answerWith(status);
    await remind();
    expect(await devicesOf(person)).toEqual([]);
  });

  test('BEY-01 what is refused for good is left, and the device stays', async () => {
    const { person } = await givenReminded();
    portal.passHours(7);
    server.answerWith(413);
    await remind();
    expect(await devicesOf(person)).toMatchObject([{ succeeded_at: null }]);
  });

  test('D-29 a push service that is away is tried again; a device that is never reached goes', async () => {
    const me = await portal.given.person('Mia');
    const { id } = await turnOn(me);
    const delivery = {
      device_id: id,
      user_id: me,
      notice: NOTICE,
      expires_at: new Date(portal.now().getTime() + 3_600_000).toISOString(),
    };
    const tryOnce = () => deliver({ ...portal.jobServices, now: portal.now(), service: push }, delivery);
    for (const status of [429, 500, 503]) {
      server.answerWith(status);
      await expect(tryOnce()).rejects.toThrow(String(status));
    }
    server.answerWith(201);
    await tryOnce();
    expect(server.taken).toHaveLength(1);
    server.answerWith(503);
    for (let failures = 1; failures <= MOST_FAILURES; failures += 1) {
      expect(await devicesOf(me)).toHaveLength(1);
      await expect(tryOnce()).rejects.toThrow();
    }
    expect(await devicesOf(me)).toEqual([]);
    await tryOnce();
  });

  test('BEY-01 not after it has begun, nor to whoever has the browser now', async () => {
    const [me, other] = [await portal.given.person('Mia'), await portal.given.person('Ola')];
    const browser = await server.newDevice();
    const { id } = (await add(me, browser)).json().data;
    const services = { ...portal.jobServices, now: portal.now(), service: push };
    const delivery = { device_id: id, user_id: me, notice: NOTICE };
    await deliver(services, { ...delivery, expires_at: portal.now().toISOString() });
    await add(other, browser);
    await deliver(services, { ...delivery, expires_at: new Date(portal.now().getTime() + 60_000).toISOString() });
    expect(server.taken).toEqual([]);
  });
});

describe('BEY-01 whoever is gone is told of nothing more', () => {
  const loggedIn = async () => {
    const member = await givenMember(portal, 'Mia Meg');
    const [here, there] = [await logInBrowser(portal, member.email), await logInBrowser(portal, member.email)];
    for (const browser of [here, there]) await browser.post(PATH, await server.newDevice());
    expect(await devicesOf(member.id)).toHaveLength(2);
    return { ...member, here, there };
  };

  test('IDN-14 BEY-01 logging out turns that device off, and no other', async () => {
    const { id, here } = await loggedIn();
    expect((await here.post('/api/auth/logout')).status).toBe(204);
    expect(await devicesOf(id)).toHaveLength(1);
  });

  test('IDN-14 BEY-01 so does ending the login from another device; one that ran out does not', async () => {
    const { id, here, there } = await loggedIn();
    const sessions = (await here.get('/api/auth/sessions')).json().data;
    const other = sessions.find(({ is_current }: { is_current: boolean }) => !is_current);
    await here.send('DELETE', `/api/auth/sessions/${other.id}`);
    expect(await devicesOf(id)).toHaveLength(1);
    await sql`delete from session where user_id = ${id}`.execute(portal.db);
    expect(await devicesOf(id)).toHaveLength(1);
    expect((await there.get(PATH)).status).toBe(401);
  });

  test('USR-06 BEY-01 nor anybody who is shut out, whichever login it was turned on in', async () => {
    const { id } = await loggedIn();
    await sql`update push_subscription set session_id = null where user_id = ${id}`.execute(portal.db);
    const admin = await portal.given.person('Super', { scopes: ['admin'] });
    await portal.as(admin).send('PUT', `/api/users/${id}/block`, { body: { reason: 'Søppelpost' } });
    const { rows } = await sql`select 1 from push_subscription where user_id = ${id}`.execute(portal.db);
    expect(rows).toEqual([]);
  });
});
