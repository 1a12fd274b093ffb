import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { CLUB, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { activity, signUp } from './running-scene.ts';
import { answerConsent, look, open } from './screen.ts';

const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Until both are drawn: what has just come may have no size yet. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
    expect(a.width * b.width).toBeGreaterThan(0);
    const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect(isApart, JSON.stringify([a, b])).toBe(true);
  }).toPass({ timeout: 10_000 });
}

test('RTE-02 with wider text spacing the banner holds its words, and nothing overlaps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerConsent(page.context());
  await page.goto(at('bergen', '/events'));
  await untilHydrated(page);
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(spacing);
  });
  const slogan = page.getByRole('heading', { level: 1 });
  const words = await slogan.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return [...range.getClientRects()].map(({ left, right }) => [left, right]);
  });
  for (const [left, right] of words) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
  }
  const search = page.getByRole('main').getByRole('searchbox').first();
  await expectApart(slogan, search);
  await expectApart(slogan, page.getByRole('link', { name: 'I helgen' }).first());
  await expectApart(search, page.getByRole('link', { name: 'I helgen' }).first());
});

test('SHL-01 what has the focus keeps its shape; in forced colours the current choice differs by more than weight', async ({
  page,
}) => {
  await page.goto(at('bergen', '/styleguide'));
  await untilHydrated(page);
  const radio = page.locator('input[type="radio"]').first();
  const shapeOf = () => radio.evaluate((input) => getComputedStyle(input).borderRadius);
  const shape = await shapeOf();
  await radio.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await shapeOf()).toBe(shape);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at('bergen', '/events/calendar'));
  const colourOf = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await colourOf('Måned')).not.toBe(await colourOf('Uke'));
});

test('EVT-06 on paper an activity takes two pages at most, without what floats', async ({ page, request }) => {
  const { id, times } = await activity(request);
  await signUp(request, times[0], 'bruker');
  await open(page, `/events/${id}`, await ticketOf(request, 'bruker'));
  await expect(page.getByRole('heading', { name: 'Om aktiviteten' })).toBeVisible();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

/** Each page of a PDF is an object that says so. */
const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test('ORG-03 a kind of organisation is not broken inside a word', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/dashboard/admin', await ticketOf(request, 'kommune'));
  const kind = page.getByText('Forening/lag/innretning').first();
  await expect(kind).toBeVisible();
  const lines = await kind.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const counted: number[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      counted.push(range.getClientRects().length);
    }
    return counted;
  });
  expect(Math.max(...lines)).toBe(1);
});

test('SHL-10 SHL-06 a message does not cover the open menu, nor the lost connection the way in', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await activity(request);
  await open(page, `/organisations/${CLUB}`, await ticketOf(request, 'bruker'));
  await page.route('**/api/organizations/*/follow', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: /^Følg/ }).first().click();
  const message = page.getByRole('alert').getByRole('article');
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: /^Min side/ }).click();
  await expectApart(message, page.getByRole('link', { name: /^Min side/ }).first());

  await page.goto(at('bergen', `/events/${id}`));
  await untilHydrated(page);
  // What tells of it comes after the page works, and cannot come when the connection is lost already.
  await expect(page.locator('[role="alert"]')).toBeAttached();
  await context.setOffline(true);
  const pill = page.getByText('Det mangler tilgang til internett');
  await expect(pill).toBeVisible();
  await expectApart(pill, page.getByRole('button', { name: /^Meld (deg )?på/ }).last());
  await context.setOffline(false);
});

test('EVT-08 one finger on the map of a phone moves the page', async ({ browser }) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  const page = await context.newPage();
  await answerConsent(context);
  await page.goto(at('bergen', '/events/map'));
  await untilHydrated(page);
  const ground = page.locator('.leaflet-container');
  await expect(ground).toHaveCSS('touch-action', 'pan-x pan-y');
  await expect(page.getByRole('button', { name: 'Flytt kartet til høyre' })).toBeVisible();
  await context.close();
});

test('CAL-01 CAL-02 a wide month shows three of a day and the rest when asked; a narrow one is a list by day', async ({
  page,
}) => {
  await answerConsent(page.context());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(at('bergen', '/events/calendar'));
  await untilHydrated(page);
  const full = page.getByRole('gridcell').filter({ has: page.locator('summary') });
  const day = full.last();
  const entries = day.locator('a[data-kind]:visible');
  await expect(entries).toHaveCount(3);
  await day.locator('summary').click();
  await expect(day.getByText('Vis færre')).toBeVisible();
  expect(await entries.count()).toBeGreaterThan(3);
  expect(await entries.count()).toBeLessThanOrEqual(10);
  await look(page);

  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole('grid').locator('a[data-kind]:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /^Aktiviteter / }).first()).toBeVisible();
  await look(page);
});

test('SHL-01 each page has a title of its own, and one heading of the first level', async ({ page, request }) => {
  const leader = await ticketOf(request, 'leder');
  const { id, name } = await activity(request);
  const paths = [
    ...['/events', '/events/calendar', '/events/map', '/events/new', '/organisations', '/organisations/new'],
    ...['/search?q=tur', '/about', '/terms', '/privacy', '/help', '/accessibility', '/cookies'],
    ...['/dashboard', '/my', '/profile', '/profile/edit', '/profile/cv', '/profile/export'],
    ...['', '?tab=about', '?tab=members', '?tab=cohosts'].map((tab) => `/organisations/${CLUB}${tab}`),
    ...['edit', 'settings', 'messages', 'certificates'].map((part) => `/organisations/${CLUB}/${part}`),
    ...['', '/edit', '/participants', '/shifts', '/door'].map((part) => `/events/${id}${part}`),
  ];
  const pageOf = new Map<string, string>();
  for (const path of paths) {
    await open(page, path, leader);
    await expect(page.locator('h1')).toHaveCount(1);
    if (path.includes(id)) await expect(page).toHaveTitle(new RegExp(name));
    const title = await page.title();
    expect(pageOf.get(title) ?? path, title).toBe(path);
    pageOf.set(title, path);
  }
});

test('EVF-01 a user without an organisation is told so in a heading', async ({ page, request }) => {
  await open(page, '/events/new', await ticketOf(request, 'bruker'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await look(page);
});
