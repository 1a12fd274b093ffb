import { expect, type Page } from '@playwright/test';
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
