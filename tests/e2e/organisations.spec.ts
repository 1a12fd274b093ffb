import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { api, as, CLUB, newPerson, read, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf } from './console.ts';
import { button, link, look, open, wayBack } from './screen.ts';

const nameOfClub = async (request: APIRequestContext): Promise<string> =>
  (await read(request, `/organizations/${CLUB}`)).data.name;

test('ORG-01 the organisers are found by name, narrowed by a filter, and remember it', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  await open(page, '/organisations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arrangører i Bergen');
  await look(page);
  await link(page, 'Har noe på gang').click();
  await expect(page).toHaveURL(/active=true/);
  await page.getByText('Kategori', { exact: true }).click();
  await page.getByRole('link', { name: /^Idrett og friluftsliv/ }).click();
  await expect(page.getByRole('list', { name: 'Valgte filtre' }).getByRole('link')).toHaveCount(3);

  const name = await nameOfClub(request);
  await page.getByLabel('Søk etter arrangører').fill(name);
  await button(page, 'Søk').click();
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  await look(page);
  expect(complaints).toEqual([]);
});

test('ORG-01 the list works without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('bergen', '/organisations?active=true'));
  await page.getByLabel('Søk etter arrangører').fill('qzxqzx');
  await button(page, 'Søk').click();
  // The form keeps what was chosen before.
  await expect(page).toHaveURL(/q=qzxqzx&active=true$/);
  await expect(page.getByRole('heading', { name: 'Vi fant ingen arrangører' })).toBeVisible();
  await link(page, 'Vis alle arrangører').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});

test('ORG-01 MEM-02 a user follows an organisation, asks to join it, and changes their mind', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  await open(page, `/organisations/${CLUB}`, (await newPerson(request)).ticket);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await nameOfClub(request));
  await look(page);
  await button(page, 'Følg').click();
  await expect(page.getByText('Du følger nå denne arrangørsiden.')).toBeVisible();
  await button(page, 'Følger').click();
  await expect(button(page, 'Følg')).toBeVisible();

  await button(page, 'Bli medlem').click();
  await page.getByLabel(/Litt om deg/).fill('Jeg vil gjerne være med på ski.');
  await look(page);
  await button(page, 'Send forespørsel').click();
  await expect(page.getByText('Forespørsel sendt')).toBeVisible();
  await page.getByText('Forespørsel sendt').click();
  await button(page, 'Trekk forespørselen').click();
  await expect(button(page, 'Bli medlem')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('ORG-01 each tab has its address, and says to a visitor what is for members', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, `/organisations/${CLUB}?tab=about`);
  await expect(page.getByRole('heading', { level: 2, name: 'Om oss' })).toBeVisible();
  await look(page);
  await page
    .getByRole('navigation', { name: 'Deler av siden' })
    .getByRole('link', { name: /^Medlemmer/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Logg inn for å se medlemmene' })).toBeVisible();
  await look(page);
  await page
    .getByRole('navigation', { name: 'Deler av siden' })
    .getByRole('link', { name: /^Medarrangører/ })
    .click();
  await expect(page).toHaveURL(/tab=cohosts/);
  await look(page);
  expect(complaints).toEqual([]);
});

test('ORG-01 an organisation’s activities are searched, also those that are over', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, `/organisations/${CLUB}`);
  const search = page.getByRole('search').filter({ has: page.getByLabel('Søk i aktivitetene') });
  await search.getByLabel('Søk i aktivitetene').fill('qzxqzx');
  await search.getByRole('button', { name: 'Søk' }).click();
  await expect(page).toHaveURL(/\?q=qzxqzx$/);
  await expect(page.getByRole('heading', { name: 'Ingen aktiviteter passer til søket' })).toBeVisible();
  await look(page);
  await link(page, 'Vis alle aktivitetene').click();
  await expect(page).toHaveURL(at('bergen', `/organisations/${CLUB}`));
  await link(page, 'Tidligere').click();
  await expect(page).toHaveURL(/\?past=true$/);
  await expect(link(page, 'Tidligere')).toHaveAttribute('aria-current', 'true');
  await expect(
    page.getByText('Tidligere aktivitet').or(page.getByText('Det er ingen tidligere')).first(),
  ).toBeVisible();
  await look(page);
  expect(complaints).toEqual([]);
});

test('ORG-03 ORG-04 the leader changes what it says, is stopped before losing it, and looks at the settings', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  await open(page, `/organisations/${CLUB}?tab=about`, await ticketOf(request, 'leder'));
  await expect(page.getByRole('heading', { name: 'Slik går det' })).toBeVisible();
  await page.getByText('Vis tallene som tabell').first().click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await look(page);

  await link(page, 'Endre').click();
  const website = page.getByLabel(/^Nettsted/);
  await expect(website).toBeVisible();
  await look(page);
  const told = `allidrett-${Date.now()}.example`;
  await website.fill(told);
  await wayBack(page).click();
  await expect(page.getByText('Du har ikke lagret')).toBeVisible();
  await button(page, 'Bli her').click();
  await button(page, 'Lagre').first().click();
  await expect(page.getByText('Endringene er lagret.')).toBeVisible();
  await wayBack(page).click();
  await page.getByRole('navigation', { name: 'Deler av siden' }).getByRole('link', { name: 'Om oss' }).click();
  await expect(link(page, told)).toBeVisible();

  await link(page, 'Innstillinger').click();
  await expect(page.getByLabel('Se hvem som er medlem')).toHaveValue('member');
  await look(page);
  expect(complaints).toEqual([]);
});

test('RTE-06 a private organisation is closed to strangers and opens for those who belong', async ({
  page,
  request,
}) => {
  const ticket = await ticketOf(request, 'leder');
  const { data: mine } = await (await request.get(api('/users/me/organizations'), as(ticket))).json();
  // Not the one that the other tests look at meanwhile.
  const { id, name } = mine.find(({ name }: { name: string }) => name.endsWith('Ungdom'));
  const setPrivate = async (is_private: boolean) => {
    const { data } = await (await request.get(api(`/organizations/${id}`), as(ticket))).json();
    const { description, updated_at } = data;
    const body = { name, description, is_private, updated_at };
    const saved = await request.put(api(`/organizations/${id}`), { ...as(ticket), data: body });
    expect(saved.status(), await saved.text()).toBe(200);
  };
  await setPrivate(true);
  try {
    expect(await open(page, `/organisations/${id}`)).toBe(403);
    await expect(page).toHaveTitle(/Dette er en privat organisasjon/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dette er en privat organisasjon');
    await expect(page.getByText('Denne organisasjonen er privat')).toBeVisible();
    await expect(page.getByText('Arrangøren du prøver å gå inn på er privat.')).toBeVisible();
    await expect(link(page, 'Arrangør')).toHaveAttribute('href', '/organisations');
    await look(page);

    await open(page, `/organisations/${id}`, ticket);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(name));
  } finally {
    await setPrivate(false);
  }
});

test('UPL-02 ORG-06 several pictures are handed in at once, each with its words', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/organisations/${CLUB}/edit`, await ticketOf(request, 'leder'));
  const pictures = page.getByRole('region', { name: 'Bilder' });
  await pictures.getByRole('checkbox').check();
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#1d6b5c' } })
    .png()
    .toBuffer();
  const files = ['tur.png', 'leir.png'].map((name) => ({ name, mimeType: 'image/png', buffer }));
  await pictures.locator('input[type=file]').setInputFiles(files);
  const captions = pictures.getByLabel('Bildetekst');
  await expect(captions).toHaveCount(2);
  const words = [`På tur ${Date.now()}`, `På leir ${Date.now()}`];
  for (const [place, caption] of words.entries()) await captions.nth(place).fill(caption);
  await look(page);
  await pictures.getByRole('button', { name: 'Legg til 2 bilder' }).click();
  await expect(page.getByText('2 bilder er lagt til.')).toBeVisible();
  for (const caption of words) {
    await expect(pictures.getByRole('img', { name: caption })).toBeVisible();
    await pictures.getByRole('button', { name: `Slett bildet ${caption}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
    await expect(pictures.getByRole('img', { name: caption })).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});
