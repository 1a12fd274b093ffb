import { type APIRequestContext, expect, test } from '@playwright/test';
import { CLUB, ticketOf } from './accounts.ts';
import { PORTAL_PORT, PREFIXES } from './addresses.ts';
import { open } from './screen.ts';

/** Enough for one page of each kind; LINK_PAGES=500 follows more of the same. */
const MAX_PAGES = Number(process.env.LINK_PAGES ?? 60);

const home = `http://127.0.0.1:${PORTAL_PORT}`;

/** Links inside the portal, as they stand in a page that the server has made. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="(\/(?!\/)[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** Pages that differ only in what they show or are narrowed by are of one kind. */
const kindOf = (path: string): string => {
  const [pathname = '', query = ''] = path.split(/[?#]/, 2);
  const names = [...new URLSearchParams(query).keys()].sort().join(',');
  return `${pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, '…')}?${names}`;
};

/** Where each link that answers with a refusal was found. */
async function brokenLinks(request: APIRequestContext, tenant: string, first: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  const seen = new Set<string>();
  const waiting = first.map((path) => ({ path, from: 'the beginning' }));
  for (let page = waiting.shift(); page && seen.size < MAX_PAGES; page = waiting.shift()) {
    const kind = kindOf(page.path);
    if (seen.has(kind)) continue;
    seen.add(kind);
    const answer = await request.get(home + page.path, { headers: { 'x-tenant': tenant } });
    if (answer.status() >= 400) broken.push(`${answer.status()} ${page.path} on ${page.from}`);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const { path: from } = page;
    waiting.push(...linksIn(await answer.text()).map((path) => ({ path, from })));
  }
  return broken;
}

for (const tenant of ['bergen', 'asker', 'demo', 'demo-fritidskonto', 'demo-utstyr']) {
  for (const [locale, prefix] of Object.entries(PREFIXES)) {
    test(`RTE-05 every link that a visitor meets on ${tenant} leads somewhere (${locale})`, async ({ request }) => {
      const first = ['/events', '/organisations', '/info', '/help', '/auth/get-started'].map((path) => prefix + path);
      expect(await brokenLinks(request, tenant, first)).toEqual([]);
    });
  }
}

const OWN_PAGES: Record<string, readonly string[]> = {
  leder: [
    '/my',
    '/notifications',
    '/chat',
    '/profile',
    '/profile/edit',
    '/dashboard',
    `/organisations/${CLUB}`,
    `/organisations/${CLUB}/settings`,
  ],
  kommune: [
    '/dashboard',
    '/dashboard/admin',
    '/dashboard/municipality',
    '/dashboard/municipality/log',
    '/dashboard/municipality/people',
    '/dashboard/municipality/invitation',
    '/dashboard/municipality/imports',
    '/dashboard/municipality/announcements',
    '/dashboard/municipality/approval',
    '/dashboard/municipality/wind-down',
    '/dashboard/municipality/activities',
    '/dashboard/municipality/accounts',
    '/dashboard/municipality/scheme',
    '/dashboard/municipality/certificates',
    '/dashboard/municipality/audit',
  ],
};
const PLACES = [
  ['bergen', 'nb'],
  ['asker', 'nn'],
  ['demo', 'en'],
] as const;
for (const [who, own] of Object.entries(OWN_PAGES)) {
  for (const [tenant, locale] of PLACES) {
    test(`RTE-05 every link on the pages of ${who} on ${tenant} leads somewhere (${locale})`, async ({
      page,
      request,
    }) => {
      const ticket = await ticketOf(request, who);
      const found = new Set<string>();
      // A stream stays open, and the network would never be idle.
      await page.route('**/api/stream', (route) => route.fulfill({ status: 404 }));
      for (const path of own) {
        await open(page, PREFIXES[locale] + path, ticket, tenant);
        await page.waitForLoadState('networkidle');
        const hrefs = await page
          .locator('a[href^="/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        for (const href of hrefs) if (href) found.add(href);
      }
      expect(found.size).toBeGreaterThan(10);
      expect(await brokenLinks(request, tenant, [...found])).toEqual([]);
    });
  }
}

test('TEN-06 no organisation is said to take the account before any of them does', async ({ request }) => {
  const saysSo = async (tenant: string) => {
    const answer = await request.get(`${home}/organisations/${CLUB}`, { headers: { 'x-tenant': tenant } });
    expect(answer.status()).toBe(200);
    return (await answer.text()).includes('Du kan betale med');
  };
  for (const tenant of ['asker', 'horten', 'bergen']) expect([tenant, await saysSo(tenant)]).toEqual([tenant, false]);
});
