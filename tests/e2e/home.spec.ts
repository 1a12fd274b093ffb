import { expect, test } from '@playwright/test';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';

test('RTE-01 the root leads to the activities, in every language', async ({ page }) => {
  for (const [from, to] of [
    ['/', '/events'],
    ['/no', '/events'],
    ['/no/about', '/about'],
    ['/nn', '/nn/events'],
    ['/en', '/en/events'],
  ] as const) {
    await page.goto(at('bergen', from));
    expect(new URL(page.url()).pathname).toBe(to);
  }
});

test('TEN-07 a wound-down portal shows its farewell and hides what has ended', async ({ page }) => {
  await page.goto(at('demo-avviklet', '/'));
  await untilHydrated(page);
  expect(new URL(page.url()).pathname).toBe('/sunset');
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Aktiviteter' })).toHaveCount(0);
});

test('RTE-02 the banner is 450 px high, 250 below 992, with a search box of 620', async ({ page }) => {
  await page.goto(at('stavanger', '/events'));
  const banner = page.locator('section').filter({ has: page.locator('h1') });
  const search = page.getByRole('search').first();
  expect((await banner.boundingBox())?.height).toBe(450);
  expect((await search.boundingBox())?.width).toBe(620);
  await page.setViewportSize({ width: 991, height: 900 });
  expect((await banner.boundingBox())?.height).toBe(250);
});

test('RTE-02 a banner whose picture fails is replaced by the default one', async ({ page }) => {
  await page.route('**/pictures/*/*/banner.svg', (route) =>
    route.request().url().includes('/bygd/') ? route.continue() : route.abort(),
  );
  await page.goto(at('trondheim', '/events'));
  await untilHydrated(page);
  const banner = page.locator('section').filter({ has: page.locator('h1') });
  await expect(banner.locator('img').first()).toHaveAttribute('src', /\/pictures\/bygd\//);
});

test('RTE-08 the list is readable without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('bergen', '/events'));
  await expect(page.locator('article')).toHaveCount(18);
  await page.getByRole('link', { name: 'Vis flere aktiviteter' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('article')).toHaveCount(36);
  await page.getByRole('searchbox').fill('fotball');
  await page.getByRole('button', { name: 'Søk' }).click();
  await expect(page).toHaveURL(/q=fotball/);
  await context.close();
});

test('FLT-06 words that match nothing say so and lead back to everything', async ({ page }) => {
  await page.goto(at('bergen', '/events?q=stupkurs på månen'));
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: 'Her fant vi ingenting' })).toBeVisible();
  await page.getByRole('link', { name: 'Vis alle aktiviteter' }).click();
  await expect(page.locator('article').first()).toBeVisible();
});

test('RTE-08 a missing activity is a 404 page inside the shell', async ({ page }) => {
  const answer = await page.goto(at('bergen', '/events/00000000-0000-4000-8000-000000000000'));
  expect(answer?.status()).toBe(404);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denne siden finnes ikke');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('RTE-08 nothing on the page breaks its own security policy', async ({ page }) => {
  const broken: string[] = [];
  await page.exposeFunction('tellBroken', (rule: string) => broken.push(rule));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'tellBroken')(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.goto(at('bergen', '/events'));
  await untilHydrated(page);
  await page.waitForTimeout(500);
  expect(broken).toEqual([]);
});
