import { expect, type Page, test } from '@playwright/test';
import { api, as, newPerson, PASSWORD, read } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { answerConsent, button, field, look, open } from './screen.ts';
import { getStarted } from './sign-in-steps.ts';

async function choose(page: Page, current: string, name: string) {
  await page.locator(`summary[aria-label="${current}"]`).click();
  await page.getByRole('link', { name }).first().click();
}

/** Every part of the list that has a language of its own: announcement, filters, later cards. */
async function expectOnlyEnglish(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Organisers', exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Aktiviteter|Vis flere|Nyhet/).filter({ visible: true })).toHaveCount(0);
}

test('I18-03 what a visitor chooses holds at the root, on shared links and for the API', async ({ page }) => {
  await open(page, '/events');
  await choose(page, 'Språk: Norsk Bokmål', 'English UK');
  await expect(page).toHaveURL(/\/en\/events/);
  await untilHydrated(page);
  for (const address of ['/', '/events', '/events?municipalities=4601']) {
    await page.goto(at('bergen', address));
    await expect(page).toHaveURL(/\/en\/events/);
    await untilHydrated(page);
    await expectOnlyEnglish(page);
  }
  const asked = page.waitForRequest(/\/api\/events/);
  await page.getByRole('link', { name: 'Map', exact: true }).first().click();
  expect((await asked).headers()['x-app-language']).toBe('en');
  await page.goto(at('bergen', '/nn/about'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'nn');
});

test('I18-03 logged in, the choice is the account’s, and no later page writes the old one back', async ({
  page,
  request,
}) => {
  const { ticket } = await newPerson(request);
  await open(page, '/events', ticket);
  await choose(page, 'Språk: Norsk Bokmål', 'English UK');
  await expect(page).toHaveURL(/\/en\/events/);
  expect((await read(request, '/users/me/info', ticket)).data.lang).toBe('en');
  await untilHydrated(page);
  await page.goto(at('bergen', '/'));
  await expect(page).toHaveURL(/\/en\/events/);
  await untilHydrated(page);
  await expectOnlyEnglish(page);
  expect((await read(request, '/users/me/info', ticket)).data.lang).toBe('en');
});

test('I18-03 a browser in which nothing was chosen follows the account, from the login on', async ({
  page,
  request,
}) => {
  const { email, ticket } = await newPerson(request);
  await request.put(api('/users/me'), { data: { lang: 'nn' }, ...as(ticket) });
  await getStarted(page, email, '/auth/get-started?returnUrl=%2Fevents');
  await field(page, 'Passord').fill(PASSWORD);
  await button(page, 'Logg inn').click();
  await expect(page).toHaveURL(/\/nn\/events/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nn');
});

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('I18-03 is offered English once, and not forced', async ({ page, context }) => {
    await answerConsent(context);
    await page.goto(at('bergen', '/events'));
    await untilHydrated(page);
    const offer = page.getByRole('region', { name: 'Would you like to read this in English?' });
    await expect(offer).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await look(page);
    await offer.getByRole('button', { name: 'No thanks' }).click();
    await expect(offer).toHaveCount(0);
    await page.goto(at('bergen', '/about'));
    await untilHydrated(page);
    await expect(page.getByText('Would you like to read this in English?')).toHaveCount(0);
  });

  test('I18-03 follows when it says yes', async ({ page, context }) => {
    await answerConsent(context);
    await page.goto(at('bergen', '/about?x=1#kontakt'));
    await untilHydrated(page);
    await button(page, 'Yes, switch to English').click();
    await expect(page).toHaveURL(/\/en\/about/);
    await page.goto(at('bergen', '/'));
    await expect(page).toHaveURL(/\/en\/events/);
  });
});

test('I18-03 cards and breadcrumbs say which language an activity is written in', async ({ page }) => {
  await open(page, '/en/events');
  await expect(page.locator('article h3 a[lang="nb"]').first()).toBeVisible();
  await page.locator('article h3 a').first().click();
  await expect(page.locator('nav li[aria-current="page"]')).toHaveAttribute('lang', /^(nb|nn|en)$/);
});
