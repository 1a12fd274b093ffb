import { expect, test } from '@playwright/test';
import { ANALYTICS, at, firstEventPath } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { captureOthers } from './other-hosts.ts';
import { button, link } from './screen.ts';

/** A script that tells of each moment that it runs. */
const MEASURING = `setInterval(() => fetch('${ANALYTICS}/beacon', { method: 'POST', mode: 'no-cors' }), 50)`;

// Before there is an answer, pages.spec.ts looks at every page.
test('D-23 nobody else is asked for anything after a no', async ({ page, context }) => {
  const others = captureOthers(context);
  await page.goto(at('bergen', '/about'));
  await button(page, 'Avvis').click();
  const pages = ['/events', await firstEventPath('bergen'), '/search?q=fotball', '/privacy', '/auth/get-started'];
  for (const path of pages) {
    await page.goto(at('bergen', path));
    await untilHydrated(page);
  }
  await page.goto(at('bergen', '/about'));
  await untilHydrated(page);
  await expect(button(page, 'Endre samtykke')).toBeVisible();
  expect(others).toEqual([]);
});

test('D-23 after a yes only the measuring host is asked, and it is left behind at the sign-in', async ({
  page,
  context,
}) => {
  const others = captureOthers(context);
  await context.route(`${ANALYTICS}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: MEASURING }));
  await page.goto(at('bergen', '/about'));
  await button(page, 'Godta').click();
  await expect.poll(() => others).toContain(`${ANALYTICS}/beacon`);
  expect([...new Set(others.map((address) => new URL(address).origin))]).toEqual([ANALYTICS]);
  await link(page, 'Logg inn').first().click();
  await expect(page).toHaveURL(/\/auth\/get-started/);
  await expect(page.locator('script[data-analytics]')).toHaveCount(0);
  await untilHydrated(page);
  const before = others.length;
  await page.goto(at('bergen', '/auth/login'));
  await untilHydrated(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(others.slice(before)).toEqual([]);
});

test('SHL-09 by keyboard the question comes right after the skip link', async ({ page }) => {
  await page.goto(at('bergen', '/events'));
  await expect(button(page, 'Godta')).toBeVisible();
  for (const name of ['Hopp til innholdet', 'Les om personvern', 'Godta', 'Avvis']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
});
