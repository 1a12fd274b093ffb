import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { dayFromNow } from '#tests/support/day-from-now.ts';
import { api, as, newPerson, type Ticket } from './accounts.ts';
import { complaintsOf } from './console.ts';
import { givenFamily } from './office-scene.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, choice, field, look, open } from './screen.ts';

/** The portal with leisure accounts; others have no tickets. */
const TOWN = 'demo-fritidskonto';
const PATH = '/dashboard/municipality/tickets';

const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** Until what was read of the person a moment ago is not believed any more. */
async function enter(page: Page, staff: Ticket): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: 'Billetter' });
  await expect
    .poll(async () => open(page, PATH, staff, TOWN).then(() => heading.count()), { intervals: [1000] })
    .toBe(1);
}

for (const [screen, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`CRD-09 TIC-03 the municipality hands out tickets on ${screen}`, async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const [staff, guardian] = [await newPerson(request), await newPerson(request)];
    const { card } = await givenFamily({ staff: staff.email, guardian: guardian.email });
    const name = nameOfItsOwn('Svømming');
    const row = page.getByRole('row', { name });
    const complaints = complaintsOf(page);
    await enter(page, staff.ticket);
    await look(page);

    await button(page, 'Ny billett').click();
    await field(page, 'Antall billetter').fill('to');
    await field(page, 'Til klokka').fill('');
    await submit(page, 'Lag utkast');
    const faults = dialog(page).getByRole('link');
    await expect(faults.filter({ hasText: 'Feltet må fylles ut' })).toHaveCount(2);
    await expect(faults.filter({ hasText: 'Skriv et helt tall' })).toHaveCount(1);
    await expect(faults.filter({ hasText: 'Velg en dag' })).toHaveCount(4);
    await expect(faults.filter({ hasText: 'Skriv klokkeslettet som TT:MM' })).toHaveCount(1);
    await look(page);
    await field(page, 'Navn').fill(name);
    await field(page, 'Sted eller tilbyder').fill('Sundhallen');
    await field(page, 'Antall billetter').fill('2');
    await field(page, 'Kan reserveres fra').fill(dayFromNow(-1));
    await field(page, 'Kan reserveres til').fill(dayFromNow(-2));
    await field(page, 'Til klokka').fill('20:00');
    await field(page, 'Gjelder fra og med').fill(dayFromNow(-1));
    await field(page, 'Gjelder til og med').fill(dayFromNow(30));
    await submit(page, 'Lag utkast');
    await expect(dialog(page).getByText('Starten kan ikke være etter slutten').first()).toBeVisible();
    await expect(field(page, 'Kan reserveres til')).toBeFocused();
    await field(page, 'Kan reserveres til').fill(dayFromNow(20));
    const made = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' && new URL(answer.url()).pathname.endsWith('/municipality/tickets'),
    );
    await submit(page, 'Lag utkast');
    const { data: group } = await (await made).json();
    await expect(row).toContainText('Utkast');
    await expect(row).toContainText('0 av 2');

    await button(page, `Slett: ${name}`).click();
    await expect(dialog(page)).toContainText('Utkastet kan ikke hentes tilbake.');
    await look(page);
    await submit(page, 'Avbryt');
    await button(page, `Endre: ${name}`).click();
    await expect(field(page, 'Til klokka')).toHaveValue('20:00');
    await field(page, 'Antall billetter').fill('3');
    await submit(page, 'Lagre');
    await expect(row).toContainText('0 av 3');
    await button(page, `Åpne: ${name}`).click();
    await expect(row.getByText('Åpen')).toBeVisible();
    await look(page);

    const headers = { ...as(guardian.ticket).headers, 'x-tenant': TOWN };
    const reserved = await request.post(api(`/tickets/${group.id}/reserve`), { data: { card_id: card }, headers });
    expect(reserved.ok(), await reserved.text()).toBe(true);
    await button(page, `Tall: ${name}`).click();
    await expect(dialog(page).getByRole('heading', { name: `${name} i tall` })).toBeVisible();
    await expect(dialog(page).locator('dt', { hasText: 'Reservert, ikke brukt' }).locator('+ dd')).toHaveText('1');
    await dialog(page).getByText('Vis tallene som tabell').click();
    await look(page);
    await submit(page, 'Last ned');
    await look(page);
    await submit(page, 'CSV');
    const download = page.waitForEvent('download');
    await submit(page, 'Last ned filen');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${name}.csv`);
    expect(await readFile(await file.path(), 'utf8')).toContain('"Reservert"');
    await submit(page, 'Lukk');

    await button(page, `Steng: ${name}`).click();
    await look(page);
    await submit(page, 'Steng');
    await expect(row.getByText('Stengt')).toBeVisible();
    await expect(row).toContainText('1 av 3');
    await choice(page, 'Utkast').click();
    await expect(row).toHaveCount(0);
    await choice(page, 'Stengt').click();
    await expect(row).toHaveCount(1);
    await look(page);

    await takeSheet(page, name);
    // What was wrong in a form is refused.
    expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
  });
}

/** A file with a fault is told of, and one that is right becomes drafts. */
async function takeSheet(page: Page, name: string): Promise<void> {
  const [from, until] = [dayFromNow(1), dayFromNow(30)];
  const sheetWith = (rows: readonly string[]) => ({
    name: 'billetter.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Navn;Sted;Antall;Åpner;Stenger;Gjelder fra;Gjelder til\n${rows
        .map((row) => `${row};${from};${until};${from};${until}`)
        .join('\n')}`,
    ),
  });
  const chosen = dialog(page).locator('input[type=file]');
  await button(page, 'Hent fra regneark').click();
  await look(page);
  await chosen.setInputFiles(sheetWith([`${name} A;Saga kino;mange`]));
  await expect(dialog(page).getByText('1 feil. Ingenting er lagret.')).toBeVisible();
  await expect(dialog(page).getByText('Rad 2, Antall billetter:')).toBeVisible();
  await look(page);
  await chosen.setInputFiles(sheetWith([`${name} A;Saga kino;10`, `${name} B;Saga kino;20`]));
  await expect(dialog(page).getByText('2 billetter er klare til å hentes inn')).toBeVisible();
  await look(page);
  await submit(page, 'Lag 2 utkast');
  await expect(page.getByText('2 utkast er laget.')).toBeVisible();
  await choice(page, 'Utkast').click();
  await expect(page.getByRole('row', { name: `${name} B` })).toContainText('0 av 20');
}
