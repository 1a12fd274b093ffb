import { expect, type Page, test } from '@playwright/test';
import { at } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { expectNoFindings } from './examine.ts';

const PHONE = { width: 390, height: 844 };
/** Where no test publishes anything while another one counts. */
const QUIET = 'oslo';
const CHILDREN = 'filters=events-filtersage-group(EQ)children$$false';

const countOf = (page: Page) => page.locator('h2#treff');
/** The number in sight, once what was chosen has come. */
async function numberIn(page: Page): Promise<number> {
  await expect(page.locator('ul[aria-busy="true"]')).toHaveCount(0);
  return Number.parseInt(await countOf(page).innerText(), 10);
}

const filtersIn = (page: Page) => new URL(page.url()).searchParams.get('filters') ?? '';

/** The filters' scripts come after the page; a chip that answers without loading the page has them. */
async function untilFilters(page: Page) {
  await untilHydrated(page);
  await page.waitForFunction(() => {
    const form = document.querySelector('#filtre form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactFiber'));
  });
}

test('FLT-06 a parent on a phone finds a free activity for children this weekend in three touches', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize(PHONE);
  await page.goto(at('bergen', '/events'));
  await untilFilters(page);
  const all = await numberIn(page);
  for (const chip of ['I helgen', 'Gratis', 'Barn']) {
    await page.getByRole('group', { name: 'Hurtigfiltre' }).getByRole('link', { name: chip, exact: true }).click();
  }
  await expect(page).toHaveURL(/children/);
  expect(filtersIn(page)).toContain('quick-filter-free');
  expect(filtersIn(page)).toContain('weekend');
  await expect.poll(() => numberIn(page)).toBeLessThan(all);
  for (const card of await page.locator('article').all()) await expect(card).toContainText('Gratis');
  await expect(page.getByRole('link', { name: 'Filtrer (3)' })).toBeVisible();
  await expectNoFindings(page);
  expect(complaints).toEqual([]);
});

test('FLT-03 each choice is a step in place; back and forward lead away and here again', async ({ page }) => {
  await page.goto(at(QUIET, '/about'));
  await untilHydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Aktiviteter' }).first().click();
  await untilFilters(page);
  const all = await numberIn(page);
  const panel = page.getByRole('form', { name: 'Filtrer aktiviteter' });
  await panel.getByRole('checkbox', { name: 'Barn' }).check();
  await expect(page).toHaveURL(/children/);
  await panel.getByRole('checkbox', { name: 'Familie' }).check();
  const place = await page.evaluate(() => scrollY);
  await expect(page).toHaveURL(/children.*family/);
  // The page stays where it was, the focus on the box that was ticked.
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(panel.getByRole('checkbox', { name: 'Familie' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Fjern filteret Familie' })).toBeVisible();
  await expect.poll(() => numberIn(page)).toBeLessThan(all);
  const some = await numberIn(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/family/);
  await expect(panel.getByRole('checkbox', { name: 'Barn' })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/events$/);
  await page.goBack();
  await expect(page).toHaveURL(/about/);
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/children.*family/);
  await expect.poll(() => numberIn(page)).toBe(some);
  await page.getByRole('link', { name: 'Fjern filteret Familie' }).click();
  await expect(page).not.toHaveURL(/family/);
  await page.getByRole('link', { name: 'Fjern alle' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect.poll(() => numberIn(page)).toBe(all);
  await page.getByText('Sorter', { exact: true }).click();
  await page.getByRole('link', { name: 'A-Å' }).click();
  await expect(page).toHaveURL(/sort=asc/);
  await expect(page.getByRole('link', { name: 'Å-A' })).toBeHidden();
});

test('FLT-06 on a phone all filters are in a sheet that tells what there will be to see', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(at('bergen', `/events?${CHILDREN}`));
  await untilFilters(page);
  const button = page.getByRole('link', { name: /^Filtrer/ });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Filtrer' });
  const before = await sheet.getByRole('button', { name: /^Vis \d+ treff/ }).innerText();
  await sheet.getByRole('checkbox', { name: 'Bare gratis' }).check();
  await expect(sheet.getByRole('button', { name: before })).toBeHidden();
  await expectNoFindings(page);
  await sheet.getByRole('button', { name: /^Vis \d+ treff/ }).click();
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/quick-filter-free/);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('FLT-06 near an address or near the device, and what is said when it does not tell', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 60.3913, longitude: 5.3221 });
  await page.goto(at('bergen', '/events'));
  await untilFilters(page);
  await page.getByRole('button', { name: 'Bruk posisjonen min' }).click();
  await expect(page).toHaveURL(/distance%5Blat%5D=60\.391/);
  await expect(page.locator('article').first()).toContainText(/\d+ km/);
  const slider = page.getByRole('slider', { name: /Innen 10 km fra deg/ });
  await slider.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/radius%5D=4/);
  await context.clearPermissions();
  await page.goto(at('bergen', '/events'));
  await untilFilters(page);
  await page.getByRole('button', { name: 'Bruk posisjonen min' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'skriv en adresse' })).toBeVisible();
});

test('FLT-05 without scripts the filters are links and a form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(at('bergen', '/events'));
  const all = await numberIn(page);
  await page.getByRole('link', { name: 'Barn', exact: true }).click();
  await expect(page).toHaveURL(/children/);
  await expect.poll(() => numberIn(page)).toBeLessThan(all);
  const children = await numberIn(page);
  await page.getByRole('link', { name: /^Filtrer/ }).click();
  const form = page.getByRole('form', { name: 'Filtrer aktiviteter' });
  await expect(form.getByRole('button', { name: 'Bruk posisjonen min' })).toHaveCount(0);
  await form.getByRole('checkbox', { name: 'Ungdom' }).check();
  await form.getByRole('textbox', { name: 'Fra' }).fill('1.1.2020');
  await form.getByRole('button', { name: 'Vis treff' }).click();
  await expect.poll(() => numberIn(page)).toBeGreaterThan(children);
  await expect(page.getByRole('link', { name: 'Fjern filteret Ungdom' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fjern filteret Fra 01.01.2020' })).toBeVisible();
  await context.close();
});

test('EVT-01 more cards come below, and coming back finds the list as long as it was', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(at(QUIET, '/events'));
  await untilFilters(page);
  await page.getByRole('link', { name: 'Vis flere aktiviteter' }).click();
  await expect(page.locator('article')).toHaveCount(36);
  const card = page.locator('article').nth(25);
  const name = await card.locator('h3').innerText();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await card.locator('a').click();
  await expect(page.locator('h1')).toHaveText(name);
  await page.goBack();
  await expect(page.locator('article')).toHaveCount(36);
  await expect(card.locator('h3')).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
  await page.getByRole('link', { name: 'Se tidligere aktiviteter' }).click();
  await expect(countOf(page)).toContainText('tidligere');
  await expect(page.locator('article').first()).toContainText(/Tidligere aktivitet|Avlyst|Fullført oppdrag/);
  expect(complaints).toEqual([]);
});

test('SRH-05 the search has all filters', async ({ page }) => {
  await page.goto(at('bergen', '/search?q=kor'));
  const all = page.getByRole('link', { name: /^Filtrer/ });
  const hasScripts = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => all.evaluate(hasScripts)).toBe(true);
  await all.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: 'Voksen' }).check();
  await sheet.getByRole('button', { name: 'Vis treff' }).click();
  await expect(page).toHaveURL(/\/search\?q=kor&filters=/);
  await expectNoFindings(page);
});
