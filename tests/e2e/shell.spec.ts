import { expect, test } from '@playwright/test';
import { ticketOf } from './accounts.ts';
import { ANALYTICS, at, PORTAL_PORT, PREFIXES } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { expectNoFindings } from './examine.ts';
import { answerConsent, open } from './screen.ts';

test('SHL-02 SHL-07 the header is 84 px, the content begins below it, and below an announcement', async ({ page }) => {
  await page.goto(at('stavanger', '/events'));
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBe(84);
  expect((await page.locator('main').boundingBox())?.y).toBe(84);
  await page.goto(at('bergen', '/events'));
  expect((await page.locator('main').boundingBox())?.y).toBe(124);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.locator('main').boundingBox())?.y).toBe(96);
});

test('SHL-02 the header is one line at every width that has it, in every language, with all that users have there', async ({
  page,
  request,
}) => {
  const ticket = await ticketOf(request, 'leder');
  for (const prefix of Object.values(PREFIXES)) {
    await open(page, `${prefix}/about`, ticket);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^(Meldinger|Meldingar|Messages)/ })).toBeVisible();
    for (const width of [992, 1100, 1200, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const outside = await header.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return [...element.querySelectorAll('a, button, summary')]
          .filter((each) => each.checkVisibility())
          .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
          .filter(({ box }, place, all) => {
            const after = all[place + 1]?.box;
            return box.top < top - 1 || box.bottom > bottom + 1 || (after !== undefined && after.left < box.right - 1);
          })
          .map(({ name }) => name);
      });
      expect(outside, `${width} px at ${page.url()}`).toEqual([]);
    }
  }
});

test('SHL-07 a click on the announcement opens and closes it', async ({ page }) => {
  await page.goto(at('bergen', '/about'));
  await untilHydrated(page);
  const bar = page.getByRole('region', { name: 'Nyhet' });
  const toggle = bar.getByRole('button');
  expect((await bar.boundingBox())?.height).toBe(40);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('I18-03 the language switch leads to the same place in the other language, and is remembered', async ({
  page,
}) => {
  await page.goto(at('bergen', '/help?from=menu#kontakt'));
  await untilHydrated(page);
  await page.locator('summary[aria-label="Språk: Norsk Bokmål"]').click();
  await page.getByRole('link', { name: 'Nynorsk' }).first().click();
  await expect(page).toHaveURL(/\/nn\/help/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nn');
  await page.goto(at('bergen', '/'));
  await expect(page).toHaveURL(/\/nn\/events/);
});

test('I18-04 the browser asks the API in the language of the page', async ({ page }) => {
  await page.goto(at('bergen', '/en/about'));
  await untilHydrated(page);
  const asked = page.waitForRequest(/\/api\/events/);
  await page.getByRole('link', { name: 'Activities', exact: true }).first().click();
  expect((await asked).headers()['x-app-language']).toBe('en');
});

test('SHL-09 nothing is loaded before consent, both answers are equal, and the answer can be changed', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  await page.route(`${ANALYTICS}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(at('bergen', '/about'));
  const accept = page.getByRole('button', { name: 'Godta' });
  const reject = page.getByRole('button', { name: 'Avvis' });
  await expect(accept).toBeVisible();
  const [first, second] = [await accept.boundingBox(), await reject.boundingBox()];
  expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);
  expect(await context.cookies()).toEqual([]);
  await reject.click();
  await expect(accept).toHaveCount(0);
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['clarityConsent', 'false']]);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Endre samtykke' })).toBeVisible();
  await expect(accept).toHaveCount(0);
  await page.getByRole('button', { name: 'Endre samtykke' }).click();
  await accept.click();
  expect((await context.cookies())[0]?.value).toBe('true');
  expect(complaints).toEqual([]);
});

test('SHL-06 a lost connection is told, and goes away by itself', async ({ page, context }) => {
  await page.goto(at('bergen', '/about'));
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Godta' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Det mangler tilgang til internett')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Det mangler tilgang til internett')).toHaveCount(0);
});

test('MUN-03 DLG-01 the chooser finds a municipality and goes to its portal; Escape closes and returns the focus', async ({
  page,
}) => {
  await page.goto(at('bergen', '/about'));
  await untilHydrated(page);
  const opener = page.getByRole('button', { name: 'Bergen, bytt kommune' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Velg kommune' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(800);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('searchbox').fill('Tromsø');
  await expectNoFindings(page);
  await dialog.getByText('Tromsø', { exact: true }).click();
  await expect(page).toHaveURL(/tromso\.localhost/);
  await expect(page).toHaveTitle(/Tromsø/);
});

test('MUN-02 the banner asks about the municipality the visitor seems to be in', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-test-point': '69.65,18.96' } });
  await answerConsent(context);
  const page = await context.newPage();
  await page.goto(at('bergen', '/about'));
  await expect(page.getByText('Er du i Tromsø?')).toBeVisible();
  await page.getByRole('button', { name: 'Ja, bruk denne' }).click();
  await expect(page.getByText('Er du i Tromsø?')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nabolag:USER_MUNICIPALITY'))).toContain('5501');
  await context.close();
});

test('MUN-02 in the portal of the whole country a yes shows what is there', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-test-point': '69.65,18.96' } });
  const page = await context.newPage();
  await page.goto(`http://localhost:${PORTAL_PORT}/about`);
  await page.getByRole('button', { name: 'Avvis' }).click();
  await page.getByRole('button', { name: 'Ja, bruk denne' }).click();
  await expect(page).toHaveURL(/\/events\?municipalities=5501$/);
  await expect(page.getByRole('heading', { level: 2, name: /i Tromsø/ })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Arrangører' }).first().click();
  await expect(page).toHaveURL(/\/organisations\?municipalities=5501$/);
  await expect(page.getByRole('heading', { level: 1, name: /i Tromsø$/ })).toBeVisible();
  await context.close();
});

test('SHL-08 the skip link leads to the content, and every control can be reached by keyboard', async ({ page }) => {
  await page.goto(at('stavanger', '/events'));
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hopp til innholdet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('SHL-04 every link of the footer leads to a real page', async ({ page, request }) => {
  await page.goto(at('bergen', '/events'));
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((list) => list.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThanOrEqual(6);
  for (const href of links.filter((link) => link.startsWith('http'))) {
    const path = new URL(href).pathname;
    const answer = await request.get(`http://127.0.0.1:${new URL(page.url()).port}${path}`, {
      headers: { 'x-tenant': 'bergen' },
    });
    expect(answer.status(), path).toBe(200);
  }
});

test('SHL-05 the logo leads home, and clears the search', async ({ page }) => {
  await page.goto(at('stavanger', '/events?q=fotball'));
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Nabolag, til forsiden' }).click();
  await expect(page).toHaveURL(/\/events$/);
});

test('SHL-15 a page that was read opens without a connection', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(at('bergen', '/about'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await untilHydrated(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await context.close();
});

test('RTE-08 a new address in the same tab begins at the top, and a page that is loaded again stays where it was', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.goto(at('bergen', '/privacy'));
  await untilHydrated(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.reload();
  await untilHydrated(page);
  await expect.poll(scrolled).toBe(600);
  await page.goto(at('bergen', '/terms'));
  await untilHydrated(page);
  expect(await scrolled()).toBe(0);
});
