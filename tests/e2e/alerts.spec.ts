import { expect, type Page, test } from '@playwright/test';
import { newPerson, PASSWORD } from './accounts.ts';
import { button, field, link, look, open } from './screen.ts';

const LIST =
  '/events?filters=events-filtersage-group(EQ)children%24%24false(AND)events-filtersquick-filter-free(EQ)true';
const NAME = 'Aktiviteter for barn i Bergen, gratis';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Abonner på listen' });

/** The button is there before its script is. */
const openDialog = (page: Page) =>
  expect(async () => {
    await button(page, 'Abonner på listen').click({ timeout: 2000 });
    await expect(dialog(page)).toBeVisible({ timeout: 2000 });
  }).toPass();

for (const [device, width] of [
  ['a phone', 390],
  ['a desktop', 1440],
] as const) {
  test(`BEY-03 on ${device} a user asks to be told of new ones, sees it among the notices, changes and deletes it`, async ({
    page,
    request,
  }) => {
    const { ticket } = await newPerson(request);
    await page.setViewportSize({ width, height: 844 });
    await open(page, LIST, ticket);
    await openDialog(page);
    await dialog(page).getByLabel('Hvor ofte').selectOption('Hver mandag');
    await button(page, 'Si fra om nye').click();
    await expect(dialog(page).getByRole('status').first()).toContainText(`Da sier vi fra om nye: ${NAME}`);
    await look(page);
    await link(page, 'Se varslene dine').click();
    await expect(page).toHaveURL(/\/notifications#aktivitetsvarsler$/);
    const alerts = page.getByRole('region', { name: 'Nye aktiviteter du vil høre om' });
    await expect(alerts.getByRole('link', { name: NAME })).toHaveAttribute('href', /\/events\?filters=/);
    await expect(alerts).toContainText('Ikke noe nytt ennå');
    const frequency = field(page, `Hvor ofte: ${NAME}`);
    await expect(frequency).toHaveValue('weekly');
    await frequency.selectOption('Med en gang');
    await look(page);
    await page.reload();
    await expect(frequency).toHaveValue('at_once');
    await button(page, `Slett varselet: ${NAME}`).click();
    await expect(page.getByText('Varselet er slettet')).toBeVisible();
    await expect(alerts).toContainText('Vil du vite om nye aktiviteter?');
  });
}

test('BEY-03 a visitor logs in and is back where they asked', async ({ page, request }) => {
  const { email } = await newPerson(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, LIST);
  await openDialog(page);
  await expect(dialog(page)).toContainText('Logg inn først');
  await look(page);
  await dialog(page).getByRole('link', { name: 'Logg inn' }).click();
  await field(page, 'E-post eller mobilnummer').fill(email);
  await button(page, 'Neste').click();
  await field(page, 'Passord').fill(PASSWORD);
  await button(page, 'Logg inn').click();
  await expect(page).toHaveURL(/\/events\?filters=.*#si-fra$/);
  await button(page, 'Si fra om nye').click();
  await expect(dialog(page).getByRole('status').first()).toContainText(NAME);
});
