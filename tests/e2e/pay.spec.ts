import { expect, test } from '@playwright/test';
import { ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf } from './console.ts';
import { button, look, open } from './screen.ts';

const TOWN = 'demo-fritidskonto';
const PHONE = { width: 390, height: 844 };

// All pay as the same user, from the same account: one after the other.
test.describe.configure({ mode: 'default' });

test('CRD-03 a family pays from an account, and is told what is wrong with what was typed', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  await open(page, '/fritidskonto', await ticketOf(request, 'bruker'), TOWN);
  await page
    .getByRole('link', { name: /^Betal for / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Betal for / })).toBeVisible();
  await button(page, 'Videre').click();
  await expect(page.getByText('Velg hva som skal betales')).toBeVisible();
  await page.getByLabel('Noe annet: skriv kontonummer').check();
  await page.getByLabel('Hvem skal ha pengene?').fill('Lia skolekorps');
  await page.getByLabel('Kontonummer', { exact: true }).fill('1234.56.78904');
  await look(page);
  await button(page, 'Videre').click();
  await page.getByLabel('Hva koster det?').fill('1.005');
  await page.getByLabel('Fra fritidskontoen').fill('1');
  await button(page, /^Betal /).click();
  await expect(page.getByText('Skriv et beløp i kroner, for eksempel 450')).toBeVisible();
  await page.getByLabel('Hva koster det?').fill('100');
  await page.getByLabel('Fra fritidskontoen').fill('100');
  await page.setViewportSize(PHONE);
  await look(page);
  await button(page, 'Betal kr 100,00 fra kontoen').click();
  // The check digit is wrong, and what was typed stays.
  const account = page.getByLabel('Kontonummer', { exact: true });
  await expect(account).toHaveAttribute('aria-invalid', 'true');
  await expect(account).toHaveValue('1234.56.78904');
  await look(page);
  await page.getByLabel('Kontonummer', { exact: true }).fill('1234.56.78903');
  await button(page, 'Videre').click();
  await button(page, 'Betal kr 100,00 fra kontoen').click();
  await expect(page.getByText('Betalingen er sendt til kommunen')).toBeVisible();
  await look(page);
  await page.getByRole('link', { name: 'Til kontoene' }).last().click();
  await expect(page).toHaveURL(at(TOWN, '/fritidskonto'));
  await expect(page.getByRole('listitem').filter({ hasText: '100,00' }).getByText('Venter').first()).toBeVisible();
  await look(page);
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
});

test('BEY-07 own money for the rest: a no at Vipps takes nothing, a yes waits for the municipality', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const newest = page.getByRole('region', { name: 'Siste betalinger' }).getByRole('listitem').first();
  await open(page, '/fritidskonto', await ticketOf(request, 'bruker'), TOWN);

  async function payTogether() {
    await page
      .getByRole('link', { name: /^Betal for / })
      .first()
      .click();
    await page.getByLabel('Noe annet: skriv kontonummer').check();
    await page.getByLabel('Hvem skal ha pengene?').fill('Lia turlag');
    await page.getByLabel('Kontonummer', { exact: true }).fill('1234.56.78903');
    await button(page, 'Videre').click();
    await page.getByLabel('Hva koster det?').fill('150');
    await page.getByLabel('Fra fritidskontoen').fill('100');
    await look(page);
    await button(page, 'Betal kr 50,00 med Vipps').click();
    await expect(page.getByRole('heading', { name: 'Vil du betale?' })).toBeVisible();
    await expect(page.getByText('kr 50,00')).toBeVisible();
    await look(page);
  }

  await payTogether();
  await button(page, 'Avbryt').click();
  await expect(page).toHaveURL(at(TOWN, '/fritidskonto'));
  await expect(async () => {
    await page.reload();
    await expect(newest.getByText('Kreditert')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await look(page);

  await page.setViewportSize(PHONE);
  await payTogether();
  await button(page, 'Godkjenn betalingen').click();
  await expect(page).toHaveURL(at(TOWN, '/fritidskonto'));
  await expect(newest.getByText('Venter')).toBeVisible();
  await look(page);
  expect(complaints).toEqual([]);
});
