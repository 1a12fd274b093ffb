import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { codeSentTo, givenMember, logInBrowser } from '#tests/support/sign-in.ts';

let portal: TestPortal;
const clock = { now: new Date('2026-11-16T10:00:00Z') };

beforeAll(async () => {
  portal = await startPortal({
    now: () => clock.now,
    settings: { CODE_SMS_PER_DAY: '4', CODE_SMS_PER_DAY_TENANT: '3' },
  });
});
afterAll(() => portal.close());

async function ask(username: string, host = 'bergen.localhost') {
  const browser = portal.browser();
  await browser.get('/api/auth/form', { host });
  const answer = await browser.send('POST', '/api/auth/username-verifications', {
    host,
    body: { username, purpose: 'register' },
  });
  await portal.workOff();
  return answer;
}

const sentSms = async () =>
  (await portal.db.selectFrom('outgoing_message').select('id').where('channel', '=', 'sms').execute()).length;

test('D-10 codes by SMS have a cap for each portal and for all together, and e-mail is still open', async () => {
  for (const phone of ['+4790000001', '+4790000002', '+4790000003']) expect((await ask(phone)).status).toBe(200);
  const refused = await ask('+4790000004');
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(refused.json().errors.username[0]).toContain('e-postadressen');
  expect((await ask('+4790000005', 'oslo.localhost')).status).toBe(200);
  expect((await ask('+4790000006', 'oslo.localhost')).status).toBe(429);
  expect(await sentSms()).toBe(4);
  expect((await ask('ny@eksempel.no')).status).toBe(200);
  expect(await codeSentTo(portal, 'ny@eksempel.no')).toMatch(/^\d{6}$/);
});

test('D-10 the refusal is the same for a number that has an account, and for one that is added to one', async () => {
  const { email } = await givenMember(portal, 'Tom Telefon', { phone: '+4790000007' });
  expect((await ask('+4790000007')).status).toBe(429);
  const browser = await logInBrowser(portal, email);
  expect((await browser.post('/api/auth/phone', { phone: '+4790000008' })).status).toBe(429);
  expect(await sentSms()).toBe(4);
});

test('D-10 strangers cannot use up the codes of the second factor', async () => {
  const { id } = await givenMember(portal, 'Tora Tofaktor', { hasTwoFactor: true, phone: '+4790000009' });
  await portal.db.updateTable('app_user').set({ email: null, email_verified_at: null }).where('id', '=', id).execute();
  await logInBrowser(portal, '+4790000009');
  expect(await codeSentTo(portal, '+4790000009')).toMatch(/^\d{6}$/);
});

test('D-10 the day after there are codes again', async () => {
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  expect((await ask('+4790000010')).status).toBe(200);
});
