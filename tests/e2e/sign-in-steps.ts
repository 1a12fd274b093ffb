import { expect, type Page } from '@playwright/test';
import { api, PASSWORD, TENANT } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { codeSentTo, newName } from './demo-mailbox.ts';
import { button, field } from './screen.ts';

export const GET_STARTED = '/auth/get-started?returnUrl=%2Fabout';

export async function getStarted(page: Page, username: string, address = GET_STARTED) {
  await page.goto(at('bergen', address));
  await untilHydrated(page);
  await field(page, 'E-post eller mobilnummer').fill(username);
  await button(page, 'Neste').click();
}

export async function giveCode(page: Page, to: string, name: string) {
  await expect(field(page, 'Kode')).toBeVisible();
  await field(page, 'Kode').fill(await codeSentTo(to));
  await button(page, name).click();
}

export async function register(page: Page, username: string, to = username) {
  await getStarted(page, username);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Din bruker er opprettet!');
  await giveCode(page, to, 'Neste');
  await field(page, 'Navn').fill(newName());
  await field(page, 'Passord').fill(PASSWORD);
  await field(page, 'Gjenta passordet').fill(PASSWORD);
  await field(page, 'Jeg godtar vilkårene').check();
  await button(page, 'Lag bruker').click();
  await expect(page).toHaveURL(/verify-username\?isSecondNameVerify=true/);
}

/** As it is kept by the browser (IDN-12). */
export const storedTicket = (page: Page): Promise<{ access_token: string } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('nabolag:auth:user') ?? 'null'));

export const forgetLogin = (page: Page) => page.evaluate(() => localStorage.removeItem('nabolag:auth:user'));

export async function callApi(page: Page, method: 'POST' | 'DELETE', path: string, data: object = {}) {
  const ticket = await storedTicket(page);
  return page.request.fetch(api(path), {
    method,
    data,
    headers: { ...TENANT, authorization: `Bearer ${ticket?.access_token}` },
  });
}
