import { type Browser, expect, test } from '@playwright/test';
import { api, as, CLUB, newPerson, post, read, type Ticket, ticketOf } from './accounts.ts';
import { untilHydrated } from './console.ts';
import { activity } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

const HOUR_MS = 3_600_000;

/** Another user's browser, at the activity. */
async function guestAt(browser: Browser, id: string, ticket: Ticket, options: object = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await open(page, `/events/${id}`, ticket);
  return page;
}

/** Two days from now, at a whole hour. */
function shiftTimes() {
  const start = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS;
  return { start_at: new Date(start).toISOString(), end_at: new Date(start + 2 * HOUR_MS).toISOString() };
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`OCC-08 a shift is made, taken by another user, seen and deleted, at ${size.width}`, async ({
    page,
    browser,
    request,
  }) => {
    await page.setViewportSize(size);
    const name = `Kiosk ${size.width}`;
    const { id, leader } = await activity(request);
    await open(page, `/events/${id}/shifts`, leader);
    await button(page, 'Ny vakt').first().click();
    await look(page);
    await page.getByLabel('Hva gjelder det?').fill(name);
    await field(page, 'Hvor mange trenger dere?').fill('0');
    await button(page, 'Lagre').click();
    await expect(page.getByText('Skriv et helt tall fra 1, eller la feltet stå tomt')).toBeVisible();
    await field(page, 'Hvor mange trenger dere?').fill('2');
    await button(page, 'Lagre').click();
    await expect(page.getByText('Vakten er lagt til')).toBeVisible();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card).toContainText('0 av 2 tatt');
    await look(page);

    const guest = await guestAt(browser, id, (await newPerson(request)).ticket, { viewport: size });
    await guest.getByRole('button', { name: new RegExp(`^Ta vakten: ${name}`) }).click();
    await expect(guest.getByText('Du har tatt vakten')).toBeVisible();
    await expect(guest.getByRole('button', { name: new RegExp(`^Gi fra deg: ${name}`) })).toBeVisible();
    await look(guest);
    await guest.context().close();

    await page.reload();
    await untilHydrated(page);
    await expect(card).toContainText('1 av 2 tatt');
    await card.getByRole('button', { name: `Slett ${name}` }).click();
    await expect(page.getByText('Den ene som har vakten, får beskjed.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Slett', exact: true }).click();
    await expect(page.getByText('Vakten er slettet')).toBeVisible();
    await expect(card).toHaveCount(0);
  });
}

test('OCC-08 a shift that clashes with another is told first', async ({ browser, request }) => {
  const { id, leader } = await activity(request);
  for (const name of ['Fakkeltenning', 'Premieutdeling']) {
    await post(request, `/events/${id}/slots`, { name, ...shiftTimes(), capacity_max: 3 }, leader);
  }
  const guest = await guestAt(browser, id, (await newPerson(request)).ticket);
  await guest.getByRole('button', { name: /^Ta vakten: Fakkeltenning/ }).click();
  await expect(guest.getByRole('button', { name: /^Gi fra deg: Fakkeltenning/ })).toBeVisible();
  await guest.getByRole('button', { name: /^Ta vakten: Premieutdeling/ }).click();
  const dialog = guest.getByRole('dialog', { name: 'Du har noe annet på samme tid' });
  await expect(dialog).toContainText('Fakkeltenning');
  await look(guest);
  await button(guest, 'Velg noe annet').click();
  await expect(guest.getByRole('button', { name: /^Ta vakten: Premieutdeling/ })).toBeVisible();
  await guest.context().close();
});

test('BEY-10 who lacks a certificate sees why beside the shift, asks for it there, and takes the shift later', async ({
  browser,
  request,
}) => {
  const { id, leader } = await activity(request);
  const certificate = `Førstehjelp ${Date.now()}`;
  const form = { name: certificate, category: 'safety' };
  const certificate_id = (await post(request, `/organizations/${CLUB}/certificates`, form, leader)).data.id;
  await post(
    request,
    `/events/${id}/slots`,
    { name: 'Vakt', ...shiftTimes(), capacity_max: 3, certificate_id },
    leader,
  );
  const { ticket } = await newPerson(request);
  const guest = await guestAt(browser, id, ticket, { viewport: { width: 390, height: 844 } });
  await expect(guest.getByText(`Krever sertifikatet ${certificate}`)).toBeVisible();
  await expect(guest.getByText('Du har det ikke ennå.')).toBeVisible();
  await expect(guest.getByRole('button', { name: /^Ta vakten/ })).toHaveCount(0);
  await look(guest);
  await guest.getByRole('button', { name: `Be om sertifikatet: ${certificate}` }).click();
  await expect(guest.getByText('Du har bedt om sertifikatet', { exact: true })).toBeVisible();
  await expect(guest.getByText('Du kan ta vakten når')).toBeVisible();
  await guest.evaluate(() => window.scrollTo(0, 0));
  await look(guest);
  const [stamp] = (await read(request, '/stamps', ticket)).data;
  const approved = await request.put(api(`/stamps/${stamp.id}`), {
    ...as(leader),
    data: { forever: true, version: stamp.version },
  });
  expect(approved.status()).toBe(200);
  await guest.reload();
  await guest.getByRole('button', { name: /^Ta vakten: Vakt/ }).click();
  await expect(guest.getByText('Du har tatt vakten')).toBeVisible();
  await guest.context().close();
});

test('OCC-09 DLG-02 a question is asked, answered by the organiser, changed and deleted', async ({
  page,
  browser,
  request,
}) => {
  const { id, leader } = await activity(request);
  const question = `Kan lillebror bli med ${Date.now()}?`;
  const viewport = { width: 390, height: 844 };
  const guest = await guestAt(browser, id, await ticketOf(request, 'bruker'), { viewport });
  await field(guest, 'Lurer du på noe?').fill(question);
  await button(guest, 'Send spørsmålet').click();
  await expect(guest.getByText('Kommentaren er lagt til')).toBeVisible();
  await expect(field(guest, 'Lurer du på noe?')).toHaveValue('');
  await look(guest);

  await open(page, `/events/${id}`, leader);
  await expect(page.getByText(question)).toBeVisible();
  await field(page, 'Svar eller skriv noe').fill('Ja, om en voksen er i nærheten.');
  await button(page, 'Send').click();
  await expect(page.getByText('Kommentaren er lagt til')).toBeVisible();
  await expect(page.getByText('Arrangør', { exact: true }).last()).toBeVisible();
  await look(page);

  const own = guest.getByRole('listitem').filter({ hasText: question });
  await own.getByRole('button', { name: /^Endre/ }).click();
  await field(guest, 'Endre det du har skrevet').fill(`${question} Han er sju.`);
  await button(guest, 'Lagre').click();
  await expect(guest.getByText('Kommentaren er endret')).toBeVisible();
  await own.getByRole('button', { name: /^Slett/ }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Slett', exact: true }).click();
  await expect(guest.getByText('Kommentaren er slettet')).toBeVisible();
  await expect(own).toHaveCount(0);
  await guest.context().close();
});
