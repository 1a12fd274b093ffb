import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { at, PORTAL_PORT } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { button, field, look } from './sign-in-steps.ts';

const DEMO_PASSWORD = 'Nabolag-2026';
const HEADERS = { 'x-tenant': 'bergen', 'x-app-language': 'nb' };
const api = (path: string) => `http://127.0.0.1:${PORTAL_PORT}/api${path}`;
const MOST_AT_ONCE = 100;

type Time = {
  id: string;
  attendees_count: number;
  capacity: { max: number | null };
  is_canceled: boolean;
  is_published: boolean;
};

const freeAt = ({ capacity, attendees_count }: Time): number => (capacity.max ?? 0) - attendees_count;
const hasFewPlaces = (time: Time): boolean =>
  !time.is_canceled && time.is_published && freeAt(time) >= 0 && freeAt(time) + 3 <= MOST_AT_ONCE;

/** As the demo's leader, at a time that has become full, so that three wait for a place. */
async function openFullTime(page: Page, which: number) {
  await page.request.get(api('/auth/form'), { headers: HEADERS });
  const login = await page.request.post(api('/auth/login'), {
    headers: HEADERS,
    data: { username: 'leder@demo.test', password: DEMO_PASSWORD },
  });
  const { access_token, expires_in } = await login.json();
  const headers = { ...HEADERS, authorization: `Bearer ${access_token}` };
  const read = async (path: string) => (await (await page.request.get(api(path), { headers })).json()).data;
  const [{ id: organisation }] = await read('/users/me/organizations');
  // Each test has an activity of its own, and the time that is furthest away: others try the next ones.
  const events: string[] = (await read(`/organizations/${organisation}/events/run`)).map(
    ({ id }: { id: string }) => id,
  );
  const event = events.toSorted()[which];
  const time = ((await read(`/events/${event}/occurrences`)) as Time[]).findLast(hasFewPlaces);
  if (!time) throw new Error('The demo has no time with a few free places.');
  const people = await read(`/occurrences/${time.id}/not-attendees?perPage=${freeAt(time) + 3}`);
  await page.request.post(api(`/occurrences/${time.id}/attend-multiple`), {
    headers,
    data: { user_ids: people.map(({ id }: { id: string }) => id), reason: '' },
  });
  const kept = { access_token, is_two_factor_enabled: false, two_factor_sent_to: null };
  await page.addInitScript(
    (stored) => localStorage.setItem('nabolag:auth:user', stored),
    JSON.stringify({ ...kept, expires_at: Date.now() + expires_in * 1000 }),
  );
  await page.context().addCookies([{ name: 'clarityConsent', value: 'false', url: at('bergen', '/') }]);
  await page.goto(at('bergen', `/events/${event}/participants?occurrence=${time.id}`));
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Deltakere' })).toBeVisible();
  return people.map(({ name }: { name: string }) => name) as string[];
}

const dialog = (page: Page) => page.getByRole('dialog');
/** The list is there twice, as a table and as cards; one of them is to be seen. */
const seen = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true');

async function isBefore(page: Page, one: string, other: string): Promise<boolean> {
  const rows = await page.getByRole('row').allInnerTexts();
  const placeOf = (name: string) => rows.findIndex((row) => row.includes(name));
  return placeOf(one) > 0 && placeOf(one) < placeOf(other);
}

test('OCC-04 OCC-06 the waiting list is filtered, moved and shortened, with reasons that are kept', async ({
  page,
}) => {
  const names = await openFullTime(page, 0);
  const [first = '', second = ''] = names.slice(-3);
  await expect(page.getByRole('table')).toBeVisible();
  await look(page);

  await page.getByRole('tab', { name: /Venteliste/ }).click();
  await expect.poll(() => isBefore(page, first, second)).toBe(true);
  await seen(page, `Flytt ${second} opp`).click();
  await look(page);
  await dialog(page).getByRole('button', { name: 'Flytt' }).click();
  await expect(dialog(page).getByText('Skriv hvorfor')).toBeVisible();
  await field(page, 'Hvorfor?').fill('Søsken er med');
  await dialog(page).getByRole('button', { name: 'Flytt' }).click();
  await expect(page.getByText('Deltakeren er flyttet')).toBeVisible();
  await expect.poll(() => isBefore(page, second, first)).toBe(true);
  await seen(page, `Historikk for ${second}`).click();
  await expect(dialog(page).getByText('Flyttet opp på ventelisten')).toBeVisible();
  await expect(dialog(page).getByText('Søsken er med')).toBeVisible();
  await look(page);
  await dialog(page).getByRole('button', { name: 'Lukk' }).click();

  await seen(page, `Fjern ${first}`).click();
  await expect(dialog(page).getByText('Vil du fjerne deltakeren?')).toBeVisible();
  await look(page);
  await dialog(page).getByRole('button', { name: 'Fjern' }).click();
  await expect(page.getByText('Deltakeren er fjernet')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(first) })).toHaveCount(0);

  await button(page, 'Filtrer og sorter').click();
  await look(page);
  await dialog(page).getByLabel('Navn', { exact: true }).fill(second);
  await dialog(page).getByRole('button', { name: 'Vis' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 treff' })).toBeVisible();
  await page.getByRole('button', { name: `Fjern filteret Navn: ${second}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'personer' })).toBeVisible();
});

test('OCC-01 OCC-07 OCC-09 others are registered, all are written to, and the list is taken along', async ({
  page,
}) => {
  await openFullTime(page, 1);
  await button(page, 'Meld på andre').click();
  await dialog(page).getByRole('button', { name: 'Meld på' }).click();
  await expect(dialog(page).getByText('Velg minst én person')).toBeVisible();
  await dialog(page).getByRole('checkbox').first().check();
  await look(page);
  await dialog(page).getByRole('button', { name: 'Meld på' }).click();
  await expect(page.getByText('1 kom på ventelisten.')).toBeVisible();

  await button(page, 'Skriv til alle').click();
  await field(page, 'Emne').fill('Ta med refleks');
  await field(page, 'Melding').fill('Vi er ute i dag.');
  await look(page);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Meldingen er sendt')).toBeVisible();

  await button(page, 'Last ned').click();
  await button(page, 'CSV').click();
  const download = page.waitForEvent('download');
  await button(page, 'Last ned filen').click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('"Navn";"Status"');
  expect(file).toContain('"Venteliste"');
});

test('OCC-06 on a phone: cards with everything in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const names = await openFullTime(page, 2);
  await page.getByRole('tab', { name: /Venteliste/ }).click();
  await expect(page.getByRole('list', { name: 'De som venter, i rekkefølge' })).toBeVisible();
  await look(page);
  await seen(page, `Flytt ${names.at(-1)} opp`).click();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await button(page, 'Filtrer og sorter').click();
  await look(page);
});
