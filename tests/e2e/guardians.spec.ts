import { expect, type Page, test } from '@playwright/test';
import { newPerson, post, read, type Ticket } from './accounts.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { grantAdmin, LEISURE_TOWN } from './office-scene.ts';
import { button, field, look, open } from './screen.ts';
import { logInWithEid } from './sign-in-steps.ts';

const TOWN = 'demo-fritidskonto';
const PATH = '/dashboard/municipality/accounts?list=accounts';
const [ASK, VARM] = ['03822150054', '28880461046'];
/** What they are called they have not said yet. */
const DECIDED = 'Ny bruker er foresatt for Ask, født 2021';

const section = (page: Page) => page.getByRole('region', { name: 'Foresatte etter kommunens avgjørelse' });

test('BEY-05 the municipality decides who is a guardian, and ends it', async ({ browser, page, request }) => {
  const eid = async (name: RegExp): Promise<Ticket> => {
    const context = await browser.newContext();
    const ticket = await logInWithEid(await context.newPage(), name);
    await context.close();
    return ticket;
  };
  await post(request, '/household/refresh', {}, await eid(/Rolig Fjord/));
  const foster = await eid(/Varm Stue/);
  const children = async () =>
    (await read(request, '/household', foster)).data.children.map((child: { first_name: string }) => child.first_name);
  const staff = await newPerson(request);
  await grantAdmin(staff.email, LEISURE_TOWN);
  await page.setViewportSize({ width: 1440, height: 900 });
  const complaints = complaintsOf(page);
  await expect
    .poll(async () => open(page, PATH, staff.ticket, TOWN).then(() => section(page).count()), { intervals: [1000] })
    .toBe(1);

  await button(page, 'Avgjør hvem som er foresatt').click();
  const dialog = page.getByRole('dialog', { name: 'Avgjør hvem som er foresatt' });
  await dialog.getByRole('button', { name: 'Gjør til foresatt' }).click();
  await expect(dialog.getByRole('link', { name: /^Skriv fødselsnummeret til / })).toHaveCount(2);
  await look(page);
  await field(page, 'Barnets fødselsnummer').fill('12345678901');
  await field(page, 'Fødselsnummeret til den som skal være foresatt').fill(VARM);
  await field(page, 'Begrunnelse').fill('Fosterhjem, sak 26/114');
  await dialog.getByRole('button', { name: 'Gjør til foresatt' }).click();
  await expect(dialog.getByText('Dette er ikke et gyldig fødselsnummer. Sjekk sifrene.').first()).toBeVisible();
  await field(page, 'Barnets fødselsnummer').fill(ASK);
  await dialog.getByRole('button', { name: 'Gjør til foresatt' }).click();
  await expect(page.getByText('Personen er nå foresatt for barnet')).toBeVisible();
  const line = section(page).getByRole('listitem').filter({ hasText: DECIDED });
  await expect(line).toContainText('Fosterhjem, sak 26/114');
  await expect(line).toContainText(staff.name);
  await look(page);
  expect(await page.content()).not.toContain(ASK);
  expect(await children()).toEqual(['Ask']);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await untilHydrated(page);
  await look(page);
  await line.getByRole('button', { name: 'Avslutt: Ny bruker for Ask' }).click();
  const ending = page.getByRole('dialog', { name: 'Avslutt for Ny bruker?' });
  await ending.getByRole('button', { name: 'Avslutt', exact: true }).click();
  await expect(ending.getByText('Skriv hvorfor.')).toBeVisible();
  await look(page);
  await field(page, 'Begrunnelse').fill('Flyttet hjem, sak 26/201');
  await ending.getByRole('button', { name: 'Avslutt', exact: true }).click();
  await expect(page.getByText('Personen er ikke lenger foresatt for barnet')).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(await children()).toEqual([]);
  // The browser tells of the number that was refused.
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
});
