import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { at, PORTAL_PORT } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { codeSentTo } from './demo-mailbox.ts';

export const PASSWORD = 'fjord kanel trapp 41';
export const GET_STARTED = '/auth/get-started?returnUrl=%2Fabout';

/** Every screen is looked at on the way: no findings, and nothing to scroll sideways. */
export async function look(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

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
  await field(page, 'Navn').fill('Ingrid Lunde');
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
  return page.request.fetch(`http://127.0.0.1:${PORTAL_PORT}/api${path}`, {
    method,
    data,
    headers: { 'x-tenant': 'bergen', authorization: `Bearer ${ticket?.access_token}` },
  });
}
