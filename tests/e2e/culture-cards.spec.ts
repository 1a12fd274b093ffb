import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { CONDITIONS_VERSION } from '#features/organisations/rules.ts';
import { api, as, newPerson, post, type Ticket, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf } from './console.ts';
import { deviceOf, untilKept } from './door-steps.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, field, link, look, open } from './screen.ts';

/** An organisation of Bergen that nobody knows, with an owner. */
async function givenHouse(request: APIRequestContext) {
  const owner = await newPerson(request);
  const name = nameOfItsOwn('Kulturhuset');
  const wanted = { name, description: 'Konserter og teater.', municipality_id: '4601' };
  const { id } = (await post(request, '/organizations', wanted, owner.ticket)).data;
  await post(request, `/organizations/${id}/accept`, {}, await ticketOf(request, 'kommune'));
  const agreed = { version: CONDITIONS_VERSION, is_accepted: true };
  await post(request, `/organizations/${id}/conditions`, agreed, owner.ticket);
  return { id: id as string, name, owner: owner.ticket };
}

const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click();

async function give(page: Page, name: string, username?: string): Promise<void> {
  await button(page, 'Legg til').click();
  await field(page, 'Navn').fill(name);
  if (username) await dialog(page).getByLabel('E-post eller mobilnummer').fill(username);
  await submit(page, 'Gi kort');
  await expect(dialog(page)).toHaveCount(0);
}

/** On a device that keeps pages, as one with the portal installed does. */
async function showWithoutNetwork(browser: Browser, holder: Ticket, width: number): Promise<void> {
  const device = await deviceOf(browser, holder, { viewport: { width, height: 844 } });
  const page = await device.newPage();
  const code = page.getByText(/^\d{4} \d{4}$/);
  await page.goto(at('bergen', '/my/culture-cards'));
  await expect(code).toBeVisible();
  // The worker keeps the files of a page that is read while it is in charge.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(code).toBeVisible();
  await untilKept(page);
  await device.setOffline(true);
  await page.reload();
  await expect(page.getByText('Dette er kodene du har på denne enheten')).toBeVisible();
  await expect(code).toBeVisible();
  await look(page);
  await device.close();
}

for (const [screen, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`CUL-01 DLG-02 a venue is named, cards are given, used and removed on ${screen}`, async ({
    browser,
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const house = await givenHouse(request);
    const holder = await newPerson(request);
    const complaints = complaintsOf(page);

    await open(page, '/dashboard/municipality/culture', await ticketOf(request, 'kommune'));
    await button(page, 'Legg til sted').click();
    await look(page);
    await page.getByRole('combobox', { name: 'Organisasjon' }).fill(house.name);
    await page.getByRole('option', { name: house.name }).click();
    await submit(page, 'Legg til');
    await expect(page.getByText(`${house.name} tar nå imot kulturkort`)).toBeVisible();
    await look(page);
    await page.getByRole('tab', { name: /^Tall/ }).click();
    await expect(page.getByRole('heading', { name: 'Besøk siste 12 måneder' })).toBeVisible();
    await look(page);

    await open(page, `/dashboard?organization=${house.id}`, house.owner);
    await link(page, 'Kulturkort').click();
    await expect(page.getByRole('heading', { name: 'Kulturkort', level: 1 })).toBeVisible();
    await page.getByRole('tab', { name: /^Grupper/ }).click();
    await button(page, 'Ny gruppe').click();
    await field(page, 'Navn på gruppen').fill('Seniorkoret');
    await field(page, 'Besøk per kort i perioden').fill('2');
    await look(page);
    await submit(page, 'Lagre');
    await page.getByRole('button', { name: /^Seniorkoret/ }).click();
    await give(page, 'Grete Solheim', holder.email);
    await give(page, 'Harald Tangen');
    await expect(page.getByRole('listitem').filter({ hasText: 'Harald Tangen' })).toContainText('2 igjen');
    await look(page);

    await page.getByRole('tab', { name: 'I døra' }).click();
    await page.getByRole('searchbox', { name: 'Finn kort på navn eller nummer' }).fill('grete');
    await page.getByRole('button', { name: /Grete Solheim/ }).click();
    await expect(page.getByText('2 av 2 besøk igjen').first()).toBeVisible();
    await button(page, 'Flere i følge').click();
    await look(page);
    await button(page, 'Registrer besøk').click();
    const came = page.getByRole('listitem').filter({ hasText: 'Grete Solheim' });
    await expect(came).toContainText('Besøket er registrert · 1 igjen');
    await button(page, 'Angre besøket til Grete Solheim').click();
    await expect(page.getByText('Besøket er angret')).toBeVisible();
    await expect(came).toHaveCount(0);
    await look(page);

    await page.getByRole('tab', { name: /^Grupper/ }).click();
    await page.getByRole('button', { name: /^Seniorkoret/ }).click();
    for (const count of [1, 2]) {
      await button(page, 'Registrer alle').click();
      await expect(dialog(page).getByRole('checkbox', { name: /Grete/ })).toBeChecked();
      if (count === 1) await look(page);
      await submit(page, 'Registrer 2 besøk');
      await expect(dialog(page)).toHaveCount(0);
    }
    await page.getByRole('tab', { name: 'I døra' }).click();
    await page.getByRole('searchbox', { name: 'Finn kort på navn eller nummer' }).fill('harald');
    await page.getByRole('button', { name: /Harald Tangen/ }).click();
    await expect(page.getByText('Alle besøkene er brukt.').first()).toBeVisible();
    await expect(button(page, 'Registrer besøk')).toHaveCount(0);
    await look(page);

    await page.getByRole('tab', { name: /^Besøk/ }).click();
    await expect(page.getByRole('row', { name: /Åpent hus/ })).toContainText('4');
    await look(page);

    await open(page, '/my', holder.ticket);
    await link(page, 'Vis kortene').click();
    await expect(page.getByText('0 av 2 besøk igjen')).toBeVisible();
    await expect(page.getByText(/^\d{4} \d{4}$/)).toBeVisible();
    await look(page);
    await showWithoutNetwork(browser, holder.ticket, width);

    await open(page, `/organisations/${house.id}/culture-cards`, house.owner);
    await page.getByRole('tab', { name: /^Grupper/ }).click();
    await page.getByRole('button', { name: /^Seniorkoret/ }).click();
    await button(page, 'Fjern Grete Solheim fra gruppen').click();
    await expect(dialog(page)).toContainText('Grete Solheim kan ikke bruke kortet lenger.');
    await look(page);
    await submit(page, 'Ja');
    await expect(page.getByText('Kulturkortet til Grete Solheim er fjernet')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Grete Solheim' })).toHaveCount(0);

    await open(page, '/nn/my/culture-cards', holder.ticket);
    await expect(page.getByText('Du har ingen kulturkort')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('CUL-01 a card on paper is printed, used, connected to an account later, and its paper goes on to hold', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const house = await givenHouse(request);
  const staff = await ticketOf(request, 'kommune');
  const organization_id = house.id;
  await post(request, '/municipality/culture-venues', { organization_id }, staff);
  const rules = { visits_per_period: 4, comes_together: false, with_companion: false };
  const days = { valid_from: '2026-01-01', valid_until: '2027-12-31' };
  const group = { name: 'Eldretreffet', ...rules, ...days, organization_id };
  const { data: made } = await post(request, '/culture_groups', group, house.owner);
  await post(request, '/culture_group_members', { group_id: made.id, name: 'Oddbjørg Vik' }, house.owner);
  const holder = await newPerson(request);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const complaints = [complaintsOf(page), complaintsOf(phone)];
  const paper = dialog(page).getByRole('figure');
  const digits = async () => (await paper.getByText(/^\d{4} \d{4}$/).textContent()) ?? '';

  await open(page, `/organisations/${house.id}/culture-cards`, house.owner);
  await page.getByRole('tab', { name: /^Grupper/ }).click();
  await page.getByRole('button', { name: /^Eldretreffet/ }).click();
  await button(page, 'Kortet til Oddbjørg Vik på papir').click();
  await expect(paper).toContainText(`Gjelder hos ${house.name}`);
  await look(page);
  const lost = await digits();
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('nothing but the card is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Eldretreffet' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the paper is lost, and the card gets another code', async () => {
    await button(page, 'Lag ny kode').click();
    await expect(dialog(page)).toContainText('slutter å virke med en gang');
    await look(page);
    await submit(page, 'Lag ny kode');
    await expect(page.getByText('Kortet har fått en ny kode.', { exact: false })).toBeVisible();
    await expect.poll(digits).not.toBe(lost);
  });
  const held = await digits();
  const number = /Kort ([\d\s]+) ·/.exec((await paper.textContent()) ?? '')?.[1]?.trim() ?? '';

  await test.step('the holder has an account now, and connects the card', async () => {
    await open(phone, '/my/culture-cards', holder.ticket);
    await button(phone, 'Koble til kort').click();
    await field(phone, 'Kortnummer').fill(number);
    await field(phone, 'Åtte sifre').fill(lost);
    await submit(phone, 'Koble til');
    await expect(dialog(phone).getByText('passer ikke sammen', { exact: false }).last()).toBeVisible();
    await look(phone);
    await field(phone, 'Åtte sifre').fill(held);
    await submit(phone, 'Koble til');
    await expect(phone.getByText('Kortet i Eldretreffet er ditt')).toBeVisible();
    await expect(phone.getByText(held)).toBeVisible();
    await look(phone);
  });

  await test.step('at the door the new paper holds, and the lost one is told of', async () => {
    const read = (text: string) =>
      request.post(api('/culture_cards/read'), { data: { organization_id, text }, ...as(house.owner) });
    expect((await (await read(held)).json()).data.name).toBe('Oddbjørg Vik');
    expect((await read(lost)).status()).toBe(422);
  });
  await phone.context().close();
  expect(complaints.flat().filter((line) => !line.includes('422'))).toEqual([]);
});
