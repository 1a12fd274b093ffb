import { expect, test } from '@playwright/test';
import { at, firstEventPath, PREFIXES, PUBLIC_PAGES } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { expectNoFindings } from './examine.ts';
import { captureOthers } from './other-hosts.ts';
import { setScriptTrap } from './script-trap.ts';

const LANGUAGES = Object.entries(PREFIXES);

for (const [number, path] of [...PUBLIC_PAGES, 'event'].entries()) {
  test(`I18-02 SHL-01 D-15 D-23 ${path} is whole and quiet in every language, accessible, and asks nobody else before consent`, async ({
    page,
    context,
  }) => {
    const complaints = complaintsOf(page);
    // Light and dark by turns, as the languages are: every page in another pair.
    await page.emulateMedia({ colorScheme: number % 2 === 0 ? 'light' : 'dark' });
    const others = captureOthers(context);
    const caught = await setScriptTrap(context);
    // The first activity of Oslo is nobody else's, whom it could be deleted by.
    const tenant = path === 'event' ? 'oslo' : 'bergen';
    const address = path === 'event' ? await firstEventPath(tenant) : path;
    for (const [turn, [locale, prefix]] of LANGUAGES.entries()) {
      await page.goto(at(tenant, prefix + address));
      await untilHydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/\S+ – (Bergen|Oslo)/);
      // What axe looks at is the same in all three: each page is examined in one of them, by turns.
      if (turn !== number % LANGUAGES.length) continue;
      await page.waitForTimeout(300);
      await expectNoFindings(page);
    }
    expect(complaints).toEqual([]);
    expect(others).toEqual([]);
    // The policy refuses nothing on pages that are as we made them.
    expect(caught).toEqual([]);
  });
}

const WIDTHS = [1440, 820, 390, 320];
/** Where the layouts differ most. */
const EXAMINED = [1440, 320];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`TEN-09 /events and an event in ${colorScheme} do not scroll sideways at any width, and are accessible`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/events', await firstEventPath('tromso')]) {
      await page.goto(at('tromso', path));
      await untilHydrated(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(overflow, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0);
        if (!EXAMINED.includes(width)) continue;
        await expectNoFindings(page);
      }
    }
  });
}
