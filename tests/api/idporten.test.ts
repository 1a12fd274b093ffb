import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { embeddedIdporten } from '#apps/server/serve-embedded-provider.ts';
import { readTicket } from '#features/identity/server/sessions.ts';
import { PRODUCTION } from '#tests/support/production.ts';
import { type Browser, choose, comeBack, fetchTicket, logIn, portalOf, setOut } from './idporten-browser.ts';
import { CALLBACK_ORIGIN, openScene, type Scene } from './idporten-scene.ts';
import { openBeside } from './second-portal.ts';

const BANKID_PERSON = 'lun-bekk';
const BANKID_NUMBER = '14823821086';
const MINID_PERSON = 'rolig-fjord';
const ORIGINS = { baseDomain: 'localhost', scheme: 'http', port: 3000 } as const;

const NOT_CONNECTED = {
  nb: 'ikke koblet til ID-porten',
  nn: 'ikkje kopla til ID-porten',
  en: 'not connected to ID-porten',
};

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());
afterEach(() => scene.startAgain());

/** Who a ticket that was handed out belongs to. */
async function ownerOf(browser: Browser, page: URL): Promise<string | undefined> {
  const { answer } = await fetchTicket(browser, page);
  return (await readTicket(scene.secrets, answer.access_token, scene.now()))?.sub;
}

describe('a login with the national identity service', () => {
  test('IDN-17 a new person gets an account with the number sealed, and a ticket for it', async () => {
    const browser = scene.browser();
    const page = await logIn(browser, BANKID_PERSON);
    expect(page.origin + page.pathname).toBe(`${portalOf('bergen')}/minid-login`);
    expect([...page.searchParams.keys()]).toEqual(['handle']);
    const owner = await ownerOf(browser, page);
    const [person, ...others] = await scene.people();
    expect(others).toEqual([]);
    expect(person).toMatchObject({
      id: owner,
      name: 'Ny bruker',
      lang: 'nb',
      birth_date: '1938-02-14',
      municipality_id: 4601,
      terms_accepted_at: null,
      ssn_digest: scene.secrets.digest('ssn', BANKID_NUMBER),
    });
    expect(JSON.stringify(person)).not.toContain(BANKID_NUMBER);
    expect(scene.secrets.open(person?.ssn_sealed ?? '', `app_user.ssn ${owner}`)).toBe(BANKID_NUMBER);
    expect(await scene.sessions()).toEqual([{ user_id: owner, method: 'idporten', is_two_factor_pending: false }]);
  });

  test('IDN-17 a person who comes back, from any browser, is the same person with the name they have given', async () => {
    const first = scene.browser();
    const owner = await ownerOf(first, await logIn(first, BANKID_PERSON));
    await scene.db.updateTable('app_user').set({ name: 'Lun Bekk' }).execute();
    const second = scene.browser();
    expect(await ownerOf(second, await logIn(second, BANKID_PERSON, { method: 'bankid' }))).toBe(owner);
    expect(await scene.people()).toMatchObject([{ id: owner, name: 'Lun Bekk' }]);
  });

  test('IDN-17 the same browser can be another person next time', async () => {
    const browser = scene.browser();
    const one = await ownerOf(browser, await logIn(browser, BANKID_PERSON));
    const other = await ownerOf(browser, await logIn(browser, MINID_PERSON));
    expect(other).toBeDefined();
    expect(other).not.toBe(one);
  });

  test('IDN-17 a user with a D-number comes in as well', async () => {
    const browser = scene.browser();
    const owner = await ownerOf(browser, await logIn(browser, 'ny-sti', { method: 'bankid' }));
    expect(await scene.people()).toMatchObject([{ id: owner, birth_date: '1990-01-30' }]);
  });

  test('IDN-17 the language stays the same all the way', async () => {
    const browser = scene.browser();
    const { url } = await setOut(browser, { language: 'nn' });
    const { location } = await browser.visit(url);
    const login = await browser.visit(String(location));
    expect(login.body).toContain('<html lang="nn">');
    expect(login.body).toContain('Kven vil du logge inn som?');
    const page = await comeBack(browser, await choose(browser, url, BANKID_PERSON));
    expect(page.pathname).toBe('/nn/minid-login');
    expect(await scene.people()).toMatchObject([{ name: 'Ny brukar', lang: 'nn' }]);
  });

  test('IDN-17 all tenants come back through one host, each browser to the portal that it came from', async () => {
    const places = ['bergen', 'oslo', 'voss-dev'];
    const journeys = await Promise.all(
      places.map(async (tenant) => {
        const browser = scene.browser();
        const { url } = await setOut(browser, { tenant });
        const callback = await choose(browser, url, BANKID_PERSON);
        return { browser, callback, page: await comeBack(browser, callback) };
      }),
    );
    expect(journeys.map(({ callback }) => new URL(callback).origin)).toEqual(places.map(() => CALLBACK_ORIGIN));
    expect(journeys.map(({ page }) => page.origin)).toEqual(places.map(portalOf));
    for (const { browser, page } of journeys) expect((await fetchTicket(browser, page)).status).toBe(200);
  });

  test('IDN-17 what the browser carries names neither the person nor what was asked for', async () => {
    const browser = scene.browser();
    const { url } = await setOut(browser, { method: 'bankid' });
    expect([...new URL(url).searchParams.keys()].sort()).toEqual(['client_id', 'request_uri']);
    const callback = new URL(await choose(browser, url, BANKID_PERSON));
    expect([...callback.searchParams.keys()].sort()).toEqual(['code', 'iss', 'state']);
    const { sealed } = await scene.attempt();
    expect(sealed).not.toContain('idporten-loa-high');
  });
});

describe('levels', () => {
  test('IDN-17 BankID is good enough where MinID is asked for', async () => {
    const browser = scene.browser();
    const page = await logIn(browser, BANKID_PERSON, { method: 'minid' });
    expect((await fetchTicket(browser, page)).status).toBe(200);
  });

  test('IDN-17 MinID is good enough where MinID is asked for', async () => {
    const browser = scene.browser();
    const page = await logIn(browser, MINID_PERSON, { method: 'minid' });
    expect((await fetchTicket(browser, page)).status).toBe(200);
  });

  test('IDN-17 MinID is not good enough where BankID is asked for', async () => {
    const page = await logIn(scene.browser(), MINID_PERSON, { method: 'bankid', returnUrl: '/info' });
    expect(page.search).toBe('?error=level&returnUrl=%2Finfo');
    expect(await scene.people()).toEqual([]);
    expect(await scene.sessions()).toEqual([]);
  });
});

describe('a login that does not succeed', () => {
  test('IDN-17 the user who turns back comes back to where they were, in their language', async () => {
    const page = await logIn(scene.browser(), null, { language: 'en', returnUrl: '/events?page=2' });
    expect(page.href).toBe(`${portalOf('bergen')}/en/minid-login?error=cancelled&returnUrl=%2Fevents%3Fpage%3D2`);
    expect(await scene.sessions()).toEqual([]);
  });

  test('IDN-17 a user without a Norwegian number gets no account', async () => {
    const page = await logIn(scene.browser(), 'fjern-kyst');
    expect(page.search).toBe('?error=failed');
    expect(await scene.people()).toEqual([]);
    expect(await scene.sessions()).toEqual([]);
  });

  test('IDN-17 a login begins only in a browser that has opened a form', async () => {
    const { status } = await scene.browser().visit(`${portalOf('bergen')}/api/auth/idporten/url`);
    expect(status).toBe(403);
    expect(await scene.db.selectFrom('idporten_attempt').select('state_digest').execute()).toEqual([]);
  });

  test('IDN-17 when the service is away one is told so before setting out, in words', async () => {
    scene.circumstances.isAway = true;
    const { status, body } = await setOut(scene.browser());
    expect(status).toBe(503);
    expect(JSON.parse(body).message).toContain('MinID og BankID virker ikke akkurat nå');
  });

  test('IDN-17 when the service goes away in the middle the page says so', async () => {
    const browser = scene.browser();
    const { url } = await setOut(browser);
    const callback = await choose(browser, url, BANKID_PERSON);
    scene.circumstances.isAway = true;
    expect((await comeBack(browser, callback)).search).toBe('?error=away');
    expect(await scene.sessions()).toEqual([]);
  });

  test.each(['blocked_at', 'erased_at'] as const)(
    'IDN-17 a user whose account is %s does not come in',
    async (state) => {
      const browser = scene.browser();
      await logIn(browser, BANKID_PERSON);
      await scene.db
        .updateTable('app_user')
        .set({ [state]: scene.now() })
        .execute();
      expect((await logIn(browser, BANKID_PERSON)).search).toBe('?error=failed');
      expect(await scene.people()).toHaveLength(1);
      expect(await scene.sessions()).toEqual([]);
    },
  );

  test('IDN-17 a user who is blocked on the way back gets no ticket', async () => {
    const browser = scene.browser();
    const page = await logIn(browser, BANKID_PERSON);
    await scene.db.updateTable('app_user').set({ blocked_at: scene.now() }).execute();
    expect((await fetchTicket(browser, page)).status).toBe(422);
    expect(await scene.sessions()).toEqual([]);
  });
});

describe('where it leads afterwards', () => {
  test.each(['/events/1?tab=about', '/nn/profile', '/info#card'])('RTE-09 D-16 %s is kept', async (returnUrl) => {
    const page = await logIn(scene.browser(), BANKID_PERSON, { returnUrl });
    expect(page.searchParams.get('returnUrl')).toBe(returnUrl);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'events',
    ' /events',
  ])('RTE-09 D-16 %j leads home', async (returnUrl) => {
    const page = await logIn(scene.browser(), BANKID_PERSON, { returnUrl });
    expect(page.origin).toBe(portalOf('bergen'));
    expect(page.searchParams.has('handle')).toBe(true);
    expect(page.searchParams.get('returnUrl')).toBeNull();
  });
});

describe('the embedded provider', () => {
  test('IDN-17 it is not there in production, whose portal says so', async () => {
    const strict = await openBeside(scene.database, { ...PRODUCTION, PUBLIC_SCHEME: 'http' });
    for (const path of ['/op/.well-known/openid-configuration', '/op/auth', '/op-login/x']) {
      const { body } = await strict.get(path);
      expect(body).not.toContain('issuer');
      expect(body).not.toContain('Testtjeneste');
    }
    const cookie = String((await strict.getPatiently('/api/auth/form')).headers['set-cookie']).split(';', 1)[0] ?? '';
    for (const [language, words] of Object.entries(NOT_CONNECTED)) {
      const refused = await strict.getPatiently('/api/auth/idporten/url', { language, headers: { cookie } });
      expect([refused.status, refused.json().message]).toEqual([409, expect.stringContaining(words)]);
    }
    await strict.close();
    const options = { callbackOrigin: CALLBACK_ORIGIN, origins: ORIGINS, secrets: scene.secrets, isProduction: true };
    expect(() => embeddedIdporten(options)).toThrow('no place in production');
  });

  test('IDN-17 its page says that it is a test, runs no script and sends nothing elsewhere', async () => {
    const browser = scene.browser();
    const { location } = await browser.visit((await setOut(browser)).url);
    const { body, policy } = await browser.visit(String(location));
    expect(body).toContain('Testtjeneste');
    expect(body).not.toContain('<script');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("form-action 'self' http://*.localhost:3000 http://localhost:3000;");
  });

  test('IDN-17 its page belongs to the browser that was sent there', async () => {
    const browser = scene.browser();
    const { location } = await browser.visit((await setOut(browser)).url);
    const stranger = scene.browser();
    expect((await stranger.visit(String(location))).status).toBe(404);
    const chosen = await stranger.visit(String(location), { method: 'POST', form: { person: BANKID_PERSON } });
    expect(chosen).toMatchObject({ status: 404, location: null });
  });

  test('IDN-17 a user who is not on the list cannot be chosen', async () => {
    const browser = scene.browser();
    const page = await comeBack(browser, await choose(browser, (await setOut(browser)).url, 'constructor'));
    expect(page.search).toBe('?error=cancelled');
  });

  test('IDN-17 its addresses come from the settings, whatever a request says its host is', async () => {
    const browser = scene.browser();
    const { body } = await browser.visit('http://evil.example/op/.well-known/openid-configuration', {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' },
    });
    expect(body).not.toContain('evil.example');
    expect(JSON.parse(body)).toMatchObject({
      issuer: `${CALLBACK_ORIGIN}/op`,
      token_endpoint: `${CALLBACK_ORIGIN}/op/token`,
    });
  });

  test('IDN-17 it takes no login that was not handed in by the portal itself', async () => {
    const browser = scene.browser();
    const query = new URLSearchParams({
      client_id: 'nabolag',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${CALLBACK_ORIGIN}/api/auth/idporten/callback`,
    });
    const { status, location } = await browser.visit(`${CALLBACK_ORIGIN}/op/auth?${query}`);
    expect(status).toBe(303);
    expect(new URL(String(location)).searchParams.get('error')).toBe('invalid_request');
  });
});
