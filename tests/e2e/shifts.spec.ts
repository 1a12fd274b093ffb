import { expect, type Page, test } from '@playwright/test';
import { at, PORTAL_PORT } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { button, field, look } from './sign-in-steps.ts';

const DEMO_PASSWORD = 'Nabolag-2026';
const HEADERS = { 'x-tenant': 'bergen', 'x-app-language': 'nb' };
const api = (path: string) => `http://127.0.0.1:${PORTAL_PORT}/api${path}`;
const HOUR_MS = 3_600_000;

/** Logs somebody of the demo in, without going through the pages for it. */
async function logIn(page: Page, username: string) {
  await page.request.get(api('/auth/form'), { headers: HEADERS });
  const login = await page.request.post(api('/auth/login'), {
    headers: HEADERS,
    data: { username, password: DEMO_PASSWORD },
  });
  const { access_token, expires_in } = await login.json();
  const kept = { access_token, is_two_factor_enabled: false, two_factor_sent_to: null };
  await page.addInitScript(
    (stored) => localStorage.setItem('nabolag:auth:user', stored),
    JSON.stringify({ ...kept, expires_at: Date.now() + expires_in * 1000 }),
  );
  await page.context().addCookies([{ name: 'clarityConsent', value: 'false', url: at('bergen', '/') }]);
  return { ...HEADERS, authorization: `Bearer ${access_token}` };
}

/** An activity of the organisation that the demo's leader runs, with one that is to come. */
async function ownEvent(page: Page, headers: Record<string, string>): Promise<string> {
  const mine = await (await page.request.get(api('/users/me/organizations'), { headers })).json();
  const [{ id }] = mine.data;
  const { data } = await (await page.request.get(api(`/organizations/${id}/events`), { headers })).json();
  return data.find(({ is_canceled }: { is_canceled: boolean }) => !is_canceled).id;
}

/** Two days from now, at a whole hour: near every activity of the demo. */
function shiftTimes() {
  const start = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS;
  return { start_at: new Date(start).toISOString(), end_at: new Date(start + 2 * HOUR_MS).toISOString() };
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`OCC-08 a shift is made, taken by somebody else, seen and deleted, at ${size.width}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size);
    const name = `Kiosk ${size.width}`;
    const headers = await logIn(page, 'leder@demo.test');
    const id = await ownEvent(page, headers);
    await page.goto(at('bergen', `/events/${id}/shifts`));
    await untilHydrated(page);
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

    const guest = await (await browser.newContext({ viewport: size, reducedMotion: 'reduce' })).newPage();
    await logIn(guest, 'bruker@demo.test');
    await guest.goto(at('bergen', `/events/${id}`));
    await untilHydrated(guest);
    await guest.getByRole('button', { name: new RegExp(`^Ta vakten: ${name}`) }).click();
    const despite = guest.getByRole('button', { name: 'Ta vakten likevel' });
    await expect(despite.or(guest.getByText('Du har tatt vakten')).first()).toBeVisible();
    if (await despite.isVisible()) await despite.click();
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

test('OCC-08 a shift that clashes with another is told first', async ({ page, browser }) => {
  const headers = await logIn(page, 'leder@demo.test');
  const id = await ownEvent(page, headers);
  const slots: string[] = [];
  // Names of their own: the demo has shifts too.
  for (const name of ['Fakkeltenning', 'Premieutdeling']) {
    const made = await page.request.post(api(`/events/${id}/slots`), {
      headers,
      data: { name, ...shiftTimes(), capacity_max: 3 },
    });
    slots.push((await made.json()).data.id);
  }
  const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await logIn(guest, 'bruker@demo.test');
  await guest.goto(at('bergen', `/events/${id}`));
  await untilHydrated(guest);
  await guest.getByRole('button', { name: /^Ta vakten: Fakkeltenning/ }).click();
  const despite = guest.getByRole('button', { name: 'Ta vakten likevel' });
  await expect(despite.or(guest.getByText('Du har tatt vakten')).first()).toBeVisible();
  if (await despite.isVisible()) await despite.click();
  await expect(guest.getByRole('button', { name: /^Gi fra deg: Fakkeltenning/ })).toBeVisible();
  await guest.getByRole('button', { name: /^Ta vakten: Premieutdeling/ }).click();
  const dialog = guest.getByRole('dialog', { name: 'Du har noe annet på samme tid' });
  await expect(dialog).toContainText('Fakkeltenning');
  await look(guest);
  await button(guest, 'Velg noe annet').click();
  await expect(guest.getByRole('button', { name: /^Ta vakten: Premieutdeling/ })).toBeVisible();
  await guest.context().close();
  for (const slot of slots) await page.request.delete(api(`/events/${id}/slots/${slot}`), { headers });
});

test('OCC-09 DLG-02 a question is asked, answered by the organiser, changed and deleted', async ({ page, browser }) => {
  const headers = await logIn(page, 'leder@demo.test');
  const id = await ownEvent(page, headers);
  const question = `Kan lillebror bli med ${Date.now()}?`;
  const guest = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  ).newPage();
  await logIn(guest, 'bruker@demo.test');
  await guest.goto(at('bergen', `/events/${id}`));
  await untilHydrated(guest);
  await field(guest, 'Lurer du på noe?').fill(question);
  await button(guest, 'Send spørsmålet').click();
  await expect(guest.getByText('Kommentaren er lagt til')).toBeVisible();
  await expect(field(guest, 'Lurer du på noe?')).toHaveValue('');
  await look(guest);

  await page.goto(at('bergen', `/events/${id}`));
  await untilHydrated(page);
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
