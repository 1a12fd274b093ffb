import { expect, type Page, test } from '@playwright/test';
import { dayFromNow } from '#tests/support/day-from-now.ts';
import { api, as, CLUB, DEMO_PASSWORD, logInDemo, newPerson, post, read } from './accounts.ts';
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

test('DSH-02 a super-admin sees how the portal itself is, and what will be announced in every portal', async ({
  page,
  request,
}) => {
  const ticket = await logInDemo(request, 'super');
  await open(page, '/dashboard/platform?room=health', ticket);
  await expect(page.getByRole('list', { name: 'Prosesser' }).getByText('Sider og jobber').first()).toBeVisible();
  await look(page);
  // A portal that has just been started has run none of them yet.
  await expect(async () => {
    await open(page, '/dashboard/platform?room=jobs', ticket);
    await expect(page.getByRole('list', { name: 'Jobber' }).getByText('Hvert minutt').first()).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await page.getByText(/^Vis \d+ som ikke har kjørt/).click();
  await expect(page.getByText('statistics.make')).toBeVisible();
  await look(page);
  await room(page, 'Importer').click();
  await expect(page.getByRole('heading', { name: 'Hentet utenfra' })).toBeVisible();
  await expect(page.getByRole('table').getByText('Den Norske Turistforening').first()).toBeVisible();
  await look(page);
  await room(page, 'Kommuner').click();
  await page.getByRole('searchbox', { name: 'Finn en portal' }).fill('voss');
  await expect(page.getByRole('status').filter({ hasText: '1 portal' })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /^Voss/ }).getByRole('link', { name: 'Voss', exact: true }),
  ).toHaveAttribute('href', '/dashboard/municipality/studio?portal=voss');
  await look(page);
  await room(page, 'Brytere').click();
  await expect(page.getByRole('heading', { name: 'Underorganisasjoner' })).toBeVisible();
  await page
    .getByText(/^På i \d+ portal/)
    .first()
    .click();
  await look(page);
  // In a month: what is shown now would stand on the pages of other tests.
  const first_day = dayFromNow(30);
  const words = (nb: string) => ({ nb, nn: '', en: '' });
  const title = `Stengt for vedlikehold ${Date.now()}`;
  const written = { type: 'critical', title: words(title), body: words('En time.'), first_day, last_day: first_day };
  await post(request, '/platform/announcements', written, ticket);
  await room(page, 'Kunngjøringer').click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: `Endre «${title}»` }).click();
  await expect(page.getByRole('dialog', { name: 'Endre kunngjøringen' }).getByLabel('Tittel på bokmål')).toHaveValue(
    title,
  );
  await look(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('button', { name: `Avslutt «${title}»` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});

test('DSH-02 a super-admin gives a right and takes it away again, each time with a reason', async ({
  page,
  request,
}) => {
  const { name } = await newPerson(request);
  await open(page, '/dashboard/platform', await logInDemo(request, 'super'));
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Åpne ${name}` }).click();
  await expect(page.getByText('Ingen særskilte rettigheter')).toBeVisible();
  await page.getByRole('button', { name: 'Gi en rolle i en kommune' }).click();
  const dialog = page.getByRole('dialog', { name: `Gi ${name} en rolle i en kommune` });
  await dialog.getByRole('button', { name: 'Gi rettigheten' }).click();
  await expect(dialog.getByText('Velg en kommune.').first()).toBeVisible();
  await look(page);
  await dialog.getByLabel('Kommune', { exact: true }).selectOption({ label: 'Voss' });
  await dialog.getByLabel('Hvorfor?').fill('Ny i servicetorget');
  await dialog.getByRole('button', { name: 'Gi rettigheten' }).click();
  await expect(page.getByText('Saksbehandler i Voss')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Ta fra: Saksbehandler i Voss' }).click();
  await page.getByRole('dialog').getByLabel('Hvorfor?').fill('Har sluttet');
  await look(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Ta fra', exact: true }).click();
  await expect(page.getByText('Ingen særskilte rettigheter')).toBeVisible();
  await room(page, 'Revisjonslogg').click();
  await page.getByLabel('Kommune', { exact: true }).selectOption({ label: 'Voss' });
  await expect(page.getByText('Grunn: Har sluttet').first()).toBeVisible();
  await look(page);
});

test('DSH-02 the rooms fit a phone, and the room is in sight below their names', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/dashboard/platform', await logInDemo(request, 'super'));
  for (const name of ['Brytere', 'Kunngjøringer', 'Meldinger', 'Jobber', 'Helse', 'Revisjonslogg', 'Brukere']) {
    await room(page, name).click();
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(heading).toBeInViewport();
    await look(page);
  }
});

/** What is below the bar on top of the page is covered by it, and is no target there. */
async function lookFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await look(page);
}

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 900 }],
] as const) {
  test(`DSH-02 a super-admin merges two accounts of one person, as they were shown, on ${name}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const [kept, gone] = [await newPerson(request), await newPerson(request)];
    await request.post(api(`/organizations/${CLUB}/follow`), as(gone.ticket));
    await open(page, '/dashboard/platform', await logInDemo(request, 'super'));
    await page.getByRole('searchbox').fill(kept.name);
    await page.getByRole('button', { name: `Åpne ${kept.name}` }).click();
    await page.getByRole('button', { name: 'Slå sammen med …' }).click();
    await expect(page.getByRole('heading', { name: `Slå sammen med ${kept.name}` })).toBeVisible();
    await page.getByRole('searchbox').fill(gone.name);
    await lookFromTop(page);
    await page.getByRole('button', { name: `Velg ${gone.name}` }).click();
    await expect(page.getByRole('heading', { name: `Går bort: ${gone.name}` })).toBeVisible();
    await page.getByRole('button', { name: 'Bytt om' }).click();
    await expect(page.getByRole('heading', { name: `Går bort: ${kept.name}` })).toBeVisible();
    await page.getByRole('button', { name: 'Bytt om' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Organisasjoner som følges' })).toContainText(
      '1 flyttes',
    );
    await lookFromTop(page);
    await page.getByRole('button', { name: 'Slå sammen', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Slå sammen ${gone.name} med ${kept.name}?` });
    await dialog.getByRole('button', { name: 'Slå sammen' }).click();
    await expect(dialog.getByText('Skriv hvorfor, med minst fem tegn').first()).toBeVisible();
    await dialog.getByLabel('Hvorfor?').fill('Sak 12: byttet e-post');
    await look(page);
    await dialog.getByRole('button', { name: 'Slå sammen' }).click();
    await expect(page.getByText('Brukerne er slått sammen')).toBeVisible();
    await expect(page.getByRole('heading', { name: kept.name })).toBeVisible();
    await lookFromTop(page);
    expect((await request.get(api('/users/me'), as(gone.ticket))).status()).toBe(401);
    expect((await read(request, '/users/me/info', kept.ticket)).data).toBeTruthy();
  });
}

test('DSH-02 a super-admin reads why two accounts are not merged', async ({ page, request }) => {
  const { name } = await newPerson(request);
  await open(page, '/dashboard/platform', await logInDemo(request, 'super'));
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Åpne ${name}` }).click();
  await page.getByRole('button', { name: 'Slå sammen med …' }).click();
  await page.getByRole('searchbox').fill('Siri Support');
  await page.getByRole('button', { name: 'Velg Siri Support' }).click();
  await expect(page.getByText('De to kan ikke slås sammen')).toBeVisible();
  await expect(page.getByText('Siri Support, som skal bort, har særskilte rettigheter.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Slå sammen', exact: true })).toHaveCount(0);
  await look(page);
});
