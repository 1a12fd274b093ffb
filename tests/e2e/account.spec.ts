import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD, logInDemo, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { answerConsent, look, open } from './screen.ts';

/** One of the demo's people, through the screens. */
async function logInAs(page: Page, who: string) {
  await answerConsent(page.context());
  await page.goto(at('bergen', '/auth/get-started?returnUrl=%2Fabout'));
  await untilHydrated(page);
  await page.getByLabel('E-post eller mobilnummer').fill(`${who}@demo.test`);
  await page.getByRole('button', { name: 'Neste' }).click();
  await page.getByLabel('Passord', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page).toHaveURL(at('bergen', '/about'));
}

const avatar = (page: Page) => page.getByRole('button', { name: /^Min side/ });

test('SHL-03 SHL-12 the menu of a user who is logged in, with a badge while something is missing', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  await open(page, '/about', await ticketOf(request, 'bruker'));
  await avatar(page).click();
  await expect(page.getByText('Bo Bruker', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Innstillinger/ })).toContainText('1');
  await expect(page.getByRole('button', { name: 'Finn bruker' })).toHaveCount(0);
  await look(page);
  const counted = page.waitForRequest((request) => request.postData()?.includes('menu:') ?? false);
  await page.getByRole('link', { name: 'Profil' }).click();
  expect((await counted).postDataJSON()).toEqual({ name: 'menu:profile', tag: 'user' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bo Bruker');
  const navigated = page.waitForRequest((request) => request.postData()?.includes('menu:') ?? false);
  await page.getByRole('navigation').getByRole('link', { name: 'Arrangører' }).first().click();
  expect((await navigated).postDataJSON()).toEqual({ name: 'menu:organisations', tag: 'user' });
  expect(complaints).toEqual([]);
});

test('IDN-16 after a login the person is fetched, their language kept and the screen counted, once', async ({
  page,
}) => {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/metrics/increment')) told.push(request.postDataJSON());
  });
  const fetched = page.waitForResponse(/\/api\/users\/me\/info$/);
  await logInAs(page, 'koordinator');
  expect((await fetched).ok()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('nabolag-language=nb');
  await expect.poll(() => told).toEqual([{ name: 'screen', tag: 'desktop' }]);
  await page.goto(at('bergen', '/events'));
  await expect(avatar(page)).toBeVisible();
  expect(told).toHaveLength(1);
});

test('IDN-14 logging out in one tab logs out in the others, and leads to the sign-in', async ({
  page,
  context,
  request,
}) => {
  await open(page, '/about', await logInDemo(request, 'medlem'));
  const other = await context.newPage();
  await other.goto(at('bergen', '/events'));
  await expect(avatar(other)).toBeVisible();
  await avatar(page).click();
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/auth\/get-started/);
  await expect(other.getByRole('link', { name: 'Logg inn' })).toBeVisible();
  await expect(other).toHaveURL(at('bergen', '/events'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nabolag:auth:user'))).toBeNull();
});

test('IDN-15 D-12 a super-admin finds a user, says why, and is them for a while, as a bar tells', async ({
  page,
  request,
}) => {
  await open(page, '/about', await logInDemo(request, 'super'));
  await avatar(page).click();
  await page.getByRole('button', { name: 'Finn bruker' }).click();
  const dialog = page.getByRole('dialog', { name: 'Finn bruker' });
  await dialog.getByRole('searchbox').fill('Bo Bruker');
  await dialog.getByRole('button', { name: 'Logg inn som Bo Bruker' }).click();
  const reason = page.getByRole('dialog');
  await reason.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(reason.getByText('Skriv hvorfor, med minst fem tegn')).toBeVisible();
  await look(page);
  await reason.getByRole('textbox').fill('Hjelper med en feil, sak 12');
  await reason.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Solveig Superbruker er logget inn som Bo Bruker. Bare lesing')).toBeVisible();
  await expect(page.getByText('Begrunnelse: Hjelper med en feil, sak 12').first()).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Avslutt' }).click();
  await expect(page.getByRole('button', { name: 'Min side, Solveig Superbruker' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Avslutt' })).toHaveCount(0);
});

test('IDN-13 a user who may only look is told so', async ({ page, request }) => {
  await open(page, '/profile/edit', await ticketOf(request, 'lesbar'));
  await expect(page.getByText('Lesemodus: du kan se alt, men ingenting blir lagret.')).toBeVisible();
  await look(page);
});

test('IDN-18 the terms are put before a user who has not accepted them, and cannot be closed', async ({
  page,
}, info) => {
  // A user who has accepted them is not asked a second time.
  const newcomer = info.retry === 0 ? /Lun Bekk/ : /Mild Skog/;
  await open(page, '/auth/get-started?returnUrl=%2Fabout');
  await page.getByRole('button', { name: 'Logg inn med BankID' }).click();
  await page.getByRole('button', { name: newcomer }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Les vilkårene' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await look(page);
  await dialog.getByRole('button', { name: 'Godta vilkårene' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(avatar(page)).toBeVisible();
});
