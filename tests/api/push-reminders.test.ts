import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_FAILURES } from '#features/push/rules.ts';
import { deliver } from '#features/push/server/deliver.ts';
import { CONTACT, NOTICE, ONLY_PUSH, PUSH_PATH, type PushScene, pushScene } from '#tests/support/push-scene.ts';
import { givenMember, logInBrowser } from '#tests/support/sign-in.ts';
import { leaveAs } from '#tests/support/sign-ups.ts';

let scene: PushScene;
beforeAll(async () => {
  scene = await pushScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.startOver());

describe('BEY-01 reminders on devices', () => {
  test('BEY-01 at the chosen time, once, signed and readable for that browser alone', async () => {
    const { person, time, eventId } = await scene.givenReminded();
    await scene.remind();
    expect(scene.server.taken).toEqual([]);
    scene.portal.passHours(7);
    await scene.remind();
    await scene.remind();
    expect(scene.server.faults).toEqual([]);
    expect(scene.server.taken).toHaveLength(1);
    const [taken] = scene.server.taken;
    expect(taken?.notice).toMatchObject({ lang: 'nb', path: `/events/${eventId}`, tag: expect.any(String) });
    expect(taken?.notice.title).toBe('Påminnelse: Åpen fotballtrening');
    expect(taken?.notice.text).toMatch(/\d\d:\d\d–\d\d:\d\d$/);
    expect(taken?.subject).toBe(CONTACT);
    // Until it begins, and no longer.
    expect(Number(taken?.headers.ttl)).toBe(23 * 3600);
    expect(taken?.headers.topic).toMatch(/^[\w-]{1,32}$/);
    expect(taken?.bytes).toBeLessThan(4096);
    expect((await scene.devicesOf(person))[0]?.succeeded_at).not.toBeNull();
    const { rows } = await sql`select 1 from outgoing_message
      where user_id = ${person} and template = 'reminder'`.execute(scene.portal.db);
    expect(rows).toEqual([]);
    await leaveAs(scene.portal, person, time);
  });

  test('BEY-01 beside e-mail, on every device, in the person’s language', async () => {
    const { person } = await scene.givenReminded({ devices: 2 });
    await scene.setReminder(person, { ...ONLY_PUSH, by_email: true });
    await sql`update app_user set lang = 'nn' where id = ${person}`.execute(scene.portal.db);
    scene.portal.passHours(7);
    await scene.remind();
    expect(new Set(scene.server.taken.map(({ device }) => device)).size).toBe(2);
    expect(scene.server.taken).toHaveLength(2);
    for (const { notice } of scene.server.taken) {
      expect(notice).toMatchObject({ title: 'Påminning: Åpen fotballtrening', lang: 'nn' });
      expect(notice.path).toMatch(/^\/nn\/events\//);
    }
    const { rows } = await sql`select 1 from outgoing_message
      where user_id = ${person} and template = 'reminder'`.execute(scene.portal.db);
    expect(rows).toHaveLength(1);
  });

  test('BEY-01 a screen that others see says what and when, not who and where', async () => {
    const { person } = await scene.givenReminded({ name: `Kurs ${'æ'.repeat(190)}` });
    scene.portal.passHours(7);
    await scene.remind();
    const [taken] = scene.server.taken;
    expect([...(taken?.notice.title ?? '')]).toHaveLength(120);
    expect(Object.keys(taken?.notice ?? {}).sort()).toEqual(['lang', 'path', 'tag', 'text', 'title']);
    for (const secret of ['Person 1', 'Solvik', person]) expect(JSON.stringify(taken?.notice)).not.toContain(secret);
  });

  test.each([404, 410])('BEY-01 a device that is gone (%i) is forgotten', async (status) => {
    const { person } = await scene.givenReminded();
    scene.portal.passHours(7);
    scene.server.answerWith(status);
    await scene.remind();
    expect(await scene.devicesOf(person)).toEqual([]);
  });

  test('BEY-01 what is refused for good is left, and the device stays', async () => {
    const { person } = await scene.givenReminded();
    scene.portal.passHours(7);
    scene.server.answerWith(413);
    await scene.remind();
    expect(await scene.devicesOf(person)).toMatchObject([{ succeeded_at: null }]);
  });

  test('D-29 a push service that is away is tried again; a device that is never reached goes', async () => {
    const me = await scene.portal.given.person('Mia');
    const { id } = await scene.turnOn(me);
    const delivery = {
      device_id: id,
      user_id: me,
      notice: NOTICE,
      expires_at: scene.inMinutes(60).toISOString(),
    };
    const tryOnce = () =>
      deliver({ ...scene.portal.jobServices, now: scene.portal.now(), service: scene.push }, delivery);
    for (const status of [429, 500, 503]) {
      scene.server.answerWith(status);
      await expect(tryOnce()).rejects.toThrow(String(status));
    }
    scene.server.answerWith(201);
    await tryOnce();
    expect(scene.server.taken).toHaveLength(1);
    scene.server.answerWith(503);
    for (let failures = 1; failures <= MAX_FAILURES; failures += 1) {
      expect(await scene.devicesOf(me)).toHaveLength(1);
      await expect(tryOnce()).rejects.toThrow();
    }
    expect(await scene.devicesOf(me)).toEqual([]);
    await tryOnce();
  });

  test('BEY-01 not after it has begun, nor to the user who has the browser now', async () => {
    const [me, other] = [await scene.portal.given.person('Mia'), await scene.portal.given.person('Ola')];
    const browser = await scene.server.newDevice();
    const { id } = (await scene.add(me, browser)).json().data;
    const services = { ...scene.portal.jobServices, now: scene.portal.now(), service: scene.push };
    const delivery = { device_id: id, user_id: me, notice: NOTICE };
    await deliver(services, { ...delivery, expires_at: scene.portal.now().toISOString() });
    await scene.add(other, browser);
    await deliver(services, { ...delivery, expires_at: scene.inMinutes(1).toISOString() });
    expect(scene.server.taken).toEqual([]);
  });
});

describe('BEY-01 the user who is gone is told of nothing more', () => {
  const loggedIn = async () => {
    const member = await givenMember(scene.portal, 'Mia Meg');
    const [here, there] = [
      await logInBrowser(scene.portal, member.email),
      await logInBrowser(scene.portal, member.email),
    ];
    for (const browser of [here, there]) await browser.post(PUSH_PATH, await scene.server.newDevice());
    expect(await scene.devicesOf(member.id)).toHaveLength(2);
    return { ...member, here };
  };

  test('IDN-14 BEY-01 logging out turns that device off, and no other', async () => {
    const { id, here } = await loggedIn();
    expect((await here.post('/api/auth/logout')).status).toBe(204);
    expect(await scene.devicesOf(id)).toHaveLength(1);
  });

  test('IDN-14 BEY-01 so does ending the login from another device; one that ran out does not', async () => {
    const { id, here } = await loggedIn();
    const sessions = (await here.get('/api/auth/sessions')).json().data;
    const other = sessions.find(({ is_current }: { is_current: boolean }) => !is_current);
    await here.send('DELETE', `/api/auth/sessions/${other.id}`);
    expect(await scene.devicesOf(id)).toHaveLength(1);
    await sql`delete from session where user_id = ${id}`.execute(scene.portal.db);
    expect(await scene.devicesOf(id)).toHaveLength(1);
  });

  test('D-11 BEY-01 nor anybody who is shut out, whichever login it was turned on in', async () => {
    const { id } = await loggedIn();
    await sql`update push_subscription set session_id = null where user_id = ${id}`.execute(scene.portal.db);
    const admin = await scene.portal.given.person('Super', { scopes: ['admin'] });
    await scene.portal.as(admin).send('PUT', `/api/users/${id}/block`, { body: { reason: 'Søppelpost' } });
    const { rows } = await sql`select 1 from push_subscription where user_id = ${id}`.execute(scene.portal.db);
    expect(rows).toEqual([]);
  });
});

test.each([
  ['2026-11-21T04:30:00Z', 2, 1],
  ['2026-11-22T02:00:00Z', 24, 0],
])(
  'BEY-01 NOT-04 of what begins %s, %s hours before: at night only where it cannot wait',
  async (startAt, hours_before, atNight) => {
    scene.portal.setClock(new Date('2026-11-20T09:00:00Z'));
    const start = Date.parse(startAt);
    const startsInHours = (start - scene.portal.now().getTime()) / 3_600_000;
    const { person } = await scene.givenReminded({ startsInHours });
    await scene.setReminder(person, { ...ONLY_PUSH, by_email: true, hours_before });
    scene.portal.setClock(new Date(start - hours_before * 3_600_000));
    await scene.remind();
    expect(scene.server.taken).toHaveLength(atNight);
    scene.portal.setClock(new Date('2026-11-21T06:00:00Z'));
    await scene.portal.workOff();
    expect(scene.server.taken).toHaveLength(1);
    const { rows } = await sql<{ not_before: string | null }>`
    select not_before from outgoing_message
    where user_id = ${person} and template = 'reminder'`.execute(scene.portal.db);
    expect(rows.map(({ not_before }) => not_before !== null)).toEqual([atNight === 0]);
  },
);
