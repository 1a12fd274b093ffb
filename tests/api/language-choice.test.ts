import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageMaker } from '#apps/server/page.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

/** Where a request leads is decided before anything is rendered. */
const maker: PageMaker = {
  assets: {
    stylesOf: () => [],
    fonts: [],
    scriptsOf: () => [],
    startScript: () => '',
    lateStartScript: () => '',
  },
  renderer: async () => ({
    renderShell: () => ({ head: '', state: '{}' }),
    renderPage: async ({ url }) => ({ kind: 'page', status: 200, head: '', body: url, state: '{}', pageFiles: [] }),
  }),
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ maker, settings: { BASE_DOMAIN: 'nabolag.example', PUBLIC_SCHEME: 'https' } });
});
afterAll(() => portal.close());

const page = (url: string) => portal.get(url, { host: 'bergen.nabolag.example' });

describe('I18-03 an address without a language follows the choice', () => {
  const chosen = (url: string, cookie: string) =>
    portal.get(url, { host: 'bergen.nabolag.example', headers: { cookie } });

  test.each([
    ['/', 'nabolag-language=en', '/en/events'],
    ['/events', 'nabolag-language=nn', '/nn/events'],
    ['/events?page=2&from=mail', 'a=1; nabolag-language=en', '/en/events?page=2&from=mail'],
    ['/auth/get-started?returnUrl=%2Fmy', 'nabolag-language=nn; b=2', '/nn/auth/get-started?returnUrl=%2Fmy'],
  ])('%s with %s leads to %s', async (url, cookie, location) => {
    const answer = await chosen(url, cookie);
    expect([answer.status, answer.headers.location]).toEqual([302, location]);
  });

  test.each([
    ['/help', 'nabolag-language=nb'],
    ['/terms', 'nabolag-language=de'],
    ['/privacy', 'a=nabolag-language=nn; not-nabolag-language=en'],
    ['/nn/help', 'nabolag-language=en'],
    ['/slideshow', 'nabolag-language=en'],
    ['/embed?municipalities=4601', 'nabolag-language=en'],
  ])('%s with %s stays where it is', async (url, cookie) => {
    expect((await chosen(url, cookie)).status).toBe(200);
  });

  test('what is kept is the same page for all, and a browser that has it is sent on all the same', async () => {
    const before = await page('/cookies');
    expect(before.status).toBe(200);
    const headers = { cookie: 'nabolag-language=en', 'if-none-match': String(before.headers.etag) };
    const after = await portal.get('/cookies', { host: 'bergen.nabolag.example', headers });
    expect([after.status, after.headers.location]).toEqual([302, '/en/cookies']);
    expect((await page('/cookies')).headers.etag).toBe(before.headers.etag);
  });

  test('it never leads out of the portal', async () => {
    for (const url of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example']) {
      const { headers } = await chosen(url, 'nabolag-language=en');
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });
});
