import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { codeSentTo, givenMember, newestMessage, PASSWORD } from '#tests/support/sign-in.ts';

let portal: TestPortal;
const lines: string[] = [];

beforeAll(async () => {
  portal = await startPortal({
    settings: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => lines.push(line) },
  });
});
afterAll(() => portal.close());

describe('D-22 what people hand over is in no log', () => {
  test('D-22 a whole sign-up, login, reset and change of address leaves none of it behind', async () => {
    const secrets: string[] = [
      PASSWORD,
      'hemmelig.person@test.example',
      '+4798765432',
      '98765432',
      'et nytt og langt passord',
    ];
    const browser = portal.browser();
    await browser.openForm();
    secrets.push(...browser.cookies.values());

    await browser.post('/api/auth/exists', { username: 'hemmelig.person@test.example' });
    const asked = await browser.post('/api/auth/username-verifications', { username: 'hemmelig.person@test.example' });
    const verification_id = asked.json().data.id;
    const code = (await codeSentTo(portal, 'hemmelig.person@test.example')) ?? '';
    await browser.post('/api/auth/verify-code', { verification_id, code: '000001' });
    await browser.post('/api/auth/verify-code', { verification_id, code });
    const account = { verification_id, name: 'Hemmelig Person', password: PASSWORD, password_confirmation: PASSWORD };
    await browser.post('/api/auth/register', { ...account, terms: false });
    const registered = await browser.post('/api/auth/register', { ...account, terms: true });
    browser.keep(registered.json().access_token);
    secrets.push(registered.json().access_token, ...browser.cookies.values());

    await browser.post('/api/auth/phone', { phone: '987 65 432' });
    const phoneCode = await codeSentTo(portal, '+4798765432');
    await portal.browser().post('/api/auth/login', { username: '98765432', password: 'et nytt og langt passord' });
    await portal.browser().post('/api/auth/password/forgot', { username: 'hemmelig.person@test.example' });
    const link = (await newestMessage(portal, 'hemmelig.person@test.example', 'resetLink')) ?? '';
    const token = /#token=([\w-]+)/.exec(link)?.[1] ?? '';
    secrets.push(token);
    await portal.browser().post('/api/auth/password/reset', { token, password: 'et nytt og langt passord' });
    await portal.browser().get(`/api/auth/idporten/status?handle=${token}`);
    await portal.browser().get(`/api/users/search?q=hemmelig.person@test.example`);
    const { email } = await givenMember(portal, 'To Faktor', { hasTwoFactor: true });
    const waiting = await portal.browser().post('/api/auth/login', { username: email, password: PASSWORD });
    secrets.push(email, waiting.json().access_token);

    expect(secrets.every((secret) => secret.length > 5)).toBe(true);
    expect(lines.length).toBeGreaterThan(12);
    const log = lines.join('');
    for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false]);
    // Six digits alone could be part of a time or an id, so codes are looked for as whole words.
    for (const each of [code, phoneCode]) expect(new RegExp(`(?<![\\d.-])${each}(?![\\d.-])`).test(log)).toBe(false);
  });

  test('D-22 every line is JSON, whatever was sent, and tells who it was by id alone', async () => {
    const { id } = await givenMember(portal, 'Logg Person');
    await portal.as(id).get('/api/users/me');
    await portal.browser().get(`/api/users/search?q=${encodeURIComponent('"\n{"level":"fatal"}')}`);
    const read = lines.map((line) => JSON.parse(line));
    expect(read.some(({ actor, route }) => actor === id && route === '/api/users/me')).toBe(true);
    expect(read.every(({ level }) => level !== 'fatal')).toBe(true);
  });
});
