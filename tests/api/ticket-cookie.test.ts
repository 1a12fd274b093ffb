import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '#tests/support/browser.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { codeSentTo, givenMember, PASSWORD } from '#tests/support/sign-in.ts';

let portal: TestPortal;
let admin: { id: string; email: string };
let browser: TestBrowser;
const HOST = 'bergen.example.no';
const ORIGIN = `https://${HOST}`;

beforeAll(async () => {
  portal = await startPortal({ settings: { PUBLIC_SCHEME: 'https', BASE_DOMAIN: 'example.no' } });
  admin = await givenMember(portal, 'Solveig Super', { scopes: ['admin'] });
  browser = portal.browser();
  const waiting = await browser.post('/api/auth/login', { username: admin.email, password: PASSWORD }, { host: HOST });
  browser.keep(waiting.json().access_token);
  const whole = await browser.post(
    '/api/auth/verify',
    { two_factor_code: await codeSentTo(portal, admin.email) },
    { host: HOST },
  );
  browser.keep(undefined);
  expect(whole.json()).toMatchObject({ access_token: '', is_in_cookie: true });
});
afterAll(() => portal.close());

const cookie = () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const change = (headers: Record<string, string>) =>
  portal.send('PUT', '/api/users/me', { host: HOST, headers: { cookie: cookie(), ...headers }, body: { lang: 'nn' } });

describe('D-11 the cookie of super-admins', () => {
  test('IDN-12 the ticket lies where scripts cannot read it, for all hosts of the portal, and a marker tells of it', () => {
    expect(browser.cookies.get('__Secure-adm')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(browser.cookies.get('nabolag-adm')).toBe('1');
  });

  test('IDN-12 on another host of the portal the same person is logged in', async () => {
    const answer = await portal.get('/api/users/me', { host: 'oslo.example.no', headers: { cookie: cookie() } });
    expect(answer.json().data.id).toBe(admin.id);
  });

  test('IDN-12 other people get theirs in the answer, and no such cookie', async () => {
    const { email } = await givenMember(portal, 'Vanlig Person');
    const answer = await portal
      .browser()
      .post('/api/auth/login', { username: email, password: PASSWORD }, { host: HOST });
    expect(answer.json()).toMatchObject({ is_in_cookie: false });
    expect(answer.json().access_token.length).toBeGreaterThan(100);
    expect(String(answer.headers['set-cookie'])).not.toContain('__Secure-adm');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /__Host-d=[^;]+; Path=\/; Max-Age=\d+; SameSite=Strict; Secure; HttpOnly/,
    );
  });

  test('D-11 a change from one of our pages goes through', async () => {
    expect((await change({ origin: ORIGIN, 'x-app-language': 'nb' })).status).toBe(200);
    expect((await change({ origin: 'https://oslo.example.no', 'x-app-language': 'nb' })).status).toBe(200);
  });

  test.each([
    ['no origin', { 'x-app-language': 'nb' }],
    ['no header that forces a preflight', { origin: ORIGIN }],
    ['another site', { origin: 'https://evil.example', 'x-app-language': 'nb' }],
    ['a site that ends like ours', { origin: 'https://bergen.example.no.evil.example', 'x-app-language': 'nb' }],
    ['a host of ours that is nobody', { origin: 'https://taken-over.example.no', 'x-app-language': 'nb' }],
    ['plain http', { origin: 'http://bergen.example.no', 'x-app-language': 'nb' }],
    ['a sandbox', { origin: 'null', 'x-app-language': 'nb' }],
    ['no address at all', { origin: 'bergen', 'x-app-language': 'nb' }],
  ] as [string, Record<string, string>][])('D-11 a change is refused with %s', async (_, headers) => {
    expect((await change(headers)).status).toBe(403);
  });

  test('D-11 a form of another site cannot send what we read', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await portal.send('PUT', '/api/users/me', {
        host: HOST,
        headers: { cookie: cookie(), origin: 'https://evil.example', 'content-type': type },
        body: '{"lang":"en"}',
      });
      expect([403, 415]).toContain(answer.status);
    }
  });

  test('D-11 a cookie that is there twice was tossed in from outside: neither counts', async () => {
    const twice = `__Secure-adm=x.y.z; ${cookie()}`;
    expect((await portal.get('/api/users/me', { host: HOST, headers: { cookie: twice } })).status).toBe(401);
  });

  test('IDN-15 logging out as another leaves the super-admin’s own cookie where it is', async () => {
    const { id } = await givenMember(portal, 'Bo Bruker');
    const asked = { host: HOST, headers: { cookie: cookie(), origin: ORIGIN, 'x-app-language': 'nb' } };
    const body = { reason: 'Hjelper med påmelding' };
    const { access_token } = (await portal.send('POST', `/api/users/${id}/login`, { ...asked, body })).json();
    const headers = { ...asked.headers, authorization: `Bearer ${access_token}` };
    const left = await portal.send('POST', '/api/auth/logout', { host: HOST, headers });
    expect([left.status, left.headers['set-cookie']]).toEqual([204, undefined]);
    const me = await portal.get('/api/users/me', { host: HOST, headers: { cookie: cookie() } });
    expect(me.json().data.id).toBe(admin.id);
  });

  test('IDN-14 logging out takes the cookies away, and the ticket opens nothing', async () => {
    const kept = cookie();
    const out = await browser.post('/api/auth/logout', undefined, { host: HOST, headers: { origin: ORIGIN } });
    expect(out.status).toBe(204);
    expect(browser.cookies.has('__Secure-adm')).toBe(false);
    const after = await portal.get('/api/users/me', { host: HOST, headers: { cookie: kept } });
    expect(after.status).toBe(401);
    expect(String(after.headers['set-cookie'])).toContain('__Secure-adm=; Path=/; Max-Age=0');
  });
});
