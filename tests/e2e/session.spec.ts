import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { logInDemo, newPerson, PASSWORD, post, read, type Ticket } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { activity } from './running-scene.ts';
import { answerConsent, button, field, look, open } from './screen.ts';

const ENDED = 'Du er logget ut';

/** In another browser, as it is for this one. */
const endSession = (request: APIRequestContext, ticket: Ticket) => post(request, '/auth/logout', {}, ticket);

async function logIn(page: Page, email: string) {
  await field(page, 'E-post eller mobilnummer').fill(email);
  await button(page, 'Neste').click();
  await field(page, 'Passord').fill(PASSWORD);
  await button(page, 'Logg inn').click();
}

for (const path of ['/dashboard', '/my', '/profile/edit']) {
  test(`RTE-09 a session that has ended leads from ${path} to the sign-in, with a reason, and back`, async ({
    page,
    request,
  }) => {
    const { email, ticket } = await newPerson(request);
    await endSession(request, ticket);
    await open(page, path, ticket);
    await expect(page).toHaveURL(/\/auth\/get-started\?returnUrl=/);
    await expect(page.getByText(ENDED, { exact: true })).toBeVisible();
    await look(page);
    await logIn(page, email);
    await expect(page).toHaveURL(at('bergen', path));
  });
}

test('RTE-09 on a page for everybody an ended session leaves the page, and says so', async ({ page, request }) => {
  const { ticket } = await newPerson(request);
  await open(page, '/about', ticket);
  await expect(page.getByRole('button', { name: /^Min side/ })).toBeVisible();
  await endSession(request, ticket);
  await page.getByRole('link', { name: 'Aktiviteter', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByText(ENDED, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Logg inn', exact: true })).toBeVisible();
});

test('IDN-09 an old link to a code says that it is old', async ({ page }) => {
  await open(page, '/auth/verify/code?verificationId=019a0000-0000-7000-8000-000000000000&isRegistration=true');
  await expect(page).toHaveURL(/\/auth\/get-started/);
  await expect(page.getByText('Lenken gjelder ikke lenger')).toBeVisible();
});

test('IDN-14 logging out clears filters, the dashboard’s organisation and the address at the sign-in', async ({
  page,
  request,
}) => {
  const ticket = await logInDemo(request, 'leder');
  await open(page, '/dashboard', ticket);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nabolag:dashboard:organization'))).not.toBeNull();
  await page.evaluate(() => localStorage.setItem('nabolag:get-started:username', 'leder@demo.test'));
  await page.goto(at('bergen', '/events?municipalities=4601&page=2'));
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Min side/ }).click();
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(at('bergen', '/events'));
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /dashboard|username|auth/.test(key))),
  ).toEqual([]);
  await page.goto(at('bergen', '/auth/get-started'));
  await untilHydrated(page);
  await expect(field(page, 'E-post eller mobilnummer')).toHaveValue('');
});

test('SHL-14 with storage denied one can still log in for the visit', async ({ page, request }) => {
  const { email } = await newPerson(request);
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: denied });
    Object.defineProperty(document, 'cookie', { get: denied, set: denied });
  });
  await page.goto(at('bergen', '/auth/get-started?returnUrl=%2Fprofile'));
  await untilHydrated(page);
  await logIn(page, email);
  await expect(page).toHaveURL(at('bergen', '/profile'));
  await expect(page.getByRole('button', { name: /^Min side/ })).toBeVisible();
});

test('OCC-01 the wish to sign up outlasts the log-in: it is asked for, and then done', async ({ page, request }) => {
  const { email, ticket } = await newPerson(request);
  const { id, times } = await activity(request);
  await open(page, `/events/${id}`);
  await page.getByRole('link', { name: 'Meld deg på' }).first().click();
  await logIn(page, email);
  await expect(page).toHaveURL(new RegExp(`/events/${id}\\?time=${times[0]}`));
  const question = page.getByRole('dialog', { name: 'Vil du melde deg på?' });
  await expect(question).toBeVisible();
  await look(page);
  await question.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Du deltar').first()).toBeVisible();
  await expect(page).not.toHaveURL(/signUp/);
  const { data } = await read(request, `/events/${id}/my`, ticket);
  expect(data).toMatchObject([{ status: 'attending' }]);
});

test('OCC-01 a logged-in user who taps before the scripts are there is asked, not forgotten', async ({
  page,
  context,
  request,
}) => {
  const { ticket } = await newPerson(request);
  const { id } = await activity(request);
  await answerConsent(context);
  await page.goto(at('bergen', `/events/${id}`));
  const href = await page.getByRole('link', { name: 'Meld deg på' }).first().getAttribute('href');
  await open(page, String(href), ticket);
  await expect(page.getByRole('dialog', { name: 'Vil du melde deg på?' })).toBeVisible();
});

test('WCAG 2.2.1 staff who do nothing are warned, and stay with one press', async ({ page, request }) => {
  const ticket = await logInDemo(request, 'kommune');
  await page.clock.install();
  const told = page.waitForResponse(/\/api\/notifications/);
  await open(page, '/dashboard', ticket);
  await expect(page.getByRole('button', { name: /^Min side/ })).toBeVisible();
  await told;
  const warning = page.getByRole('dialog', { name: 'Er du her fortsatt?' });
  // An answer that was still on its way when the time was moved counts as being there: then it is moved once more.
  await expect(async () => {
    await page.clock.fastForward('27:30');
    await expect(warning).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await look(page);
  const asked = page.waitForRequest(/\/api\/users\/me\/info/);
  await warning.getByRole('button', { name: 'Fortsett' }).click();
  await asked;
  await expect(warning).toHaveCount(0);
});
