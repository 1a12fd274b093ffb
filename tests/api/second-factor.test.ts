import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#platform/contract/rate-limits.ts';
import { asId } from '#tests/support/as-id.ts';
import type { TestBrowser } from '#tests/support/browser.ts';
import { givenAuthenticator } from '#tests/support/given-authenticator.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { codeSentTo, givenMember, PASSWORD } from '#tests/support/sign-in.ts';

let portal: TestPortal;
const clock = { now: new Date('2026-11-16T10:00:00Z') };
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const DAY_SECONDS = 86_400;

beforeAll(async () => {
  portal = await startPortal({
    now: () => clock.now,
    settings: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => portal.close());
beforeEach(() => later(2 * DAY_SECONDS));

let addresses = 0;
/** From an address of its own each time. */
const from = () => {
  addresses += 1;
  return { headers: { 'x-forwarded-for': `10.2.${addresses >> 8}.${addresses & 255}` } };
};

type Member = { id: string; email: string };

const logIn = (browser: TestBrowser, { email }: Member) =>
  browser.post('/api/auth/login', { username: email, password: PASSWORD }, from());

async function logInWaiting(browser: TestBrowser, member: Member) {
  later(1);
  browser.keep(undefined);
  const answer = await logIn(browser, member);
  expect(answer.status).toBe(200);
  browser.keep(answer.json().access_token);
}

const give = (browser: TestBrowser, two_factor_code: string | null) =>
  browser.post('/api/auth/verify', { two_factor_code }, from());

/** Who has the password and nothing else, with another browser each time. */
async function stranger(member: Member) {
  const browser = portal.browser();
  await logInWaiting(browser, member);
  return browser;
}

const wrongCodes = async () => {
  const key = `wrongCode 3600 name ${portal.jobServices.secrets.digest('caller', 'everyone')}`;
  const row = await portal.db.selectFrom('rate_window').select('count').where('key', '=', key).executeTakeFirst();
  return row?.count ?? 0;
};

/** Gives so many wrong codes, six in a minute, with a login that is new every few minutes. */
async function guess(member: Member, count: number) {
  const statuses: number[] = [];
  let browser = await stranger(member);
  for (let turn = 0; turn < count; turn += 1) {
    if (turn > 0 && turn % 6 === 0) later(61);
    if (turn > 0 && turn % 30 === 0) browser = await stranger(member);
    statuses.push((await give(browser, 'feilkode')).status);
  }
  return statuses;
}

describe('D-10 nobody is kept out by what strangers do', () => {
  test('D-10 those who ask for codes and links to a name use up nothing of its second factor', async () => {
    const member = await givenMember(portal, 'To Faktor', { hasTwoFactor: true });
    for (let turn = 0; turn < 12; turn += 1) {
      const browser = portal.browser();
      await browser.get('/api/auth/form', from());
      await browser.post('/api/auth/password/forgot', { username: member.email }, from());
      const asked = { username: member.email, purpose: 'restore' };
      await browser.post('/api/auth/username-verifications', asked, from());
    }
    await portal.workOff();
    const own = portal.browser();
    await logInWaiting(own, member);
    expect((await give(own, await codeSentTo(portal, member.email))).status).toBe(200);
  });

  test('D-10 those who guess at a name leave its owner the tries at their own code', async () => {
    const username = (await givenMember(portal, 'Gjettet På')).email;
    const asking = async () => {
      const browser = portal.browser();
      later(1);
      await browser.get('/api/auth/form', from());
      const asked = await browser.post('/api/auth/username-verifications', { username, purpose: 'restore' }, from());
      const verification_id: string = asked.json().data.id;
      const code = await codeSentTo(portal, username);
      return (given: string | null) =>
        browser.post('/api/auth/verify-code', { verification_id, code: given ?? code }, from());
    };
    const [attacker, owner] = [await asking(), await asking()];
    for (let turn = 0; turn < 12; turn += 1) await attacker('000000');
    expect((await owner(null)).status).toBe(200);
  });

  test.each(['codes by e-mail', 'an app'])(
    'D-10 the password alone keeps no person with %s out of a browser they are known to use',
    async (kind) => {
      const member = await givenMember(portal, 'Kjent Nettleser', { hasTwoFactor: true });
      const app = kind === 'an app' ? await givenAuthenticator(portal, member.id) : null;
      const codeNow = async () => app?.codeAt(clock.now) ?? codeSentTo(portal, member.email);
      const known = portal.browser();
      await logInWaiting(known, member);
      expect((await give(known, await codeNow())).status).toBe(200);
      later(60);
      const logins = [];
      for (let turn = 0; turn < 12; turn += 1) logins.push((await logIn(portal.browser(), member)).status);
      // Codes that are sent run out; with an app there is nothing to send, and the tries run out.
      expect(logins.at(-1)).toBe(app ? 200 : 429);
      if (app) expect((await guess(member, RATE_LIMITS.trySecondFactor.name[1].calls + 1)).at(-1)).toBe(429);
      await portal.workOff();
      await logInWaiting(known, member);
      expect((await give(known, await codeNow())).status).toBe(200);
    },
  );

  test('D-10 a browser that is known may ask for a link when strangers have used up those of the name', async () => {
    const member = await givenMember(portal, 'Glemt Og Kjent');
    const known = portal.browser();
    await logIn(known, member);
    const forgot = (browser: TestBrowser) =>
      browser.post('/api/auth/password/forgot', { username: member.email }, from());
    for (let turn = 0; turn < 5; turn += 1) expect((await forgot(portal.browser())).status).toBe(204);
    expect((await forgot(portal.browser())).status).toBe(429);
    expect((await forgot(known)).status).toBe(204);
  });
});

describe('D-10 guessing at an authenticator app', () => {
  test('D-10 fifty tries in a day for one person, from everywhere together, then the right code is not looked at', async () => {
    const member = await givenMember(portal, 'Femti Forsøk', { hasTwoFactor: true });
    const app = await givenAuthenticator(portal, member.id);
    const tries = await guess(member, 50);
    expect(new Set(tries)).toEqual(new Set([422]));
    later(61);
    const refused = await give(await stranger(member), app.codeAt(clock.now));
    expect([refused.status, refused.headers['problem-kind']]).toEqual([429, 'too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    expect((await give(await stranger(member), app.recoveryCodes[0] ?? '')).status).toBe(429);
    later(DAY_SECONDS);
    expect((await give(await stranger(member), app.codeAt(clock.now))).status).toBe(200);
  });

  test('D-10 six in a minute, and wrong ones count with the wrong codes of everybody', async () => {
    const member = await givenMember(portal, 'Seks I Minuttet', { hasTwoFactor: true });
    await givenAuthenticator(portal, member.id);
    const browser = await stranger(member);
    const statuses = [];
    for (const code of ['000000', '111111', 'feilkode', '222222', '333333', '444444', '555555'])
      statuses.push((await give(browser, code)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
    expect(await wrongCodes()).toBe(6);
  });

  test('IDN-03 a code of the app is good once, also for two at the same time, and so is each recovery code', async () => {
    const member = await givenMember(portal, 'Bare Én Gang', { hasTwoFactor: true });
    const app = await givenAuthenticator(portal, member.id);
    for (const code of [app.codeAt(clock.now), app.recoveryCodes[0] ?? '', app.recoveryCodes[1] ?? '']) {
      later(61);
      const given = /^\d{6}$/.test(code) ? app.codeAt(clock.now) : code;
      const both = [await stranger(member), await stranger(member)];
      const statuses = await Promise.all(both.map(async (browser) => (await give(browser, given)).status));
      expect(statuses.sort()).toEqual([200, 422]);
      expect((await give(await stranger(member), given)).status).toBe(422);
    }
  });

  test('IDN-03 a code of the app from before the last one that was used is refused', async () => {
    const member = await givenMember(portal, 'Forrige Kode', { hasTwoFactor: true });
    const app = await givenAuthenticator(portal, member.id);
    const earlier = app.codeAt(new Date(clock.now.getTime() - 30_000));
    expect((await give(await stranger(member), app.codeAt(clock.now))).status).toBe(200);
    expect((await give(await stranger(member), earlier)).status).toBe(422);
  });
});

describe('IDN-19 logins that wait for their second factor', () => {
  const open = async (member: Member, isPending: boolean) =>
    (
      await portal.db
        .selectFrom('session')
        .select('id')
        .where('user_id', '=', asId<'UserId'>(member.id))
        .where('ended_at', 'is', null)
        .where('is_two_factor_pending', '=', isPending)
        .execute()
    ).length;

  test('IDN-19 a password alone ends no whole session, and has a bound of its own', async () => {
    const member = await givenMember(portal, 'Mange Ventende', { hasTwoFactor: true });
    const app = await givenAuthenticator(portal, member.id);
    const whole = portal.browser();
    await logInWaiting(whole, member);
    whole.keep((await give(whole, app.codeAt(clock.now))).json().access_token);
    await logInWaiting(portal.browser(), member);
    const known = portal.browser();
    for (const [name, value] of whole.cookies) known.cookies.set(name, value);
    await logInWaiting(known, member);
    for (let turn = 0; turn < 12; turn += 1) {
      later(1);
      await stranger(member);
    }
    expect((await whole.get('/api/users/me', from())).status).toBe(200);
    expect(await open(member, false)).toBe(1);
    // Ten of strangers, and the one of the browser that is known.
    expect(await open(member, true)).toBe(11);
    later(30);
    expect((await give(known, app.codeAt(clock.now))).status).toBe(200);
  });
});
