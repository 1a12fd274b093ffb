import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { choose, comeBack, fetchTicket, logIn, setOut } from './idporten-browser.ts';
import { CALLBACK_ORIGIN, openScene, type Scene } from './idporten-scene.ts';

const BANKID_PERSON = 'lun-bekk';
const MINID_PERSON = 'rolig-fjord';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());
afterEach(() => scene.startAgain());

describe('what an attacker may try with the way back', () => {
  const withParameter = (address: string, name: string, value: string): string => {
    const url = new URL(address);
    url.searchParams.set(name, value);
    return url.href;
  };

  test('IDN-17 a state that nobody handed out leads to nothing, and leaves the real one as it was', async () => {
    const browser = scene.browser();
    const { url } = await setOut(browser);
    const callback = await choose(browser, url, BANKID_PERSON);
    const page = await comeBack(browser, withParameter(callback, 'state', 'x'.repeat(43)));
    expect(page.href).toMatch(/^http:\/\/[a-z.]*localhost:3000\/minid-login\?error=failed$/);
    expect(await scene.people()).toEqual([]);
    expect((await comeBack(browser, callback)).searchParams.has('handle')).toBe(true);
  });

  test('IDN-17 nothing at all leads to nothing', async () => {
    expect((await comeBack(scene.browser(), `${CALLBACK_ORIGIN}/api/auth/idporten/callback`)).search).toBe(
      '?error=failed',
    );
  });

  test('IDN-17 the same callback a second time leads to nothing, and the first still holds', async () => {
    const browser = scene.browser();
    const { url } = await setOut(browser);
    const callback = await choose(browser, url, BANKID_PERSON);
    const page = await comeBack(browser, callback);
    expect((await comeBack(browser, callback)).search).toBe('?error=failed');
    expect((await fetchTicket(browser, page)).status).toBe(200);
  });

  test('IDN-17 the same callback many times at once is finished once', async () => {
    const browser = scene.browser();
    const { url } = await setOut(browser);
    const callback = await choose(browser, url, BANKID_PERSON);
    const pages = await Promise.all(Array.from({ length: 8 }, () => comeBack(browser, callback)));
    expect(pages.filter((page) => page.searchParams.has('handle'))).toHaveLength(1);
  });

  test("IDN-17 another user's code in one's own login is refused", async () => {
    const [attacker, victim] = [scene.browser(), scene.browser()];
    const stolen = new URL(await choose(attacker, (await setOut(attacker)).url, BANKID_PERSON));
    const own = await choose(victim, (await setOut(victim)).url, MINID_PERSON);
    const page = await comeBack(victim, withParameter(own, 'code', stolen.searchParams.get('code') ?? ''));
    expect(page.search).toBe('?error=failed');
    expect(await scene.people()).toEqual([]);
    expect(await scene.sessions()).toEqual([]);
  });

  test.each([
    ['nonce', 'a nonce of another login'],
    ['verifier', 'the verifier of another login'.padEnd(43, '-')],
  ])('IDN-17 a token for another %s is refused', async (part, value) => {
    const browser = scene.browser();
    const { url } = await setOut(browser);
    const { state_digest, sealed } = await scene.attempt();
    const place = `idporten_attempt ${state_digest}`;
    const begun = { ...JSON.parse(scene.secrets.open(sealed, place)), [part]: value };
    await scene.db
      .updateTable('idporten_attempt')
      .set({ sealed: scene.secrets.seal(JSON.stringify(begun), place) })
      .execute();
    expect((await comeBack(browser, await choose(browser, url, BANKID_PERSON))).search).toBe('?error=failed');
    expect(await scene.sessions()).toEqual([]);
  });

  test('IDN-17 an answer in the name of another service is refused', async () => {
    const browser = scene.browser();
    const callback = await choose(browser, (await setOut(browser)).url, BANKID_PERSON);
    expect((await comeBack(browser, withParameter(callback, 'iss', 'https://evil.example'))).search).toBe(
      '?error=failed',
    );
    expect(await scene.sessions()).toEqual([]);
  });

  test('IDN-17 an attempt is good for ten minutes', async () => {
    const browser = scene.browser();
    const callback = await choose(browser, (await setOut(browser)).url, BANKID_PERSON);
    scene.circumstances.laterMs = 10 * 60_000 + 1000;
    expect((await comeBack(browser, callback)).search).toBe('?error=failed');
    scene.circumstances.laterMs = 9 * 60_000;
    expect((await comeBack(browser, callback)).searchParams.has('handle')).toBe(true);
  });
});

describe('the handle', () => {
  test('IDN-17 it opens once', async () => {
    const browser = scene.browser();
    const page = await logIn(browser, BANKID_PERSON);
    expect((await fetchTicket(browser, page)).status).toBe(200);
    const again = await fetchTicket(browser, page);
    expect(again.status).toBe(422);
    expect(again.answer.errors.handle).toHaveLength(1);
    expect(await scene.sessions()).toHaveLength(1);
  });

  test('IDN-17 it opens once, also for many at once', async () => {
    const browser = scene.browser();
    const page = await logIn(browser, BANKID_PERSON);
    const answers = await Promise.all(Array.from({ length: 6 }, () => fetchTicket(browser, page)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(await scene.sessions()).toHaveLength(1);
  });

  test('IDN-17 it opens nothing in another browser, with or without a form of its own', async () => {
    const browser = scene.browser();
    const page = await logIn(browser, BANKID_PERSON);
    const stranger = scene.browser();
    expect((await fetchTicket(stranger, page)).status).toBe(422);
    await setOut(stranger);
    expect((await fetchTicket(stranger, page)).status).toBe(422);
    expect(await scene.sessions()).toEqual([]);
    expect((await fetchTicket(browser, page)).status).toBe(200);
  });

  test('IDN-17 the user who is lured through a login that another began gets nothing, and neither does the other', async () => {
    const [attacker, victim] = [scene.browser(), scene.browser()];
    const { url } = await setOut(attacker);
    await setOut(victim);
    const page = await comeBack(victim, await choose(victim, url, BANKID_PERSON));
    expect((await fetchTicket(victim, page)).status).toBe(422);
    const guess = new URL(page);
    guess.searchParams.set('handle', new URL(url).searchParams.get('request_uri') ?? '');
    expect((await fetchTicket(attacker, guess)).status).toBe(422);
    expect(await scene.sessions()).toEqual([]);
  });

  test('IDN-17 it is good for two minutes', async () => {
    const browser = scene.browser();
    const page = await logIn(browser, BANKID_PERSON);
    scene.circumstances.laterMs = 122_000;
    expect((await fetchTicket(browser, page)).status).toBe(422);
    const fresher = new URL(page);
    const [, secret] = (page.searchParams.get('handle') ?? '').split('.');
    fresher.searchParams.set('handle', `${Math.floor(scene.now().getTime() / 1000)}.${secret}`);
    expect((await fetchTicket(browser, fresher)).status).toBe(422);
    expect(await scene.sessions()).toEqual([]);
  });

  test.each(['', 'x', '0', '9999999999.', '٠', 'NaN.x'])('IDN-17 "%s" is no handle', async (handle) => {
    const browser = scene.browser();
    const page = await logIn(browser, BANKID_PERSON);
    page.searchParams.set('handle', handle);
    expect((await fetchTicket(browser, page)).status).toBe(422);
    expect(await scene.sessions()).toEqual([]);
  });
});
