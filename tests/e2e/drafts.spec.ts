import { expect, test } from '@playwright/test';
import { api, as, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { saved } from './running-scene.ts';
import { button, field, open } from './screen.ts';

type Named = { id: string; name: string };

test('EVF-02 D-09 when the answer to the first saving is lost, there is one draft, with what was typed since', async ({
  page,
  request,
}) => {
  const ticket = await ticketOf(request, 'koordinator');
  const name = `Tapt svar ${Date.now()}`;
  const keys: (string | undefined)[] = [];
  // The server has carried it out; nobody hears of it. Then the page is closed.
  await page.route('**/api/events/draft', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const headers = { ...route.request().headers(), ...as(ticket).headers };
    // By number: only the browser knows the names below localhost.
    expect((await route.fetch({ url: api('/events/draft'), headers })).status()).toBe(200);
    await route.abort('connectionreset');
  });
  await open(page, '/events/new', ticket);
  await field(page, 'Navn').fill(name);
  await expect(page.getByText(/^Ikke lagret ennå/)).toBeVisible();
  await field(page, 'Navn').fill(`${name}, med mer`);
  await page.unroute('**/api/events/draft');
  page.on('dialog', (dialog) => dialog.accept());
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/events/draft')) keys.push(sent.headers()['idempotency-key']);
  });
  await page.reload();
  await untilHydrated(page);
  await expect(field(page, 'Navn')).toHaveValue(`${name}, med mer`);
  await page.getByLabel('Sted (valgfritt)').fill('Hallen');
  await expect(saved(page)).toBeVisible();

  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(1);
  const mine = (await (await request.get(api('/users/me/organizations'), as(ticket))).json()).data as Named[];
  const found: Named[] = [];
  for (const { id } of mine) {
    const address = api(`/organizations/${id}/events/run?state=draft&q=${encodeURIComponent('Tapt svar')}`);
    const { data } = await (await request.get(address, as(ticket))).json();
    found.push(...(data ?? []).filter((draft: Named) => draft.name.startsWith(name)));
  }
  expect(found.map((draft) => draft.name)).toEqual([`${name}, med mer`]);
});

test('EVF-02 a coordinator who does not want to keep what they have begun is rid of it', async ({ page, request }) => {
  const ticket = await ticketOf(request, 'koordinator');
  await open(page, '/events/new', ticket);
  await field(page, 'Navn').fill('Et feiltrinn');
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}\/edit$/);
  const id = page.url().split('/').at(-2);
  await page.getByRole('link', { name: 'Avbryt' }).click();
  await button(page, 'Nei').click();
  await expect(page.getByText('Kladden er slettet')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  expect((await request.get(api(`/events/${id}/form`), as(ticket))).status()).toBe(404);
});

test('I18-03 another language in the middle of the form keeps the step, and what was typed', async ({
  page,
  request,
}) => {
  const ticket = await ticketOf(request, 'koordinator');
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/events/new', ticket);
  await field(page, 'Navn').fill('Kor på to språk');
  await button(page, /^Neste/).click();
  await field(page, 'Antall plasser').fill('17');
  page.on('dialog', (dialog) => dialog.accept());
  // The choice is not kept with the account: other tests know the coordinator in bokmål.
  await page.route('**/api/users/me', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 204 }) : route.continue(),
  );
  await page.locator('summary[aria-label="Språk: Norsk Bokmål"]').click();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/en\/events\/.*[?&]step=settings/);
  await expect(field(page, 'Number of places')).toHaveValue('17');
  expect(page.url().startsWith(at('bergen', '/en/events'))).toBe(true);
});
