import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import { PREFIXES } from './addresses.ts';
import { complaintsOf } from './console.ts';
import { newName } from './demo-mailbox.ts';
import { givenTown, lookAtAll, MARKETPLACE, TOWN } from './market-scene.ts';
import { button, choice, field, link, look, open } from './screen.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const LENGTH = 3;

const WEEK = ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'];

const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

async function givePicture(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#1d6b5c' } })
    .png()
    .toBuffer();
  await dialog(page).getByRole('checkbox').last().check();
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'ski.png', mimeType: 'image/png', buffer });
  await expect(dialog(page).getByRole('img', { name: /ski\.png/ })).toBeVisible();
}

/** A place that is open whenever the test runs. What is wrong is said at its field, and nothing typed is lost. */
async function makePlace(page: Page, name: string): Promise<void> {
  await button(page, 'Nytt utlånssted').click();
  await field(page, 'Navn på stedet').fill(name);
  await field(page, 'Adresse (valgfritt)').fill('Skogveien 4, 1386 Asker');
  await button(page, 'Mandag: Legg til åpningstid').click();
  await field(page, 'Mandag: Åpner').fill('19:00');
  await field(page, 'Mandag: Stenger').fill('15:00');
  await confirm(page, 'Lag stedet');
  await expect(dialog(page).getByText('Må være etter at det åpner').last()).toBeVisible();
  await expect(dialog(page).getByText('Feltet må fylles ut').last()).toBeVisible();
  await look(page);
  await field(page, 'Hvem låner ut?').fill('Utstyrsboden');
  await field(page, 'Mandag: Åpner').fill('00:00');
  await field(page, 'Mandag: Stenger').fill('23:59');
  for (const weekday of WEEK.slice(1)) await button(page, `${weekday}: Legg til åpningstid`).click();
  await expect(field(page, 'Søndag: Stenger')).toHaveValue('23:59');
  await confirm(page, 'Lag stedet');
  await expect(page.getByText(`${name} er laget`)).toBeVisible();
}

/** Two pairs of skis with a picture, opened for families when they are there. */
async function makeSkis(page: Page, name: string, place: string): Promise<void> {
  await button(page, 'Nytt utstyr').click();
  await field(page, 'Navn').fill(name);
  await field(page, 'Utlånssted').selectOption(place);
  await field(page, 'Høyst så mange dager').fill('61');
  await field(page, 'Når på året?').selectOption('Bare en del av året');
  await confirm(page, 'Legg til');
  await expect(dialog(page).getByText('Kan være høyst 60').last()).toBeVisible();
  await expect(dialog(page).getByText('Skriv dagen som DD.MM, for eksempel 15.04').last()).toBeVisible();
  await look(page);
  await field(page, 'Høyst så mange dager').fill(String(LENGTH));
  await field(page, 'Når på året?').selectOption('Hele året');
  await givePicture(page);
  await look(page);
  await confirm(page, 'Legg til');
  await expect(page.getByText(`${name} er lagt til`, { exact: false })).toBeVisible();

  await button(page, `Eksemplarer: ${name}`).click();
  await confirm(page, 'Legg til eksemplarer');
  await field(page, 'Merker, ett på hver linje').fill('Ski 1\nSki 2\nSki 3');
  await confirm(page, 'Legg til');
  await expect(dialog(page).getByText('Ski 3')).toBeVisible();
  await button(page, 'Endre: Ski 3').click();
  await field(page, 'Merke').fill('Ski 1');
  await field(page, 'Hvordan er den?').selectOption('Til reparasjon');
  await confirm(page, 'Lagre');
  await expect(dialog(page).getByText('To eksemplarer kan ikke ha samme merke.').last()).toBeVisible();
  await field(page, 'Merke').fill('Ski 9');
  await look(page);
  await confirm(page, 'Lagre');
  const mended = dialog(page).getByRole('listitem').filter({ hasText: 'Ski 9' });
  await expect(mended.getByText('Til reparasjon')).toBeVisible();
  await look(page);
  await confirm(page, 'Lukk');
  await button(page, `Åpne: ${name}`).click();
  await expect(page.getByText(`${name} er åpen for familiene`)).toBeVisible();
}

/** One with a fault is told of; one that is right becomes pieces, and a draft of what is new. */
async function takeSheet(page: Page, name: string, place: string): Promise<void> {
  const sheetWith = (length: string) => ({
    name: 'utstyr.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Utstyr;Sted;Merke;Høyst\n${name};${place};Ski 4;\n${name} barn;${place};B 1;${length}`),
  });
  await button(page, 'Hent fra regneark').click();
  await look(page);
  await dialog(page).locator('input[type=file]').setInputFiles(sheetWith('lenge'));
  await expect(dialog(page).getByText('Rad 3, Høyst:')).toBeVisible();
  await look(page);
  await dialog(page).locator('input[type=file]').setInputFiles(sheetWith('5'));
  await expect(dialog(page).getByText('2 eksemplarer er klare til å hentes inn')).toBeVisible();
  await look(page);
  await confirm(page, 'Legg til 2 eksemplarer');
  await expect(page.getByText('2 eksemplarer er lagt til.')).toBeVisible();
  await expect(page.getByRole('row', { name: `${name} barn` })).toContainText('Kladd');
}

const calendar = (page: Page, name: string) => page.getByRole('form', { name });
const sheet = (page: Page, name: string) => page.getByRole('article', { name });

/** From a day on, three of them; the next month is turned to where they reach into it. */
async function chooseThreeDays(page: Page, name: string, first: string): Promise<void> {
  const form = calendar(page, name);
  for (const day of [first, dayAfter(first, LENGTH - 1)]) {
    const month = new Intl.DateTimeFormat('nb', { month: 'long', timeZone: 'UTC' }).format(new Date(day));
    if (!(await form.getByText(`${month} ${day.slice(0, 4)}`, { exact: true }).isVisible())) {
      await form.getByRole('button', { name: 'Neste måned' }).click();
    }
    await form.getByRole('button', { name: new RegExp(`^${Number(day.slice(8))}\\. ${month}`) }).click();
  }
}

test('BEY-20 a family reserves skis, keeps them longer and gives them up; the desk hands out and takes back', async ({
  browser,
  request,
}) => {
  test.slow();
  const { staff, guardian } = await givenTown(request);
  const [name, place] = [`Langrennsski ${newName()}`, `Utstyrsboden ${newName()}`];
  const today = shortDate(new Date());
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  const counter = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  const complaints = [complaintsOf(page), complaintsOf(counter)];

  await test.step('the municipality makes a place and what is lent there', async () => {
    await open(counter, '/dashboard/municipality/equipment', staff, TOWN);
    await look(counter);
    await makePlace(counter, place);
    await makeSkis(counter, name, place);
    await look(counter);
  });

  await test.step('three days are chosen in the calendar and reserved', async () => {
    await open(page, MARKETPLACE, guardian, TOWN);
    await button(page, name).click();
    await expect(page.locator(':focus').getByRole('form', { name })).toBeInViewport();
    await button(page, 'Reserver').click();
    await expect(page.getByText('Velg dager i kalenderen').first()).toBeVisible();
    await look(page);
    await chooseThreeDays(page, name, dayAfter(today, 1));
    await look(page);
    await button(page, 'Reserver i 3 dager').click();
    await expect(page.getByText(`${name} er reservert`)).toBeVisible();
    await expect(sheet(page, name).getByText(/^\d{4} \d{4}$/)).toBeVisible();
    await expect(sheet(page, name).getByText(/^Hent i morgen/)).toBeVisible();
    await look(page);
  });

  await test.step('they are kept as long as they can be, and then given up', async () => {
    await sheet(page, name)
      .getByRole('button', { name: /^Forleng til/ })
      .click();
    await expect(page.getByText(/^Lånet er forlenget til/)).toBeVisible();
    await expect(sheet(page, name).getByRole('button', { name: /^Forleng til/ })).toHaveCount(0);
    await button(page, `Avbestill: ${name}`).click();
    await look(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Avbestill' }).click();
    await expect(page.getByText('Lånet er avbestilt')).toBeVisible();
    await expect(sheet(page, name)).toHaveCount(0);
  });

  await test.step('from today on: the desk hands them out', async () => {
    await chooseThreeDays(page, name, today);
    await button(page, 'Reserver i 3 dager').click();
    await expect(sheet(page, name).getByText(/^Hent i dag/)).toBeVisible();
    await link(counter, `Skranken på ${place}`).click();
    await expect(link(counter, 'Skann koder')).toBeVisible();
    await look(counter);
    await counter.getByRole('button', { name: new RegExp(`^Lever ut: ${name}`) }).click();
    await expect(field(counter, 'Eksemplar')).toHaveText(/Ski 1/);
    await field(counter, 'Eksemplar').selectOption('Ski 2');
    await look(counter);
    await counter.getByRole('dialog').getByRole('button', { name: 'Lever ut' }).click();
    await expect(counter.getByText(`${name} er levert ut`)).toBeVisible();
    await look(counter);
    await open(page, PREFIXES.nn + MARKETPLACE, guardian, TOWN);
    await expect(sheet(page, name).getByText('Merkt Ski 2', { exact: false })).toBeVisible();
    await look(page);
  });

  await test.step('they come back damaged, and are kept back until they are repaired', async () => {
    await counter.getByRole('button', { name: new RegExp(`^Ta imot: ${name}`) }).click();
    await look(counter);
    await choice(counter, 'Ødelagt').click();
    await expect(counter.getByText('Eksemplaret holdes tilbake til det er reparert.')).toBeVisible();
    await field(counter, 'Merknad').fill('Bindingen er løs.');
    await givePicture(counter);
    await look(counter);
    await counter.getByRole('dialog').getByRole('button', { name: 'Ta imot' }).click();
    await expect(counter.getByText(`${name} er tatt imot`)).toBeVisible();
    await expect(counter.getByText(`${name} · Bindingen er løs.`)).toBeVisible();
    await look(counter);
    await page.reload();
    await expect(sheet(page, name)).toHaveCount(0);
    await button(counter, 'Er reparert: Ski 2').click();
    await expect(counter.getByText('Ski 2 kan lånes ut igjen')).toBeVisible();
    await expect(button(counter, 'Er reparert: Ski 2')).toHaveCount(0);
  });

  await test.step('on a phone the municipality sees what was wrong, and changes the hours', async () => {
    await counter.setViewportSize(PHONE);
    await open(counter, '/dashboard/municipality/equipment', staff, TOWN);
    await lookAtAll(counter);
    await choice(counter, 'Levert').click();
    await button(counter, `Se bildet: ${name}, Ski 2`).click();
    const picture = dialog(counter).getByRole('img', { name: 'Bilde av skaden' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await look(counter);
    await confirm(counter, 'Lukk');
    await button(counter, `Endre: ${place}`).click();
    await button(counter, 'Søndag: Fjern åpningstiden').click();
    await look(counter);
    await confirm(counter, 'Lagre');
    await expect(counter.getByText('Endringene er lagret', { exact: false })).toBeVisible();
    await open(counter, `${PREFIXES.en}/dashboard/municipality/equipment`, staff, TOWN);
    await lookAtAll(counter);
  });

  await test.step('what stands in a spreadsheet is added, and all of it can be taken along', async () => {
    await open(counter, '/dashboard/municipality/equipment', staff, TOWN);
    await takeSheet(counter, name, place);
    await button(counter, 'Last ned').click();
    await look(counter);
    await button(counter, 'CSV').click();
    const download = counter.waitForEvent('download');
    await button(counter, 'Last ned filen').click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(`"${name}";"${place}";"Ski 2"`);
    expect(file).toContain(`"${name} barn";"${place}";"B 1"`);
  });

  for (const tab of [page, counter]) await tab.context().close();
  expect(complaints.flat().filter((line) => !line.includes('422'))).toEqual([]);
});
