import { expect, type Page, test } from '@playwright/test';
import { CLUB, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { activity } from './running-scene.ts';
import { answerConsent, button, look, open } from './screen.ts';

/** Words that end outside of the page: nobody can scroll to them. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, a, li, button, label)')]
      .filter((element) => element.checkVisibility() && !element.closest('[class*=scroll], .nb-sr'))
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].some(
          ({ right, left, width }) => width > 1 && (right > innerWidth + 1 || left < -1),
        );
      })
      .map((element) => element.textContent?.slice(0, 60)),
  );

for (const width of [320, 390]) {
  test(`BEY-17 no words are cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/accessibility', '/cookies', '/privacy', '/nn/accessibility', '/en/accessibility', '/help']) {
      await page.goto(at('bergen', path));
      expect([path, await cutOff(page)]).toEqual([path, []]);
    }
  });
}

test('BEY-17 at a zoom of 400 % nothing stays in view but what is read', async ({ page, request }) => {
  const { id } = await activity(request);
  await page.setViewportSize({ width: 320, height: 225 });
  await answerConsent(page.context());
  await page.goto(at('bergen', `/events/${id}`));
  await untilHydrated(page);
  await page.evaluate(() => scrollTo(0, 600));
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, bottom, top }) => width > 0 && height > 4 && bottom > 0 && top < innerHeight)
      .map(({ height }) => height),
  );
  expect(covered).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
});

test('BEY-17 on a phone what has the focus is not behind the way in', async ({ page, request }) => {
  const { id } = await activity(request, {}, 6);
  await page.setViewportSize({ width: 390, height: 700 });
  await answerConsent(page.context());
  await page.goto(at('bergen', `/events/${id}`));
  await untilHydrated(page);
  const dock = await page
    .getByRole('region', { name: /Snarvei|påmelding/i })
    .last()
    .boundingBox();
  const ways = page.getByRole('main').getByRole('link', { name: /^Meld (deg )?på: / });
  expect(await ways.count()).toBeGreaterThan(1);
  await ways.last().focus();
  const box = await ways.last().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
});

test('DLG-01 after a dialog from a menu the focus is on the menu’s button', async ({ page, request }) => {
  await open(page, `/organisations/${CLUB}?tab=members`, await ticketOf(request, 'leder'));
  const menu = page.getByRole('button', { name: /^Valg for/ }).last();
  await menu.focus();
  await page.keyboard.press('Enter');
  await button(page, 'Endre medlemskap').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(menu).toBeFocused();
});

test('CAL-01 the next month comes with PageDown and is announced; Enter on a day leads to its heading', async ({
  page,
}) => {
  await answerConsent(page.context(), 'oslo');
  await page.goto(at('oslo', '/events/calendar'));
  await untilHydrated(page);
  const title = page.getByRole('heading', { level: 1 });
  const month = (await title.textContent()) ?? '';
  await page.locator('td button[tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await expect(title).not.toHaveText(month);
  await expect(page.locator('td button:focus')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: (await title.textContent()) ?? '' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=day|date=\d{4}-\d\d-\d\d/);
  await expect(title).toBeFocused();
  await look(page);
});

test('EVT-08 the map is moved with buttons', async ({ page }) => {
  await answerConsent(page.context());
  await page.goto(at('bergen', '/events/map'));
  await untilHydrated(page);
  const before = page.url();
  await button(page, 'Flytt kartet til høyre').click();
  await expect.poll(() => page.url()).not.toBe(before);
  await look(page);
});
