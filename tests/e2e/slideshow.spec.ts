import { expect, type Page, test } from '@playwright/test';
import { CLUB } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { expectNoFindings } from './examine.ts';

const pageShown = (page: Page) => page.getByText(/^Side \d+ av \d+$/);

test('SLD-01 a wall fills the screen, turns its pages, goes on without a connection and catches up', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(at('bergen', '/slideshow?interval=5&size=10'));
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dette skjer i Bergen');
  await expect(page.locator('article')).toHaveCount(10);
  await expect(page.locator('ul[data-columns="5"]')).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBe(1080);
  await expectNoFindings(page);

  await expect(pageShown(page)).toHaveText(/^Side 2 /);
  await expect(page.locator('article')).toHaveCount(10);
  expect(complaints).toEqual([]);

  await context.setOffline(true);
  await expect(page.getByText('Uten nett – viser det vi hentet sist')).toBeVisible();
  await expect(pageShown(page)).toHaveText(/^Side 1 /);
  await expect(pageShown(page)).toHaveText(/^Side 2 /);
  await expect(page.locator('article')).toHaveCount(10);

  await context.setOffline(false);
  await expect(pageShown(page)).toHaveText(/^Side 3 /);
  await expect(page.getByText('Uten nett')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sett på pause' }).click();
  const access = await pageShown(page).textContent();
  await page.waitForTimeout(6000);
  await expect(pageShown(page)).toHaveText(access ?? '');
});

test('SLD-01 the columns follow the screen, and what was asked for goes first', async ({ page }) => {
  const columns = (count: number) => expect(page.locator(`ul[data-columns="${count}"]`)).toBeVisible();
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(at('oslo', '/slideshow?municipalities[]=301&municipalities[]=4601'));
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dette skjer i Oslo og i Bergen');
  await columns(3);
  await page.setViewportSize({ width: 1199, height: 800 });
  await columns(4);
  await page.setViewportSize({ width: 390, height: 844 });
  await columns(2);
  await expectNoFindings(page);
  await page.goto(at('oslo', '/slideshow?cols=6'));
  await columns(6);
  await page.locator('article a').first().click();
  await expect(page).toHaveURL(/\/events\/(dnt\/)?[\w-]+$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('BEY-03 the widget is shown where it may be and nowhere else', async ({ page }) => {
  const hostPage = (source: string) =>
    `<!doctype html><html lang="nb"><title>Vert</title><iframe title="Liste" width="600" height="600" ` +
    `sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin" src="${source}"></iframe></html>`;
  const widget = at('bergen', '/embed?count=3');
  await page.route('**/host-page', (route) => route.fulfill({ contentType: 'text/html', body: hostPage(widget) }));
  await page.goto(at('bergen', '/host-page'));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Dette skjer i Bergen');
  await expect(frame.getByRole('listitem')).toHaveCount(3);
  await expect
    .poll(() =>
      frame
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  const [opened] = await Promise.all([page.waitForEvent('popup'), frame.getByRole('link').first().click()]);
  await expect(opened).toHaveURL(/\/events\//);

  await page.goto(at('oslo', '/host-page'));
  await expect(
    page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Dette skjer i Bergen' }),
  ).toHaveCount(0);

  await page.goto(widget);
  await expectNoFindings(page);
});

test('SLD-01 the code on an organisation’s wall leads to the organisation', async ({ page }) => {
  await page.goto(at('bergen', `/slideshow/${CLUB}`));
  await expect(page.getByRole('img', { name: new RegExp(`^QR-kode til .*/organisations/${CLUB}$`) })).toBeVisible();
});
