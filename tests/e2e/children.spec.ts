import { expect, type Page, test } from '@playwright/test';
import { post } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { activity } from './running-scene.ts';
import { look } from './screen.ts';
import { logInWithEid } from './sign-in-steps.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Påmelding', exact: true });
const said = (page: Page) => page.getByRole('region', { name: 'Beskjeder' });

async function logInAsGuardian(page: Page, returnUrl: string) {
  const ticket = await logInWithEid(page, /Rolig Fjord/, returnUrl);
  await post(page.request, '/household/refresh', {}, ticket);
}

test('BEY-05 a guardian signs two children up for all times, and one of them off again', async ({ page, request }) => {
  const event = await activity(request, { capacity_max: 3 }, 2);
  await logInAsGuardian(page, '/about');
  const complaints = complaintsOf(page);
  await page.goto(at('bergen', `/events/${event.id}`));
  await untilHydrated(page);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Meld på barn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hvem vil du melde på?' });
  await dialog.getByRole('button', { name: 'Meld på', exact: true }).click();
  await expect(dialog.getByText('Velg minst ett barn')).toBeVisible();
  await dialog.getByLabel('Nora, 9 år').check();
  await dialog.getByLabel('Emil, 12 år').check();
  await dialog.getByLabel('Begge gangene').check();
  await look(page);
  await dialog.getByRole('button', { name: 'Meld på', exact: true }).click();
  await expect(said(page).getByText(/^(Emil og Nora|Nora og Emil) er påmeldt$/)).toBeVisible();
  const children = panel.getByRole('list', { name: 'Barna dine' });
  await expect(children.getByText('Deltar')).toHaveCount(2);
  await expect(panel.getByText('1 plass igjen')).toBeVisible();
  await look(page);

  await children.getByRole('button', { name: 'Meld av Nora' }).click();
  const question = page.getByRole('dialog', { name: 'Vil du melde av Nora?' });
  await look(page);
  await question.getByRole('button', { name: 'Meld av', exact: true }).click();
  await expect(said(page).getByText('Nora er meldt av')).toBeVisible();
  await expect(children.getByText('Deltar')).toHaveCount(1);

  await page.goto(at('bergen', '/my'));
  await untilHydrated(page);
  const coming = page.getByRole('region', { name: 'Dette skal dere på' });
  const lines = coming.getByRole('listitem').filter({ hasText: event.name });
  await expect(lines.getByText('Emil', { exact: true })).toHaveCount(2);
  await look(page);
  await page.getByText('Nora', { exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Dette skal Nora på' }).getByText(event.name)).toHaveCount(1);
  await page.getByText('Meg', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Dette skal du på' }).getByText(event.name)).toHaveCount(0);
  await page.getByText('Alle', { exact: true }).click();
  await lines
    .getByRole('link', { name: /^Vis koden til Emil/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Koden til barnet' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR-kode for innsjekk på .*, for Emil/ })).toBeVisible();
  await look(page);
  expect(complaints).toEqual([]);
});
