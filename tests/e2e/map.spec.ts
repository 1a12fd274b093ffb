import { createServer } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { at, PORTAL_PORT } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { expectNoFindings } from './examine.ts';
import { answerConsent } from './screen.ts';

const markersOf = (page: Page) => page.locator('.leaflet-marker-pane span');
const countOf = async (page: Page): Promise<number> =>
  Number.parseInt((await page.getByRole('heading', { name: /^\d+ aktivitet/ }).textContent()) ?? '', 10);

async function openMap(page: Page, query = '', tenant = 'bergen') {
  // The question about being measured would lie over the lower part of the map.
  await answerConsent(page.context(), tenant);
  await page.goto(at(tenant, `/events/map${query}`));
  await untilHydrated(page);
  await expect(markersOf(page).first()).toBeVisible();
}

const zoomIn = (page: Page): number => Number(new URL(page.url()).searchParams.get('zoom'));

/** How many there are once the map has come nearer, the address says so and the list has followed. */
async function comeNearer(page: Page): Promise<number> {
  const before = zoomIn(page);
  await page.getByRole('button', { name: 'Zoom inn' }).click();
  await expect.poll(() => zoomIn(page)).toBeGreaterThan(before);
  const inside = () => page.evaluate(async () => (await fetch(`/api/events/map/list${location.search}`)).json());
  await expect.poll(async () => (await inside()).meta.total === (await countOf(page))).toBe(true);
  return countOf(page);
}

test('EVT-08 the list follows the map, and one comes back to where one was', async ({ page }) => {
  const complaints = complaintsOf(page);
  // In Oslo no test publishes anything meanwhile.
  await openMap(page, '', 'oslo');
  const before = await countOf(page);
  expect(before).toBeGreaterThan(20);
  await expectNoFindings(page);

  await comeNearer(page);
  const inside = await comeNearer(page);
  await expect(page).toHaveURL(/bbox=[^&]+&zoom=\d+/);
  expect(inside).toBeLessThan(before);

  const [link] = await page.locator('#aktiviteter article a').all();
  if (link) {
    await link.hover();
    await expect(page.locator('[data-highlighted]')).toHaveCount(1);
    await link.click();
    await expect(page).toHaveURL(/\/events\/(?:[0-9a-f-]{36}|dnt\/\d+)/);
    await page.goBack();
    await expect.poll(() => countOf(page)).toBe(inside);
  }
  await page.getByRole('button', { name: 'Tilbake til Oslo' }).click();
  await expect(page).not.toHaveURL(/bbox/);
  await expect.poll(() => countOf(page)).toBe(before);
  expect(complaints).toEqual([]);
});

test('EVT-08 a cluster comes nearer, a marker shows its activity', async ({ page }) => {
  await openMap(page);
  await markersOf(page)
    .filter({ hasText: /^\d{2,}$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/zoom=\d+/);

  const { lat, lng } = await page.evaluate(async () => (await (await fetch('/api/events/map/list')).json()).data[0]);
  const around = [lng - 0.0005, lat - 0.0005, lng + 0.0005, lat + 0.0005].map((side) => side.toFixed(4)).join(',');
  await openMap(page, `?bbox=${around}&zoom=19`);
  await markersOf(page).first().click();
  const close = page.getByRole('button', { name: 'Lukk' });
  await expect(close).toBeVisible();
  await expectNoFindings(page);
  await close.click();
  await expect(close).toHaveCount(0);
});

test('EVT-08 by keyboard: past the map to the list, or the map moved with the arrows', async ({ page }) => {
  await openMap(page);
  const skip = page.getByRole('link', { name: 'Hopp over kartet, til listen' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focused = page.locator('#aktiviteter article a').first();
  await expect(focused).toBeFocused();
  await expect(page.locator('[data-highlighted]')).toHaveCount(1);

  await page.getByRole('region', { name: 'Kart over aktiviteter' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/bbox=/);
  // No marker is a stop on the way.
  await expect(page.locator('.leaflet-marker-pane [tabindex]')).toHaveCount(0);
});

test('EVT-08 without scripts there is the list, of the box in the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('bergen', '/events/map'));
  await expect(page.getByRole('heading', { level: 1, name: 'Aktiviteter på kartet' })).toBeVisible();
  await expect(page.locator('article')).toHaveCount(30);
  await expect(page.getByRole('button', { name: 'Zoom inn' })).toHaveCount(0);
  const all = await countOf(page);
  await page.goto(at('bergen', '/events/map?bbox=5.3,60.38,5.34,60.4&zoom=14'));
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  for (const bbox of ['NaN,NaN,NaN,NaN', '9,9,1,1', "'><script>"]) {
    await page.goto(at('bergen', `/events/map?bbox=${encodeURIComponent(bbox)}`));
    await expect.poll(() => countOf(page)).toBe(all);
  }
  await context.close();
});

test('EVT-08 a plain ground has land, place names, whose map it is, and works without the connection', async ({
  page,
  context,
}) => {
  await openMap(page);
  await expect(page.locator('.leaflet-names-pane span', { hasText: 'Bergen' })).toHaveCount(1);
  await expect(page.locator('.leaflet-land-pane path')).toBeVisible();
  await expect(page.getByRole('link', { name: '© Kartverket' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Natural Earth' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Zoom ut' }).click();
  await expect(page.getByRole('region', { name: 'Kart over aktiviteter' })).toBeVisible();
  await expect(markersOf(page).first()).toBeVisible();
  await context.setOffline(false);
});

test('EVT-08 pictures that do not come give way to the plain ground, with a word about it', async ({ page }) => {
  // The portal has no tile server; the page is told of one that answers nothing but errors.
  const server = createServer((_request, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await page.route('**/events/map', async (route) => {
    const answer = await route.fetch({
      url: `http://127.0.0.1:${PORTAL_PORT}/events/map`,
      headers: { ...route.request().headers(), 'x-tenant': 'bergen' },
    });
    const body = (await answer.text()).replace(
      '"mapTiles":{"url":null',
      `"mapTiles":{"url":"http://127.0.0.1:${port}/{z}/{x}/{y}.png"`,
    );
    const headers = answer.headers();
    headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
      "img-src 'self'",
      `img-src 'self' http://127.0.0.1:${port}`,
    );
    await route.fulfill({ response: answer, body, headers });
  });
  await openMap(page);
  await expect(page.getByText('Kartbildet kan ikke hentes akkurat nå.')).toBeVisible();
  await expect(page.locator('.leaflet-names-pane span').first()).toBeVisible();
  await expect(page.locator('.leaflet-land-pane path')).toBeVisible();
  await expectNoFindings(page);
  server.close();
});
