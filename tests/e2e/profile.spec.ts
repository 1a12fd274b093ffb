import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { api, as, logIn, newPerson, PASSWORD, type Ticket } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf } from './console.ts';
import { codeSentTo, newPhone, phoneAsStored } from './demo-mailbox.ts';
import { look, open } from './screen.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const statusOf = async (request: APIRequestContext, ticket: Ticket) =>
  (await request.get(api('/users/me'), as(ticket))).status();

test('RTE-09 USR-01 the profile is for a user who is logged in', async ({ page }) => {
  await page.goto(at('bergen', '/profile/edit'));
  await expect(page).toHaveURL(/\/auth\/get-started\?returnUrl=%2Fprofile%2Fedit$/);
});

for (const [screen, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`USR-01 all pages of the profile are sound on ${screen}`, async ({ page, request }) => {
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width, height: 844 });
    const { name, ticket } = await newPerson(request);
    await open(page, '/profile', ticket);
    await expect(page.getByText('Du er ikke påmeldt noe ennå.')).toBeVisible();
    await look(page);
    await page.getByRole('link', { name: 'Legg til nå' }).click();
    await expect(region(page, 'E-post og mobil')).toBeInViewport();
    await expect(region(page, 'Her er du logget inn').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Endre passord' }).click();
    await look(page);
    await page.goto(at('bergen', '/profile/export'));
    await page.getByRole('button', { name: 'Hent dataene' }).click();
    await expect(region(page, 'Brukeren')).toContainText(name);
    await look(page);
    expect(complaints).toEqual([]);
  });
}

test('USR-01 SHL-13 what is changed is saved, and what is not saved is asked about', async ({ page, request }) => {
  const { ticket } = await newPerson(request);
  await open(page, '/profile/edit', ticket);
  const about = region(page, 'Om meg');
  await about.getByLabel('Navn').fill('Ingrid Berg');
  await about.getByLabel(/Postnummer/).fill('50');
  await about.getByRole('button', { name: 'Lagre' }).click();
  await expect(about.getByText('Postnummeret har fire sifre')).toBeVisible();
  await expect(about.getByLabel(/Postnummer/)).toBeFocused();
  await about.getByLabel(/Postnummer/).fill('5003');
  await about.getByRole('combobox', { name: /Kommune/ }).fill('Osl');
  await about.getByRole('option', { name: 'Oslo' }).click();
  await page.getByRole('link', { name: 'Til profilen' }).click();
  await expect(page.getByRole('dialog', { name: 'Du har ikke lagret' })).toBeVisible();
  await page.getByRole('button', { name: 'Bli her' }).click();
  await about.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Opplysningene er lagret')).toBeVisible();
  await page.getByRole('link', { name: 'Til profilen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingrid Berg');
  await expect(page.getByText(/· Oslo$/)).toBeVisible();
});

test('UPL-01 UPL-02 USR-04 a picture takes the place of the initials', async ({ page, request }) => {
  const { ticket } = await newPerson(request);
  await open(page, '/profile/edit', ticket);
  const about = region(page, 'Om meg');
  await about.getByRole('checkbox').check();
  const pictureOf = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#1d6b5c' } })
      .png()
      .toBuffer();
  const choose = (name: string, buffer: Buffer) =>
    about.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('liten.png', await pictureOf(100));
  await expect(about.getByText('Ugyldige dimensjoner').first()).toBeVisible();
  await choose('meg.png', await pictureOf(640));
  await expect(about.getByRole('button', { name: 'Lagre' })).toBeEnabled();
  await about.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Opplysningene er lagret')).toBeVisible();
  await page.getByRole('link', { name: 'Til profilen' }).click();
  const picture = page.locator('header img[src^="/uploads/"]').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('USR-01 IDN-10 a phone number is added with a code', async ({ page, request }) => {
  const { ticket } = await newPerson(request);
  await open(page, '/profile/edit', ticket);
  await page.getByRole('button', { name: 'Legg til mobilnummer' }).click();
  await expect(page).toHaveURL(/\/auth\/verify\/verify-username/);
  const phone = newPhone();
  await page.getByLabel('Mobilnummer', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Send kode' }).click();
  await page.getByLabel('Kode', { exact: true }).fill(await codeSentTo(phoneAsStored(phone)));
  await page.getByRole('button', { name: 'Ferdig' }).click();
  await expect(page).toHaveURL(/\/profile\/edit$/);
  await expect(region(page, 'E-post og mobil')).toContainText(`+47 ${phone}`);
});

test('IDN-05 IDN-06 IDN-19 password, second step and sessions', async ({ page, request }) => {
  const { email, ticket } = await newPerson(request);
  const [second, third] = [await logIn(request, email, PASSWORD), await logIn(request, email, PASSWORD)];
  await open(page, '/profile/edit', ticket);
  const sessions = region(page, 'Her er du logget inn').getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  const other = sessions.filter({ hasNotText: 'Denne enheten' }).first();
  await other.getByRole('button', { name: /Logg ut/ }).click();
  await expect(sessions).toHaveCount(2);
  const statuses = await Promise.all([second, third].map((one) => statusOf(request, one)));
  expect(statuses.sort()).toEqual([200, 401]);

  await page.getByRole('button', { name: 'Endre passord' }).click();
  await page.getByLabel('Passordet du har nå').fill(PASSWORD);
  await page.getByLabel('Nytt passord').fill('rolig elg under måne 7');
  await page.getByLabel('Gjenta det nye passordet').fill('rolig elg under måne 7');
  await page.getByRole('button', { name: 'Lagre passordet' }).click();
  await expect(page.getByText('Passordet er lagret')).toBeVisible();
  await expect(sessions).toHaveCount(1);

  await page.getByRole('button', { name: 'Slå på' }).click();
  await expect(page.getByText('Innlogging i to steg er slått på')).toBeVisible();
  await page.getByRole('button', { name: 'Slå av' }).click();
  await expect(page.getByText('Innlogging i to steg er slått av')).toBeVisible();
});

test('USR-01 notification settings stay', async ({ page, request }) => {
  const { ticket } = await newPerson(request);
  await open(page, '/profile/edit', ticket);
  const mail = page.getByRole('group', { name: 'Alle varsler' }).getByRole('checkbox', { name: 'E-post' });
  await mail.uncheck();
  await page.reload();
  await expect(mail).not.toBeChecked();
});

test('USR-06 the data are taken along, and the account is deleted step by step', async ({ page, request }) => {
  const { ticket, email } = await newPerson(request);
  await open(page, '/profile/edit', ticket);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Last ned (JSON)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mine-data.json');
  expect(await readFile(await download.path(), 'utf8')).toContain(email);
  await page.getByRole('button', { name: 'Slett brukeren min' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slett brukeren din' });
  await expect(dialog.getByText('Dette må vi ta vare på, uten navnet ditt')).toBeVisible();
  await look(page);
  await dialog.getByRole('button', { name: 'Gå videre' }).click();
  await dialog.getByRole('button', { name: 'Slett brukeren for godt' }).click();
  await expect(dialog.getByText('Kryss av for at du forstår')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Slett brukeren for godt' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByText('Brukeren din er slettet')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nabolag:auth:user'))).toBeNull();
  await expect.poll(() => statusOf(request, ticket)).toBe(401);
});
