import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '#tests/support/browser.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { codeSentTo, givenMember, logInBrowser, newestMessage, PASSWORD } from '#tests/support/sign-in.ts';

let portal: TestPortal;
const clock = { now: new Date('2026-11-16T10:00:00Z') };
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
});
afterAll(() => portal.close());

type Member = { id: string; email: string };
const NEW_PASSWORD = 'ni grønne fugler i vind';
const confirmed = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };

async function linkTo({ email }: Member): Promise<string> {
  later(1);
  await portal.browser().post('/api/auth/password/forgot', { username: email });
  return /#token=([\w-]+)/.exec((await newestMessage(portal, email, 'resetLink')) ?? '')?.[1] ?? '';
}

const useLink = (token: string) => portal.browser().post('/api/auth/password/reset', { token, password: NEW_PASSWORD });

async function restoring({ email }: Member) {
  later(1);
  const browser = portal.browser();
  await browser.openForm();
  const asked = await browser.post('/api/auth/username-verifications', { username: email, purpose: 'restore' });
  const verification_id: string = asked.json().data.id;
  return { browser, verification_id };
}

const giveCode = (browser: TestBrowser, verification_id: string, code: string | null) =>
  browser.post('/api/auth/verify-code', { verification_id, code });

const finish = (browser: TestBrowser, verification_id: string) =>
  browser.post('/api/auth/password/restore', { verification_id, ...confirmed });

/** Ways to a new password that were begun and not finished; each answers what becomes of it. */
const BEGUN: Record<string, (member: Member) => Promise<() => Promise<{ status: number }>>> = {
  'a link that was sent': async (member) => {
    const token = await linkTo(member);
    return () => useLink(token);
  },
  'a link that is still to be sent': async (member) => {
    await portal.browser().post('/api/auth/password/forgot', { username: member.email });
    return async () => {
      const message = await newestMessage(portal, member.email, 'resetLink');
      return useLink(/#token=([\w-]+)/.exec(message ?? '')?.[1] ?? 'ingen');
    };
  },
  'a code that was sent': async (member) => {
    const { browser, verification_id } = await restoring(member);
    const code = await codeSentTo(portal, member.email);
    return () => giveCode(browser, verification_id, code);
  },
  'a code that is asked for again': async (member) => {
    const { browser, verification_id } = await restoring(member);
    await portal.workOff();
    return async () => {
      later(31);
      await browser.post(`/api/auth/username-verifications/${verification_id}/resend`);
      return giveCode(browser, verification_id, (await codeSentTo(portal, member.email)) ?? '000000');
    };
  },
  'a code that was given': async (member) => {
    const { browser, verification_id } = await restoring(member);
    expect((await giveCode(browser, verification_id, await codeSentTo(portal, member.email))).status).toBe(200);
    return () => finish(browser, verification_id);
  },
};

/** What ends them. */
const ENDS: Record<string, (member: Member) => Promise<{ status: number }>> = {
  'the password is changed': async ({ email }) =>
    (await logInBrowser(portal, email)).post('/api/auth/password/change', { current_password: PASSWORD, ...confirmed }),
  'the password is set with another link': async (member) => useLink(await linkTo(member)),
  'the password is restored with another code': async (member) => {
    const { browser, verification_id } = await restoring(member);
    await giveCode(browser, verification_id, await codeSentTo(portal, member.email));
    return finish(browser, verification_id);
  },
  'the e-mail address is changed': async ({ email }) => {
    const browser = await logInBrowser(portal, email);
    const asked = await browser.post('/api/auth/email', { email: `ny-${email}` });
    return giveCode(browser, asked.json().data.id, await codeSentTo(portal, `ny-${email}`));
  },
  'the account is blocked and opened again': async ({ id }) => {
    const admin = portal.as(await portal.given.person('Solveig Super', { scopes: ['admin'] }));
    await admin.send('PUT', `/api/users/${id}/block`, { body: { reason: 'Kapret konto' } });
    return admin.send('DELETE', `/api/users/${id}/block`, { body: { reason: 'Kontoen er trygg' } });
  },
};

describe('IDN-05 D-11 what was begun before is over', () => {
  const cells = Object.keys(ENDS).flatMap((end) => Object.keys(BEGUN).map((begun) => ({ end, begun })));
  test.each(cells)('D-11 when $end, $begun is good for nothing', async ({ end, begun }) => {
    const member = await givenMember(portal, 'Begynt Før');
    const goOn = await BEGUN[begun]?.(member);
    later(1);
    expect((await ENDS[end]?.(member))?.status).toBeLessThan(300);
    expect((await goOn?.())?.status).toBe(422);
  });

  test.each(Object.keys(BEGUN))('IDN-05 without any of that, %s is good', async (begun) => {
    const goOn = await BEGUN[begun]?.(await givenMember(portal, 'Fortsatt Åpen'));
    expect((await goOn?.())?.status).toBeLessThan(300);
  });

  test('D-11 what another person has begun stays open', async () => {
    const [member, other] = [await givenMember(portal, 'Den Ene'), await givenMember(portal, 'Den Andre')];
    const token = await linkTo(other);
    expect((await ENDS['the password is changed']?.(member))?.status).toBe(204);
    expect((await useLink(token)).status).toBe(204);
  });
});
