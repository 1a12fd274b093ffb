import { expect, type Page, test } from '@playwright/test';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import { PREFIXES } from './addresses.ts';
import { complaintsOf } from './console.ts';
import { newName } from './demo-mailbox.ts';
import { givenTown, lookAtAll, MARKETPLACE, makeBoat, TOWN } from './market-scene.ts';
import { button, choice, field, link, look, open } from './screen.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const OFFICE = '/dashboard/municipality/equipment';

const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const sheet = (page: Page, name: string) => page.getByRole('article', { name });

test('BEY-20 a deposit is told of, held, asked about at the desk and decided on by the municipality', async ({
  browser,
  request,
}) => {
  test.slow();
  const { staff, guardian } = await givenTown(request);
  const [name, place] = [`Robåt ${newName()}`, `Båtlaget ${newName()}`];
  const today = shortDate(new Date());
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  const counter = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  const complaints = [complaintsOf(page), complaintsOf(counter)];
  await makeBoat(request, staff, { name, place });

  await test.step('the municipality asks for kr 250', async () => {
    await open(counter, OFFICE, staff, TOWN);
    await button(counter, `Endre: ${name}`).click();
    await field(counter, 'Depositum (valgfritt)').fill('mye');
    await confirm(counter, 'Lagre');
    await expect(dialog(counter).getByText('Skriv et beløp fra 0 til 5 000 kroner').last()).toBeVisible();
    await look(counter);
    await field(counter, 'Depositum (valgfritt)').fill('250');
    await confirm(counter, 'Lagre');
    await expect(counter.getByText('Endringene er lagret', { exact: false })).toBeVisible();
  });

  await test.step('the family sees it before it reserves, and on the loan', async () => {
    await open(page, MARKETPLACE, guardian, TOWN);
    await button(page, name).click();
    const form = page.getByRole('form', { name });
    await expect(form.getByText('kr 250 holdes av på kontoen', { exact: false })).toBeVisible();
    for (const day of [today, dayAfter(today, 1)]) {
      const month = new Intl.DateTimeFormat('nb', { month: 'long', timeZone: 'UTC' }).format(new Date(day));
      if (!(await form.getByText(`${month} ${day.slice(0, 4)}`, { exact: true }).isVisible())) {
        await form.getByRole('button', { name: 'Neste måned' }).click();
      }
      await form.getByRole('button', { name: new RegExp(`^${Number(day.slice(8))}\\. ${month}`) }).click();
    }
    await lookAtAll(page);
    await button(page, 'Reserver i 2 dager').click();
    await expect(sheet(page, name).getByText('Depositum: kr 250 er holdt av', { exact: false })).toBeVisible();
    await lookAtAll(page);
  });

  await test.step('the desk is told what becomes of it', async () => {
    await open(counter, OFFICE, staff, TOWN);
    await link(counter, `Skranken på ${place}`).click();
    await counter.getByRole('button', { name: new RegExp(`^Lever ut: ${name}`) }).click();
    await confirm(counter, 'Lever ut');
    await expect(counter.getByText(`${name} er levert ut`)).toBeVisible();
    await counter.getByRole('button', { name: new RegExp(`^Ta imot: ${name}`) }).click();
    await expect(dialog(counter).getByText('Depositumet på kr 250 går tilbake til familien.')).toBeVisible();
    await choice(counter, 'Ødelagt').click();
    await expect(dialog(counter).getByText('blir holdt av til kommunen har avgjort', { exact: false })).toBeVisible();
    await look(counter);
    await confirm(counter, 'Ta imot');
    await expect(counter.getByText(`${name} er tatt imot`)).toBeVisible();
    await open(page, PREFIXES.nn + MARKETPLACE, guardian, TOWN);
    await expect(sheet(page, name).getByText('Kommunen avgjer kva som skjer', { exact: false })).toBeVisible();
    await lookAtAll(page);
  });

  await test.step('the municipality keeps a part with a reason, on a phone', async () => {
    await counter.setViewportSize(PHONE);
    await open(counter, OFFICE, staff, TOWN);
    await expect(counter.getByText(/venter på deg$/)).toBeVisible();
    await choice(counter, 'Depositum').click();
    await lookAtAll(counter);
    await button(counter, `Avgjør depositumet: ${name}, Båt 1`).click();
    await field(counter, 'Hvor mye skal beholdes?').fill('251');
    await confirm(counter, 'Lagre avgjørelsen');
    await expect(dialog(counter).getByText('Skriv et beløp fra 0 til kr 250').last()).toBeVisible();
    await field(counter, 'Hvor mye skal beholdes?').fill('100');
    await confirm(counter, 'Lagre avgjørelsen');
    await expect(dialog(counter).getByText('Skriv hvorfor, så familien vet det').last()).toBeVisible();
    await look(counter);
    await field(counter, 'Begrunnelse').fill('En åre er knekt');
    await confirm(counter, 'Lagre avgjørelsen');
    await expect(counter.getByText('kr 100 er beholdt, og familien har fått beskjed')).toBeVisible();
    await expect(button(counter, `Avgjør depositumet: ${name}, Båt 1`)).toHaveCount(0);
    await choice(counter, 'Levert').click();
    const returned = counter.getByRole('row').filter({ hasText: name });
    await expect(returned.getByText('Depositum kr 100 av kr 250: beholdt · En åre er knekt')).toBeVisible();
    await page.reload();
    await expect(sheet(page, name)).toHaveCount(0);
  });

  for (const tab of [page, counter]) await tab.context().close();
  expect(complaints.flat()).toEqual([]);
});
