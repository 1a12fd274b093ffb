import { expect, test } from '@playwright/test';
import { at } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { expectNoFindings } from './examine.ts';
import { look } from './screen.ts';

const dayNow = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' });

test('CAL-01 a month with keyboard and card, a week, a day, and back with the filters', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(at('oslo', '/events/calendar'));
  await untilHydrated(page);
  const grid = page.getByRole('grid');
  const entry = grid.locator('a[data-kind]:visible').last();
  await entry.click();
  const card = page.getByRole('dialog');
  await expect(card.getByRole('link', { name: 'Se aktiviteten' })).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(entry).toBeFocused();

  await grid.locator(`[data-day="${dayNow()}"] button`).focus();
  await page.keyboard.press('ArrowRight');
  await expect(grid.locator(`[data-day="${dayNow()}"] button`)).not.toBeFocused();
  await expect(page.locator('td button:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(grid.locator(`[data-day="${dayNow()}"] button`)).toBeFocused();

  const title = page.getByRole('heading', { level: 1 });
  const month = (await title.textContent()) ?? '';
  await page.getByRole('link', { name: 'Gratis' }).first().click();
  await expect(page).toHaveURL(/filters=/);
  const next = page.getByRole('link', { name: 'Neste måned' });
  // The address is a moment ahead of what the page shows.
  await expect(next).toHaveAttribute('href', /filters=/);
  await next.click();
  await expect(title).not.toHaveText(month);
  await expect(page).toHaveURL(/filters=.*date=\d{4}-\d\d$/);
  await page.getByRole('link', { name: 'I dag', exact: true }).click();
  await expect(title).toHaveText(month);

  await page.getByRole('link', { name: 'Uke', exact: true }).click();
  await expect(title).toHaveText(/^Uke \d+, \d{4}$/);
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Dag', exact: true }).click();
  await expect(page).toHaveURL(/view=day/);
  await expectNoFindings(page);
  await page.goBack();
  await expect(title).toHaveText(/^Uke/);
  expect(complaints).toEqual([]);
});

test('CAL-01 Enter on an entry goes to the activity', async ({ page }) => {
  await page.goto(at('oslo', '/events/calendar'));
  await untilHydrated(page);
  const entry = page.getByRole('grid').locator('a[data-kind]:visible').last();
  const href = (await entry.getAttribute('href')) ?? '';
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('CAL-02 a date is chosen and listed, a filter takes the choice back', async ({ page }) => {
    await page.goto(at('oslo', '/events/calendar'));
    await untilHydrated(page);
    await expect(page.getByText('Trykk på en dato med aktiviteter for å se mer.')).toBeVisible();
    await page.locator('td button[data-dots]').last().click();
    await expect(page.getByRole('heading', { name: /^Aktiviteter \S+ \d+\. \S+$/ })).toHaveCount(1);
    await look(page);
    await page.getByRole('link', { name: 'Gratis' }).first().click();
    await expect(page.getByText('Trykk på en dato med aktiviteter for å se mer.')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('CAL-02 days, months and filters work as form and links', async ({ page }) => {
      await page.goto(at('oslo', '/events/calendar?q=en'));
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await page.locator('td:not([data-out]) button').last().click();
      await expect(page).toHaveURL(/q=en.*date=\d{4}-\d\d-\d\d/);
      await page.getByRole('link', { name: 'Neste måned' }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
      await expect(page).toHaveURL(/q=en/);
    });
  });
});
