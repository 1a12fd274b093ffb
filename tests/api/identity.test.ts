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

describe('signing up', () => {
  test('IDN-02 the portal tells a browser that has opened the form whether there is an account', async () => {
    const { email } = await givenMember(portal, 'Ingrid Lunde');
    const browser = portal.browser();
    expect((await browser.post('/api/auth/exists', { username: email })).status).toBe(403);
    await browser.openForm();
    expect((await browser.post('/api/auth/exists', { username: email.toUpperCase() })).json()).toEqual({
      data: { exists: true },
    });
    expect((await browser.post('/api/auth/exists', { username: '412 34 567' })).json()).toEqual({
      data: { exists: false },
    });
  });

  test('IDN-04 an e-mail address is verified, an account made, and the person is logged in', async () => {
    const { browser, verification_id, answer } = await verifyAddress(portal, 'ny.person@test.example');
    expect(answer.json()).toEqual({
      data: { id: verification_id, username: 'ny.person@test.example', verified: true },
    });
    const body = {
      verification_id,
      name: 'Ny  Person',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      birth_date: '1990-02-01',
      terms: true,
    };
    const registered = await browser.post('/api/auth/register', body);
    expect(registered.status).toBe(200);
    expect(registered.json()).toMatchObject({ is_two_factor_enabled: false, is_in_cookie: false });
    browser.keep(registered.json().access_token);
    expect((await browser.get('/api/users/me')).json().data).toMatchObject({
      name: 'Ny Person',
      email: 'ny.person@test.example',
      phone: null,
      birth_date: '1990-02-01',
      terms_accepted: true,
    });
    expect(await newestMessage(portal, 'ny.person@test.example', 'welcome')).toContain('Ny Person');
    // The same verification opens nothing twice.
    expect((await browser.post('/api/auth/register', body)).status).toBe(422);
  });

  test('IDN-04 a phone number works as well', async () => {
    const { browser, verification_id } = await verifyAddress(portal, '+4741234599');
    const registered = await browser.post('/api/auth/register', {
      verification_id,
      name: 'Per Mobil',
      phone: '412 34 599',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      terms: true,
    });
    browser.keep(registered.json().access_token);
    expect((await browser.get('/api/users/me')).json().data).toMatchObject({ phone: '+4741234599', email: null });
  });

  test('IDN-04 what is wrong is said at its field', async () => {
    const { browser, verification_id } = await verifyAddress(portal, 'feil@test.example');
    const send = (change: object) =>
      browser.post('/api/auth/register', {
        verification_id,
        name: 'Kari Feil',
        password: PASSWORD,
        password_confirmation: PASSWORD,
        terms: true,
        ...change,
      });
    const fields = async (change: object) => Object.keys((await send(change)).json().errors);
    expect(await fields({ terms: false })).toEqual(['terms']);
    expect(await fields({ name: 'K4ri' })).toEqual(['name']);
    expect(await fields({ password: 'kort', password_confirmation: 'kort' })).toEqual(['password']);
    expect(await fields({ password: 'password1234', password_confirmation: 'password1234' })).toEqual(['password']);
    expect(await fields({ password: 'Bergen-2026!', password_confirmation: 'Bergen-2026!' })).toEqual(['password']);
    expect(await fields({ password_confirmation: 'noe helt annet' })).toEqual(['password_confirmation']);
    expect(await fields({ birth_date: '2030-01-01' })).toEqual(['birth_date']);
    expect(await fields({ email: 'en.annen@test.example' })).toEqual(['email']);
    expect(await fields({ scopes: ['admin'] })).toEqual(['scopes']);
    expect((await send({})).status).toBe(200);
  });

  test('IDN-19 a user who asks to register an address with an account hears so by mail, and nobody else does', async () => {
    const { email } = await givenMember(portal, 'Allerede Her');
    const browser = portal.browser();
    await browser.openForm();
    const asked = await browser.post('/api/auth/username-verifications', { username: email });
    expect(asked.status).toBe(200);
    expect(await newestMessage(portal, email, 'accountExists')).toContain('/auth/get-started');
    expect(await codeSentTo(portal, email)).toBeNull();
    const { id } = asked.json().data;
    expect((await browser.post('/api/auth/verify-code', { verification_id: id, code: '000000' })).status).toBe(422);
  });
});

describe('codes', () => {
  async function asked(username: string) {
    const browser = portal.browser();
    await browser.openForm();
    const answer = await browser.post('/api/auth/username-verifications', { username });
    return { browser, id: answer.json().data.id as string, code: (await codeSentTo(portal, username)) ?? '' };
  }
  const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

  test('IDN-09 a code has six digits, with or without its dash', async () => {
    const { browser, id, code } = await asked('strek@test.example');
    expect(code).toMatch(/^\d{6}$/);
    const dashed = `${code.slice(0, 3)}-${code.slice(3)}`;
    expect((await browser.post('/api/auth/verify-code', { verification_id: id, code: dashed })).status).toBe(200);
  });

  test('IDN-19 five tries, then the right code is too late', async () => {
    const { browser, id, code } = await asked('fem@test.example');
    for (let turn = 1; turn <= 5; turn += 1) {
      const answer = await browser.post('/api/auth/verify-code', { verification_id: id, code: wrongOf(code) });
      expect(answer.status).toBe(422);
    }
    const answer = await browser.post('/api/auth/verify-code', { verification_id: id, code });
    expect(answer.json().errors).toEqual({ code: ['Koden gjelder ikke lenger. Be om en ny'] });
  });

  test('IDN-19 a code is good for ten minutes', async () => {
    const { browser, id, code } = await asked('ti@test.example');
    later(601);
    expect((await browser.post('/api/auth/verify-code', { verification_id: id, code })).status).toBe(422);
  });

  test('IDN-19 a code is good once', async () => {
    const { browser, id, code } = await asked('en-gang@test.example');
    expect((await browser.post('/api/auth/verify-code', { verification_id: id, code })).status).toBe(200);
    expect((await browser.post('/api/auth/verify-code', { verification_id: id, code })).status).toBe(422);
  });

  test('IDN-19 another browser cannot give the code, nor can a code open another verification', async () => {
    const one = await asked('min@test.example');
    const other = await asked('din@test.example');
    const swapped = await other.browser.post('/api/auth/verify-code', { verification_id: one.id, code: one.code });
    expect(swapped.json().errors).toEqual({ code: ['Koden gjelder ikke lenger. Be om en ny'] });
    if (one.code !== other.code) {
      const crossed = await one.browser.post('/api/auth/verify-code', { verification_id: one.id, code: other.code });
      expect(crossed.status).toBe(422);
    }
  });

  test('IDN-08 a new code can be asked for after half a minute, and the old one is dead', async () => {
    const { browser, id, code } = await asked('igjen@test.example');
    const early = await browser.post(`/api/auth/username-verifications/${id}/resend`);
    expect(early.status).toBe(429);
    expect(early.headers['retry-after']).toBe('30');
    later(31);
    expect((await browser.post(`/api/auth/username-verifications/${id}/resend`)).status).toBe(204);
    const fresh = (await codeSentTo(portal, 'igjen@test.example')) ?? '';
    if (fresh !== code) {
      expect((await browser.post('/api/auth/verify-code', { verification_id: id, code })).status).toBe(422);
    }
    expect((await browser.post('/api/auth/verify-code', { verification_id: id, code: fresh })).status).toBe(200);
  });

  test('IDN-09 an id that never was says what to do next', async () => {
    const browser = portal.browser();
    await browser.openForm();
    const answer = await browser.post('/api/auth/verify-code', {
      verification_id: crypto.randomUUID(),
      code: '123456',
    });
    expect(answer.json().errors).toEqual({ code: ['Koden gjelder ikke lenger. Be om en ny'] });
  });
});

describe('logging in and out', () => {
  test('IDN-03 name and password give a ticket', async () => {
    const { id, email } = await givenMember(portal, 'Lise Logg');
    const answer = await portal.browser().post('/api/auth/login', { username: email, password: PASSWORD });
    const ticket = answer.json();
    expect(Object.keys(ticket).sort()).toEqual([
      'access_token',
      'expires_in',
      'is_in_cookie',
      'is_two_factor_enabled',
      'lang',
      'two_factor_sent_to',
    ]);
    const payload = JSON.parse(Buffer.from(ticket.access_token.split('.')[1], 'base64url').toString());
    expect(payload).toMatchObject({ sub: id, scopes: [], mode: 'full', iss: 'nabolag', aud: 'nabolag' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('IDN-03 a wrong name and a wrong password are told alike', async () => {
    const { email } = await givenMember(portal, 'Ola Nordmann');
    const wrong = await portal.browser().post('/api/auth/login', { username: email, password: 'feil passord her' });
    const nobody = await portal
      .browser()
      .post('/api/auth/login', { username: 'ingen@test.example', password: PASSWORD });
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body]);
    expect(wrong.json().errors).toEqual({ password: ['E-post, mobilnummer eller passord stemmer ikke'] });
  });

  test('IDN-14 after logging out the ticket opens nothing', async () => {
    const { email } = await givenMember(portal, 'Ute Ute');
    const browser = await logInBrowser(portal, email);
    expect((await browser.get('/api/users/me')).status).toBe(200);
    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    expect((await browser.get('/api/users/me')).status).toBe(401);
  });

  test('IDN-13 a readonly account may look and may not change, by route and not by how the route is spelled', async () => {
    const { email } = await givenMember(portal, 'Lese Bare', { isReadonly: true });
    const browser = await logInBrowser(portal, email);
    expect((await browser.get('/api/users/me')).status).toBe(200);
    const denied = await browser.send('PUT', '/api/users/me?login=1', { body: { name: 'Ny' } });
    expect(denied.status).toBe(405);
    const plain = await browser.send('PUT', '/api/users/me', { body: { name: 'Annet Navn' } });
    expect(plain.status).toBe(405);
    expect((await browser.post(`/api/users/${crypto.randomUUID()}/login`, { reason: 'prøver meg' })).status).toBe(405);
    expect((await browser.post('/api/auth/logout')).status).toBe(204);
  });

  test('IDN-19 sessions are listed and can be ended one by one', async () => {
    const { email } = await givenMember(portal, 'To Steder');
    const here = await logInBrowser(portal, email);
    const there = await logInBrowser(portal, email);
    const { data } = (await here.get('/api/auth/sessions')).json();
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ agent: 'Firefox, Linux', method: 'password' });
    const other = data.find((session: { is_current: boolean }) => !session.is_current);
    expect((await here.send('DELETE', `/api/auth/sessions/${other.id}`)).status).toBe(204);
    expect((await there.get('/api/users/me')).status).toBe(401);
    expect((await here.get('/api/users/me')).status).toBe(200);
    const stranger = await givenMember(portal, 'En Fremmed');
    const { data: own } = (await here.get('/api/auth/sessions')).json();
    const foreign = await logInBrowser(portal, stranger.email);
    expect((await foreign.send('DELETE', `/api/auth/sessions/${own[0].id}`)).status).toBe(404);
  });

  test('IDN-19 the eleventh login ends the oldest', async () => {
    const { email } = await givenMember(portal, 'Mange Steder');
    const browsers = [];
    for (let turn = 0; turn < 11; turn += 1) {
      browsers.push(await logInBrowser(portal, email));
      later(1);
    }
    expect((await browsers[0]?.get('/api/users/me'))?.status).toBe(401);
    expect((await browsers[1]?.get('/api/users/me'))?.status).toBe(200);
  });
});
