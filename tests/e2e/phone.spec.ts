import { expect, test } from '@playwright/test';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { expectNoFindings } from './examine.ts';

test('SHL-02 on a phone the header is 56 px with a burger that opens pages, language and municipality', async ({
  page,
}) => {
  await page.goto(at('stavanger', '/events'));
  await untilHydrated(page);
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(56);
  await page.locator('summary[aria-label="Meny"]').click();
  await expect(page.getByRole('link', { name: 'Aktiviteter' }).first()).toBeVisible();
  await expectNoFindings(page);
});

test('EVT-02 on a phone the first card is on the first screen', async ({ page }) => {
  await page.goto(at('stavanger', '/events'));
  const card = await page.locator('article').first().boundingBox();
  expect(card?.y).toBeLessThan(500);
});
