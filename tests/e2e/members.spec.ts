import { expect, type Page, test } from '@playwright/test';
import { at, PORTAL_PORT } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { invitationSentTo, newEmail } from './demo-mailbox.ts';
import { button, field, giveCode, look, PASSWORD } from './sign-in-steps.ts';

const DEMO_PASSWORD = 'Nabolag-2026';
const HEADERS = { 'x-tenant': 'bergen', 'x-app-language': 'nb' };
const api = (path: string) => `http://127.0.0.1:${PORTAL_PORT}/api${path}`;

/** Opens the members of the organisation that the demo's leader runs. */
async function openAsLeader(page: Page) {
  await page.request.get(api('/auth/form'), { headers: HEADERS });
  const login = await page.request.post(api('/auth/login'), {
    headers: HEADERS,
    data: { username: 'leder@demo.test', password: DEMO_PASSWORD },
  });
  const { access_token, expires_in } = await login.json();
  const authorised = { ...HEADERS, authorization: `Bearer ${access_token}` };
  const mine = await (await page.request.get(api('/users/me/organizations'), { headers: authorised })).json();
  const kept = { access_token, is_two_factor_enabled: false, two_factor_sent_to: null };
  await page.addInitScript(
    (stored) => localStorage.setItem('nabolag:auth:user', stored),
    JSON.stringify({ ...kept, expires_at: Date.now() + expires_in * 1000 }),
  );
  await page.context().addCookies([{ name: 'clarityConsent', value: 'false', url: at('bergen', '/') }]);
  await page.goto(at('bergen', `/organisations/${mine.data[0].id}?tab=members`));
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: 'Medlemmer', exact: true })).toBeVisible();
  return { name: mine.data[0].name as string };
}

test('MEM-04 somebody is invited, makes an account on the way, and is a member', async ({ page, browser }) => {
  const { name } = await openAsLeader(page);
  await look(page);
  const email = newEmail();
  await button(page, 'Inviter').click();
  await look(page);
  await field(page, 'E-postadresser').fill(`Ingrid Lunde <${email}>;`);
  await button(page, 'Send invitasjon').click();
  await expect(page.getByText('Invitasjonen er sendt')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Venter på svar');

  const link = new URL(await invitationSentTo(email));
  const guest = await (await browser.newContext()).newPage();
  await guest.context().addCookies([{ name: 'clarityConsent', value: 'false', url: at('bergen', '/') }]);
  await guest.goto(at('bergen', link.pathname + link.search));
  await expect(guest.getByText(`Du er invitert til ${name}`)).toBeVisible();
  expect(guest.url()).not.toContain('invitationToken');
  await look(guest);
  await guest.getByRole('link', { name: 'Logg inn og si ja' }).click();
  await field(guest, 'E-post eller mobilnummer').fill(email);
  await button(guest, 'Neste').click();
  await giveCode(guest, email, 'Neste');
  await field(guest, 'Navn').fill('Ingrid Lunde');
  await field(guest, 'Passord').fill(PASSWORD);
  await field(guest, 'Gjenta passordet').fill(PASSWORD);
  await field(guest, 'Jeg godtar vilkårene').check();
  await button(guest, 'Lag bruker').click();
  await guest.getByRole('link', { name: 'Ikke nå' }).click();

  await expect(guest.getByText(`Du er invitert til ${name}`)).toBeVisible();
  await button(guest, 'Si ja').click();
  await expect(guest.getByText(`Velkommen! Du er nå med i ${name}.`)).toBeVisible();
  await guest.getByRole('link', { name: /^Medlemmer/ }).click();
  await field(guest, 'Finn et medlem').fill('ingrid lunde');
  await expect(guest.getByRole('status').filter({ hasText: /Fant/ })).toBeVisible();
  await expect(guest.getByRole('button', { name: /^Valg for/ })).toHaveCount(0);
  await look(guest);
});

test('MEM-02 MEM-03 a request is answered, and the new member gets another role', async ({ page }) => {
  await openAsLeader(page);
  const first = page.getByRole('button', { name: /^Si ja til/ }).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('Si ja til ', '');
  await first.click();
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
