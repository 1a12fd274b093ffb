import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Device } from '#features/push/contract.ts';
import { MAX_DEVICES } from '#features/push/rules.ts';
import { newVapidKey } from '#features/push/server/vapid-key.ts';
import { webPush } from '#features/push/server/web-push.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { CONTACT, NOTICE, PUSH_PATH, type PushScene, pushScene } from '#tests/support/push-scene.ts';
import { givenMember, logInBrowser } from '#tests/support/sign-in.ts';

let scene: PushScene;
beforeAll(async () => {
  scene = await pushScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.startOver());

describe('BEY-01 devices', () => {
  test('BEY-01 a device is turned on, shown and turned off; each sees their own', async () => {
    const [me, other] = [await scene.portal.given.person('Mia'), await scene.portal.given.person('Ola')];
    expect((await scene.portal.as(me).get(PUSH_PATH)).json().data).toEqual({
      public_key: scene.push.publicKey,
      devices: [],
    });
    const answer = await scene.portal.as(me).post(PUSH_PATH, await scene.server.newDevice(), {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    });
    expect(answer.status).toBe(200);
    const device: Device = answer.json().data;
    expect(device).toMatchObject({ agent: 'Firefox, Linux', succeeded_at: null });
    expect(device.fingerprint).toMatch(/^[\w-]{43}$/);
    expect(await scene.devicesOf(me)).toEqual([device]);
    expect(await scene.devicesOf(other)).toEqual([]);
    expect((await scene.remove(other, device.id)).status).toBe(204);
    expect(await scene.devicesOf(me)).toHaveLength(1);
    expect((await scene.remove(me, device.id)).status).toBe(204);
    expect((await scene.remove(me, device.id)).status).toBe(204);
    expect(await scene.devicesOf(me)).toEqual([]);
  });

  test('D-11 a login that was ended adds no device, also in a process that has not heard of it yet', async () => {
    const { id, email } = await givenMember(scene.portal, 'Ute Utlogget');
    const browser = await logInBrowser(scene.portal, email);
    expect((await browser.get(PUSH_PATH)).status).toBe(200);
    const now = scene.portal.now();
    await scene.portal.db.updateTable('session').set({ ended_at: now }).where('user_id', '=', id).execute();
    expect((await browser.get(PUSH_PATH)).status).toBe(200);
    expect((await browser.post(PUSH_PATH, await scene.server.newDevice())).status).toBe(401);
    expect(await scene.devicesOf(id)).toEqual([]);
  });

  test('BEY-01 the same browser twice is one device, and belongs to the user who turned it on last', async () => {
    const [me, other] = [await scene.portal.given.person('Mia'), await scene.portal.given.person('Ola')];
    const browser = await scene.server.newDevice();
    const first = (await scene.add(me, browser)).json().data;
    expect((await scene.add(me, browser)).json().data.id).toBe(first.id);
    expect(await scene.devicesOf(me)).toHaveLength(1);
    await scene.add(other, browser);
    expect(await scene.devicesOf(me)).toEqual([]);
    expect(await scene.devicesOf(other)).toHaveLength(1);
  });

  test('BEY-01 nobody has more than ten; the oldest goes, also when many come at once', async () => {
    const me = await scene.portal.given.person('Mia');
    const first = await scene.turnOn(me);
    scene.portal.passHours(1);
    const browsers = await Promise.all(Array.from({ length: MAX_DEVICES }, () => scene.server.newDevice()));
    const answers = await Promise.all(browsers.map((browser) => scene.add(me, browser)));
    expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200));
    const kept = await scene.devicesOf(me);
    expect(kept).toHaveLength(MAX_DEVICES);
    expect(kept.map(({ id }) => id)).not.toContain(first.id);
  });

  test('D-22 what a device is reached by cannot be read from the table, nor from the answer', async () => {
    const me = await scene.portal.given.person('Mia');
    const browser = await scene.server.newDevice();
    const answer = await scene.add(me, browser);
    const { rows } = await sql`select * from push_subscription where user_id = ${me}`.execute(scene.portal.db);
    for (const text of [JSON.stringify(rows), answer.body]) {
      for (const secret of [browser.endpoint, browser.keys.p256dh, browser.keys.auth])
        expect(text).not.toContain(secret);
    }
  });

  test('BEY-01 a portal without a key offers nothing, and says so', async () => {
    const without = await startPortal();
    const me = await without.given.person('Mia');
    expect((await without.as(me).get(PUSH_PATH)).json().data).toEqual({ public_key: null, devices: [] });
    const answer = await without.as(me).post(PUSH_PATH, await scene.server.newDevice(), { language: 'nb' });
    expect(answer.status).toBe(409);
    expect(answer.json().message).toContain('Velg e-post eller SMS');
    await without.close();
  });
});

describe('BEY-01 a browser that renews its address', () => {
  const RENEWALS = `${PUSH_PATH}/renewals`;
  const renew = (body: object) => scene.portal.post(RENEWALS, body, { language: 'nb' });

  test('BEY-01 keeps its reminders without a login, once and once more, and only its own', async () => {
    const [me, other] = [await scene.portal.given.person('Mia'), await scene.portal.given.person('Ola')];
    const [before, after, another] = await Promise.all([1, 2, 3].map(() => scene.server.newDevice()));
    const device: Device = (await scene.add(me, before)).json().data;
    await scene.add(other, another);
    for (const _ of ['once', 'once more']) expect((await renew({ before, after })).status).toBe(204);
    const [kept, ...more] = await scene.devicesOf(me);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ id: device.id, agent: device.agent, created_at: device.created_at });
    expect(kept?.fingerprint).not.toBe(device.fingerprint);
    expect(await scene.devicesOf(other)).toHaveLength(1);
  });

  test('BEY-01 the user who knows the old address alone, or one that is not there, changes nothing and learns nothing', async () => {
    const me = await scene.portal.given.person('Mia');
    const [before, mine, theirs] = await Promise.all([1, 2, 3].map(() => scene.server.newDevice()));
    await scene.add(me, before);
    const devices = await scene.devicesOf(me);
    for (const wrong of [{ ...before, keys: theirs?.keys }, theirs]) {
      expect((await renew({ before: wrong, after: mine })).status).toBe(204);
      expect(await scene.devicesOf(me)).toEqual(devices);
    }
    const inside = { ...mine, endpoint: 'https://someone:secret@push.example/x' };
    expect((await renew({ before, after: inside })).status).toBe(422);
    expect(await scene.devicesOf(me)).toEqual(devices);
  });

  test('BEY-01 an address that a user has turned on stays theirs', async () => {
    const [me, other] = [await scene.portal.given.person('Mia'), await scene.portal.given.person('Ola')];
    const [before, after] = [await scene.server.newDevice(), await scene.server.newDevice()];
    await scene.add(me, before);
    await scene.add(other, after);
    expect((await renew({ before, after })).status).toBe(204);
    expect([await scene.devicesOf(me), (await scene.devicesOf(other)).length]).toEqual([[], 1]);
  });
});

describe('D-20 where nothing is sent', () => {
  const real = webPush({ privateKey: newVapidKey(), contact: CONTACT });
  const soon = () => ({ now: scene.portal.now(), expires_at: scene.inMinutes(1) });
  const keys = () => scene.server.newDevice().then(({ keys: made }) => made);

  let earnest: TestPortal;
  beforeAll(async () => {
    earnest = await startPortal({ integrations: { push: real } });
  });
  afterAll(() => earnest.close());

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
    const me = await earnest.given.person('Mia');
    const answer = await earnest.as(me).post(PUSH_PATH, { endpoint, keys: await keys() }, { language: 'nb' });
    expect(answer.status).toBe(422);
    expect(answer.json().errors.endpoint).toHaveLength(1);
  });

  test('D-20 a name that leads inside the house is found out when it is asked, and taken for gone', async () => {
    const address = { endpoint: 'https://localhost/x', ...(await keys()) };
    expect(real.accepts(address)).toBe(true);
    expect(await real.send(address, NOTICE, soon())).toBe('gone');
    expect(await real.send({ ...address, endpoint: `${scene.server.origin}/device/1` }, NOTICE, soon())).toBe('gone');
    expect(scene.server.taken).toEqual([]);
  });

  test('D-20 a redirect is not followed', async () => {
    scene.server.answerWith(307);
    const { endpoint, keys: made } = await scene.server.newDevice();
    expect(await scene.push.send({ endpoint, ...made }, NOTICE, soon())).toBe('refused');
    expect([scene.server.taken, scene.server.faults]).toEqual([[], []]);
  });

  test.each([{ p256dh: 'x' }, { p256dh: 'B'.repeat(87) }, { auth: 'x' }, { auth: 'x'.repeat(200) }])(
    'BEY-01 keys that are none are refused: %j',
    async (wrong) => {
      const me = await scene.portal.given.person('Mia');
      const browser = await scene.server.newDevice();
      expect((await scene.add(me, { ...browser, keys: { ...browser.keys, ...wrong } })).status).toBe(422);
      expect((await scene.add(me, { ...browser, endpoint: `${browser.endpoint}/${'x'.repeat(1000)}` })).status).toBe(
        422,
      );
      expect((await scene.add(me, { ...browser, user_id: me })).status).toBe(422);
      expect(await scene.devicesOf(me)).toEqual([]);
    },
  );
});
