import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#platform/contract/rate-limits.ts';
import { asId } from '#tests/support/as-id.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { codeSentTo, givenMember, PASSWORD } from '#tests/support/sign-in.ts';
import { solveChallenge } from '#tests/support/solve-challenge.ts';

let portal: TestPortal;
const clock = { now: new Date('2026-11-16T10:00:00Z') };
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

const WORK_FROM = RATE_LIMITS.wrongCodeBeforeWork.name[0].calls;
const NOTHING_FROM = RATE_LIMITS.wrongCode.name[0].calls;

beforeAll(async () => {
  portal = await startPortal({
    now: () => clock.now,
    settings: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => portal.close());
beforeEach(() => later(3601));

let addresses = 0;
const from = () => {
  addresses += 1;
  return { headers: { 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}` } };
};

/** A user with a code on its way, who comes from another address each time. */
async function givenVerification() {
  const username = `noen${addresses}@test.example`;
  const browser = portal.browser();
  await browser.get('/api/auth/form', from());
  const asked = await browser.post('/api/auth/username-verifications', { username }, from());
  const verification_id: string = asked.json().data.id;
  const code = await codeSentTo(portal, username);
  const wrong = code === '111111' ? '222222' : '111111';
  const give = (given: string | null, work?: object) =>
    browser.post('/api/auth/verify-code', { verification_id, code: given, ...(work && { work }) }, from());
  const task = () => browser.get(`/api/auth/username-verifications/${verification_id}/challenge`, from());
  const solve = async () => solveChallenge((await task()).json().data);
  return { browser, verification_id, code, wrong, give, task, solve };
}

/** Everybody together has given so many wrong codes in this hour. */
async function givenWrongCodes(count: number) {
  const { give, wrong } = await givenVerification();
  expect((await give(wrong)).status).toBe(422);
  await portal.db.updateTable('rate_window').set({ count }).where('key', 'like', 'wrongCode%').execute();
}

const refusedFor = (answer: { status: number; headers: Record<string, unknown> }) => [
  answer.status,
  answer.headers['problem-kind'],
];
const WORK_REQUIRED = [429, 'work_required'];

describe('D-10 the brake on guessing, first stage', () => {
  test('D-10 so many wrong codes in an hour, and a code is looked at only with work', async () => {
    await givenWrongCodes(WORK_FROM - 1);
    const early = await givenVerification();
    expect((await early.give(early.code)).status).toBe(200);
    await givenWrongCodes(WORK_FROM);
    const { give, code, solve } = await givenVerification();
    const refused = await give(code);
    expect(refusedFor(refused)).toEqual(WORK_REQUIRED);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect(refused.json().message).toContain('en liten oppgave');
    expect((await give(code, await solve())).json().data).toMatchObject({ verified: true });
  });

  test('D-10 what is refused for want of work uses up no try; a wrong code with work does', async () => {
    await givenWrongCodes(WORK_FROM);
    const { give, wrong, code, solve, verification_id } = await givenVerification();
    await give(wrong);
    const tries = async () =>
      (
        await portal.db
          .selectFrom('verification')
          .select('tries')
          .where('id', '=', asId<'VerificationId'>(verification_id))
          .execute()
      )[0]?.tries;
    expect(await tries()).toBe(0);
    expect((await give(wrong, await solve())).status).toBe(422);
    expect(await tries()).toBe(1);
    expect((await give(code, await solve())).status).toBe(200);
  });

  test('D-10 work is good once', async () => {
    await givenWrongCodes(WORK_FROM);
    const { give, wrong, code, solve } = await givenVerification();
    const work = await solve();
    expect((await give(wrong, work)).status).toBe(422);
    expect(refusedFor(await give(code, work))).toEqual(WORK_REQUIRED);
  });

  test('D-10 work is good once, also for many at once', async () => {
    await givenWrongCodes(WORK_FROM);
    const { give, wrong, solve } = await givenVerification();
    const work = await solve();
    const answers = await Promise.all(Array.from({ length: 4 }, () => give(wrong, work)));
    expect(answers.map(({ status }) => status).sort()).toEqual([422, 429, 429, 429]);
  });

  test('D-10 a code that was sent again needs new work', async () => {
    await givenWrongCodes(WORK_FROM);
    const { give, wrong, solve, browser, verification_id } = await givenVerification();
    const work = await solve();
    later(31);
    await browser.post(`/api/auth/username-verifications/${verification_id}/resend`, undefined, from());
    expect(refusedFor(await give(wrong, work))).toEqual(WORK_REQUIRED);
  });

  test('D-10 work of another verification, too old, too little or made up is none', async () => {
    await givenWrongCodes(WORK_FROM);
    const own = await givenVerification();
    const other = await givenVerification();
    const work = await own.solve();
    const [until = '', signature = ''] = work.challenge.split('.');
    const task = (await own.task()).json().data;
    const forged = (challenge: string) => solveChallenge({ ...task, challenge });
    const tried = {
      foreign: await other.solve(),
      'for longer': forged(`${Number(until) + 60_000}.${signature}`),
      'made up': forged(`${until}.${'A'.repeat(signature.length)}`),
      'with something behind it': forged(`${work.challenge}.x`),
      'of nothing': forged('x'),
      'not solved': { ...work, nonces: work.nonces.map(() => 0) },
    };
    for (const [name, given] of Object.entries(tried)) {
      expect([name, ...refusedFor(await own.give(own.code, given))]).toEqual([name, ...WORK_REQUIRED]);
    }
    later(121);
    expect(refusedFor(await own.give(own.code, work))).toEqual(WORK_REQUIRED);
    expect((await own.give(own.code, await own.solve())).status).toBe(200);
  });

  test('D-10 a task is handed out to the browser that the verification belongs to, while it is open', async () => {
    await givenWrongCodes(WORK_FROM);
    const { task, verification_id } = await givenVerification();
    expect((await task()).json().data).toMatchObject({ pieces: 8, bits: 2 });
    const stranger = await givenVerification();
    const address = `/api/auth/username-verifications/${verification_id}/challenge`;
    expect((await stranger.browser.get(address, from())).status).toBe(422);
    later(601);
    expect((await task()).status).toBe(422);
  });
});

describe('D-10 the brake on guessing, second stage', () => {
  test('D-10 very many wrong codes, and codes alone open nothing until the hour is over, with or without work', async () => {
    await givenWrongCodes(NOTHING_FROM);
    const { give, code, solve } = await givenVerification();
    for (const work of [undefined, await solve()]) {
      const refused = await give(code, work);
      expect(refusedFor(refused)).toEqual([429, 'too_many']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    }
    later(3600);
    const next = await givenVerification();
    expect((await next.give(next.code)).status).toBe(200);
  });

  test('D-10 a password with a code still does, without work', async () => {
    await givenWrongCodes(NOTHING_FROM);
    const { email } = await givenMember(portal, 'To Faktor', { hasTwoFactor: true });
    const { browser } = await givenVerification();
    const waiting = await browser.post('/api/auth/login', { username: email, password: PASSWORD }, from());
    browser.keep(waiting.json().access_token);
    const two_factor_code = await codeSentTo(portal, email);
    expect((await browser.post('/api/auth/verify', { two_factor_code }, from())).status).toBe(200);
  });
});
