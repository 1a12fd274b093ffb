import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { activity, signUp } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

/** In the order in which they wait for a place; Karin has the only one. */
const WAITING = ['Mia Medlem', 'Bo Bruker', 'Siri Support'] as const;

/** As the demo's leader, at a time that is full, so that three wait for a place. */
async function openFullTime(page: Page, request: APIRequestContext) {
  const { id, leader, times } = await activity(request, { capacity_max: 1 });
  await signUp(request, times[0], 'koordinator', 'medlem', 'bruker', 'support');
  await open(page, `/events/${id}/participants?occurrence=${times[0]}`, leader);
  await expect(page.getByRole('heading', { level: 1, name: 'Deltakere' })).toBeVisible();
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
  request,
}) => {
  await openFullTime(page, request);
  const [first, second] = WAITING;
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
  request,
}) => {
  await openFullTime(page, request);
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

  // A user who has left the list fetches it from the notice.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/notifications');
    await page
      .getByRole('link', { name: /^Filen fra .* er klar/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Filen du ba om' })).toBeVisible();
    await expect(button(page, 'Last ned filen')).toBeVisible();
    await look(page);
    const again = page.waitForEvent('download');
    await button(page, 'Last ned filen').click();
    expect(await readFile(await (await again).path(), 'utf8')).toBe(file);
  }
  await open(page, '/exports/0192f6a1-5a77-7c1e-9d43-6e1f8c3a2b10');
  await expect(page.getByText('Filen er ikke her lenger', { exact: false })).toBeVisible();
  await look(page);
});

test('OCC-06 on a phone: cards with everything in reach', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFullTime(page, request);
  await page.getByRole('tab', { name: /Venteliste/ }).click();
  await expect(page.getByRole('list', { name: 'De som venter, i rekkefølge' })).toBeVisible();
  await look(page);
  await seen(page, `Flytt ${WAITING[2]} opp`).click();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await button(page, 'Filtrer og sorter').click();
  await look(page);
});
