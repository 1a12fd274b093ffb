import { expect, type Page, test } from '@playwright/test';
import { ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { untilHydrated } from './console.ts';
import { expectNoFindings } from './examine.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

/** What is done in the office is on the screen within ten seconds. */
const TEN_SECONDS = { timeout: 10_000 };

const WITHOUT_NETWORK = 'Uten nett – viser det vi hentet sist';

const shown = (wall: Page, name: string) => wall.getByRole('heading', { name, level: 1 });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

test('BEY-13 a screen is paired, plays its list, gives way to a notice, goes on without a network, and is let go', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const name = nameOfItsOwn('Biblioteket');
  const welcome = nameOfItsOwn('Velkommen inn');
  const warning = nameOfItsOwn('Vannet må kokes');
  const hall = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  const wall = await hall.newPage();
  await wall.goto(at('bergen', '/screen'));
  await untilHydrated(wall);
  const code = wall.getByText(/^\d{3}-\d{3}$/);
  await expect(code).toBeVisible();
  await expectNoFindings(wall);

  await open(page, '/dashboard/municipality/screens', await ticketOf(request, 'kommune'));
  await look(page);
  await field(page, 'Kode fra skjermen').fill((await code.textContent()) ?? '');
  await field(page, 'Navn').fill(name);
  await button(page, 'Koble til').click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toBeVisible();
  await expect(shown(wall, 'Dette skjer i Bergen')).toBeVisible(TEN_SECONDS);
  await expect(wall.getByRole('img', { name: /^QR-kode til / }).nth(3)).toBeVisible();
  expect(await wall.evaluate(() => document.documentElement.scrollHeight)).toBe(1080);
  await expectNoFindings(wall);

  await button(page, 'Ny spilleliste').click();
  await page.getByRole('dialog').getByLabel('Navn', { exact: true }).fill(name);
  await page.getByRole('dialog').getByLabel('Hvor', { exact: true }).selectOption('chosen');
  for (const other of await page
    .getByRole('dialog')
    .getByRole('group', { name: 'Utvalgte skjermer' })
    .getByRole('checkbox')
    .all()) {
    await other.uncheck();
  }
  await page.getByRole('dialog').getByRole('checkbox', { name }).check();
  await page.getByRole('dialog').getByLabel('Hva', { exact: true }).selectOption('notice');
  await page.getByRole('dialog').getByLabel('Tekst', { exact: true }).fill(welcome);
  await look(page);
  await inDialog(page, 'Lagre').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(shown(wall, welcome)).toBeVisible(TEN_SECONDS);

  await field(page, 'Beskjeden').fill(warning);
  await button(page, /^Vis på \d+ skjerm(er)?$/).click();
  await look(page);
  await inDialog(page, 'Ja, vis beskjeden').click();
  await expect(wall.getByRole('alert')).toContainText(warning, TEN_SECONDS);
  await expectNoFindings(wall);
  await button(page, `Avslutt «${warning}»`).click();
  await expect(shown(wall, welcome)).toBeVisible(TEN_SECONDS);

  const isLoadedAgain = wall.waitForEvent('load');
  await button(page, `Start på nytt: ${name}`).click();
  await isLoadedAgain;
  await expect(shown(wall, welcome)).toBeVisible();

  const renamed = nameOfItsOwn('Foajeen');
  const change = async (from: string, to: string, hours: readonly [string, string]) => {
    await button(page, `Endre: ${from}`).click();
    const inForm = page.getByRole('dialog');
    await inForm.getByLabel('Navn', { exact: true }).fill(to);
    await inForm.getByLabel('Svart fra', { exact: true }).fill(hours[0]);
    await inForm.getByLabel('Svart til', { exact: true }).fill(hours[1]);
    await look(page);
    await inDialog(page, 'Lagre').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await change(name, renamed, ['00:00', '23:59']);
  await expect(page.getByRole('heading', { name: renamed })).toBeVisible();
  await expect(shown(wall, welcome)).toBeHidden(TEN_SECONDS);
  await change(renamed, name, ['', '']);
  await expect(shown(wall, welcome)).toBeVisible(TEN_SECONDS);

  await wall.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await wall.reload();
  await expect(shown(wall, welcome)).toBeVisible();
  await hall.setOffline(true);
  await expect(wall.getByText(WITHOUT_NETWORK)).toBeVisible();
  await wall.reload();
  await expect(wall.getByText(WITHOUT_NETWORK)).toBeVisible();
  await expect(shown(wall, welcome)).toBeVisible();
  await hall.setOffline(false);
  await expect(wall.getByText(WITHOUT_NETWORK)).toBeHidden();

  await button(page, `Åpne ${name}`).click();
  await inDialog(page, 'Slett spillelista').click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Slett spillelista' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, `Koble fra: ${name}`).click();
  await inDialog(page, 'Koble fra').click();
  await expect(card).toHaveCount(0);
  await expect(code).toBeVisible(TEN_SECONDS);
  await hall.close();
});
