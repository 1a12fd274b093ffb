import { expect, test } from '@playwright/test';
import { ticketOf } from './accounts.ts';
import { complaintsOf } from './console.ts';
import { button, look, open } from './screen.ts';

for (const [screen, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`BEY-18 a municipality looks at whom it reaches, and takes it along, on ${screen}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const complaints = complaintsOf(page);
    await open(page, '/dashboard/municipality/reach', await ticketOf(request, 'kommune'));
    await expect(page.getByRole('heading', { name: 'Hvem når vi?', level: 1 })).toBeVisible();
    await expect(page.getByText('Små tall vises aldri alene')).toBeVisible();
    await look(page);
    await page.emulateMedia({ colorScheme: 'light' });

    const ages = page.getByRole('region', { name: 'Etter alder' });
    await ages.getByText('Vis tallene som tabell').click();
    await expect(ages.getByRole('row', { name: /^6–12 år/ })).toBeVisible();
    const months = page.getByRole('region', { name: 'Etter måned' });
    await expect(months.getByRole('img', { name: 'Etter måned' })).toBeVisible();

    await page.getByLabel('Hva vil du se?').selectOption('Timer fra frivillige');
    await expect(page.getByRole('heading', { name: 'Timer fra frivillige', level: 2 })).toBeVisible();
    await page.getByLabel('Bare for').selectOption({ label: '13–15 år' });
    await expect(page.locator('#reach-totals')).toContainText('13–15 år');
    await look(page);

    const download = page.waitForEvent('download');
    await button(page, 'PDF til møtet').click();
    expect((await download).suggestedFilename()).toBe('hvem-nar-vi.pdf');
    const report = page.waitForEvent('download');
    await button(page, 'Til rapportering').click();
    expect((await report).suggestedFilename()).toBe('rapportering.zip');
    expect(complaints).toEqual([]);
  });
}

test('SHL-12 a super-admin finds what is clicked in the menus, and others do not', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/about', await ticketOf(request, 'super'));
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/metrics/increment'));
  await page.getByRole('link', { name: 'Aktiviteter', exact: true }).first().click();
  await counted;
  await open(page, '/dashboard/admin');
  await page.getByRole('link', { name: 'Klikk i menyene' }).click();
  await expect(page.getByRole('row', { name: /^Aktiviteter/ })).toBeVisible();
  await page.getByText('Siste 7 dager').click();
  await expect(page.getByRole('row', { name: /^Aktiviteter/ })).toBeVisible();
  await look(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(page.getByRole('row', { name: /^Aktiviteter/ })).toBeVisible();
  await look(page);

  await open(page, '/dashboard/menu-counts', await ticketOf(request, 'kommune'));
  await expect(page.getByText('Her er det bare plass til superadministratorer')).toBeVisible();
});
