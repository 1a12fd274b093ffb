import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { shortDate } from '#platform/language/dates.ts';
import { at } from './addresses.ts';
import { newName } from './demo-mailbox.ts';
import { deviceOf, SENT_MS, untilKept, waiting } from './door-steps.ts';
import { givenTown, makeBoat, makeInTown, TOWN } from './market-scene.ts';
import { button, choice, field, link, look, open } from './screen.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const verdict = (page: Page) => page.locator('[aria-live="assertive"]').filter({ hasText: /\w/ });

async function type(page: Page, digits: string) {
  const typed = page.getByRole('textbox', { name: 'Åtte sifre' });
  await typed.fill(digits);
  await typed.press('Enter');
}

test('BEY-20 a boat comes back damaged while there is no network: it is said at the scan, and the boat is kept back', async ({
  browser,
  request,
}) => {
  test.slow();
  const { staff, guardian, card } = await givenTown(request);
  const [name, place] = [`Robåt ${newName()}`, `Båtlaget ${newName()}`];
  const boat = await makeBoat(request, staff, { name, place });
  const today = shortDate(new Date());
  const wanted = { card_id: card, from: today, to: today };
  const { data: loan } = await makeInTown(request, `/equipment/${boat}/reserve`, wanted, guardian);
  await makeInTown(request, `/loans/${loan.id}/hand-out`, { key: randomUUID() }, staff);
  const device = await deviceOf(browser, staff, PHONE);
  const page = await device.newPage();
  await page.goto(at(TOWN, '/scan'));
  await expect(page.getByText(/klar til bruk uten nett|klare til bruk uten nett/)).toBeVisible();

  await test.step('without a network the device asks how it is, and keeps nothing before that', async () => {
    await untilKept(page);
    await device.setOffline(true);
    await type(page, loan.pass.digits);
    await expect(verdict(page)).toContainText('Er utlånt nå');
    await expect(waiting(page)).toBeHidden();
    await choice(page, 'Ødelagt').click();
    await field(page, 'Hva er galt?').fill('Åra er knekt.');
    await look(page);
    await button(page, 'Ta imot').click();
    await expect(verdict(page)).toContainText('Levert tilbake');
    await expect(verdict(page)).toContainText('holdes tilbake til den er reparert');
    await expect(page.getByText('1 avkryssing venter på nett')).toBeVisible();
    await look(page);
    await page.reload();
    await expect(page.getByText('1 avkryssing venter på nett')).toBeVisible();
  });

  await test.step('with a network again the desk has it among what is to be repaired, with the words', async () => {
    await device.setOffline(false);
    await expect(waiting(page)).toBeHidden({ timeout: SENT_MS });
    await expect(page.getByText('Disse ble sluppet inn uten nett')).toHaveCount(0);
    await open(page, '/dashboard/municipality/equipment', undefined, TOWN);
    await link(page, `Skranken på ${place}`).click();
    await expect(page.getByText(`${name} · Åra er knekt.`)).toBeVisible();
    await button(page, 'Er reparert: Båt 1').click();
    await expect(page.getByText('Båt 1 kan lånes ut igjen')).toBeVisible();
  });
  await device.close();
});
