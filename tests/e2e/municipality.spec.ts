import { expect, test } from '@playwright/test';
import { api, as, newPerson } from './accounts.ts';
import { at } from './addresses.ts';
import { grantAdmin } from './office-scene.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, field, link, look, open } from './screen.ts';

/** No other test looks at its portal. */
const STORD = 4614;
const ROOM = '/dashboard/municipality';

test('DSH-03 from what waits through the rooms: a colleague, an announcement, the rules, the log', async ({
  page,
  request,
}) => {
  test.slow();
  const { email, ticket, name } = await newPerson(request);
  const colleague = await newPerson(request);
  await grantAdmin(email, STORD);
  const { headers } = as(colleague.ticket);
  const asked = await request.post(api('/organizations'), {
    headers: { ...headers, 'x-tenant': 'stord' },
    data: {
      name: nameOfItsOwn('Stordkoret'),
      description: 'Vi syng.',
      number: null,
      municipality_id: String(STORD),
      request_note: 'Vi øver kvar tysdag.',
    },
  });
  expect(asked.ok(), await asked.text()).toBe(true);

  await open(page, '/dashboard', ticket, 'stord');
  await expect(page.getByRole('heading', { name: 'Kommunekontoret' })).toBeVisible();
  await expect(page.getByText(/venter på svar fra kommunen/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Bli arrangør')).toHaveCount(0);
  await look(page);
  await button(page, new RegExp(`^Min side, ${name}`)).click();
  await expect(page.getByRole('link', { name: /^Kommunekontoret .*venter på svar$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await link(page, 'Gå til kommunekontoret').click();

  await expect(page.getByRole('heading', { name: 'Venter på svar' })).toBeVisible();
  const waiting = page.getByRole('link', { name: /^[1-9]\d* ?Nye arrangører/ });
  await expect(waiting).toHaveAttribute('href', '/dashboard/admin');
  await look(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await look(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto(at('stord', `${ROOM}/people`));
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Administrator');
  await look(page);
  await button(page, 'Gi tilgang').first().click();
  await page.getByRole('dialog').getByLabel('E-post eller mobilnummer').fill('999 99 999');
  await page.getByRole('dialog').getByRole('button', { name: 'Gi tilgang' }).click();
  await expect(page.getByRole('dialog')).toContainText('Ingen er registrert her med dette nummeret.');
  await look(page);
  await page.getByRole('dialog').getByLabel('E-post eller mobilnummer').fill(colleague.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Gi tilgang' }).click();
  await expect(page.getByText(`${colleague.name} har fått tilgang`)).toBeVisible();
  await button(page, `Ta bort saksbehandler fra ${colleague.name}`).click();
  await look(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(page.getByText(`${colleague.name} har mistet tilgangen`)).toBeVisible();

  await page.goto(at('stord', '/dashboard/admin?list=organisations&status=any'));
  await button(page, 'Skriv til alle').click();
  await expect(page.getByRole('heading', { name: 'Skriv til alle godkjente arrangører' })).toBeVisible();
  await look(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();

  await page.goto(at('stord', `${ROOM}/activities`));
  await expect(page.getByRole('heading', { level: 1, name: 'Aktiviteter' })).toBeVisible();
  await look(page);

  const title = nameOfItsOwn('Stordabadet er stengt');
  await page.goto(at('stord', `${ROOM}/announcements`));
  await button(page, 'Ny kunngjøring').click();
  await field(page, 'Tittel på bokmål').fill(title);
  await field(page, 'Tekst på bokmål').fill('Til fredag.');
  await look(page);
  await button(page, 'Legg ut').click();
  await expect(page.getByText('Kunngjøringen er lagt ut')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Nyhet' })).toContainText(title);
  await look(page);
  await button(page, 'Skjul meldingen').click();
  await expect(page.getByRole('region', { name: 'Nyhet' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Kan skjules').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nyhet' })).toHaveCount(0);
  await button(page, `Avslutt «${title}»`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt' }).click();
  await expect(page.getByText('Kunngjøringen er avsluttet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nyhet' })).toHaveCount(0);

  await page.goto(at('stord', `${ROOM}/approval`));
  await page.getByRole('radio', { name: /^Etter regel/ }).check();
  await field(page, 'Grunn').fill('Vedtak i formannskapet');
  await look(page);
  await button(page, 'Lagre').click();
  await expect(page.getByText('Reglene er endret')).toBeVisible();
  await expect(page.getByText(new RegExp(`^Versjon \\d+, .*${name}$`)).first()).toBeVisible();

  await page.goto(at('stord', `${ROOM}/log`));
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('Endret reglene for godkjenning');
  await expect(page.getByRole('row', { name: /La ut en kunngjøring/ })).toContainText(title);
  await look(page);
  await page.getByLabel('Hva det gjelder').selectOption('people');
  await button(page, 'Vis').click();
  await expect(rows.nth(1)).toContainText('Tok bort tilgang');
  await expect(page.getByRole('row', { name: /Endret reglene/ })).toHaveCount(0);

  await page.goto(at('stord', `${ROOM}/imports`));
  await expect(page.getByRole('heading', { level: 1, name: 'Hentet utenfra' })).toBeVisible();
  await look(page);
});
