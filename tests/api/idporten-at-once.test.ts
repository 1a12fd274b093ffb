import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IdentityProvider } from '#features/identity/server/identity-provider.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { type Browser, browserAt, comeBack, fetchTicket, setOut } from './idporten-browser.ts';
import { CALLBACK_ORIGIN } from './idporten-scene.ts';
import { listenFor } from './raw-request.ts';

const WINDOWS = 6;

let portal: TestPortal;
let port: number;
beforeAll(async () => {
  portal = await startPortal({ integrations: { provider: togetherProvider() } });
  port = await listenFor(portal.server);
});
afterAll(() => portal.close());

/** Says the same about everyone, and says it to all of them in the same moment. */
function togetherProvider(): IdentityProvider {
  let waiting = 0;
  const { promise: everyoneIsBack, resolve } = Promise.withResolvers<void>();
  return {
    begin: async ({ state }) => ({ url: `${CALLBACK_ORIGIN}/?state=${state}`, nonce: '', verifier: '', level: '' }),
    async finish() {
      waiting += 1;
      if (waiting === WINDOWS) resolve();
      await everyoneIsBack;
      return { person: { ssn: '14823821086', name: null } };
    },
  };
}

test('IDN-17 a new person in many windows at once becomes one person, who comes in with all of them', async () => {
  const browsers = Array.from({ length: WINDOWS }, () => browserAt(() => port));
  const travel = async (browser: Browser) => {
    const state = new URL((await setOut(browser)).url).searchParams.get('state');
    const page = await comeBack(browser, `${CALLBACK_ORIGIN}/api/auth/idporten/callback?code=x&state=${state}`);
    return (await fetchTicket(browser, page)).status;
  };
  expect(await Promise.all(browsers.map(travel))).toEqual(browsers.map(() => 200));
  expect(await portal.db.selectFrom('app_user').select('name').execute()).toEqual([{ name: 'Ny bruker' }]);
});
