import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Ticket } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { expectNoFindings } from './examine.ts';

/** Every screen is looked at on the way: no findings, and nothing to scroll sideways. */
export async function look(page: Page): Promise<void> {
  await expectNoFindings(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** One of a few that stand side by side, of which exactly one is chosen: its label lies over what it is for. */
export const choice = (page: Page, name: string) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Opens a page, of Bergen's portal if no other, as a user if there is a ticket, without the question about being measured. */
export async function open(page: Page, path: string, ticket?: Ticket, tenant = 'bergen'): Promise<number | undefined> {
  if (ticket) await beLoggedIn(page.context(), ticket);
  await answerConsent(page.context(), tenant);
  const answer = await page.goto(at(tenant, path));
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return answer?.status();
}

export const answerConsent = (context: BrowserContext, tenant = 'bergen', isGiven = false): Promise<void> =>
  context.addCookies([{ name: 'clarityConsent', value: String(isGiven), url: at(tenant, '/') }]);

/** As it is after a login. Each ticket is laid down once, so that a log-out lasts. */
export async function beLoggedIn(context: BrowserContext, { access_token, expires_in }: Ticket): Promise<void> {
  const stored = {
    access_token,
    is_two_factor_enabled: false,
    two_factor_sent_to: null,
    expires_at: Date.now() + expires_in * 1000,
  };
  await context.addInitScript((value) => {
    const mark = `given:${value}`;
    if (location.protocol !== 'http:' || localStorage.getItem(mark) !== null) return;
    localStorage.setItem(mark, 'yes');
    localStorage.setItem('nabolag:auth:user', value);
  }, JSON.stringify(stored));
}

/** From a page on which something is run to what is run: the last link above the title. */
export const wayBack = (page: Page) => page.getByRole('navigation', { name: 'Du er her' }).getByRole('link').last();

/** Through the bar of the municipality's office, on a wide screen. */
export async function enterRoom(page: Page, group: string, room: string): Promise<void> {
  const rooms = page.getByRole('navigation', { name: 'Kommunekontoret' });
  await rooms.locator(`summary[aria-label^="${group}"]`).click();
  await rooms.getByRole('link', { name: room, exact: true }).click();
}
