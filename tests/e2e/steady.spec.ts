import { expect, type Page, test } from '@playwright/test';
import { CLUB, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { givenTown, MARKETPLACE, TOWN } from './market-scene.ts';
import { activity, signUp } from './running-scene.ts';
import { answerConsent, beLoggedIn } from './screen.ts';

/** The sum that is called good, here for a whole visit. */
const MAX_SHIFT = 0.1;

/** By whom each is looked at who has something to see there. */
const PAGES: [account: string, path: string][] = [
  ['leder', '/dashboard'],
  ['leder', `/organisations/${CLUB}`],
  ['leder', `/organisations/${CLUB}?tab=members`],
  ['leder', `/organisations/${CLUB}/settings`],
  ['leder', `/organisations/${CLUB}/edit`],
  ['leder', `/organisations/${CLUB}/certificates`],
  ['leder', `/organisations/${CLUB}/messages`],
  ['leder', '/organisations/new'],
  ['leder', '/events/new'],
  ['leder', '/events/calendar'],
  ['leder', '/my'],
  ['leder', '/profile'],
  ['leder', '/notifications'],
  ['bruker', '/dashboard'],
  ['bruker', '/my'],
  ['bruker', '/profile'],
  ['bruker', '/profile/edit'],
  ['bruker', '/profile/export'],
  ['bruker', '/notifications'],
  ['kommune', '/dashboard'],
  ['kommune', '/dashboard/admin'],
  ...['', '/people', '/announcements', '/imports', '/certificates', '/audit'].map((room): [string, string] => [
    'kommune',
    `/dashboard/municipality${room}`,
  ]),
];

const OF_AN_ACTIVITY = ['', '/participants', '/shifts', '/door', '/edit'];

for (const width of [390, 1280]) {
  for (const account of ['leder', 'bruker', 'kommune']) {
    test(`SHL-01 what ${account} reads stays where it is while the rest comes, at ${width} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const paths = PAGES.filter(([of]) => of === account).map(([, path]) => path);
      if (account === 'leder') {
        const { id, times } = await activity(request, {}, 3);
        await signUp(request, times[0], 'bruker', 'medlem');
        paths.push(...OF_AN_ACTIVITY.map((part) => `/events/${id}${part}`));
      }
      await beLoggedIn(page.context(), await ticketOf(request, account));
      await answerConsent(page.context());
      await watchShifts(page);
      // A stream stays open, and the network would never be idle.
      await page.route('**/api/stream', (route) => route.fulfill({ status: 404 }));
      // The fonts come with the first page.
      await page.goto(at('bergen', '/about'));
      await untilHydrated(page);
      for (const path of paths) {
        await page.goto(at('bergen', path));
        await untilWhole(page);
        const { sum, moved } = await shiftsOf(page);
        expect(sum, `${path}: ${moved.join(', ')}`).toBeLessThanOrEqual(MAX_SHIFT);
      }
    });
  }
}

test('TIC-01 the free tickets of a family stay where they are while the rest comes, on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { guardian } = await givenTown(request);
  await beLoggedIn(page.context(), guardian);
  await answerConsent(page.context(), TOWN);
  await watchShifts(page);
  await page.goto(at(TOWN, '/about'));
  await untilHydrated(page);
  await page.goto(at(TOWN, MARKETPLACE));
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved.join(', ')).toBeLessThanOrEqual(MAX_SHIFT);
});

test('SHL-01 the measure sees what is pushed away', async ({ page }) => {
  await watchShifts(page);
  await page.goto(at('bergen', '/about'));
  await untilHydrated(page);
  await page.evaluate(() => {
    const pushing = document.createElement('div');
    pushing.style.blockSize = '400px';
    document.querySelector('main')?.prepend(pushing);
  });
  await expect.poll(async () => (await shiftsOf(page)).sum).toBeGreaterThan(MAX_SHIFT);
});

const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: LayoutShift[] = [];
    Object.assign(window, { shiftsSeen: seen });
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as unknown as LayoutShift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });

type LayoutShift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** Nothing is on its way any more, and two frames have been drawn with what came. */
async function untilWhole(page: Page): Promise<void> {
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const shiftsOf = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(() => {
    const seen = (window as unknown as { shiftsSeen: LayoutShift[] }).shiftsSeen.filter(
      ({ hadRecentInput }) => !hadRecentInput,
    );
    return {
      sum: seen.reduce((sum, { value }) => sum + value, 0),
      moved: seen.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '')),
    };
  });
