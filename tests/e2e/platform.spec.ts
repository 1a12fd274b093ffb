import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD, logInDemo } from './accounts.ts';
import { look, open } from './screen.ts';

const avatar = (page: Page) => page.getByRole('button', { name: /^Min side/ });
const room = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Rommene i driften' }).getByRole('link', { name });
const bar = (page: Page, words: string) => page.getByText(words);

test('BEY-15 support finds a resident by the address they gave, reads for a while, and the resident sees it', async ({
  page,
  request,
  browser,
}) => {
  await open(page, '/about', await logInDemo(request, 'support'));
  await avatar(page).click();
  await page.getByRole('button', { name: 'Finn bruker' }).click();
  await page.getByRole('dialog', { name: 'Finn bruker' }).getByRole('searchbox').fill('medlem@demo.test');
  await page.getByRole('button', { name: 'Logg inn som Mia Medlem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Logg inn som Mia Medlem' });
  await dialog.getByRole('textbox').fill('Finner ikke påmeldingen sin');
  await dialog.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(bar(page, 'Siri Support er logget inn som Mia Medlem. Bare lesing')).toBeVisible();
  await expect(page.getByText('30 minutter igjen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gjør endringer' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Mia Medlem' })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Avslutt' }).click();
  await expect(page.getByRole('button', { name: 'Min side, Siri Support' })).toBeVisible();

  const own = await (await browser.newContext()).newPage();
  await open(own, '/profile', await logInDemo(request, 'medlem'));
  await expect(own.getByText('Siri Support logget inn som deg').first()).toBeVisible();
  await expect(own.getByText(/^Så på: .*profilen/).first()).toBeVisible();
  await own.context().close();
});

test('DSH-02 BEY-15 a super-admin finds a user, is asked twice before changing anything, and sees what did not arrive', async ({
  page,
  request,
}) => {
  await open(page, '/dashboard/platform', await logInDemo(request, 'super'));
  await page.getByRole('searchbox').fill('Bo Bruker');
  await look(page);
  await page.getByRole('button', { name: 'Åpne Bo Bruker' }).click();
  await expect(page.getByRole('heading', { name: 'Bo Bruker' })).toBeVisible();
  await expect(page.getByText('b•••@demo.test')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Sperr' }).click();
  await look(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
  await room(page, 'Meldinger').click();
  await expect(page.getByRole('heading', { name: 'Kom ikke fram' })).toBeVisible();
  await look(page);
  await room(page, 'Revisjonslogg').click();
  await expect(page.getByText(/^Kjeden er hel/)).toBeVisible();
  await page.getByLabel('Hva').selectOption('log_in_as');
  await look(page);
  await room(page, 'Brukere').click();
  await page.getByRole('searchbox').fill('Bo Bruker');
  await page.getByRole('button', { name: 'Åpne Bo Bruker' }).click();
  await page.getByRole('button', { name: 'Logg inn som' }).click();
  const dialog = page.getByRole('dialog', { name: 'Logg inn som Bo Bruker' });
  await dialog.getByRole('textbox').fill('Retter en feil, sak 12');
  await dialog.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(bar(page, 'Solveig Superbruker er logget inn som Bo Bruker. Bare lesing')).toBeVisible();
  await page.getByRole('button', { name: 'Gjør endringer' }).click();
  const question = page.getByRole('dialog', { name: 'Gjøre endringer som Bo Bruker?' });
  await question.getByRole('button', { name: 'Gjør endringer' }).click();
  await expect(question.getByText('Kryss av her først').first()).toBeVisible();
  await look(page);
  await question.getByRole('checkbox').check();
  await question.getByLabel('Passordet ditt').fill(DEMO_PASSWORD);
  await question.getByRole('button', { name: 'Gjør endringer' }).click();
  await expect(bar(page, 'Solveig Superbruker er logget inn som Bo Bruker. Kan endre')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Avslutt' }).click();
  await expect(page.getByRole('button', { name: 'Min side, Solveig Superbruker' })).toBeVisible();
});

test('DSH-02 a super-admin sees how the portal itself is, and announces something in every portal', async ({
  page,
  request,
}) => {
  await open(page, '/dashboard/platform?room=health', await logInDemo(request, 'super'));
  await expect(page.getByRole('list', { name: 'Prosesser' }).getByText('Frisk').first()).toBeVisible();
  await look(page);
  await room(page, 'Jobber').click();
  await expect(page.getByRole('list', { name: 'Jobber' }).getByText('statistics.make')).toBeVisible();
  await look(page);
  await room(page, 'Kunngjøringer').click();
  await page.getByRole('button', { name: 'Ny kunngjøring' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny kunngjøring' });
  await dialog.getByLabel('Tittel på bokmål').fill('Nytt om innlogging');
  await look(page);
  await dialog.getByRole('button', { name: 'Legg ut' }).click();
  await expect(page.getByRole('heading', { name: 'Nytt om innlogging' })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Avslutt «Nytt om innlogging»' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt' }).click();
  await expect(page.getByText('Over', { exact: true })).toBeVisible();
});
