import { expect, test } from '@playwright/test';
import { at, DEVELOPMENT_PORT, firstEventPath, PREFIXES, PUBLIC_PAGES } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';

// React tells about differences between server and browser only in its development build.
test('RTE-08 every page hydrates without a warning in the development build, in one language or another', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const complaints = complaintsOf(page);
  const prefixes = Object.values(PREFIXES);
  const paths = [...PUBLIC_PAGES, await firstEventPath('bergen', DEVELOPMENT_PORT)];
  for (const [number, path] of paths.entries()) {
    const address = `${prefixes[number % prefixes.length]}${path}`;
    await page.goto(at('bergen', address, DEVELOPMENT_PORT));
    await untilHydrated(page);
    await page.waitForTimeout(200);
    expect(complaints, address).toEqual([]);
  }
});
