import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { CLUB, newPerson, PASSWORD, post, read, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { invitationSentTo, newEmail, newName } from './demo-mailbox.ts';
import { answerConsent, button, field, look, open } from './screen.ts';
import { giveCode } from './sign-in-steps.ts';

/** Opens the members of the organisation that the demo's leader runs. */
async function openAsLeader(page: Page, request: APIRequestContext) {
  await open(page, `/organisations/${CLUB}?tab=members`, await ticketOf(request, 'leder'));
  await expect(page.getByRole('heading', { name: 'Medlemmer', exact: true })).toBeVisible();
}

test('MEM-04 a user is invited, makes an account on the way, and is a member', async ({ page, browser, request }) => {
  await openAsLeader(page, request);
  await look(page);
  const { name } = (await read(request, `/organizations/${CLUB}`)).data;
  const [email, own] = [newEmail(), newName()];
  await button(page, 'Inviter').click();
  await look(page);
  await field(page, 'E-postadresser').fill(`${own} <${email}>;`);
  await button(page, 'Send invitasjon').click();
  await expect(page.getByText('Invitasjonen er sendt')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Venter på svar');

  const link = new URL(await invitationSentTo(email));
  const guest = await (await browser.newContext()).newPage();
  await answerConsent(guest.context());
  await guest.goto(at('bergen', link.pathname + link.search));
  await expect(guest.getByText(`Du er invitert til ${name}`)).toBeVisible();
  expect(guest.url()).not.toContain('invitationToken');
  await look(guest);
  await guest.getByRole('link', { name: 'Logg inn og si ja' }).click();
  await field(guest, 'E-post eller mobilnummer').fill(email);
  await button(guest, 'Neste').click();
  await giveCode(guest, email, 'Neste');
  await field(guest, 'Navn').fill(own);
  await field(guest, 'Passord').fill(PASSWORD);
  await field(guest, 'Gjenta passordet').fill(PASSWORD);
  await field(guest, 'Jeg godtar vilkårene').check();
  await button(guest, 'Lag bruker').click();
  await guest.getByRole('link', { name: 'Ikke nå' }).click();

  await expect(guest.getByText(`Du er invitert til ${name}`)).toBeVisible();
  await button(guest, 'Si ja').click();
  await expect(guest.getByText(`Velkommen! Du er nå med i ${name}.`)).toBeVisible();
  await guest.getByRole('link', { name: /^Medlemmer/ }).click();
  await field(guest, 'Finn et medlem').fill(own.toLowerCase());
  await expect(guest.getByRole('status').filter({ hasText: /Fant/ })).toBeVisible();
  await expect(guest.getByRole('button', { name: /^Valg for/ })).toHaveCount(0);
  await look(guest);
});

test('MEM-02 MEM-03 a request is answered, and the new member gets another role', async ({ page, request }) => {
  const { name, ticket } = await newPerson(request);
  await post(request, `/organizations/${CLUB}/request`, { description: 'Jeg vil være med på ski.' }, ticket);
  await openAsLeader(page, request);
  // The members stand in the wide column, the organisation's facts beside them.
  const left = async (heading: string) =>
    (await page.getByRole('heading', { name: heading, exact: true }).boundingBox())?.x ?? 0;
  expect(await left('Medlemmer')).toBeLessThan(await left('Kontaktpersoner'));
  await button(page, `Godkjenn ${name}`).click();
  await expect(page.getByText('Forespørselen er godkjent')).toBeVisible();
  await field(page, 'Finn et medlem').fill(name);
  const row = page.getByRole('listitem').filter({ hasText: name }).last();
  await expect(row).toContainText('Medlem');
  await row.getByRole('button', { name: `Valg for ${name}` }).click();
  await page.getByRole('button', { name: 'Gjør til koordinator' }).click();
  await look(page);
  await button(page, 'Endre rollen').click();
  await expect(page.getByText('Rollen er endret')).toBeVisible();
  await expect(row).toContainText('Koordinator');
});

test('MEM-06 where a membership comes from is seen, chosen and found again', async ({ page, request }) => {
  const { name, ticket } = await newPerson(request);
  await post(request, `/organizations/${CLUB}/request`, { description: '' }, ticket);
  await openAsLeader(page, request);
  await button(page, `Godkjenn ${name}`).click();
  await expect(page.getByText('Forespørselen er godkjent')).toBeVisible();
  await field(page, 'Finn et medlem').fill(name);
  const row = page.getByRole('listitem').filter({ hasText: name }).last();
  await expect(row).toContainText('Bedt om selv');
  await field(page, 'Kommer fra').selectOption('Gitt av portalen');
  await expect(page.getByText('Ingen medlemmer har dette i navnet.')).toBeVisible();
  await look(page);
  await field(page, 'Kommer fra').selectOption('Alle');
  await row.getByRole('button', { name: `Valg for ${name}` }).click();
  await button(page, 'Endre medlemskap').click();
  await field(page, 'Hvor medlemskapet kommer fra').selectOption('Gitt av portalen');
  await look(page);
  await button(page, 'Lagre').click();
  await expect(page.getByText('Medlemskapet er endret')).toBeVisible();
  await field(page, 'Kommer fra').selectOption('Gitt av portalen');
  await expect(row).toContainText('Gitt av portalen');
});
