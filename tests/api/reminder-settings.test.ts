import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const read = async (as: string) => (await portal.as(as).get('/api/users/me/reminders')).json().data;
const put = (as: string, body: unknown) => portal.as(as).send('PUT', '/api/users/me/reminders', { body });

describe('BEY-01 how a user wants to be reminded', () => {
  test('BEY-01 who has not chosen has a choice to look at, and keeps the one they make', async () => {
    const me = await portal.given.person('Mia Meg');
    const other = await portal.given.person('Odd Annen');
    const usual = await read(me);
    expect(usual).toMatchObject({ has_email: true, has_phone: false });
    const chosen = { by_email: !usual.by_email, by_sms: true, hours_before: 3 };
    for (let time = 0; time < 2; time += 1) expect((await put(me, chosen)).status).toBe(204);
    expect(await read(me)).toMatchObject(chosen);
    expect(await read(other)).toEqual(usual);
  });

  test('BEY-01 an address or number that nobody has confirmed is none', async () => {
    const me = await portal.given.person('Mia Meg', { phone: '+4790000001' });
    expect((await read(me)).has_phone).toBe(false);
    await sql`update app_user set phone_verified_at = now(), email_verified_at = null where id = ${me}`.execute(
      portal.db,
    );
    expect(await read(me)).toMatchObject({ has_email: false, has_phone: true });
  });

  test.each([
    { by_email: true, by_sms: false, hours_before: 0 },
    { by_email: true, by_sms: false, hours_before: 169 },
    { by_email: true, by_sms: false, hours_before: 1.5 },
    { by_email: 'ja', by_sms: false, hours_before: 24 },
    { by_email: true, by_sms: false },
    { by_email: true, by_sms: false, hours_before: 24, user_id: 'x' },
  ])('BEY-01 %j is refused and changes nothing', async (body) => {
    const me = await portal.given.person('Mia Meg');
    const before = await read(me);
    expect((await put(me, body)).status).toBe(422);
    expect(await read(me)).toEqual(before);
  });
});
