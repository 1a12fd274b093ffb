import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { complaintsOf } from './console.ts';
import { newName } from './demo-mailbox.ts';
import { givenTown, TOWN } from './market-scene.ts';
import { button, field, look, open } from './screen.ts';

const LENGTH = 3;

const WEEK = ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'];

const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

async function givePicture(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#1d6b5c' } })
    .png()
    .toBuffer();
  await dialog(page).getByRole('checkbox').last().check();
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'ski.png', mimeType: 'image/png', buffer });
  await expect(dialog(page).getByRole('img', { name: /ski\.png/ })).toBeVisible();
}

/** A place that is open whenever the test runs. What is wrong is said at its field, and nothing typed is lost. */
async function makePlace(page: Page, name: string): Promise<void> {
  await button(page, 'Nytt utlånssted').click();
  await field(page, 'Navn på stedet').fill(name);
  await field(page, 'Adresse (valgfritt)').fill('Skogveien 4, 1386 Asker');
  await button(page, 'Mandag: Legg til åpningstid').click();
  await field(page, 'Mandag: Åpner').fill('19:00');
  await field(page, 'Mandag: Stenger').fill('15:00');
  await confirm(page, 'Lag stedet');
  await expect(dialog(page).getByText('Må være etter at det åpner').last()).toBeVisible();
  await expect(dialog(page).getByText('Feltet må fylles ut').last()).toBeVisible();
  await look(page);
  await field(page, 'Hvem låner ut?').fill('Utstyrsboden');
  await field(page, 'Mandag: Åpner').fill('00:00');
  await field(page, 'Mandag: Stenger').fill('23:59');
  for (const weekday of WEEK.slice(1)) await button(page, `${weekday}: Legg til åpningstid`).click();
  await expect(field(page, 'Søndag: Stenger')).toHaveValue('23:59');
  await confirm(page, 'Lag stedet');
  await expect(page.getByText(`${name} er laget`)).toBeVisible();
}

/** Two pairs of skis with a picture, opened for families when they are there. */
async function makeSkis(page: Page, name: string, place: string): Promise<void> {
  await button(page, 'Nytt utstyr').click();
  await field(page, 'Navn').fill(name);
  await field(page, 'Utlånssted').selectOption(place);
  await field(page, 'Høyst så mange dager').fill('61');
  await field(page, 'Når på året?').selectOption('Bare en del av året');
  await confirm(page, 'Legg til');
  await expect(dialog(page).getByText('Kan være høyst 60').last()).toBeVisible();
  await expect(dialog(page).getByText('Skriv dagen som DD.MM, for eksempel 15.04').last()).toBeVisible();
  await look(page);
  await field(page, 'Høyst så mange dager').fill(String(LENGTH));
  await field(page, 'Når på året?').selectOption('Hele året');
  await givePicture(page);
  await look(page);
  await confirm(page, 'Legg til');
  await expect(page.getByText(`${name} er lagt til`, { exact: false })).toBeVisible();

  await button(page, `Eksemplarer: ${name}`).click();
  await confirm(page, 'Legg til eksemplarer');
  await field(page, 'Merker, ett på hver linje').fill('Ski 1\nSki 2\nSki 3');
  await confirm(page, 'Legg til');
  await expect(dialog(page).getByText('Ski 3')).toBeVisible();
  await button(page, 'Endre: Ski 3').click();
  await field(page, 'Merke').fill('Ski 1');
  await field(page, 'Hvordan er den?').selectOption('Til reparasjon');
  await confirm(page, 'Lagre');
  await expect(dialog(page).getByText('To eksemplarer kan ikke ha samme merke.').last()).toBeVisible();
  await field(page, 'Merke').fill('Ski 9');
  await look(page);
  await confirm(page, 'Lagre');
  const mended = dialog(page).getByRole('listitem').filter({ hasText: 'Ski 9' });
  await expect(mended.getByText('Til reparasjon')).toBeVisible();
  await look(page);
  await confirm(page, 'Lukk');
  await button(page, `Åpne: ${name}`).click();
  await expect(page.getByText(`${name} er åpen for familiene`)).toBeVisible();
}

test('BEY-20 the municipality makes a place, a thing with a picture and its pieces; each fault stands at its field', async ({
  page,
  request,
}) => {
  test.slow();
  const { staff } = await givenTown(request);
  const [name, place] = [`Langrennsski ${newName()}`, `Utstyrsboden ${newName()}`];
  const complaints = complaintsOf(page);
  await open(page, '/dashboard/municipality/equipment', staff, TOWN);
  await look(page);
  await makePlace(page, place);
  await makeSkis(page, name, place);
  await look(page);
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
});
