import { type APIRequestContext, expect, test } from '@playwright/test';
import { dayFromNow } from '#tests/support/day-from-now.ts';
import { jpeg, pdf } from '#tests/support/files.ts';
import { newPerson } from './accounts.ts';
import { complaintsOf } from './console.ts';
import { givenFamily } from './office-scene.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { beLoggedIn, button, field, look, open } from './screen.ts';

const TOWN = 'demo-fritidskonto';
const OFFICE = '/dashboard/municipality/accounts';
const OWN_ACCOUNT = '1503.01.00007';

async function givenPeople(request: APIRequestContext) {
  const [staff, guardian] = [await newPerson(request), await newPerson(request)];
  const { card } = await givenFamily({ staff: staff.email, guardian: guardian.email });
  return { card, guardian: guardian.ticket, staff: staff.ticket };
}

for (const [screen, width] of [
  ['a phone', 390],
  ['a wide screen', 1440],
] as const) {
  test(`BEY-07 a guardian asks for a refund and the municipality looks at the receipt, on ${screen}`, async ({
    page,
    browser,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { card, guardian, staff } = await givenPeople(request);
    const shop = nameOfItsOwn('Sportsbutikken');
    const complaints = complaintsOf(page);
    await open(page, '/fritidskonto', guardian, TOWN);
    await page.getByRole('link', { name: /^Be om refusjon med kvittering for / }).click();
    await expect(page).toHaveURL(new RegExp(`/fritidskonto/${card}/refusjon$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Få pengene tilbake' })).toBeVisible();
    await look(page);

    await button(page, 'Send til kommunen').click();
    await expect(page.getByText('Skriv hva du betalte for').first()).toBeVisible();
    await look(page);
    await page.getByRole('checkbox', { name: /^Jeg har lov til å bruke filene/ }).check();
    await page.locator('input[type=file]').setInputFiles([
      { name: 'kvittering.jpg', mimeType: 'image/jpeg', buffer: await jpeg() },
      { name: 'kvittering.pdf', mimeType: 'application/pdf', buffer: pdf('Betalt') },
      { name: 'notat.txt', mimeType: 'text/plain', buffer: Buffer.from('Betalt') },
    ]);
    const added = page.getByRole('list', { name: 'Kvitteringer du har lagt ved' });
    await expect(added.getByRole('listitem')).toHaveText([/kvittering\.jpg/, /kvittering\.pdf/]);
    await expect(page.getByText(/notat\.txt: Kun bilder/).first()).toBeVisible();
    await field(page, 'Hva betalte du for?').fill('Fotballsko');
    await field(page, 'Hvem betalte du til?').fill(shop);
    await field(page, 'Du betalte').fill('750,00');
    await field(page, 'Dato').fill('01.01.2020');
    await field(page, 'Til kontonummer').fill('1503.01.00008');
    await button(page, 'Send til kommunen').click();
    // The check digit is wrong, and nothing that was typed is lost.
    await expect(field(page, 'Til kontonummer')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Hva betalte du for?')).toHaveValue('Fotballsko');
    await expect(added.getByRole('listitem')).toHaveCount(2);
    await look(page);
    await field(page, 'Til kontonummer').fill(OWN_ACCOUNT);
    await button(page, 'Send til kommunen').click();
    await expect(field(page, 'Dato')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Dato').fill(dayFromNow(-1));
    await button(page, 'Send til kommunen').click();
    await expect(page.getByText('Kvitteringen er sendt til kommunen')).toBeVisible();
    await look(page);
    await page.getByRole('link', { name: 'Til kontoene' }).last().click();
    const entry = page.getByRole('listitem').filter({ hasText: shop });
    await expect(entry.getByText('Venter')).toBeVisible();
    const saved = page.waitForEvent('download');
    await entry.getByRole('button', { name: 'Last ned kvitteringen kvittering.pdf' }).click();
    expect((await saved).suggestedFilename()).toBe('kvittering.pdf');
    await look(page);

    const office = await browser.newPage({ viewport: { width, height: 844 } });
    await beLoggedIn(office.context(), staff);
    // Until what was read of the person a moment ago is not believed any more.
    await expect
      .poll(
        async () =>
          open(office, `${OFFICE}?q=${shop}`, undefined, TOWN).then(() =>
            office.getByRole('row', { name: shop }).count(),
          ),
        { intervals: [1000] },
      )
      .toBe(1);
    await office.getByRole('row', { name: shop }).getByRole('button', { name: /^Åpne/ }).click();
    const dialog = office.getByRole('dialog');
    await expect(dialog.getByText('Fotballsko')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Kvitteringen kvittering.jpg' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Last ned kvitteringen kvittering.pdf' })).toBeVisible();
    await look(office);
    await dialog.getByRole('button', { name: 'Godkjenn' }).click();
    await expect(office.getByText('Betalingen er godkjent')).toBeVisible();
    await office.close();

    await page.reload();
    await expect(entry.getByText('Godkjent')).toBeVisible();
    expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
  });
}
