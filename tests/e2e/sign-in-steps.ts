import { expect, type Page } from '@playwright/test';
import { post, type Ticket } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { codeSentTo } from './demo-mailbox.ts';
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

/** As it is kept by the browser (IDN-12). */
export const storedTicket = (page: Page): Promise<{ access_token: string } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('nabolag:auth:user') ?? 'null'));

/** As a person of the sample register, with the service that stands in for ID-porten. The terms are accepted. */
export async function logInWithEid(page: Page, name: RegExp, returnUrl = '/about'): Promise<Ticket> {
  await page.goto(at('bergen', `/auth/get-started?returnUrl=${encodeURIComponent(returnUrl)}`));
  await untilHydrated(page);
  await button(page, 'Logg inn med MinID').click();
  await page.getByRole('button', { name }).click();
  await expect.poll(() => storedTicket(page)).not.toBeNull();
  const stored = await storedTicket(page);
  if (!stored) throw new Error(`${name} is not logged in.`);
  const ticket = { ...stored, expires_in: 3600 };
  await post(page.request, '/users/me/terms', {}, ticket);
  return ticket;
}
