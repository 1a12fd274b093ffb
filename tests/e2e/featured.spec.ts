import { expect, test } from '@playwright/test';
import { dayFromNow } from '#tests/support/day-from-now.ts';
import { newPerson } from './accounts.ts';
import { at } from './addresses.ts';
import { grantAdmin } from './office-scene.ts';
import { typed } from './running-scene.ts';
import { button, link, look, open } from './screen.ts';

/** No other test looks at its portal. */
const SANDNES = 1108;
const ROOM = '/dashboard/municipality/activities';

test('DSH-03 the municipality features an activity, visitors see it first, and it is taken away again', async ({
  browser,
  page,
  request,
}) => {
  const { email, ticket } = await newPerson(request);
  await grantAdmin(email, SANDNES);
  await open(page, ROOM, ticket, 'sandnes');
  const featured = page.getByRole('region', { name: 'Fremhevet nå' });
  await expect(featured).toContainText('Ingen aktiviteter er fremhevet.');
  const first = button(page, /^Fremhev /).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('Fremhev ', '');
  await first.click();
  const dialog = page.getByRole('dialog', { name: `Fremhev ${name}` });
  await look(page);
  await dialog.getByRole('textbox', { name: 'Siste dag' }).fill(typed('2020-01-01'));
  await dialog.getByRole('button', { name: 'Fremhev', exact: true }).click();
  await expect(dialog).toContainText('Dagen er forbi.');
  await dialog.getByRole('textbox', { name: 'Siste dag' }).fill('');
  await dialog.getByRole('button', { name: 'Fremhev', exact: true }).click();
  await expect(dialog).toContainText('Velg en dag.');
  await dialog.getByRole('textbox', { name: 'Siste dag' }).fill(typed(dayFromNow(1)));
  await dialog.getByRole('button', { name: 'Fremhev', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(featured.getByRole('link', { name })).toBeVisible();
  await look(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page);

  const visitor = await (await browser.newContext({ colorScheme: 'dark' })).newPage();
  for (const width of [390, 1280]) {
    await visitor.setViewportSize({ width, height: 844 });
    await open(visitor, '/events', undefined, 'sandnes');
    await expect(visitor.getByRole('region', { name: 'Kommunen anbefaler' }).getByRole('link')).toHaveText(name);
    await look(visitor);
  }
  await visitor.goto(at('sandnes', '/nn/events'));
  await expect(visitor.getByRole('region', { name: 'Kommunen tilrår' })).toBeVisible();
  await visitor.goto(at('sandnes', '/events?q=hund'));
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Kommunen anbefaler' })).toHaveCount(0);

  // In its own list, and beside it in the list of all.
  for (const place of [0, 1]) {
    await button(page, `Endre dagen for ${name}`).nth(place).click();
    await expect(dialog.getByRole('textbox', { name: 'Siste dag' })).toHaveValue(typed(dayFromNow(1)));
    await dialog.getByRole('button', { name: 'Avbryt' }).click();
  }
  await button(page, `Ta bort ${name} fra det som er fremhevet`).click();
  await expect(page.getByText(`${name} er ikke fremhevet lenger`)).toBeVisible();
  await expect(featured).toContainText('Ingen aktiviteter er fremhevet.');
  await expect(async () => {
    await visitor.goto(at('sandnes', '/events'));
    await expect(link(visitor, name).first()).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Kommunen anbefaler' })).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});
