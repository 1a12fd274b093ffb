import { expect, test } from '@playwright/test';
import { at, DEVELOPMENT_PORT, firstEventPath, PREFIXES, PUBLIC_PAGES } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';

// React tells about differences between server and browser only in its development build.
for (const [locale, prefix] of Object.entries(PREFIXES)) {
  test(`RTE-08 every page hydrates without a warning in the development build, ${locale}`, async ({ page }) => {
    test.setTimeout(180_000);
    const complaints = complaintsOf(page);
    const paths = [...PUBLIC_PAGES, await firstEventPath('bergen', DEVELOPMENT_PORT)];
    for (const path of paths) {
      await page.goto(at('bergen', prefix + path, DEVELOPMENT_PORT));
      await untilHydrated(page);
      await page.waitForTimeout(200);
      expect(complaints, path).toEqual([]);
    }
  });
}
