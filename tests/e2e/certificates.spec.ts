import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { dayFromNow } from '#tests/support/day-from-now.ts';
import { CLUB, logInDemo, newPerson, post, read, type Ticket, ticketOf } from './accounts.ts';
import { activity, nameOfItsOwn, signUp, typed } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

const HOLDERS = 'Sertifikater som folk har fått';
const OWN = 'Sertifikatene mine';

const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const day = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const row = (page: Page, list: string, words: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: words });

/** A user whom no other test knows, and who belongs to the demo's organisation. */
async function newMember(request: APIRequestContext, leader: Ticket) {
  const person = await newPerson(request);
  const { id } = (await read(request, '/users/me', person.ticket)).data;
  await post(request, `/organizations/${CLUB}/request`, { description: '' }, person.ticket);
  await post(request, `/organizations/${CLUB}/members/${id}/accept`, {}, leader);
  return person;
}

async function openAs(browser: Browser, path: string, ticket: Ticket): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await open(page, path, ticket);
  return page;
}

test('CER-01 CER-02 CER-03 CER-04 OCC-06 a certificate is defined, given, accepted, and participants are found by it', async ({
  page,
  browser,
  request,
}) => {
  const leader = await ticketOf(request, 'leder');
  const { name, ticket } = await newMember(request, leader);
  const certificate = nameOfItsOwn('Førstehjelp');

  await open(page, `/organisations/${CLUB}`, leader);
  await page.getByRole('link', { name: 'Sertifikater', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sertifikater' })).toBeVisible();
  await button(page, 'Nytt sertifikat').first().click();
  await look(page);
  await field(page, 'Navn').fill(certificate);
  await dialog(page).getByLabel('Kategori').selectOption('safety');
  await confirm(page, 'Lag sertifikatet');
  await expect(page.getByText('Sertifikatet er laget')).toBeVisible();

  await button(page, `Gi til noen: ${certificate}`).click();
  await confirm(page, 'Gi sertifikatet');
  await expect(dialog(page).getByText('2 ting må rettes')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Dato påkrevd' })).toBeVisible();
  await day(page, 'Fra dato').fill(typed(dayFromNow(-1)));
  await expect(dialog(page).getByText('Dato kan ikke være i fortiden')).toBeVisible();
  await look(page);
  await dialog(page).getByLabel('Uten sluttdato').check();
  await expect(day(page, 'Fra dato')).toBeDisabled();
  await expect(day(page, 'Fra dato')).toHaveValue('');
  await field(page, 'Søk etter navn').fill(name);
  await dialog(page).getByRole('checkbox', { name, exact: true }).check();
  await confirm(page, 'Gi sertifikatet');
  await expect(page.getByText('1 person har fått sertifikatet')).toBeVisible();
  await field(page, 'Finn en person').fill(name);
  await expect(page.getByRole('status').filter({ hasText: '1 treff' })).toBeVisible();
  await expect(row(page, HOLDERS, name)).toContainText('Krever handling');
  await look(page);

  const own = await openAs(browser, '/profile/edit', ticket);
  await row(own, OWN, certificate)
    .getByRole('button', { name: `Svar på ${certificate}` })
    .click();
  await confirm(own, 'Godta');
  await expect(dialog(own).getByText('Du må godta vilkårene først')).toBeVisible();
  await look(own);
  await field(own, 'Jeg godtar vilkårene').check();
  await confirm(own, 'Godta');
  await expect(own.getByText('Du har godtatt sertifikatet')).toBeVisible();
  await expect(row(own, OWN, certificate)).toContainText('Aktivt');
  await look(own);

  const { id, times } = await activity(request);
  await post(request, `/occurrences/${times[0]}/attend`, {}, ticket);
  await signUp(request, times[0], 'medlem');
  await open(page, `/events/${id}/participants`, leader);
  await expect(page.getByRole('status').filter({ hasText: '2 personer' })).toBeVisible();
  await button(page, 'Filtrer og sorter').click();
  await field(page, certificate).check();
  await look(page);
  await confirm(page, 'Vis');
  await expect(page.getByRole('status').filter({ hasText: '1 treff' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await button(page, `Fjern filteret Sertifikat: ${certificate}`).click();
  await expect(page.getByRole('status').filter({ hasText: '2 personer' })).toBeVisible();
});

test('CER-01 the municipality keeps certificates of its own, with a picture', async ({ page, request }) => {
  const certificate = nameOfItsOwn('Livredning');
  await open(page, '/dashboard/municipality/certificates', await ticketOf(request, 'kommune'));
  await look(page);
  await button(page, 'Nytt sertifikat').first().click();
  await field(page, 'Navn').fill(certificate);
  await dialog(page).getByRole('checkbox').first().check();
  const buffer = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  await dialog(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'ring.png', mimeType: 'image/png', buffer });
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await look(page);
  await confirm(page, 'Lag sertifikatet');
  await expect(page.getByText('Sertifikatet er laget')).toBeVisible();
  const made = page.getByRole('listitem').filter({ hasText: certificate });
  await expect(made.locator('img')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page);
  await button(page, `Valg for ${certificate}`).click();
  await page.getByRole('button', { name: 'Slett', exact: true }).click();
  await confirm(page, 'Slett');
  await expect(made).toHaveCount(0);
});

test('DSH-02 CER-01 a super-admin keeps the certificates of the whole country, and lends those of a municipality, with reasons', async ({
  page,
  request,
}) => {
  const [certificate, local] = [nameOfItsOwn('Vakthold'), nameOfItsOwn('Badevakt')];
  const made = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const chosen = async (name: string, what: string) => {
    await button(page, `Valg for ${name}`).click();
    await button(page, what).click();
  };
  await open(page, '/dashboard/platform', await logInDemo(request, 'super'));
  await page.getByRole('navigation', { name: 'Rommene i driften' }).getByRole('link', { name: 'Sertifikater' }).click();
  await expect(page.getByRole('heading', { name: 'Sertifikater', exact: true })).toBeVisible();
  await expect(button(page, 'Nytt sertifikat').first()).toBeVisible();
  await look(page);
  await button(page, 'Nytt sertifikat').first().click();
  await field(page, 'Navn').fill(certificate);
  await dialog(page).getByLabel('Kategori').selectOption('safety');
  await confirm(page, 'Lag sertifikatet');
  await expect(dialog(page).getByText('Skriv hvorfor, med minst fem tegn').first()).toBeVisible();
  await look(page);
  await field(page, 'Hvorfor?').fill('Likt krav i hele landet');
  await confirm(page, 'Lag sertifikatet');
  await expect(page.getByText('Sertifikatet er laget')).toBeVisible();
  await expect(made(certificate)).toBeVisible();
  await button(page, `Valg for ${certificate}`).click();
  await expect(button(page, 'Endre')).toBeVisible();
  await expect(button(page, 'Del med andre arrangører')).toHaveCount(0);
  await button(page, 'Endre').click();
  await dialog(page)
    .getByLabel(/^Beskrivelse/)
    .fill('For dem som holder vakt på arrangementer.');
  await field(page, 'Hvorfor?').fill('Manglet en beskrivelse');
  await confirm(page, 'Lagre');
  await expect(made(certificate)).toContainText('For dem som holder vakt');

  // Another municipality's than the organisation's that it is lent to.
  await field(page, 'Kan gis i').selectOption({ label: 'Voss' });
  await expect(made(certificate)).toContainText('Felles for hele landet');
  await button(page, 'Nytt sertifikat').first().click();
  await field(page, 'Navn').fill(local);
  await field(page, 'Hvorfor?').fill('Voss ba om hjelp');
  await confirm(page, 'Lag sertifikatet');
  await expect(made(local)).toBeVisible();
  const club = (await read(request, `/organizations/${CLUB}`)).data.name;
  await chosen(local, 'Del med andre arrangører');
  await dialog(page).getByRole('combobox').fill(club);
  await dialog(page).getByRole('option', { name: club }).first().click();
  await field(page, 'Hvorfor?').fill('De låner badet');
  await look(page);
  await confirm(page, 'Lagre');
  await expect(made(local)).toContainText(`Kan også gis av ${club}`);
  await look(page);
  await chosen(local, 'Del med andre arrangører');
  await dialog(page)
    .getByRole('button', { name: `Ta bort ${club}` })
    .click();
  await field(page, 'Hvorfor?').fill('Lånet er over');
  await confirm(page, 'Lagre');
  await expect(made(local)).not.toContainText('Kan også gis av');

  await page.setViewportSize({ width: 390, height: 844 });
  await look(page);
  for (const name of [local, certificate]) {
    await chosen(name, 'Slett');
    await expect(dialog(page).getByText(`«${name}» kan ikke gis til flere.`, { exact: false })).toBeVisible();
    await look(page);
    await field(page, 'Hvorfor?').fill('Ikke i bruk lenger');
    await confirm(page, 'Slett');
    await expect(made(name)).toHaveCount(0);
  }
});

test('CER-02 CER-05 DLG-02 on a phone: a certificate is asked for, approved, turned off, and no longer given', async ({
  page,
  browser,
  request,
}) => {
  const leader = await ticketOf(request, 'leder');
  const { name, ticket } = await newMember(request, leader);
  const certificate = nameOfItsOwn('Båtførerbevis');
  const form = { name: certificate, category: 'driving' };
  await post(request, `/organizations/${CLUB}/certificates`, form, leader);

  const own = await openAs(browser, '/profile/edit', ticket);
  await own.setViewportSize({ width: 390, height: 844 });
  await button(own, 'Be om sertifikat').click();
  await dialog(own).getByLabel('Hvilket sertifikat?').selectOption({ label: certificate });
  await look(own);
  await confirm(own, 'Send forespørsel');
  await expect(own.getByText('Du har bedt om sertifikatet')).toBeVisible();
  await expect(row(own, OWN, certificate)).toContainText('Forespørsel');

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/organisations/${CLUB}/certificates`, leader);
  await button(page, `Godkjenn ${certificate} for ${name}`).click();
  await day(page, 'Til dato').fill(typed(dayFromNow(365)));
  await look(page);
  await confirm(page, 'Godkjenn');
  await expect(page.getByText('Sertifikatet er godkjent')).toBeVisible();
  await field(page, 'Finn en person').fill(name);
  await expect(page.getByRole('status').filter({ hasText: '1 treff' })).toBeVisible();
  await expect(row(page, HOLDERS, name)).toContainText(`til ${typed(dayFromNow(365))}`);
  await expect(row(page, HOLDERS, name)).toContainText('Aktivt');
  await button(page, `Valg for ${certificate}, ${name}`).click();
  await button(page, 'Gjør inaktivt').click();
  await expect(row(page, HOLDERS, name)).toContainText('Inaktiv');
  await look(page);

  await button(page, `Valg for ${certificate}`).click();
  await button(page, 'Slett').click();
  await expect(page.getByText('Vil du slette sertifikatet?')).toBeVisible();
  await look(page);
  await confirm(page, 'Slett');
  await expect(page.getByText('Sertifikatet er slettet')).toBeVisible();
  await expect(page.getByRole('heading', { name: certificate })).toHaveCount(0);

  await own.reload();
  await expect(row(own, OWN, certificate)).toContainText('Inaktiv');
  await row(own, OWN, certificate)
    .getByRole('button', { name: `Vis ${certificate}` })
    .click();
  await expect(field(own, 'Jeg godtar vilkårene')).toBeDisabled();
  await look(own);
});
