import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { CLUB, read, ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import { deviceOf, giveCamera, holdUp, SENT_MS, untilKept, waiting } from './door-steps.ts';
import { activity, signUp } from './running-scene.ts';
import { look } from './screen.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Within the next hours, whenever the test runs, and on one day. */
function soon(): { day: string; start_time: string; end_time: string } {
  const oslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = oslo.format(Date.now() + 3_600_000).split(' ');
  return { day, start_time: time, end_time: '23:59' };
}

/** An activity of one test's own in a moment, and the code of Bo, who has a place at it. */
async function givenPlace(request: APIRequestContext) {
  const { leader, times } = await activity(request, {}, 1, soon());
  const [occurrenceId] = times;
  await signUp(request, occurrenceId, 'bruker');
  const { data } = await read(request, `/occurrences/${occurrenceId}/code`, await ticketOf(request, 'bruker'));
  const came = async () => {
    const { data: list } = await read(request, `/occurrences/${occurrenceId}/door`, leader);
    return list.people.filter((person: { checked_in_at: string | null }) => person.checked_in_at !== null).length;
  };
  return { leader, code: data.code as string, came };
}

const verdict = (page: Page) => page.locator('[aria-live="assertive"]').filter({ hasText: /\w/ });

async function openScanner(page: Page, prefix = '') {
  await page.goto(at('bergen', `${prefix}/scan?desk=${CLUB}`));
  await expect(page.getByText(/klar til bruk uten nett|klare til bruk uten nett/)).toBeVisible();
}

test('BEY-04 one code on two devices without a network: both let in, the first stands, and the desk is told', async ({
  browser,
  request,
}) => {
  const { leader, code, came } = await givenPlace(request);
  const helper = await ticketOf(request, 'koordinator');
  const devices = [await deviceOf(browser, leader, PHONE), await deviceOf(browser, helper)];
  for (const device of devices) await giveCamera(device);
  const pages = await Promise.all(devices.map((device) => device.newPage()));
  const [phone] = pages;
  if (!phone) throw new Error('There is a phone.');
  for (const page of pages) await openScanner(page);
  await look(phone);

  await test.step('what leads nowhere gets a sentence that helps', async () => {
    const digits = phone.getByRole('textbox', { name: 'Åtte sifre' });
    await digits.fill('1234 5679');
    await digits.press('Enter');
    await expect(verdict(phone)).toContainText('Sjekk sifrene');
    // A busy portal that lets a scanner wait is no network to it: then the desk asks once more.
    await expect(async () => {
      await digits.fill(code.slice(0, 15));
      await digits.press('Enter');
      await expect(verdict(phone)).toContainText('Koden er skadet', { timeout: 6000 });
    }).toPass();
    await phone.getByRole('button', { name: 'Skann koder' }).click();
    let tried = 0;
    await expect(async () => {
      tried += 1;
      await holdUp(phone, `https://example.no/${tried}`);
      await expect(verdict(phone)).toContainText('Ukjent kode', { timeout: 6000 });
    }).toPass();
    await look(phone);
  });

  await test.step('both let the same code in, by the list that they have taken along', async () => {
    for (const page of pages) await untilKept(page);
    for (const device of devices) await device.setOffline(true);
    await pages[1]?.getByRole('button', { name: 'Skann koder' }).click();
    for (const page of pages) {
      await holdUp(page, code);
      await expect(verdict(page)).toContainText('Godkjent');
      await expect(verdict(page)).toContainText('Bo');
      await expect(page.getByText('1 avkryssing venter på nett')).toBeVisible();
    }
    await look(phone);
    await phone.reload();
    await expect(phone.getByText('1 avkryssing venter på nett')).toBeVisible();
    await phone.getByRole('button', { name: 'Skann koder' }).click();
    await holdUp(phone, code);
    await expect(verdict(phone)).toContainText('Brukt før');
    expect(await came()).toBe(0);
  });

  await test.step('when they meet again one use is left, and the other is told of', async () => {
    // One after the other: which of the two is told on its screen depends on who comes home first.
    for (const [at, device] of devices.entries()) {
      await device.setOffline(false);
      await expect(waiting(pages[at] as Page)).toBeHidden({ timeout: SENT_MS });
    }
    expect(await came()).toBe(1);
    const told = await Promise.all(pages.map((page) => page.getByText('Disse ble sluppet inn uten nett').count()));
    expect(told).toEqual([0, 1]);
    await expect
      .poll(async () => JSON.stringify(await read(request, '/notifications', helper)), { timeout: SENT_MS })
      .toContain('scan:conflict');
  });
  for (const device of devices) await device.close();
});

test('BEY-04 without a desk the page says for whom the scanner is, in three languages', async ({
  browser,
  request,
}) => {
  const device = await deviceOf(browser, await ticketOf(request, 'bruker'), PHONE);
  const page = await device.newPage();
  for (const [prefix, words] of [
    ['', 'Du har ingen skranke ennå'],
    ['/nn', 'Du har ingen skranke enno'],
    ['/en', 'You have no desk yet'],
  ] as const) {
    await page.goto(at('bergen', `${prefix}/scan`));
    await expect(page.getByText(words)).toBeVisible();
  }
  await look(page);
  await device.close();
});
