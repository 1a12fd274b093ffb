import { type Browser, expect, type Page, test } from '@playwright/test';
import { api, as, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { draft, nameOfItsOwn, nextTuesday, saved, series, typed } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`EVF-01 EVF-05 a weekly training goes from an empty form to everybody, on a ${device}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const complaints = complaintsOf(page);
    await open(page, '/dashboard', await ticketOf(request, 'koordinator'));
    await page.getByRole('link', { name: 'Ny aktivitet' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ny aktivitet');
    await look(page);

    await button(page, /^Neste/).click();
    await expect(field(page, 'Navn')).toBeFocused();
    await expect(field(page, 'Navn')).toHaveAccessibleDescription(/Navn påkrevd/);
    await look(page);

    await field(page, 'Navn').fill(`Åpen fotballtrening ${device}`);
    await field(page, 'Sted').or(page.getByLabel('Sted (valgfritt)')).first().fill('Solvik kunstgress');
    await expect(saved(page)).toBeVisible();
    await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}\/edit$/);
    // The address has changed under the hands of the user who types, and nothing else.
    await expect(page.getByLabel('Sted (valgfritt)')).toBeFocused();
    await button(page, 'Neste: Tid og påmelding').click();

    await page.getByText('Ukentlig', { exact: true }).click();
    await field(page, 'Første dag').fill(typed(nextTuesday(5)));
    await expect(field(page, 'tirsdag')).toBeChecked();
    await field(page, 'torsdag').check();
    await field(page, 'Siste dag').fill(typed(nextTuesday(8)));
    await field(page, 'Starter').fill('17:30');
    await field(page, 'Slutter').fill('17:00');
    await button(page, 'Neste: Merking').click();
    await expect(field(page, 'Slutter')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Hver tirsdag og torsdag, 7 ganger' })).toBeVisible();
    await look(page);
    await field(page, 'Slutter').fill('19:00');
    // By keyboard alone: into the days, one step on, and out with it.
    const days = page.getByRole('group', { name: 'Dagene, måned for måned' }).getByRole('button');
    await days.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('heading', { name: 'Hver tirsdag og torsdag, 6 ganger' })).toBeVisible();
    await field(page, 'Antall plasser').fill('20');
    await button(page, 'Neste: Merking').click();

    await field(page, 'Type').selectOption({ index: 1 });
    await page.getByLabel('Idrett og friluftsliv').check();
    await look(page);
    await button(page, 'Neste: Bilder').click();
    await expect(button(page, 'Publiser')).toBeVisible();
    await expect(page.getByRole('img', { name: /./ }).first()).toBeVisible();
    await look(page);
    await button(page, 'Publiser').click();
    await expect(page.getByText('Aktiviteten er publisert')).toBeVisible();
    await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Åpen fotballtrening ${device}`);
    await expect(page.getByRole('link', { name: 'Rediger' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('EVF-01 the steps that were visited can be gone to, also with the browser’s own way back', async ({
  page,
  request,
}) => {
  const ticket = await ticketOf(request, 'koordinator');
  const id = await draft(request, ticket, 'Kor på tirsdager');
  await open(page, `/events/${id}/edit`, ticket);
  const steps = page.getByRole('list', { name: 'Steg i skjemaet' });
  await button(page, 'Neste: Tid og påmelding').click();
  await expect(page.getByText('Når skjer det?')).toBeVisible();
  await steps.getByRole('link', { name: 'Bilder' }).click();
  await expect(button(page, 'Publiser')).toBeVisible();
  // What is missing is on another step: it leads there.
  await button(page, 'Publiser').click();
  await expect(field(page, 'Type')).toBeFocused();
  await expect(field(page, 'Type')).toHaveAccessibleDescription(/Velg en type/);
  await expect(steps.getByText('Merking')).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Publiser')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Når skjer det?')).toBeVisible();
});

test('EVF-02 what was typed without a connection is in the browser, and comes back', async ({ page, request }) => {
  const ticket = await ticketOf(request, 'koordinator');
  const id = await draft(request, ticket, 'Strikkekafé');
  await open(page, `/events/${id}/edit`, ticket);
  await page.route('**/api/events/draft/**', (route) => route.abort());
  await field(page, 'Navn').fill('Strikkekafé for alle');
  await expect(page.getByText(/^Ikke lagret ennå/)).toBeVisible();
  // A guard asks before it is left behind.
  await page.getByRole('link', { name: 'Arrangører', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page);
  await page.keyboard.press('Escape');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(field(page, 'Navn')).toHaveValue('Strikkekafé for alle');
  await expect(page.getByText('Vi har tatt vare på det du skrev')).toBeVisible();
  await page.unroute('**/api/events/draft/**');
  await field(page, 'Navn').fill('Strikkekafé for alle i nabolaget');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Avbryt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strikkekafé for alle i nabolaget');
});

test('EVF-02 of two coordinators the second is told who was first, and keeps what was typed', async ({
  page,
  request,
  browser,
}) => {
  const [karin, lars] = [await ticketOf(request, 'koordinator'), await ticketOf(request, 'leder')];
  const id = await draft(request, karin, 'Turgruppa');
  await open(page, `/events/${id}/edit`, karin);
  const other = await pageOf(browser);
  await open(other, `/events/${id}/edit`, lars);
  await other.getByLabel('Navn', { exact: true }).fill('Turgruppa for alle');
  await expect(saved(other)).toBeVisible();

  await page.getByLabel('Sted (valgfritt)').fill('Ved brygga');
  await expect(page.getByText('To har skrevet samtidig')).toBeVisible();
  await expect(page.getByText(/Lars Leder lagret/)).toBeVisible();
  await expect(page.getByText('Navnet er nå «Turgruppa for alle»')).toBeVisible();
  await expect(page.getByLabel('Sted (valgfritt)')).toHaveValue('Ved brygga');
  await look(page);
  await button(page, 'Lagre med mine endringer').click();
  await expect(saved(page)).toBeVisible();
  await expect(field(page, 'Navn')).toHaveValue('Turgruppa for alle');
  await page.reload();
  await expect(page.getByLabel('Sted (valgfritt)')).toHaveValue('Ved brygga');
  await expect(field(page, 'Navn')).toHaveValue('Turgruppa for alle');
  await other.context().close();
});

async function pageOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nb-NO' });
  return context.newPage();
}

test('EVF-02 DLG-02 what is published is saved by hand, and those who take part are told when it is wanted', async ({
  page,
  request,
}) => {
  const ticket = await ticketOf(request, 'koordinator');
  const id = await series(request, ticket, 'Sjakk for nybegynnere');
  const [time] = (await (await request.get(api(`/events/${id}/occurrences`), as(ticket))).json()).data;
  const joined = await request.post(api(`/occurrences/${time.id}/attend`), {
    ...as(await ticketOf(request, 'bruker')),
    data: {},
  });
  expect(joined.status(), await joined.text()).toBeLessThan(300);
  await open(page, `/events/${id}/edit`, ticket);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endre aktiviteten');
  await field(page, 'Navn').fill('Sjakk for alle');
  await expect(page.getByText('Du har endringer som ikke er lagret')).toBeVisible();
  await page.getByRole('link', { name: 'Avbryt' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Tid og påmelding' }).click();
  await field(page, 'Starter').fill('17:00');
  await button(page, 'Lagre endringer').click();
  await expect(page.getByRole('dialog')).toContainText('Vil du gi beskjed om endringene?');
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByRole('dialog')).toContainText('Vil du endre perioden?');
  await look(page);
  await page.getByRole('dialog').getByRole('button', { name: 'De beholder plassen' }).click();
  await expect(page.getByText('Aktiviteten er oppdatert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sjakk for alle');
});

test('EVF-04 EVF-05 one time is changed, those after it are moved, and another is cancelled with a reason', async ({
  page,
  request,
}) => {
  const ticket = await ticketOf(request, 'koordinator');
  const id = await series(request, ticket, 'Yoga i parken');
  await open(page, `/events/${id}`, ticket);
  const tools = page.getByRole('region', { name: 'For dere som driver aktiviteten' });
  const rows = tools.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Valg for/ }) });
  await expect(rows).toHaveCount(4);
  await look(page);

  await rows.nth(1).getByRole('button').click();
  await rows.nth(1).getByRole('button', { name: 'Endre', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Starter', { exact: true }).fill('20:00');
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  await expect(dialog).toContainText('Starten kan ikke være etter slutten');
  await look(page);
  await dialog.getByLabel('Slutter', { exact: true }).fill('21:00');
  await dialog.getByLabel(/^Denne og de som kommer etter/).check();
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Tidspunktene er oppdatert')).toBeVisible();
  await expect(rows.nth(0)).toContainText('18:00–19:30');
  for (const place of [1, 2, 3]) await expect(rows.nth(place)).toContainText('20:00–21:00');

  await rows.nth(3).getByRole('button').click();
  await rows.nth(3).getByRole('button', { name: 'Avlys' }).click();
  await dialog.getByLabel(/^Hvorfor/).fill('Parken er stengt.');
  await dialog.getByRole('button', { name: 'Avlys' }).click();
  await expect(page.getByText('Tidspunktet er avlyst')).toBeVisible();
  await expect(rows.nth(3)).toContainText('Avlyst');
  await rows.nth(2).getByRole('button').click();
  await rows.nth(2).getByRole('button', { name: 'Skjul' }).click();
  await expect(page.getByText('Tidspunktet er skjult')).toBeVisible();
  await expect(rows.nth(2)).toContainText('Skjult');
});

test('EVF-02 EVF-05 an activity is copied, cancelled, taken up again, withdrawn and deleted, each noticed', async ({
  page,
  request,
}) => {
  const ticket = await ticketOf(request, 'leder');
  const id = await series(request, ticket, 'Bokbytte');
  await open(page, `/events/${id}`, ticket);
  const tools = page.getByRole('region', { name: 'For dere som driver aktiviteten' });
  const choose = async (name: string) => {
    await tools.getByRole('button', { name: 'Flere valg' }).click();
    await tools.getByRole('button', { name, exact: true }).click();
  };
  const dialog = page.getByRole('dialog');

  await choose('Avlys');
  await dialog.getByRole('button', { name: 'Avlys' }).click();
  await expect(page.getByText('Aktiviteten er avlyst').first()).toBeVisible();
  await tools.getByRole('button', { name: 'Angre avlysning' }).click();
  await dialog.getByRole('button', { name: 'Gjenopprett' }).click();
  await expect(page.getByText('Aktiviteten går som planlagt')).toBeVisible();
  await choose('Trekk tilbake');
  await dialog.getByRole('button', { name: 'Trekk tilbake' }).click();
  await expect(page.getByText('Aktiviteten er trukket tilbake')).toBeVisible();
  await expect(tools.getByText('Kladd', { exact: true })).toBeVisible();
  await look(page);

  await tools.getByRole('button', { name: 'Kopier' }).click();
  await expect(page.getByText('Kladden er opprettet')).toBeVisible();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(field(page, 'Navn')).toHaveValue(/Bokbytte/);

  await page.goto(at('bergen', `/events/${id}`));
  await untilHydrated(page);
  await choose('Slett');
  await expect(dialog).toContainText('Vil du slette aktiviteten?');
  await dialog.getByRole('button', { name: 'Slett' }).click();
  await expect(page.getByText('Aktiviteten er slettet')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('DSH-01 the user who runs an organisation finds drafts, what comes and what has been, and goes on from there', async ({
  page,
  request,
}) => {
  const ticket = await ticketOf(request, 'koordinator');
  const name = nameOfItsOwn('Quiz på torsdag');
  await draft(request, ticket, name);
  await open(page, '/dashboard', ticket);
  const list = page.getByRole('region', { name: 'Aktivitetene deres' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await look(page);
  await list.getByRole('button', { name: 'Last ned' }).click();
  await list.getByRole('button', { name: 'CSV' }).click();
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Last ned filen' }).click();
  expect((await download).suggestedFilename()).toBe('aktiviteter.csv');
  await list.getByText('Kladder', { exact: true }).click();
  await list.getByLabel('Søk i aktivitetene').fill(name.toLowerCase());
  await list.getByRole('button', { name: 'Søk', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link', { name: `Fortsett: ${name}` }).click();
  await expect(field(page, 'Navn')).toHaveValue(name);
});
