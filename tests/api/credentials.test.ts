import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import {
  codeSentTo,
  givenMember,
  logInBrowser,
  newestMessage,
  PASSWORD,
  verifyAddress,
} from '#tests/support/sign-in.ts';

let portal: TestPortal;
const clock = { now: new Date('2026-11-16T10:00:00Z') };
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
});
afterAll(() => portal.close());

describe('two factors', () => {
  test('IDN-03 the ticket waits for its code, opens nothing else, and is another one afterwards', async () => {
    const { email } = await givenMember(portal, 'To Faktor', { hasTwoFactor: true });
    const browser = portal.browser();
    const waiting = (await browser.post('/api/auth/login', { username: email, password: PASSWORD })).json();
    expect(waiting).toMatchObject({ is_two_factor_enabled: true, expires_in: 600 });
    expect(waiting.two_factor_sent_to).toMatch(/^.•••@test\.example$/);
    browser.keep(waiting.access_token);
    for (const path of ['/api/users/me', '/api/events', '/api/auth/sessions', '/api/users/me/terms']) {
      const refused = await browser.get(path);
      expect([path, refused.status, refused.headers['problem-kind']]).toEqual([path, 401, 'two_factor_required']);
    }
    const code = await codeSentTo(portal, email);
    const whole = await browser.post('/api/auth/verify', { two_factor_code: code });
    expect(whole.json()).toMatchObject({ is_two_factor_enabled: false });
    expect((await browser.get('/api/users/me')).status).toBe(401);
    browser.keep(whole.json().access_token);
    expect((await browser.get('/api/users/me')).status).toBe(200);
  });

  test('IDN-06 it is turned on with an e-mail address, and not without', async () => {
    const { email } = await givenMember(portal, 'Slår På');
    const browser = await logInBrowser(portal, email);
    expect((await browser.post('/api/auth/two-factor-authentication')).status).toBe(204);
    const next = await portal.browser().post('/api/auth/login', { username: email, password: PASSWORD });
    expect(next.json().is_two_factor_enabled).toBe(true);
    expect((await browser.send('DELETE', '/api/auth/two-factor-authentication')).status).toBe(204);
    await portal.db
      .updateTable('app_user')
      .set({ email: null, phone: '+4790000001' })
      .where('email', '=', email)
      .execute();
    const refused = await browser.post('/api/auth/two-factor-authentication');
    expect(refused.json().errors.email).toEqual(['Legg til en e-postadresse først. Dit sender vi kodene']);
  });

  test('IDN-03 staff are asked for a code whether or not they have turned it on', async () => {
    const { email } = await givenMember(portal, 'Kari Kommune', { adminOf: [4601] });
    const answer = await portal.browser().post('/api/auth/login', { username: email, password: PASSWORD });
    expect(answer.json().is_two_factor_enabled).toBe(true);
  });
});

describe('passwords', () => {
  test('IDN-05 it is changed with the one so far, and every other session ends', async () => {
    const { email } = await givenMember(portal, 'Bytte Passord');
    const here = await logInBrowser(portal, email);
    const there = await logInBrowser(portal, email);
    const change = (current_password: string) =>
      here.post('/api/auth/password/change', {
        current_password,
        password: 'ni grønne fugler i vind',
        password_confirmation: 'ni grønne fugler i vind',
      });
    expect((await change('helt feil passord')).json().errors.current_password).toEqual(['Passordet stemmer ikke']);
    expect((await change(PASSWORD)).status).toBe(204);
    expect((await there.get('/api/users/me')).status).toBe(401);
    expect((await here.get('/api/users/me')).status).toBe(200);
    expect(await newestMessage(portal, email, 'passwordChanged')).toContain('/auth/reset-password');
    await logInBrowser(portal, email, 'ni grønne fugler i vind');
  });

  test('IDN-05 a forgotten one is restored with a code, and the second factor is still asked for', async () => {
    const { email } = await givenMember(portal, 'Glemt Passord', { hasTwoFactor: true });
    const { browser, verification_id } = await verifyAddress(portal, email, 'restore');
    const restored = await browser.post('/api/auth/password/restore', {
      verification_id,
      password: 'åtte røde biler på rad',
      password_confirmation: 'åtte røde biler på rad',
    });
    expect(restored.json()).toMatchObject({ is_two_factor_enabled: true });
  });

  test('IDN-05 a link sets it again, once, within the hour', async () => {
    const { email } = await givenMember(portal, 'Lenke Lenkesen');
    const link = async () => {
      expect((await portal.browser().post('/api/auth/password/forgot', { username: email })).status).toBe(204);
      return /#token=([\w-]+)/.exec((await newestMessage(portal, email, 'resetLink')) ?? '')?.[1] ?? '';
    };
    const reset = (token: string) =>
      portal.browser().post('/api/auth/password/reset', { token, password: 'fem gule båter i havn' });
    const token = await link();
    expect(token.length).toBeGreaterThan(40);
    expect((await reset(token)).status).toBe(204);
    expect((await reset(token)).json().errors.token).toEqual(['Lenken gjelder ikke lenger. Be om en ny']);
    await logInBrowser(portal, email, 'fem gule båter i havn');
    const stale = await link();
    later(3601);
    expect((await reset(stale)).status).toBe(422);
  });

  test('IDN-19 the password of an old account is hashed again with the effort of today', async () => {
    const { id, email } = await givenMember(portal, 'Gammel Konto');
    const old = '$argon2id$v=19$m=32,t=1,p=1$';
    const { hash } = await import('@node-rs/argon2');
    const password_hash = await hash(PASSWORD, { memoryCost: 32, timeCost: 1, parallelism: 1 });
    expect(password_hash.startsWith(old)).toBe(true);
    await portal.db.updateTable('app_user').set({ password_hash }).where('id', '=', id).execute();
    await logInBrowser(portal, email);
    const after = await portal.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(after.password_hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  });
});

describe('changing an address', () => {
  test("IDN-10 a new e-mail address is the person's once its code is given; the old one is told", async () => {
    const { email } = await givenMember(portal, 'Ny Adresse');
    const browser = await logInBrowser(portal, email);
    const asked = await browser.post('/api/auth/email', { email: 'ny.adresse@test.example' });
    const verification_id = asked.json().data.id;
    const code = await codeSentTo(portal, 'ny.adresse@test.example');
    expect((await browser.get('/api/users/me')).json().data.email).toBe(email);
    expect((await browser.post('/api/auth/verify-code', { verification_id, code })).status).toBe(200);
    expect((await browser.get('/api/users/me')).json().data.email).toBe('ny.adresse@test.example');
    expect(await newestMessage(portal, email, 'addressChanged')).not.toBeNull();
  });

  test('IDN-10 an address that belongs to another user stays theirs', async () => {
    const taken = await givenMember(portal, 'Eier Adressen');
    const { email } = await givenMember(portal, 'Vil Ha');
    const browser = await logInBrowser(portal, email);
    const verification_id = (await browser.post('/api/auth/email', { email: taken.email })).json().data.id;
    const code = await codeSentTo(portal, taken.email);
    const answer = await browser.post('/api/auth/verify-code', { verification_id, code });
    expect(answer.json().errors.code).toEqual(['Adressen hører til en annen bruker']);
    expect((await browser.get('/api/users/me')).json().data.email).toBe(email);
  });

  test('IDN-19 credentials are changed only by a user who has just proved who they are', async () => {
    const { email } = await givenMember(portal, 'Bevis Nå');
    const browser = await logInBrowser(portal, email);
    later(601);
    const refused = await browser.post('/api/auth/phone', { phone: '41234577' });
    expect([refused.status, refused.headers['problem-kind']]).toEqual([403, 'proof_required']);
    expect((await browser.post('/api/auth/proof', { password: 'ikke dette her' })).status).toBe(422);
    expect((await browser.post('/api/auth/proof', { password: PASSWORD })).status).toBe(204);
    expect((await browser.post('/api/auth/phone', { phone: '41234577' })).status).toBe(200);
  });

  test('IDN-19 a proof counts at once, also in a process that has not heard of it yet', async () => {
    const { email } = await givenMember(portal, 'Bevis Straks');
    const browser = await logInBrowser(portal, email);
    later(601);
    const me = (await browser.get('/api/users/me')).json().data;
    expect((await browser.post('/api/auth/phone', { phone: '41234578' })).status).toBe(403);
    await portal.db.updateTable('session').set({ proved_at: clock.now }).where('user_id', '=', me.id).execute();
    expect((await browser.post('/api/auth/phone', { phone: '41234578' })).status).toBe(200);
  });
});
