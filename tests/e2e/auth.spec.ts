import { expect, test } from '@playwright/test';
import { api, as, newPerson, PASSWORD } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { linkSentTo, newEmail, newName, newPhone, phoneAsStored } from './demo-mailbox.ts';
import { button, field, look, open } from './screen.ts';
import { GET_STARTED, getStarted, giveCode, storedTicket } from './sign-in-steps.ts';

for (const [name, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`IDN-02 IDN-04 IDN-09 a new user gets an account with an e-mail address, on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const email = newEmail();
    await page.goto(at('bergen', '/auth'));
    await expect(page).toHaveURL(/\/auth\/get-started$/);
    await look(page);
    await getStarted(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ny bruker');
    await expect(page).toHaveURL(/\/auth\/verify\/code\?verificationId=[\w-]+&isRegistration=true&returnUrl=%2Fabout/);
    await expect(page.getByText(email)).toBeVisible();
    await look(page);
    await button(page, 'Neste').click();
    await expect(page.getByText('Skriv inn koden du har mottatt')).toBeVisible();
    await giveCode(page, email, 'Neste');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lag bruker');
    await look(page);
    await button(page, 'Lag bruker').click();
    const summary = page.locator('div[tabindex="-1"]', {
      has: page.getByRole('heading', { name: '3 ting må rettes' }),
    });
    await expect(summary).toBeFocused();
    await look(page);
    await field(page, 'Navn').fill(newName());
    await field(page, 'Passord').fill('passord123');
    await field(page, 'Gjenta passordet').fill('passord123');
    await page.getByRole('textbox', { name: 'Fødselsdato' }).fill('070388');
    await page.getByRole('checkbox', { name: 'Jeg' }).focus();
    await expect(page.getByRole('textbox', { name: 'Fødselsdato' })).toHaveValue('07.03.1988');
    await expect(page.getByText('mandag 7. mars 1988')).toBeVisible();
    await field(page, 'Jeg godtar vilkårene').check();
    await button(page, 'Lag bruker').click();
    await expect(field(page, 'Passord')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Passord').fill(PASSWORD);
    await field(page, 'Gjenta passordet').fill(PASSWORD);
    await button(page, 'Lag bruker').click();
    await expect(page).toHaveURL(/\/auth\/verify\/verify-username\?isSecondNameVerify=true&returnUrl=%2Fabout/);
    await expect.poll(() => storedTicket(page)).not.toBeNull();
    await expect(page.getByText('Steg 4 av 4')).toBeVisible();
    await expect(page.getByText(/Din bruker er opprettet!/)).toBeVisible();
    await look(page);
    const phone = newPhone();
    await field(page, 'Mobilnummer').fill(phone);
    await button(page, 'Send kode').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Din bruker er opprettet!');
    await giveCode(page, phoneAsStored(phone), 'Ferdig');
    await expect(page).toHaveURL(/\/about$/);
  });
}

test('IDN-07 IDN-08 IDN-11 with a phone number: asked again too soon, the code page says to wait', async ({ page }) => {
  const phone = newPhone();
  await getStarted(page, phone);
  await page.getByRole('link', { name: 'Ikke fått koden?' }).click();
  await expect(page.getByText('+47', { exact: true })).toBeVisible();
  await expect(field(page, 'E-post eller mobilnummer')).toHaveValue(phone.replaceAll(' ', ''));
  await look(page);
  await button(page, 'Send kode').click();
  await expect(page).toHaveURL(/tooManyAttempts=true/);
  await expect(page.getByText('Det ble litt mange koder det. Vent litt og prøv igjen.')).toBeVisible();
  await look(page);
  await giveCode(page, phoneAsStored(phone), 'Neste');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lag bruker');
});

test('IDN-09 a code is pasted with the whole message around it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await getStarted(page, newEmail());
  await page.evaluate(() => navigator.clipboard.writeText('Bergen: Koden din er 482193. Den virker i 10 minutter.'));
  await field(page, 'Kode').focus();
  await page.keyboard.press('Control+V');
  await expect(field(page, 'Kode')).toHaveValue('482-193');
  await button(page, 'Neste').click();
  await expect(page.getByText('Koden stemmer ikke. Se etter i den nyeste meldingen')).toBeVisible();
  await expect(field(page, 'Kode')).toBeFocused();
});

test('IDN-07 IDN-09 without a user to verify the screens lead on to where one belongs', async ({ page }) => {
  await page.goto(at('bergen', '/auth/verify/code?verificationId=00000000-0000-4000-8000-000000000000'));
  await expect(page).toHaveURL(/\/auth\/get-started\?returnUrl=%2F&reason=old_link/);
});

test('IDN-01 an unknown address under /auth is not there', async ({ page }) => {
  const answer = await page.goto(at('bergen', '/auth/somewhere'));
  expect(answer?.status()).toBe(404);
});

test('IDN-03 RTE-09 logging in: a wrong password, then the right one, and on to where one was going', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request);
  await getStarted(page, email);
  await expect(page).toHaveURL(/\/auth\/login\?returnUrl=%2Fabout/);
  await expect(field(page, 'E-post eller mobilnummer')).toHaveValue(email);
  await look(page);
  await field(page, 'Passord').fill('feil passord');
  await button(page, 'Logg inn').click();
  await expect(page.getByText('E-post, mobilnummer eller passord stemmer ikke')).toBeVisible();
  await look(page);
  await field(page, 'Passord').fill(PASSWORD);
  await button(page, 'Logg inn').click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goto(at('bergen', '/auth/get-started?returnUrl=%2Fhelp'));
  await expect(page).toHaveURL(/\/help$/);
});

test('IDN-03 two-factor: a wrong code, a new code, the right code', async ({ page, request }) => {
  const { email, ticket } = await newPerson(request);
  expect((await request.post(api('/auth/two-factor-authentication'), as(ticket))).status()).toBe(204);
  await getStarted(page, email);
  await field(page, 'Passord').fill(PASSWORD);
  await button(page, 'Logg inn').click();
  await expect(page).toHaveURL(/\/auth\/verify\/two-factor\?returnUrl=%2Fabout/);
  await expect(page.getByText(`${email[0]}•••@`)).toBeVisible();
  await look(page);
  await button(page, 'Send ny kode').click();
  await expect(page.getByText('Det ble litt mange koder det. Vent litt og prøv igjen.')).toBeVisible();
  await field(page, 'Kode').fill('000000');
  await button(page, 'Logg inn').click();
  await expect(field(page, 'Kode')).toHaveAttribute('aria-invalid', 'true');
  await look(page);
  await giveCode(page, email, 'Logg inn');
  await expect(page).toHaveURL(/\/about$/);
});

test('IDN-05 a lost password is restored with a code', async ({ page, request }) => {
  const { email } = await newPerson(request);
  await getStarted(page, email);
  await page.getByRole('link', { name: 'Glemt passord?' }).click();
  await expect(field(page, 'E-post eller mobilnummer')).toHaveValue(email);
  await look(page);
  await button(page, 'Send kode').click();
  await look(page);
  await giveCode(page, email, 'Neste');
  await look(page);
  await field(page, 'Nytt passord').fill(`${PASSWORD} ny`);
  await field(page, 'Gjenta passordet').fill(`${PASSWORD} ny`);
  await button(page, 'Lagre passordet').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => storedTicket(page)).not.toBeNull();
});

test('IDN-05 a lost password is reset with a link, whose token leaves the address and works once', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request);
  await page.goto(at('bergen', '/auth/reset-password'));
  await field(page, 'E-post eller mobilnummer').fill(email);
  await button(page, 'Send meg en lenke i stedet').click();
  await expect(page.getByText('Vi har sendt deg en lenke hvis')).toBeVisible();
  await look(page);
  const link = await linkSentTo(email);
  for (const password of [`${PASSWORD} ny`, `${PASSWORD} nyere`]) {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(field(page, 'Nytt passord')).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await field(page, 'Nytt passord').fill(password);
    await field(page, 'Gjenta passordet').fill(password);
    await button(page, 'Lagre passordet').click();
    if (password.endsWith('ny')) await expect(page.getByText('Passordet er lagret')).toBeVisible();
  }
  await expect(page.getByText('Lenken gjelder ikke lenger. Be om en ny')).toBeVisible();
  await look(page);
  await button(page, 'Be om en ny lenke eller kode').click();
  await expect(button(page, 'Send kode')).toBeVisible();
});

test('IDN-02 a click before the scripts are there leaves the page as it is', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('bergen', GET_STARTED));
  await expect(page.getByText(/^Slå på JavaScript i nettleseren for å logge inn/)).toBeVisible();
  await field(page, 'E-post eller mobilnummer').fill('ingrid@eksempel.no');
  await button(page, 'Neste').click();
  await expect(field(page, 'E-post eller mobilnummer')).toHaveValue('ingrid@eksempel.no');
  expect(page.url()).toContain(GET_STARTED);
  await context.close();
});

test('SHL-06 a lost connection keeps what was typed', async ({ page, context }) => {
  await page.goto(at('bergen', GET_STARTED));
  await untilHydrated(page);
  await field(page, 'E-post eller mobilnummer').fill('ingrid@eksempel.no');
  await context.setOffline(true);
  await button(page, 'Neste').click();
  await expect(page.getByText('Det du har skrevet, står her fortsatt')).toBeVisible();
  await expect(field(page, 'E-post eller mobilnummer')).toHaveValue('ingrid@eksempel.no');
  await context.setOffline(false);
});

test('SHL-13 leaving a registration that is half filled in is asked about', async ({ page }) => {
  const email = newEmail();
  await getStarted(page, email);
  await giveCode(page, email, 'Neste');
  await field(page, 'Navn').fill('Ingrid');
  await page.getByRole('link', { name: 'Nabolag, til forsiden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Du har ikke lagret' });
  await expect(dialog).toBeVisible();
  await look(page);
  await dialog.getByRole('button', { name: 'Bli her' }).click();
  await expect(field(page, 'Navn')).toHaveValue('Ingrid');
});

for (const [error, text] of [
  ['cancelled', 'Du avbrøt innloggingen'],
  ['away', 'ID-porten svarer ikke'],
] as const) {
  test(`IDN-17 a login with the national identity service that ended with ${error} has a way back`, async ({
    page,
  }) => {
    await page.goto(at('bergen', `/minid-login?error=${error}&returnUrl=%2Fabout`));
    await expect(page.getByText(text)).toBeVisible();
    await look(page);
    await page.getByRole('link', { name: 'Prøv igjen' }).click();
    await expect(page).toHaveURL(/\/auth\/get-started\?returnUrl=%2Fabout/);
  });
}

test('IDN-17 a user logs in with MinID, through the service that stands in for it here', async ({ page }) => {
  await page.goto(at('bergen', GET_STARTED));
  await untilHydrated(page);
  await button(page, 'Logg inn med MinID').click();
  await expect(page.getByRole('heading', { name: 'Hvem vil du logge inn som?' })).toBeVisible();
  await page.getByRole('button', { name: /Rolig Fjord/ }).click();
  await expect(page).toHaveURL(at('bergen', '/about'));
  await expect.poll(() => storedTicket(page)).not.toBeNull();
});

test('I18-03 the sign-in is there in three languages, and keeps where one was going', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, GET_STARTED);
  await page.getByRole('link', { name: 'Nynorsk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Velkomen inn');
  expect(page.url()).toContain('returnUrl=%2Fabout');
  await look(page);
  await page.getByRole('link', { name: 'English UK' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  await look(page);
  expect(complaints).toEqual([]);
});
