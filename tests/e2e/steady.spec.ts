import { expect, type Page, test } from '@playwright/test';
import { CLUB, newPerson, type Ticket, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { givenTown, MARKETPLACE, readInTown, TOWN } from './market-scene.ts';
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
        await expectSteady(page, path);
      }
    });
  }
}

test('TIC-01 what a family can get stays where it is while the rest comes, on a phone', async ({ page, request }) => {
  const { guardian } = await givenTown(request);
  await readSlowly(page, { ticket: guardian, width: 390 });
  await page.goto(at(TOWN, MARKETPLACE));
  await expect(page.getByRole('heading', { level: 2, name: 'Billetter' })).toBeVisible();
  await expectSteady(page, MARKETPLACE);
});

test('TIC-01 without an account the foot of the page stays where it is, on a phone', async ({ page, request }) => {
  const { ticket } = await newPerson(request);
  await readSlowly(page, { ticket, width: 390 });
  await page.goto(at(TOWN, MARKETPLACE));
  await expect(page.getByText('Du har ingen fritidskonto som gjelder her')).toBeVisible();
  await expectSteady(page, MARKETPLACE);
});

for (const [lost, heading] of [
  ['tickets?', 'Billetter'],
  ['equipment?', 'Utstyr til låns'],
] as const) {
  test(`TIC-01 what could not be fetched of /${lost} pushes nothing away, on a phone`, async ({ page, request }) => {
    const { guardian } = await givenTown(request);
    await readSlowly(page, { ticket: guardian, width: 390 });
    await page.route(
      (url) => url.href.includes(`/api/${lost}`),
      (route) => route.fulfill({ status: 503, json: { message: 'Prøv igjen om litt.' } }),
    );
    await page.goto(at(TOWN, MARKETPLACE));
    await expect(page.getByRole('region', { name: heading }).getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
    await expectSteady(page, MARKETPLACE);
  });
}

for (const width of [390, 1280]) {
  test(`CUL-01 BEY-04 BEY-20 desks and cards stay where they are while the rest comes, at ${width} px`, async ({
    browser,
    request,
  }) => {
    test.slow();
    const { staff } = await givenTown(request);
    const venues = await ticketOf(request, 'kulturhus');
    const { data } = await readInTown(request, '/culture_venues', venues);
    const house = data[0].organization_id;
    const { data: lending } = await readInTown(request, '/municipality/equipment', staff);
    for (const [ticket, paths] of [
      [await ticketOf(request, 'bruker'), ['/my/culture-cards']],
      [venues, [`/organisations/${house}/culture-cards`, `/scan?desk=${house}`]],
      [
        staff,
        [
          ...['tickets', 'equipment', 'culture'].map((room) => `/dashboard/municipality/${room}`),
          `/dashboard/lending/${lending.places[0].id}`,
        ],
      ],
    ] as const) {
      const page = await (await browser.newContext()).newPage();
      await readSlowly(page, { ticket, width });
      for (const path of paths) {
        await page.goto(at(TOWN, path));
        await expectSteady(page, path);
      }
      await page.context().close();
    }
  });
}

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

const LATE_MS = 300;

/** In the town with leisure accounts; answers come so late that what stands there meanwhile is drawn. */
async function readSlowly(page: Page, { ticket, width }: { ticket: Ticket; width: number }): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await beLoggedIn(page.context(), ticket);
  await answerConsent(page.context(), TOWN);
  await watchShifts(page);
  await page.goto(at(TOWN, '/about'));
  await untilHydrated(page);
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS));
    await route.continue();
  });
  await page.route('**/api/stream', (route) => route.fulfill({ status: 404 }));
}

async function expectSteady(page: Page, path: string): Promise<void> {
  await untilWhole(page);
  const { sum, moved } = await shiftsOf(page);
  expect(sum, `${path}: ${moved.join(', ')}`).toBeLessThanOrEqual(MAX_SHIFT);
}

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
