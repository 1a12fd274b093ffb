import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { api, as, newPerson, read } from './accounts.ts';
import { at } from './addresses.ts';
import { complaintsOf } from './console.ts';
import { grantAdmin } from './office-scene.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, choice, field, look, open } from './screen.ts';

/** No other test looks at its portal. */
const ULVIK = 4620;
const KVAM = 4622;
const ULLENSVANG = 4618;
const ROOM = '/dashboard/municipality/studio';

async function expectSlogan(page: Page, slogan: string): Promise<void> {
  await expect(async () => {
    await page.goto(at('ulvik', '/events'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(slogan, { timeout: 2_000 });
  }).toPass();
}

test('BEY-12 colour and slogan are changed, seen at the -vis host, published, seen by all, and undone', async ({
  page,
  request,
  context,
}) => {
  const { email, ticket } = await newPerson(request);
  await grantAdmin(email, ULVIK);
  await request.delete(api('/municipality/studio/ulvik/draft'), as(ticket));
  const { versions } = (await read(request, '/municipality/studio/ulvik', ticket)).data;
  const [{ number: before }] = versions;
  const slogan = nameOfItsOwn('Hei frå Ulvik');
  const complaints = complaintsOf(page);

  await open(page, ROOM, ticket, 'ulvik');
  await expect(page.getByRole('heading', { level: 1, name: 'Utseende' })).toBeVisible();
  await expect(page.getByText('Alt er publisert.', { exact: false })).toBeVisible();
  await look(page);

  const colour = page.getByRole('textbox', { name: 'Kommunens farge' });
  await colour.fill('#f7b53a');
  await expect(page.getByText('Fargen gir for liten kontrast.', { exact: false }).first()).toBeVisible();
  await colour.fill('#8a2f6b');
  await page.getByLabel('Slagord', { exact: true }).fill(slogan);
  await page.getByRole('main').getByText('Nynorsk', { exact: true }).first().click();
  await expect(page.getByLabel('Slagord', { exact: true })).not.toHaveValue(slogan);
  await page.getByLabel('Samtaler slettes etter').fill('18');
  await expect(page.getByText(/^Lagret \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Utkastet mot det som er publisert' })).toBeVisible();
  await expect(page.getByText('3 endringer', { exact: true }).first()).toBeVisible();

  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(slogan);
  await look(page);

  const visitor = await context.newPage();
  await visitor.goto(at('ulvik-vis', '/events'));
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(slogan);

  await button(page, 'Publiser nå').click();
  await expect(page.getByText('Publisert. Alle ser det nå.')).toBeVisible();
  await expectSlogan(visitor, slogan);

  await page.getByRole('button', { name: `Gå tilbake til utgave ${before}`, exact: true }).click();
  await expect(page.getByText(`Utgave ${before} vises igjen.`)).toBeVisible();
  await visitor.goto(at('ulvik', '/events'));
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(slogan);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await look(page);
  // The colour that was refused; and axe asks every frame of the page, whichever host it is of.
  expect(complaints.filter((line) => !/422|'postMessage'/.test(line))).toEqual([]);
});

test('BEY-12 a picture is cut to two sizes, seen in the preview by night and on a phone, published and taken away', async ({
  page,
  request,
  context,
}) => {
  const { email, ticket } = await newPerson(request);
  await grantAdmin(email, KVAM);
  await request.delete(api('/municipality/studio/kvam/draft'), as(ticket));
  const what = nameOfItsOwn('Bygda ved fjorden');
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#6a8caf' } })
    .png()
    .toBuffer();

  await open(page, ROOM, ticket, 'kvam');
  await field(page, 'Det fulle navnet').selectOption({ label: 'Kvam kommune' });
  await field(page, 'Foran navnet').selectOption({ label: 'på Kvam' });
  await expect(page.getByText('Kvam kommune samler aktiviteter og frivillige oppdrag på Kvam.')).toBeVisible();

  await button(page, 'Legg til bilde: Bilde på forsiden').click();
  await page.getByRole('checkbox', { name: /^Jeg har lov til å bruke filen/ }).check();
  await page
    .getByLabel('Velg bilde', { exact: true })
    .setInputFiles({ name: 'kvam.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Tilpass bildet' });
  await dialog.getByRole('radio', { name: 'Øverst', exact: true }).check();
  await expect(dialog.getByRole('img', { name: 'PC, 1100 × 300' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Telefon, 625 × 275' })).toBeVisible();
  await look(page);
  await dialog.getByRole('button', { name: 'Bruk bildet' }).click();
  await expect(dialog.getByText('Skriv hva bildet viser.')).toBeVisible();
  await dialog.getByLabel('Hva bildet viser').fill(what);
  await dialog.getByRole('button', { name: 'Bruk bildet' }).click();
  await expect(page.getByText(/^Lagret \d\d:\d\d/)).toBeVisible();

  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('img', { name: what })).toBeVisible();
  await choice(page, 'Telefon').click();
  await choice(page, 'Mørk').click();
  await expect(page.getByTitle('Forhåndsvisning, Telefon, Mørk')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await look(page);

  const visitor = await context.newPage();
  await visitor.goto(at('kvam', '/events'));
  await expect(visitor.getByRole('img', { name: what })).toHaveCount(0);
  await button(page, 'Publiser nå').click();
  await expect(page.getByText('Publisert. Alle ser det nå.')).toBeVisible();
  await expect(async () => {
    await visitor.goto(at('kvam', '/events'));
    await expect(visitor.getByRole('img', { name: what })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await look(visitor);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await look(visitor);

  await button(page, 'Fjern bildet: Bilde på forsiden').click();
  await expect(page.getByText('1 endring', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Lagret \d\d:\d\d/)).toBeVisible();
  await button(page, 'Publiser nå').click();
  await expect(async () => {
    await visitor.goto(at('kvam', '/events'));
    await expect(visitor.getByRole('img', { name: what })).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});

test('TEN-04 BEY-03 a picture above the organisers, a logo and a site that shows the portal are tried and published', async ({
  page,
  request,
  context,
}) => {
  const { email, ticket } = await newPerson(request);
  await grantAdmin(email, ULLENSVANG);
  await request.delete(api('/municipality/studio/ullensvang/draft'), as(ticket));
  const site = `https://${nameOfItsOwn('www')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}.example`;
  const pictureOf = async (width: number, height: number) => ({
    name: 'bilde.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width, height, channels: 3, background: '#6a8caf' } })
      .png()
      .toBuffer(),
  });
  const visitor = await context.newPage();
  const saved = () => expect(page.getByText(/^Lagret \d\d:\d\d/)).toBeVisible();
  const framers = async (host: string) =>
    (await visitor.goto(at(host, '/embed')))?.headers()['content-security-policy'] ?? '';

  await open(page, ROOM, ticket, 'ullensvang');
  const sites = field(page, 'Nettsteder som kan vise aktivitetene');
  await sites.fill('http://www.ullensvang.example');
  await expect(page.getByText('«http://www.ullensvang.example» kan ikke brukes.', { exact: false })).toBeVisible();
  await look(page);
  await sites.fill(`${site}/kultur`);
  await sites.blur();
  await expect(sites).toHaveValue(site);
  await saved();

  await button(page, 'Legg til bilde: Bilde over arrangørene').click();
  await page.getByRole('checkbox', { name: /^Jeg har lov til å bruke filen/ }).check();
  await page.getByLabel('Velg bilde', { exact: true }).setInputFiles(await pictureOf(1600, 900));
  const dialog = page.getByRole('dialog', { name: 'Tilpass bildet' });
  await expect(dialog.getByRole('img', { name: 'PC, 1100 × 300' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Telefon, 625 × 275' })).toHaveCount(0);
  await look(page);
  await dialog.getByRole('button', { name: 'Bruk bildet' }).click();
  await button(page, 'Legg til bilde: Logo over slagordet').click();
  await page.getByLabel('Velg bilde', { exact: true }).setInputFiles(await pictureOf(200, 80));
  await expect(button(page, 'Fjern bildet: Logo over slagordet')).toBeVisible();
  await saved();
  await expect(page.getByText('3 endringer', { exact: true }).first()).toBeVisible();
  for (const name of ['Nettsteder som viser portalen', 'Bilde over arrangørene', 'Slagord med logo']) {
    await expect(button(page, `Angre ${name}`)).toBeVisible();
  }
  await expect(page.frameLocator('iframe').locator('h1').locator('xpath=preceding-sibling::img')).toBeVisible();
  const preview = page.getByRole('link', { name: 'Åpne forhåndsvisningen i egen fane' });
  await visitor.goto((await preview.getAttribute('href')) ?? '');
  await expect.poll(() => framers('ullensvang-vis')).toContain(site);
  expect(await framers('ullensvang')).not.toContain(site);
  await look(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page);

  const banner = visitor.locator('main img[width="1100"]');
  await visitor.goto(at('ullensvang', '/organisations'));
  await expect(banner).toHaveCount(0);
  await visitor.goto(at('ullensvang-vis', '/organisations'));
  await expect(banner).toBeVisible();
  await button(page, 'Publiser nå').click();
  await expect(page.getByText('Publisert. Alle ser det nå.')).toBeVisible();
  await expect(async () => {
    await visitor.goto(at('ullensvang', '/organisations'));
    await expect(banner).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect.poll(() => framers('ullensvang')).toContain(site);
  await look(visitor);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await look(visitor);
});
