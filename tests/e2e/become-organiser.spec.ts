import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { at, PORTAL_PORT } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';

const PASSWORD = 'Nabolag-2026';
const TENANT = { 'x-tenant': 'bergen', 'x-app-language': 'nb' };
const api = (path: string) => `http://127.0.0.1:${PORTAL_PORT}/api${path}`;

/** A demo account in a browser of its own. */
async function open(browser: Browser, request: APIRequestContext, username: string, path: string, width: number) {
  const answer = await request.post(api('/auth/login'), { data: { username, password: PASSWORD }, headers: TENANT });
  const { access_token, expires_in } = await answer.json();
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  await context.addCookies([{ name: 'clarityConsent', value: 'false', url: at('bergen', '/') }]);
  await context.addInitScript(
    (stored) => localStorage.setItem('nabolag:auth:user', stored),
    JSON.stringify({
      access_token,
      is_two_factor_enabled: false,
      two_factor_sent_to: null,
      expires_at: Date.now() + expires_in * 1000,
    }),
  );
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(at('bergen', path));
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { page, complaints };
}

async function look(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const mailsTo = async (request: APIRequestContext, to: string): Promise<{ subject: string; text: string }[]> =>
  (await (await request.get(api(`/dev/outbox?to=${encodeURIComponent(to)}`), { headers: TENANT })).json()).data;

for (const [screen, width, number, name] of [
  ['a wide screen', 1440, '999901018', 'Fjellsiden Friluftslag'],
  ['a phone', 390, '999901387', 'Årstad Sangkor'],
] as const) {
  test(`ORG-02 BEY-09 DSH-01 from a number to a page of one’s own on ${screen}`, async ({ browser, request }, info) => {
    // A second try must not ask for the same one again.
    const title = info.retry === 0 ? name : `${name} ${info.retry}`;
    const asking = await open(browser, request, 'bruker@demo.test', '/organisations/new', width);
    const { page } = asking;
    await look(page);
    if (info.retry === 0) {
      await page.getByLabel('Organisasjonsnummer').fill(number);
      await page.getByRole('button', { name: 'Finn oss' }).click();
      await expect(page.getByRole('heading', { name })).toBeFocused();
      await look(page);
      await page.getByRole('button', { name: 'Ja, det er oss' }).click();
    } else {
      await page.getByRole('button', { name: 'Vi har ikke organisasjonsnummer' }).click();
      await page.getByLabel('Navn').fill(title);
    }
    await expect(page.getByLabel('Navn')).toHaveValue(title);
    await page.getByLabel('Til kommunen').fill('Vi møtes hver søndag.');
    await look(page);
    await page.getByRole('button', { name: 'Send forespørselen' }).click();
    await expect(page.getByRole('heading', { name: `Nå venter ${title} på svar` })).toBeFocused();
    await look(page);
    await page.getByRole('link', { name: 'Til oversikten din' }).click();
    await expect(page.getByText(title).first()).toBeVisible();
    await look(page);

    await expect
      .poll(async () => (await mailsTo(request, 'kommune@demo.test')).some(({ text }) => text.includes(title)))
      .toBe(true);
    const deciding = await open(browser, request, 'kommune@demo.test', '/dashboard/admin', width);
    const accept = deciding.page.getByRole('button', { name: `Godkjenn ${title}`, exact: true });
    await expect(accept).toBeVisible();
    await look(deciding.page);
    await accept.click();
    if (info.retry > 0) await deciding.page.getByRole('button', { name: 'Godkjenn likevel' }).click();
    await expect(deciding.page.getByText(`${title} er godkjent, og siden er opprettet`)).toBeVisible();
    await expect(accept).toHaveCount(0);

    await expect
      .poll(async () => (await mailsTo(request, 'bruker@demo.test')).filter(({ text }) => text.includes(title)).length)
      .toBe(1);
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole('heading', { name: 'Neste på planen' })).toBeVisible();
    await expect(page.getByText(title).first()).toBeAttached();
    await look(page);
    expect([...asking.complaints, ...deciding.complaints]).toEqual([]);
  });
}

test('DSH-02 the panel is for those who decide', async ({ browser, request }) => {
  const { page } = await open(browser, request, 'medlem@demo.test', '/dashboard/admin', 1440);
  await expect(page.getByRole('heading', { name: 'Denne siden er for kommunens ansatte' })).toBeVisible();
  await look(page);
});
