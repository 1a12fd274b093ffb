import { expect, type Page, test } from '@playwright/test';
import { api, as, logInDemo, newPerson } from './accounts.ts';
import { at } from './addresses.ts';
import { grantAdmin } from './office-scene.ts';
import { button, look, open } from './screen.ts';

/** No other test looks at their portals: one for each size of screen. */
const SIZES = [
  { key: 'eidfjord', id: 4619, name: 'Eidfjord', size: { width: 1280, height: 900 } },
  { key: 'aurland', id: 4641, name: 'Aurland', size: { width: 390, height: 844 } },
];

const typeDay = (page: Page, label: string, day: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true }).fill(day);

for (const portal of SIZES) {
  test(`BEY-21 the end of a portal is decided, rehearsed, told of and called off, ${portal.size.width} wide`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(portal.size);
    const ticket = await logInDemo(request, 'super');
    const { data } = await (await request.get(api('/wind-downs?perPage=100'), as(ticket))).json();
    for (const { id, can } of data.filter(({ portal: key }: { portal: string }) => key === portal.key)) {
      if (can.cancel)
        await request.post(api(`/wind-downs/${id}/cancel`), { ...as(ticket), data: { reason: 'Forrige forsøk' } });
    }

    await open(page, '/dashboard/platform?room=wind-downs', ticket);
    await expect(page.getByRole('heading', { level: 2, name: 'Portaler som avsluttes' })).toBeVisible();
    await button(page, 'Avslutt en portal').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Kommune', exact: true }).selectOption({ label: portal.name });
    await dialog.getByLabel('Vedtak').fill('Kommunestyret, sak 84/26');
    await typeDay(page, 'Siste dag', '01.02.2028');
    await typeDay(page, 'Slettes', '02.02.2028');
    await dialog.getByRole('button', { name: 'Lagre' }).click();
    await expect(dialog.getByText('Folk skal ha minst 30 dager på å hente det som er deres.').first()).toBeVisible();
    await typeDay(page, 'Slettes', '01.05.2028');
    await dialog.getByRole('button', { name: 'Lagre' }).click();
    await expect(page.getByText('Avviklingen er lagt inn')).toBeVisible();
    await page
      .getByRole('button', { name: `Vis dagene for ${portal.name}` })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Hva skjer når' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /^Arrangører/ })).toBeVisible();
    // From its top: half behind the header nothing is as large as it is.
    await page.evaluate(() => scrollTo(0, 0));
    await look(page);

    const { email, ticket: own } = await newPerson(request);
    await grantAdmin(email, portal.id);
    await open(page, '/dashboard/municipality/wind-down', own, portal.key);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('avslutter portalen 1. februar 2028');
    await expect(page.getByRole('table')).toBeVisible();
    await look(page);

    await page.goto(at(portal.key, '/closing'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('stenger portalen 1. februar 2028');
    await expect(page.getByRole('link', { name: 'Hent det som er mitt' })).toBeVisible();
    await look(page);

    await open(page, '/dashboard/platform?room=wind-downs', ticket);
    await page.getByRole('button', { name: `Stans avviklingen av ${portal.name}` }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Kommunestyret ombestemte seg');
    await page.getByRole('dialog').getByRole('button', { name: 'Stans avviklingen' }).click();
    await expect(page.getByText('Avviklingen er stanset').first()).toBeVisible();
  });
}
