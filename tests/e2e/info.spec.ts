import { expect, test } from '@playwright/test';
import { api, as, newPerson } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { button, link, look, open } from './screen.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const PLACES = [
  ['demo-fritidskonto', ['/info', '/info/about/fritidskonto', '/fritidskortet/amount', '/en/info/about/venue']],
  ['demo-utstyr', ['/nn/info', '/nn/info/about/tickets-custom']],
  ['horten', ['/info', '/en/fritidskortet/amount']],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [tenant, paths] of PLACES) {
    test(`INF-01 CRD-08 the info pages of ${tenant} are accessible in ${colorScheme}, on desktops and phones`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        for (const path of paths) {
          expect(await open(page, path, undefined, tenant)).toBe(200);
          await look(page);
        }
      }
    });
  }
}

test('INF-01 RTE-05 the main menu leads to the info page, and that to what it tells of', async ({ page }) => {
  await open(page, '/events', undefined, 'demo-fritidskonto');
  const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
  await menu.getByRole('link', { name: 'Fritidskonto' }).click();
  await expect(page).toHaveURL(at('demo-fritidskonto', '/info'));
  await expect(menu.getByRole('link', { name: 'Fritidskonto' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fritidskonto');
  await link(page, 'Se beløp og regler').click();
  await expect(page).toHaveURL(at('demo-fritidskonto', '/fritidskortet/amount'));
  await expect(page.getByText('kr 2 000', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Hvor du er' }).getByRole('link').click();
  await link(page, 'Lån et lokale').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lån et lokale');
  await expect(link(page, 'Ledige lokaler (annet nettsted)')).toHaveAttribute('rel', /noreferrer/);
});

test('INF-01 the info page is in the menu of a phone, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/events', undefined, 'demo-utstyr');
  await page.locator('summary[aria-label="Meny"]').click();
  await link(page, 'Utstyr og billetter').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utstyr og billetter');
});

test('INF-01 a resident of another municipality reads of that one, and can look at this one', async ({
  page,
  request,
}) => {
  const { ticket } = await newPerson(request);
  const lives = await request.put(api('/users/me'), { data: { municipality_id: '3203' }, ...as(ticket) });
  expect(lives.ok()).toBe(true);
  await open(page, '/info', ticket, 'demo-utstyr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fritidskonto');
  await expect(page.getByText('Du bor i Asker, så dette er det som gjelder der.')).toBeVisible();
  await expect(link(page, 'Se beløp og regler')).toHaveAttribute('href', /^http:\/\/asker\..*\/fritidskortet\/amount$/);
  await look(page);
  await button(page, /^Se det som gjelder i Utstyrsbygda$/).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utstyr og billetter');
  await page.goto(at('asker', '/info'));
  await untilHydrated(page);
  await expect(page.getByText('Du bor i Asker')).toHaveCount(0);
});
