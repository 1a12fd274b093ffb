import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import type { TestBrowser } from '#tests/support/browser.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { codeSentTo, givenMember, logInBrowser, newestMessage, PASSWORD } from '#tests/support/sign-in.ts';

let portal: TestPortal;
let admin: { id: string; email: string };
let member: { id: string; email: string };
let changing: { id: string; email: string };
const clock = { now: new Date('2026-11-16T10:00:00Z') };

beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
  admin = await givenMember(portal, 'Solveig Super', { scopes: ['admin'] });
  member = await givenMember(portal, 'Bo Bruker');
});
afterAll(() => portal.close());

/** A super-admin, through both factors. */
async function adminBrowser({ email }: { email: string } = admin) {
  clock.now = new Date(clock.now.getTime() + 1000);
  const browser = portal.browser();
  const waiting = await browser.post('/api/auth/login', { username: email, password: PASSWORD });
  browser.keep(waiting.json().access_token);
  const whole = await browser.post('/api/auth/verify', { two_factor_code: await codeSentTo(portal, email) });
  browser.keep(whole.json().access_token);
  return browser;
}

async function actingBrowser(
  reason = 'Feilsøker sak 1234 på vegne av brukeren',
  subjectId = member.id,
  as: { email: string } = admin,
) {
  const own = await adminBrowser(as);
  const ticket = await own.post(`/api/users/${subjectId}/login`, { reason });
  const browser = portal.browser();
  browser.keep(ticket.json().access_token);
  await browser.post('/api/auth/acting/writing', { password: PASSWORD, is_sure: true });
  return { browser, own, ticket: ticket.json() };
}

const entries = (action: string) =>
  portal.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_user_id', 'acting_user_id', 'subject_user_id', 'details'])
    .where('action', '=', action)
    .orderBy('position')
    .execute();

describe('D-12 logging in as another', () => {
  test('IDN-15 D-12 it takes a reason, and is a ticket for half an hour as that person', async () => {
    const browser = await adminBrowser();
    const none = await browser.post(`/api/users/${member.id}/login`, {});
    expect([none.status, none.json().errors.reason]).toEqual([422, ['Skriv hvorfor, med minst fem tegn']]);
    const { browser: acting, ticket } = await actingBrowser();
    expect(ticket.expires_in).toBe(1800);
    const info = (await acting.get('/api/users/me/info')).json().data;
    expect(info).toMatchObject({ id: member.id, acting: { name: 'Solveig Super' } });
    clock.now = new Date(clock.now.getTime() + 1_801_000);
    expect((await acting.get('/api/users/me/info')).status).toBe(401);
  });

  test('IDN-15 ending it ends nothing of the super-admin’s own', async () => {
    const { browser, own } = await actingBrowser();
    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    expect((await browser.get('/api/users/me/info')).status).toBe(401);
    expect((await own.get('/api/users/me/info')).json().data.id).toBe(admin.id);
  });

  test('D-12 a change is written down with what it was; what is only counted is none', async () => {
    const { browser } = await actingBrowser();
    const before = (await entries('acted')).length;
    const counted = await browser.post('/api/metrics/increment', { name: 'screen', tag: 'desktop' });
    expect([counted.status, (await entries('acted')).length]).toEqual([204, before]);
    await browser.send('PUT', '/api/users/me', { body: { lang: 'nn' } });
    expect((await entries('acted')).at(-1)?.details).toEqual({ call: 'PUT /users/me' });
  });

  test('D-12 start and stop are written down with both names and the reason, and the person is told', async () => {
    const { browser } = await actingBrowser('Hjelper med påmelding');
    const started = (await entries('log_in_as.start')).at(-1);
    expect(started).toMatchObject({
      actor_user_id: admin.id,
      subject_user_id: member.id,
      details: { reason: 'Hjelper med påmelding' },
    });
    expect(await newestMessage(portal, member.email, 'loggedInAs')).toContain('Hjelper med påmelding');
    await browser.post('/api/auth/logout');
    expect((await entries('log_in_as.stop')).at(-1)).toMatchObject({
      actor_user_id: member.id,
      acting_user_id: admin.id,
      subject_user_id: member.id,
    });
  });

  test.each<[string, (own: TestBrowser) => Promise<{ status: number }>]>([
    [
      'changes the password',
      (own) =>
        own.post('/api/auth/password/change', {
          current_password: PASSWORD,
          password: 'ni gule elger i fjor',
          password_confirmation: 'ni gule elger i fjor',
        }),
    ],
    ['turns two-factor on', (own) => own.post('/api/auth/two-factor-authentication')],
    [
      'ends it in the list of sessions',
      async (own) => {
        const { data } = (await own.get('/api/auth/sessions')).json();
        const acting = data.find(({ method }: { method: string }) => method === 'acting');
        return own.send('DELETE', `/api/auth/sessions/${acting.id}`);
      },
    ],
    [
      'logs in nine times more',
      async (own) => {
        for (let turn = 0; turn < 9; turn += 1) await logInBrowser(portal, changing.email);
        return own.get('/api/users/me/info');
      },
    ],
  ])('D-12 a session as a user who %s ends, and that is written down', async (_, change) => {
    changing = await givenMember(portal, 'Endre Endresen');
    const { browser: acting } = await actingBrowser('Ser på saken sammen med deg', changing.id);
    const started = (await entries('log_in_as.start')).at(-1);
    const session_id = (started?.details as { session_id: string } | undefined)?.session_id;
    clock.now = new Date(clock.now.getTime() + 1000);
    const own = await logInBrowser(portal, changing.email);
    expect((await acting.get('/api/users/me/info')).status).toBe(200);
    expect((await change(own)).status).toBeLessThan(300);
    expect((await acting.get('/api/users/me/info')).status).toBe(401);
    const stops = (await entries('log_in_as.stop')).filter(({ subject_user_id }) => subject_user_id === changing.id);
    expect(stops.map(({ details }) => details)).toEqual([{ session_id }]);
  });

  test('D-12 a super-admin who changes their own password acts as nobody any more', async () => {
    const boss = await givenMember(portal, 'Stina Sjef', { scopes: ['admin'] });
    const { browser: acting, own } = await actingBrowser('En god nok grunn', member.id, boss);
    const password = 'ni gule elger i fjor sommer';
    const changed = { current_password: PASSWORD, password, password_confirmation: password };
    expect((await own.post('/api/auth/password/change', changed)).status).toBe(204);
    expect((await acting.get('/api/users/me/info')).status).toBe(401);
    expect((await entries('log_in_as.stop')).at(-1)).toMatchObject({
      actor_user_id: boss.id,
      subject_user_id: member.id,
    });
  });

  test('D-12 everything that is changed carries both names', async () => {
    const { browser } = await actingBrowser();
    expect((await browser.send('PUT', '/api/users/me', { body: { postal_code: '5003' } })).status).toBe(200);
    expect((await entries('acted')).at(-1)).toMatchObject({
      actor_user_id: member.id,
      acting_user_id: admin.id,
      details: { call: 'PUT /users/me' },
    });
  });

  test('D-12 never as staff, never as oneself, never from there as a third, never without the right', async () => {
    const browser = await adminBrowser();
    const reason = 'En god nok grunn';
    const moderator = await givenMember(portal, 'Mons Moderator', { scopes: ['moderator'] });
    const municipal = await givenMember(portal, 'Kari Kommune', { supportOf: [4601] });
    for (const id of [moderator.id, municipal.id, admin.id]) {
      expect((await browser.post(`/api/users/${id}/login`, { reason })).status).toBe(403);
    }
    expect((await browser.post(`/api/users/${crypto.randomUUID()}/login`, { reason })).status).toBe(404);
    const { browser: acting } = await actingBrowser();
    const third = await givenMember(portal, 'En Tredje');
    expect((await acting.post(`/api/users/${third.id}/login`, { reason })).status).toBe(403);
    for (const id of [moderator.id, municipal.id, member.id]) {
      const answer = await portal.as(id).post(`/api/users/${third.id}/login`, { reason });
      expect(answer.status).toBe(403);
    }
  });

  test('D-12 the ticket dies with the rights of the super-admin behind it', async () => {
    const { browser } = await actingBrowser();
    expect((await browser.get('/api/users/me')).status).toBe(200);
    await portal.db.updateTable('app_user').set({ scopes: [] }).where('id', '=', asId<'UserId'>(admin.id)).execute();
    clock.now = new Date(clock.now.getTime() + 5000);
    expect((await browser.get('/api/users/me')).status).toBe(401);
    await portal.db
      .updateTable('app_user')
      .set({ scopes: ['admin'] })
      .where('id', '=', asId<'UserId'>(admin.id))
      .execute();
  });

  test('D-12 a super-admin who has not proved who they are just now is asked to', async () => {
    const browser = await adminBrowser();
    clock.now = new Date(clock.now.getTime() + 601_000);
    const answer = await browser.post(`/api/users/${member.id}/login`, { reason: 'En god nok grunn' });
    expect([answer.status, answer.headers['problem-kind']]).toEqual([403, 'proof_required']);
  });

  test('D-12 the audit log cannot be changed, and a missing row shows', async () => {
    const { sql } = await import('kysely');
    await expect(sql`update audit_entry set action = 'other'`.execute(portal.db)).rejects.toThrow(/append only/);
    await expect(sql`delete from audit_entry`.execute(portal.db)).rejects.toThrow(/append only/);
    await expect(sql`truncate audit_entry`.execute(portal.db)).rejects.toThrow(/append only/);
  });
});
