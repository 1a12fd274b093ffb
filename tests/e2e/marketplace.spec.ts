import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { shortDate } from '#platform/language/dates.ts';
import { newPerson, type Ticket } from './accounts.ts';
import { PREFIXES } from './addresses.ts';
import { complaintsOf } from './console.ts';
import { newName } from './demo-mailbox.ts';
import { givenTown, lookAtAll, MARKETPLACE, makeBoat, makeInTown, readInTown, TOWN } from './market-scene.ts';
import { givenFamily } from './office-scene.ts';
import { button, link, open } from './screen.ts';

const PHONE = { width: 390, height: 844 };
const DAY_MS = 86_400_000;

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const dayIn = (days: number): string => inDays(days).slice(0, 'YYYY-MM-DD'.length);

type Given = { total: number; opens_at?: string };

async function givenTickets(
  request: APIRequestContext,
  staff: Ticket,
  { total, opens_at = inDays(-1) }: Given,
): Promise<string> {
  const name = `Badebillett ${newName()}`;
  const form = {
    name,
    description: 'Ta med håndkle.',
    provider_name: 'Sundhallen',
    organization_id: null,
    scheme_id: null,
    total,
    opens_at,
    closes_at: inDays(20),
    valid_from: dayIn(-1),
    valid_until: dayIn(30),
    hold_days: null,
    min_age: null,
    max_age: null,
    per_card: 1,
  };
  const { data } = await makeInTown(request, '/municipality/tickets', form, staff);
  await makeInTown(request, `/municipality/tickets/${data.id}/state`, { state: 'open' }, staff);
  return name;
}

const article = (page: Page, name: string) => page.getByRole('article', { name });

const ticketCard = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Billetter' }).getByRole('article', { name });

test('TIC-01 TIC-03 a family takes a ticket, shows its code without a network and gives it back', async ({
  browser,
  request,
}) => {
  const { staff, guardian } = await givenTown(request);
  const name = await givenTickets(request, staff, { total: 1 });
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await open(page, MARKETPLACE, guardian, TOWN);
  await expect(ticketCard(page, name).getByText('igjen av 1')).toBeVisible();
  await lookAtAll(page);
  await button(page, `Hent billett: ${name}`).click();
  await expect(page.getByRole('dialog').getByText('Ta med håndkle.')).toBeVisible();
  await lookAtAll(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Hent billett' }).click();
  await expect(page.getByText(/har fått billett/)).toBeVisible();
  const digits = article(page, name)
    .first()
    .getByText(/^\d{4} \d{4}$/);
  await expect(digits).toBeVisible();
  const shown = await digits.textContent();
  await lookAtAll(page);
  await button(page, 'Vis stor').click();
  await expect(page.getByRole('dialog', { name }).getByText(shown ?? '')).toBeVisible();
  await lookAtAll(page);
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Lukk' }).click();

  // The page is kept by the service worker once that is in charge.
  await page.reload();
  await expect(digits).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(digits).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Uten nett. Dette er kodene du har på denne enheten.')).toBeVisible();
  await expect(digits).toHaveText(shown ?? '');
  await context.setOffline(false);

  // Another family finds it sold out, waits, and gets what is given back.
  const other = await newPerson(request);
  const helper = await newPerson(request);
  await givenFamily({ staff: helper.email, guardian: other.email });
  const second = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await open(second, PREFIXES.nn + MARKETPLACE, other.ticket, TOWN);
  const wanted = second.getByRole('region', { name: 'Billettar' }).getByRole('article', { name });
  await expect(wanted.getByText('Utselt')).toBeVisible();
  await second.getByRole('button', { name: `Still deg i kø: ${name}` }).click();
  await lookAtAll(second);
  await second.getByRole('dialog').getByRole('button', { name: 'Still deg i kø' }).click();
  await expect(wanted.getByText('Du er nr. 1 i køen')).toBeVisible();
  await lookAtAll(second);

  await page.reload();
  await button(page, `Gi billetten tilbake: ${name}`).click();
  await lookAtAll(page);
  await button(page, 'Gi tilbake').click();
  await expect(page.getByText('Billetten er gitt tilbake')).toBeVisible();
  await expect(ticketCard(page, name).getByText('Utsolgt')).toBeVisible();
  await second.reload();
  await expect(wanted.getByText('Reservert')).toBeVisible();
  await lookAtAll(second);
  await second.context().close();
  await context.close();
  expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/.test(line))).toEqual([]);
});

test('TIC-03 a family that waits on the page gets the button when it opens, without a reload', async ({
  browser,
  request,
}) => {
  const { staff, guardian } = await givenTown(request);
  const opens_at = new Date(Date.now() + 25_000).toISOString();
  const name = await givenTickets(request, staff, { total: 3, opens_at });
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  await open(page, MARKETPLACE, guardian, TOWN);
  const wanted = ticketCard(page, name);
  await expect(wanted.getByText('Kommer snart')).toBeVisible();
  await expect(wanted.getByRole('timer')).toHaveText(/^Åpner om 0:\d\d\.$/);
  await expect(button(page, `Hent billett: ${name}`)).toBeVisible();
  await expect(wanted.getByRole('timer')).toBeHidden();
  await expect(wanted.getByText('igjen av 3')).toBeVisible();
  await page.context().close();
});

test('TIC-01 BEY-20 what another family takes is seen by who looks at the page, without a reload', async ({
  browser,
  request,
}) => {
  const { staff, guardian } = await givenTown(request);
  const other = await givenTown(request);
  const name = await givenTickets(request, staff, { total: 30 });
  const boat = `Jolle ${newName()}`;
  await makeBoat(request, staff, { name: boat, place: `Brygga ${newName()}` });
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  await open(page, MARKETPLACE, guardian, TOWN);
  await expect(ticketCard(page, name)).toContainText(/30\s*igjen av 30/);
  const { data } = await readInTown(request, '/tickets?filter=all&perPage=100', other.guardian);
  const group = data.find((one: { name: string }) => one.name === name);
  await makeInTown(request, `/tickets/${group.id}/reserve`, { card_id: other.card }, other.guardian);
  await expect(ticketCard(page, name)).toContainText(/29\s*igjen av 30/);
  await page.context().close();
});

test('TIC-01 RTE-04 without an account the way there is closed, with the reason', async ({ page, request }) => {
  const { ticket } = await newPerson(request);
  await open(page, '/fritidskonto', ticket, TOWN);
  const tab = page.getByRole('navigation', { name: 'Fritidskonto' }).getByRole('link', { name: 'Billetter og utstyr' });
  await expect(tab).toHaveAttribute('aria-disabled', 'true');
  await expect(tab).toHaveAccessibleDescription(/Du trenger en fritidskonto/);
  await lookAtAll(page);
  await open(page, '/events', undefined, TOWN);
  await expect(button(page, 'Se billetter og utstyr')).toBeDisabled();
  await lookAtAll(page);
  await open(page, MARKETPLACE, undefined, TOWN);
  await expect(page.getByText('Du har ingen fritidskonto som gjelder her')).toBeVisible();
  await lookAtAll(page);
});

test('TIC-01 RTE-04 a visitor comes from the list of activities and is asked to log in', async ({ page }) => {
  await open(page, '/events', undefined, TOWN);
  await link(page, 'Se billetter og utstyr').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billetter og utstyr' })).toBeVisible();
  await lookAtAll(page);
  await page.getByRole('main').getByRole('link', { name: 'Logg inn' }).click();
  await expect(page).toHaveURL(/get-started\?returnUrl=%2Ftickets%2Fmarketplace/);
});

test('TIC-03 BEY-20 what a family used, gave back and returned is found under earlier, on a phone, in three languages', async ({
  browser,
  request,
}) => {
  const { staff, guardian, card } = await givenTown(request);
  const [boat, place] = [`Robåt ${newName()}`, `Båtlaget ${newName()}`];
  const tickets = await givenTickets(request, staff, { total: 2 });
  const { data: groups } = await readInTown(request, '/tickets', guardian);
  const group = groups.find(({ name }: { name: string }) => name === tickets);
  const { data: ticket } = await makeInTown(request, `/tickets/${group.id}/reserve`, { card_id: card }, guardian);
  await makeInTown(request, `/tickets/${ticket.id}/use`, { key: randomUUID() }, staff);
  const item = await makeBoat(request, staff, { name: boat, place });
  const today = shortDate(new Date());
  const wanted = { card_id: card, from: today, to: today };
  const { data: loan } = await makeInTown(request, `/equipment/${item}/reserve`, wanted, guardian);
  await makeInTown(request, `/loans/${loan.id}/hand-out`, { key: randomUUID() }, staff);
  await makeInTown(request, `/loans/${loan.id}/return`, { key: randomUUID(), condition: 'good' }, staff);
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  const complaints = complaintsOf(page);
  const had = (list: string, name: string) =>
    page.getByRole('region', { name: list }).getByRole('listitem').filter({ hasText: name });
  for (const [prefix, earlier, ofTickets, used, ofLoans, returned] of [
    ['', 'Tidligere', 'Tidligere billetter', 'Brukt', 'Tidligere lån', 'Levert'],
    [PREFIXES.nn, 'Tidlegare', 'Tidlegare billettar', 'Brukt', 'Tidlegare lån', 'Levert'],
    [PREFIXES.en, 'Earlier', 'Earlier tickets', 'Used', 'Earlier loans', 'Returned'],
  ] as const) {
    await open(page, prefix + MARKETPLACE, guardian, TOWN);
    await page.getByRole('heading', { name: earlier, exact: true }).click();
    await expect(had(ofTickets, tickets)).toContainText(used);
    await expect(had(ofLoans, boat)).toContainText(returned);
    await lookAtAll(page);
  }
  await page.context().close();
  expect(complaints).toEqual([]);
});
