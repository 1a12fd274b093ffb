import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#platform/contract/rate-limits.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { solveChallenge } from '#tests/support/solve-challenge.ts';

let portal: TestPortal;
const clock = { now: new Date('2026-11-16T10:00:00Z') };
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const FREE = RATE_LIMITS.sendCodeBeforeWork.name[0].calls;
const MOST = RATE_LIMITS.sendCode.address[0].calls;

beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now, settings: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => portal.close());
beforeEach(() => later(3601));

const LIBRARY = '10.2.0.1';
let names = 0;
const newName = () => {
  names += 1;
  return `leser${names}@test.example`;
};

/** A browser at an address, with the form open. */
async function openBrowser(address = LIBRARY) {
  const browser = portal.browser();
  const from = { headers: { 'x-forwarded-for': address } };
  await browser.get('/api/auth/form', from);
  return {
    ask: (username: string, work?: object) =>
      browser.post('/api/auth/username-verifications', { username, ...(work && { work }) }, from),
    forget: (username: string, work?: object) =>
      browser.post('/api/auth/password/forgot', { username, ...(work && { work }) }, from),
    solve: async (username: string) => {
      const task = await browser.post('/api/auth/username-verifications/challenge', { username }, from);
      return solveChallenge(task.json().data);
    },
  };
}

/** So many codes were asked for from the library in this hour. */
async function givenCodesAsked(count: number) {
  const { ask } = await openBrowser();
  expect((await ask(newName())).status).toBe(200);
  // At the start of an hour, so that no other address has asked.
  for (const counted of ['sendCodeBeforeWork 3600 name %', 'sendCode 3600 address %']) {
    await portal.db.updateTable('rate_window').set({ count }).where('key', 'like', counted).execute();
  }
}

const refusedFor = (answer: { status: number; headers: Record<string, unknown> }) => [
  answer.status,
  answer.headers['problem-kind'],
];
const WORK_REQUIRED = [429, 'work_required'];

describe('D-10 many codes to one network', () => {
  test('D-10 a library goes on with a little work, and no other address notices', async () => {
    await givenCodesAsked(FREE - 1);
    const { ask, solve } = await openBrowser();
    expect((await ask(newName())).status).toBe(200);
    const username = newName();
    const refused = await ask(username);
    expect(refusedFor(refused)).toEqual(WORK_REQUIRED);
    expect(refused.json().message).toContain('en liten oppgave');
    expect((await ask(username, await solve(username))).status).toBe(200);
    expect((await (await openBrowser('10.2.0.2')).ask(newName())).status).toBe(200);
  });

  test('D-10 the link for a new password costs the same work', async () => {
    await givenCodesAsked(FREE);
    const { forget, solve } = await openBrowser();
    const username = newName();
    expect(refusedFor(await forget(username))).toEqual(WORK_REQUIRED);
    expect((await forget(username, await solve(username))).status).toBe(204);
  });

  test('D-10 work for another name, from another address, too old or made up is none', async () => {
    await givenCodesAsked(FREE);
    const { ask, solve } = await openBrowser();
    const username = newName();
    const elsewhere = await openBrowser('10.2.0.3');
    const good = await solve(username);
    const tried = [
      await solve(newName()),
      await elsewhere.solve(username),
      { ...good, challenge: `9${good.challenge}` },
      { ...good, nonces: good.nonces.map((nonce) => nonce + 1) },
    ];
    for (const work of tried) expect(refusedFor(await ask(username, work))).toEqual(WORK_REQUIRED);
    later(121);
    expect(refusedFor(await ask(username, good))).toEqual(WORK_REQUIRED);
    expect((await ask(username, await solve(username))).status).toBe(200);
  });

  test('D-10 one name gets no more codes for all its work', async () => {
    await givenCodesAsked(FREE);
    const { ask, solve } = await openBrowser();
    const username = newName();
    const work = await solve(username);
    for (let turn = 0; turn < RATE_LIMITS.sendCode.name[0].calls; turn += 1) {
      expect((await ask(username, work)).status).toBe(200);
    }
    expect(refusedFor(await ask(username, work))).toEqual([429, 'too_many']);
  });

  test('D-10 after very many nothing is sent to that network until the hour is over', async () => {
    await givenCodesAsked(MOST);
    const { ask, solve } = await openBrowser();
    const username = newName();
    expect(refusedFor(await ask(username, await solve(username)))).toEqual([429, 'too_many']);
    later(3601);
    expect((await ask(username)).status).toBe(200);
  });
});
