import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from '#features/messages/server/message-transport.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { PRODUCTION } from '#tests/support/production.ts';
import { openBeside, type SecondPortal } from './second-portal.ts';

const PHONE = '91234567';
const NO_SMS = {
  nb: 'Vi kan ikke sende SMS herfra. Bruk e-post i stedet',
  nn: 'Vi kan ikkje sende SMS herfrå. Bruk e-post i staden',
  en: 'We cannot send SMS from here. Use e-mail instead',
};

let portal: TestPortal;
let strict: SecondPortal;
const lines: string[] = [];
const refuse = async (): Promise<Outcome> => 'refused';

beforeAll(async () => {
  portal = await startPortal();
  strict = await openBeside(
    portal.database,
    { ...PRODUCTION, LOG_LEVEL: 'warn' },
    {
      logStream: { write: (line) => lines.push(line) },
      integrations: { transport: { sendEmail: refuse, sendSms: refuse } },
    },
  );
});
afterAll(async () => {
  await strict.close();
  await portal.close();
});

const told = (words: string) =>
  lines.map((line) => JSON.parse(line)).filter(({ msg, err }) => `${msg} ${err?.message}`.includes(words));

describe('O4 nobody is told that something was sent which cannot be sent', () => {
  test.each(Object.entries(NO_SMS))(
    'O4 without a gateway no code is promised to a phone (%s)',
    async (language, words) => {
      const opened = await strict.injectPatiently({ url: '/api/auth/form' });
      const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
      const headers = { cookie, 'x-app-language': language };
      for (const [url, body] of [
        ['/api/auth/username-verifications', { username: PHONE, purpose: 'register' }],
        ['/api/auth/password/forgot', { username: PHONE }],
      ] as const) {
        const answer = await strict.injectPatiently({ method: 'POST', url, headers, payload: body });
        expect([answer.statusCode, answer.json().errors]).toEqual([422, { username: [words] }]);
      }
      const byMail = { username: 'kari@test.example', purpose: 'register' };
      expect(
        (
          await strict.injectPatiently({
            method: 'POST',
            url: '/api/auth/username-verifications',
            headers,
            payload: byMail,
          })
        ).statusCode,
      ).toBe(200);
    },
  );

  test('O4 in a trial, where SMS go to the mailbox, a phone number does', async () => {
    const browser = portal.browser();
    await browser.openForm();
    expect(
      (await browser.post('/api/auth/username-verifications', { username: PHONE, purpose: 'register' })).status,
    ).toBe(200);
  });

  test('O4 a message that is refused is in the log and in the figures, without saying whose it was', async () => {
    // The codes that were asked for above.
    await strict.workOff();
    expect(told('refused for good').length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain('kari@test.example');
    const { body } = await strict.injectPatiently({ url: '/api/metrics' });
    expect(body).toMatch(/^messages_failed_within_day\{channel="email",class="code"\} [1-9]\d*$/m);
    expect(body).toMatch(/^messages_failed_within_day\{channel="sms",class="bulk"\} 0$/m);
    for (const each of ['code', 'urgent', 'ordinary', 'bulk']) {
      expect(body).toMatch(new RegExp(`^messages_waiting\\{channel="email",class="${each}"\\} \\d+$`, 'm'));
    }
  });
});

describe('O5 a proxy that is not trusted', () => {
  const from = (remoteAddress: string) =>
    strict.injectPatiently({
      url: '/api/tenant',
      remoteAddress,
      headers: { host: 'bergen.nabolag.example', 'x-forwarded-for': '192.0.2.7' },
    });

  test('O5 is told at its first request and then seldom, with how often it came', async () => {
    await from('10.0.0.1');
    expect(told('TRUSTED_PROXIES')).toEqual([]);
    for (let request = 0; request < 25; request += 1) await from('10.0.0.2');
    expect(told('TRUSTED_PROXIES')).toMatchObject([
      { level: 'warn', times: 1 },
      { level: 'warn', times: 10 },
    ]);
    expect(lines.join('')).not.toContain('192.0.2.7');
  });
});
