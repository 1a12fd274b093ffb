import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#platform/contract/endpoint.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { codeSentTo, givenMember, logInBrowser, PASSWORD } from '#tests/support/sign-in.ts';
import { openBeside } from './second-portal.ts';

let portal: TestPortal;
const clock = { now: new Date('2026-11-16T10:00:00Z') };
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

beforeAll(async () => {
  portal = await startPortal({
    now: () => clock.now,
    settings: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => portal.close());

let addresses = 0;
/** Somebody who comes from an address of their own. */
const elsewhere = () => {
  addresses += 1;
  return { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` };
};

async function openBrowser() {
  const browser = portal.browser();
  const headers = elsewhere();
  await browser.get('/api/auth/form', { headers });
  return { browser, headers };
}

describe('D-10 nobody learns who has an account', () => {
  test('IDN-02 D-10 an address asks ten times in a minute, a name is asked about five times in an hour', async () => {
    const { browser, headers } = await openBrowser();
    const ask = (username: string, from = headers) => browser.post('/api/auth/exists', { username }, { headers: from });
    for (let turn = 0; turn < 10; turn += 1) expect((await ask(`navn${turn}@test.example`)).status).toBe(200);
    const refused = await ask('navn11@test.example');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (let turn = 0; turn < 5; turn += 1) expect((await ask('samme@test.example', elsewhere())).status).toBe(200);
    expect((await ask('samme@test.example', elsewhere())).status).toBe(429);
  });

  test('D-10 the limits hold over two processes together', async () => {
    const second = await openBeside(
      portal.database,
      { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' },
      { now: () => clock.now },
    );
    const { browser, headers } = await openBrowser();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const payload = { username: `delt${turn}@test.example` };
      const beside = await second.server.inject({
        method: 'POST',
        url: '/api/auth/exists',
        headers: { host: 'bergen.localhost', cookie, ...headers },
        payload,
      });
      const here = await browser.post('/api/auth/exists', payload, { headers });
      statuses.push(beside.statusCode, here.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 429, 429]);
    await second.close();
  });

  test('D-10 where accounts are hidden, everyone has one', async () => {
    const hidden = await openBeside(portal.database, { HIDE_ACCOUNTS: 'on' });
    const form = await hidden.get('/api/auth/form');
    const cookie = String(form.headers['set-cookie']).split(';', 1)[0];
    const answer = await hidden.server.inject({
      method: 'POST',
      url: '/api/auth/exists',
      headers: { host: 'bergen.localhost', cookie },
      payload: { username: 'ingen.her@test.example' },
    });
    expect(answer.json()).toEqual({ data: { exists: true } });
    await hidden.close();
  });

  const questions: [string, (username: string) => [string, object]][] = [
    ['asking for a code', (username) => ['/api/auth/username-verifications', { username }]],
    [
      'asking for a code to restore',
      (username) => ['/api/auth/username-verifications', { username, purpose: 'restore' }],
    ],
    ['a forgotten password', (username) => ['/api/auth/password/forgot', { username }]],
    ['a wrong password', (username) => ['/api/auth/login', { username, password: 'ikke det riktige' }]],
  ];
  test.each(questions)('D-10 %s is answered alike for somebody and for nobody', async (_, question) => {
    const { browser } = await openBrowser();
    const ask = async (username: string) => {
      const [url, body] = question(username);
      const answer = await browser.post(url, body, { headers: elsewhere() });
      const { date: _date, 'set-cookie': _cookie, ...headers } = answer.headers;
      return { status: answer.status, shape: answer.body.replaceAll(/[0-9a-f-]{36}/g, 'id'), headers };
    };
    for (let turn = 0; turn < 5; turn += 1) {
      const { email } = await givenMember(portal, 'Finnes Her');
      expect(await ask(email)).toEqual(await ask(`finnes.ikke${turn}@test.example`));
    }
  });
});

describe('D-10 guessing', () => {
  test('IDN-03 D-10 with every limit on, a login with two factors goes through, and its codes run out', async () => {
    const { email } = await givenMember(portal, 'To Faktor', { hasTwoFactor: true });
    const browser = portal.browser();
    const logIn = () =>
      browser.post('/api/auth/login', { username: email, password: PASSWORD }, { headers: elsewhere() });
    browser.keep((await logIn()).json().access_token);
    const code = await codeSentTo(portal, email);
    const whole = await browser.post('/api/auth/verify', { two_factor_code: code }, { headers: elsewhere() });
    expect(whole.json()).toMatchObject({ is_two_factor_enabled: false });
    browser.keep(undefined);
    for (let turn = 0; turn < 4; turn += 1) expect((await logIn()).status).toBe(200);
    expect((await logIn()).status).toBe(429);
    later(3601);
  });

  test('IDN-19 D-10 wrong passwords slow a name down, and never lock out a browser that it knows', async () => {
    const { email } = await givenMember(portal, 'Angrepet Person');
    const known = await logInBrowser(portal, email);
    const attack = () =>
      portal
        .browser()
        .post('/api/auth/login', { username: email, password: 'gjetter meg frem' }, { headers: elsewhere() });
    for (let turn = 0; turn < 11; turn += 1) expect((await attack()).status).toBe(422);
    const slowed = await attack();
    expect(slowed.status).toBe(429);
    expect(slowed.headers['retry-after']).toBe('1');
    const waits = [];
    for (let turn = 0; turn < 8; turn += 1) {
      let answer = await attack();
      while (answer.status === 429) {
        waits.push(Number(answer.headers['retry-after']));
        later(Number(answer.headers['retry-after']));
        answer = await attack();
      }
    }
    expect(Math.max(...waits)).toBe(25);
    const own = await known.post('/api/auth/login', { username: email, password: PASSWORD }, { headers: elsewhere() });
    expect(own.status).toBe(200);
  });

  test('D-10 a million guesses at codes, from a thousand addresses at ten thousand names, stay within the budget', async () => {
    // Days of attack in the portal's own time; the guesses that never reach a code are counted, not sent.
    const NAMES = 10_000;
    const tried = { guesses: 0, accepted: 0, refused: 0 };
    const started = clock.now.getTime();
    const { browser } = await openBrowser();
    const perHour = RATE_LIMITS.wrongCode.name[0].calls;
    for (let hour = 0; hour < 2; hour += 1) {
      for (let at = 0; tried.accepted < (hour + 1) * perHour && at < 80; at += 1) {
        const username = `offer${(hour * 80 + at) % NAMES}@test.example`;
        const asked = await browser.post('/api/auth/username-verifications', { username }, { headers: elsewhere() });
        if (asked.status !== 200) {
          tried.refused += 1;
          continue;
        }
        const verification_id = asked.json().data.id;
        await codeSentTo(portal, username);
        for (let guess = 0; guess < 6; guess += 1) {
          const code = String((guess * 104_729 + at) % 1_000_000).padStart(6, '0');
          const answer = await browser.post(
            '/api/auth/verify-code',
            { verification_id, code },
            { headers: elsewhere() },
          );
          tried.guesses += 1;
          const isLookedAt = answer.status === 200 || String(answer.json().errors?.code ?? '').includes('stemmer ikke');
          if (isLookedAt) tried.accepted += 1;
          else if (answer.status === 429) {
            expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
            tried.refused += 1;
          }
        }
      }
      // The hour's brake is on: whoever asks now is refused, whatever the name and address.
      const refused = await browser.post(
        '/api/auth/verify-code',
        { verification_id: crypto.randomUUID(), code: '123456' },
        { headers: elsewhere() },
      );
      expect([422, 429]).toContain(refused.status);
      later(3601);
    }
    const hours = (clock.now.getTime() - started) / 3_600_000;
    expect(tried.accepted).toBeLessThanOrEqual(Math.ceil(hours) * perHour);
    // A million guesses at this pace take so many hours, and hit with so little chance.
    const hoursForAMillion = 1_000_000 / perHour;
    expect(hoursForAMillion / 24 / 365).toBeGreaterThan(0.5);
    expect(tried.guesses).toBeGreaterThan(300);
  }, 300_000);

  test('D-10 five codes in an hour and ten in a day go to one name, whoever asks', async () => {
    const sent = [];
    for (let hour = 0; hour < 26; hour += 1) {
      for (let turn = 0; turn < (hour === 0 ? 5 : 3); turn += 1) {
        const { browser, headers } = await openBrowser();
        const answer = await browser.post('/api/auth/username-verifications', { username: '+4790909090' }, { headers });
        if (answer.status === 200) sent.push(hour);
      }
      later(3601);
    }
    expect(sent.filter((hour) => hour === 0)).toHaveLength(5);
    expect(sent.filter((hour) => hour < 24)).toHaveLength(10);
  });
});
