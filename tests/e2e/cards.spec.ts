import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { api, as, newPerson, type Ticket, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { answerConsent, beLoggedIn, button, field, look, open } from './screen.ts';

const TOWN = 'demo-fritidskonto';
const NORA = '04831750060';

/** Logs in with the service that stands in for ID-porten. */
async function logInWithEid(page: Page, name: RegExp): Promise<void> {
  await answerConsent(page.context(), TOWN);
  await page.goto(at(TOWN, '/auth/get-started?returnUrl=%2Ffritidskonto'));
  await untilHydrated(page);
  await button(page, 'Logg inn med MinID').click();
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(at(TOWN, '/fritidskonto'));
  // The first time: a second run finds a user who has accepted them.
  const accepting = button(page, 'Godta vilkårene');
  await expect(accepting.or(button(page, /Hent barna/)).first()).toBeVisible();
  if (await accepting.isVisible()) await accepting.click();
}

async function takerOf(browser: Browser, request: APIRequestContext): Promise<{ page: Page; name: string }> {
  const { ticket, name }: { ticket: Ticket; name: string } = await newPerson(request);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await beLoggedIn(context, ticket);
  return { page: await context.newPage(), name };
}

test('CRD-01 CRD-02 a family fetches its children, opens an account and shares it, and another takes it', async ({
  page,
  browser,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const complaints = complaintsOf(page);
  await logInWithEid(page, /Rolig Fjord/);
  await button(page, /Hent barna/).click();
  const ask = page.getByRole('article', { name: 'Ask Fjord' });
  await expect(ask.getByText('Barnet er ikke fylt 6 år')).toBeVisible();
  await look(page);

  const nora = page.getByRole('article', { name: 'Nora Fjord' });
  // A second run finds the account that the first has opened.
  const opening = button(page, 'Åpne konto for Nora');
  if (await opening.isVisible()) await opening.click();
  await expect(nora.getByText('Igjen å bruke')).toBeVisible();
  await expect(nora.getByText('kr 2 000,00', { exact: true })).toBeVisible();
  await nora.getByText('Derfor har Nora konto').click();
  await expect(nora.getByText('Ordningen gjelder nå')).toBeVisible();
  await look(page);

  await nora.getByRole('button', { name: 'Del tilgang' }).click();
  const dialog = page.getByRole('dialog', { name: 'Del kontoen til Nora' });
  const pin = (await dialog.locator('dd').first().textContent()) ?? '';
  expect(pin).toMatch(/^\d{4}$/);
  await look(page);

  const taker = await takerOf(browser, request);
  await open(taker.page, '/fritidskonto', undefined, TOWN);
  await expect(taker.page.getByText('Logg inn med BankID eller MinID').first()).toBeVisible();
  await expect(taker.page.getByText('Da ser vi hvilke barn du er foresatt for', { exact: false })).toBeVisible();
  await button(taker.page, 'Legg til kontoen').click();
  await expect(taker.page.getByText('Skriv fødselsnummeret til barnet', { exact: true }).first()).toBeVisible();
  await taker.page.getByLabel('Fødselsnummer, 11 siffer').fill(NORA);
  await taker.page.getByLabel('PIN, 4 siffer').fill(pin);
  await look(taker.page);
  await button(taker.page, 'Legg til kontoen').click();
  await expect(taker.page.getByRole('article', { name: 'Nora Fjord' }).getByText('Delt med deg')).toBeVisible();
  await look(taker.page);

  await page.reload();
  await untilHydrated(page);
  await expect(nora.getByText(taker.name)).toBeVisible();
  await nora.getByRole('button', { name: 'Del tilgang' }).click();
  await dialog.getByRole('button', { name: `Fjern tilgangen til ${taker.name}` }).click();
  await expect(dialog.getByText('Tilgangen er fjernet').first()).toBeVisible();
  await look(page);
  await taker.page.reload();
  await untilHydrated(taker.page);
  await expect(taker.page.getByRole('article', { name: 'Nora Fjord' })).toHaveCount(0);
  await taker.page.context().close();
  // The server asks for the terms and for fresh proof before it answers.
  expect(complaints.filter((line) => !line.includes('status of 403'))).toEqual([]);
});

/** As if the register did not know where the child of an account lives, until it has been said. */
async function standInForMissingCode(page: Page, info: object, id: string): Promise<void> {
  let isMissing = true;
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/cards/postal-codes') && answer.ok()) isMissing = false;
  });
  await page.route('**/api/users/me/info', (route) =>
    route.fulfill({ json: { data: { ...info, cards: isMissing ? [{ id, postal_code_required: true }] : [] } } }),
  );
}

test('DLG-04 after the login a guardian is asked on any page where a child with an account lives', async ({
  page,
  request,
}) => {
  const ticket = await ticketOf(request, 'bruker');
  const headers = { ...as(ticket).headers, 'x-tenant': TOWN };
  const read = async (path: string) => (await (await request.get(api(path), { headers })).json()).data;
  const [card] = await read('/cards');
  await standInForMissingCode(page, await read('/users/me/info'), card.id);
  await open(page, '/about', ticket, TOWN);
  const dialog = page.getByRole('dialog', { name: 'Fyll inn postnummer for fritidskontoer' });
  await expect(dialog).toBeVisible();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Lagre')).toBeDisabled();
  const code = field(page, `Postnummer til ${card.child.first_name}`);
  await code.fill('   ');
  await expect(button(page, 'Lagre')).toBeDisabled();
  await code.fill('0000');
  await button(page, 'Lagre').click();
  await expect(dialog.getByText('Folkeregisteret har et annet postnummer for barnet.').first()).toBeVisible();
  await code.fill(card.home.postal_code);
  await button(page, 'Lagre').click();
  await expect(page.getByText('Postnummer er lagret.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: /Min side/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
