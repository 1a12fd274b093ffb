import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { newPerson, post, ticketOf } from './accounts.ts';
import { complaintsOf } from './console.ts';
import { countAccounts, givenOffice, grantAdmin, TRONDHEIM } from './office-scene.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, enterRoom, field, look, open } from './screen.ts';

const PATH = '/dashboard/municipality/accounts';

/** Three payments to payees that no other test knows wait for a municipality's admin. */
async function givenPaymentsThatWait(request: APIRequestContext) {
  const [staff, guardian, owner] = [await newPerson(request), await newPerson(request), await newPerson(request)];
  const organiser = nameOfItsOwn('Kontolaget');
  const wanted = { name: organiser, description: 'Vi møtes.', municipality_id: '4601' };
  const { id } = (await post(request, '/organizations', wanted, owner.ticket)).data;
  const { card, number, scheme } = await givenOffice({
    staff: staff.email,
    guardian: guardian.email,
    organisation: id,
  });
  const payee = nameOfItsOwn('Korpset');
  for (const [letter, amount] of [
    ['A', '300'],
    ['B', '450'],
    ['C', '750'],
  ]) {
    const payment = { organization_name: `${payee} ${letter}`, bank_account: '12345678903', amount };
    await post(request, `/cards/${card}/withdraw`, payment, guardian.ticket);
  }
  return { staff: staff.ticket, email: staff.email, organiser, payee, number, scheme };
}

for (const [screen, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`CRD-09 the municipality answers payments and organisers on ${screen}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const { staff, organiser, payee } = await givenPaymentsThatWait(request);
    const row = (letter: string) => page.getByRole('row', { name: `${payee} ${letter}` });
    const complaints = complaintsOf(page);
    // Until what was read of the person a moment ago is not believed any more.
    await expect
      .poll(
        async () => open(page, PATH, staff).then(() => page.getByRole('heading', { name: 'Fritidskontoer' }).count()),
        {
          intervals: [1000],
        },
      )
      .toBe(1);
    await field(page, 'Mottaker, KID eller kvitteringsnummer').fill(payee);
    await button(page, 'Søk').click();
    await expect(page.getByText('Viser 3 av 3')).toBeVisible();
    await expect(row('A').getByText('Sjekk først')).toBeVisible();
    await look(page);

    await row('A').getByRole('checkbox').check();
    await row('B').getByRole('checkbox').check();
    await expect(page.getByText('2 valgt').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('kr 750,00').filter({ visible: true }).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await look(page);
    await button(page, /^Godkjenn( 2)?$/)
      .filter({ visible: true })
      .click();
    await expect(page.getByText('2 betalinger er godkjent')).toBeVisible();
    await expect(row('A').getByText('Betales med neste bankfil')).toBeVisible();
    await expect(row('A').getByRole('checkbox')).toHaveCount(0);

    await row('C').getByRole('button', { name: /^Åpne/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1234.56.78903')).toBeVisible();
    await look(page);
    await dialog.getByRole('button', { name: 'Avvis' }).click();
    await dialog.getByRole('button', { name: 'Avvis' }).click();
    await expect(page.getByText('Skriv hvorfor, med minst fem tegn.')).toBeVisible();
    await look(page);
    await field(page, 'Grunn').fill('Dette er ikke en fritidsaktivitet.');
    await dialog.getByRole('button', { name: 'Avvis' }).click();
    await expect(page.getByText('Betalingen er avvist')).toBeVisible();
    await expect(row('C').getByText('Dette er ikke en fritidsaktivitet.')).toBeVisible();
    await page.getByRole('link', { name: 'Avvist' }).click();
    await expect(page.getByText('Viser 1 av 1')).toBeVisible();
    await look(page);

    await page.getByRole('link', { name: 'Arrangører som er med' }).click();
    await button(page, `Si nei: ${organiser}`).click();
    await field(page, 'Grunn').fill('Vi kjenner ikke kontonummeret.');
    await look(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Si nei' }).click();
    await expect(page.getByText(`${organiser} har fått avslag`)).toBeVisible();
    await expect(page.getByText('Grunn: Vi kjenner ikke kontonummeret.').first()).toBeVisible();
    await look(page);
    expect(complaints).toEqual([]);
  });
}

for (const [screen, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`CRD-09 the municipality finds an account and changes what is in it on ${screen}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const { staff, payee, number, scheme } = await givenPaymentsThatWait(request);
    const complaints = complaintsOf(page);
    const heading = page.getByRole('heading', { name: 'Fritidskontoer' });
    await expect
      .poll(async () => open(page, `${PATH}?list=accounts`, staff).then(() => heading.count()), { intervals: [1000] })
      .toBe(1);
    await expect(page.getByText('Barn med konto')).toBeVisible();
    await page.getByText('Avgrens kontoene').click();
    await field(page, 'Postnummer').fill('12');
    await field(page, 'Kontonummer i ordningen').fill(String(number));
    await button(page, 'Vis').click();
    await expect(page.getByText('Et postnummer har fire siffer.')).toBeVisible();
    await look(page);
    await field(page, 'Postnummer').fill('');
    await button(page, 'Vis').click();
    await expect(page.getByRole('row', { name: 'Emil, født 2014' })).toHaveCount(1);
    await look(page);

    await button(page, `Åpne: konto ${number}`).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`${payee} C`)).toBeVisible();
    await look(page);
    await dialog.getByRole('button', { name: 'Endre beløpet' }).click();
    await field(page, 'Beløp').fill('1.005');
    await dialog.getByRole('button', { name: 'Sett inn' }).click();
    await expect(page.getByText('med høyst to desimaler').first()).toBeVisible();
    await look(page);
    await field(page, 'Beløp').fill('250,50');
    await field(page, 'Grunn').fill('Flyttet hit i høst.');
    await dialog.getByRole('button', { name: 'Sett inn' }).click();
    await expect(page.getByText('Kontoen har nå kr 750,50')).toBeVisible();
    await expect(page.getByText('kr 750,50').first()).toBeVisible();

    await button(page, 'Sett inn til alle').click();
    await field(page, 'Ordning').filter({ visible: true }).last().selectOption(scheme);
    await field(page, 'Beløp').fill('10');
    await field(page, 'Grunn').fill('Ekstra til jul.');
    await look(page);
    await dialog.getByRole('button', { name: 'Sett inn' }).click();
    await expect(page.getByText('Beløpet er på vei inn')).toBeVisible();
    await expect(page.getByText('1 av 1 kontoer har fått beløpet').first()).toBeVisible({ timeout: 20_000 });
    await look(page);

    await button(page, 'Finn med fødselsnummer').click();
    await field(page, 'Barnets fødselsnummer').fill('01031450035');
    await field(page, 'Hvorfor leter du?').fill('Familien ringte.');
    await dialog.getByRole('button', { name: 'Finn' }).click();
    await expect(dialog.getByText('Barnet har ingen konto i kommunen.')).toBeVisible();
    await look(page);
    expect(page.url()).not.toContain('0103145');
    await dialog.getByRole('button', { name: 'Avbryt' }).click();

    await button(page, 'Last ned').click();
    // From the top: a room that is half behind the header of the page counts as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await look(page);
    await button(page, 'CSV').click();
    const download = page.waitForEvent('download');
    await button(page, 'Last ned filen').click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(`"${number}";"Fritidskonto";"Emil";"2014"`);
    await countAccounts();
    await page.getByRole('link', { name: 'Statistikk' }).click();
    await expect(page.getByRole('heading', { name: 'Hvem pengene gikk til' })).toBeVisible();
    await look(page);
    expect(complaints).toEqual([]);
  });
}

test('CRD-09 the municipality’s people have it among their rooms, others are turned away', async ({
  page,
  request,
}) => {
  await open(page, '/dashboard/municipality/scheme', await ticketOf(request, 'kommune'));
  await enterRoom(page, 'Ordninger', 'Fritidskontoer');
  await expect(page.getByRole('heading', { level: 1, name: 'Fritidskontoer' })).toBeVisible();
  await look(page);
  await page.context().clearCookies();
  const { ticket } = await newPerson(request);
  await open(page, PATH, ticket);
  await expect(page.getByRole('heading', { level: 1, name: 'Fritidskontoer' })).toHaveCount(0);
});

const HAMAR = 3403;

test('CRD-09 an admin of two municipalities works for one at a time', async ({ page, request }) => {
  const { staff, email, payee } = await givenPaymentsThatWait(request);
  await grantAdmin(email, HAMAR);
  const asked = new Set<string>();
  page.on('request', (sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    const namesOne = /[\da-f]{8}-[\da-f]{4}-/.test(pathname);
    if (!namesOne && /^\/api\/(?:municipality|certificates$)/.test(pathname)) {
      asked.add(searchParams.get('municipality_id') ?? `none for ${pathname}`);
    }
  });
  const choice = page.getByRole('combobox', { name: 'Kommune', exact: true });
  const rooms = page.getByRole('navigation', { name: 'Kommunekontoret' });
  const kept = () => page.evaluate(() => localStorage.getItem('nabolag:dashboard:municipality'));
  await page.setViewportSize({ width: 1440, height: 844 });
  const complaints = complaintsOf(page);
  await expect.poll(async () => open(page, PATH, staff).then(() => choice.count()), { intervals: [1000] }).toBe(1);
  await expect(choice.getByRole('option')).toHaveText(['Hamar', 'Trondheim']);
  await expect(choice).toHaveValue(String(HAMAR));
  await expect(page.getByText('Ingen betalinger her')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
  await look(page);

  await choice.focus();
  await choice.selectOption('Trondheim');
  await expect(page.getByRole('row', { name: `${payee} C` })).toBeVisible();
  await expect(choice).toBeFocused();
  await expect.poll(kept).toBe(String(TRONDHEIM));
  // What was asked about the first one may still have been on its way. From here on nothing is.
  asked.clear();
  await look(page);
  for (const list of ['Kontoer', 'Arrangører som er med', 'Bankfiler', 'Statistikk']) {
    await page.getByRole('link', { name: list, exact: true }).click();
    await expect(page.getByRole('link', { name: list, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  for (const [group, name] of [
    ['Ordninger', 'Ordningen'],
    ['Ordninger', 'Sertifikater'],
    ['Innsyn', 'Revisjon'],
  ] as const) {
    await enterRoom(page, group, name);
    await expect(rooms.locator(`summary[aria-label="${group}: ${name}"]`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(choice).toHaveValue(String(TRONDHEIM));
    await look(page);
  }
  await page.reload();
  await expect(choice).toHaveValue(String(TRONDHEIM));
  expect([...asked]).toEqual([String(TRONDHEIM)]);

  await page.setViewportSize({ width: 390, height: 844 });
  await look(page);
  expect(complaints).toEqual([]);
  await grantAdmin(email, TRONDHEIM, false);
  // The portal hears of it within seconds, and the page asks for rights once.
  await expect.poll(async () => open(page, PATH).then(() => choice.count()), { intervals: [1000] }).toBe(0);
  await expect(page.getByText('Hamar').first()).toBeVisible();
});
