import { expect, test } from '@playwright/test';
import { ticketOf } from './accounts.ts';
import { at } from './addresses.ts';
import {
  cameFrom,
  deviceOf,
  giveCamera,
  givenDoor,
  holdUp,
  line,
  openDoor,
  peopleAt,
  SENT_MS,
  untilKept,
  waiting,
} from './door-steps.ts';
import { look } from './screen.ts';

test('BEY-04 ticks without a network survive a reload, and arrive once when it is back', async ({
  browser,
  request,
}) => {
  const door = await givenDoor(request);
  const context = await deviceOf(browser, door.leader, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openDoor(page, door);
  await look(page);
  await untilKept(page);

  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  await line(page, /Bo Bruker/).click();
  await expect(line(page, /Bo Bruker/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 avkryssing venter på nett')).toBeVisible();
  await look(page);
  expect(cameFrom(await peopleAt(request, door))).toBe(0);

  await page.reload();
  await expect(line(page, /Bo Bruker/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('1 avkryssing venter på nett')).toBeVisible();
  // Undone and done again: three ticks, one arrival.
  await line(page, /Bo Bruker/).click();
  await expect(line(page, /Bo Bruker/)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Angre' }).click();
  await expect(page.getByText('3 avkryssinger venter på nett')).toBeVisible();

  await context.setOffline(false);
  await expect(waiting(page)).toBeHidden({ timeout: SENT_MS });
  const after = await peopleAt(request, door);
  expect(cameFrom(after)).toBe(1);
  expect(after.find(({ name }) => name === 'Bo Bruker')?.checked_in_at).not.toBeNull();
  await context.close();
});

test('BEY-04 ticks that wait are sent from any page, and names go with a log-out', async ({ browser, request }) => {
  const door = await givenDoor(request);
  const context = await deviceOf(browser, door.leader);
  const page = await context.newPage();
  await openDoor(page, door);
  await untilKept(page);
  await context.setOffline(true);
  await line(page, /Bo Bruker/).click();
  await expect(page.getByText('1 avkryssing venter på nett')).toBeVisible();
  // The tab is closed before the network comes back.
  await page.close();
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto(at('bergen', '/about'));
  await expect.poll(async () => cameFrom(await peopleAt(request, door)), { timeout: SENT_MS }).toBe(1);

  const keptNames = () =>
    other.evaluate(async () => {
      const opening = indexedDB.open('nabolag-door');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const reading = database.transaction(['lists']).objectStore('lists').getAll();
      const lists = await new Promise<unknown[]>((resolve) => {
        reading.onsuccess = () => resolve(reading.result);
      });
      database.close();
      return JSON.stringify(lists).includes('Bo Bruker');
    });
  await expect.poll(keptNames).toBe(true);
  await other.evaluate(() => localStorage.removeItem('nabolag:auth:user'));
  await other.goto(at('bergen', '/about'));
  await expect.poll(keptNames, { timeout: 30_000 }).toBe(false);
  await context.close();
});

test('OCC-10 a code in front of the camera lets its owner in, with and without a network', async ({
  browser,
  request,
}) => {
  const door = await givenDoor(request);
  const context = await deviceOf(browser, door.leader, { viewport: { width: 390, height: 844 } });
  await giveCamera(context);
  const page = await context.newPage();
  await openDoor(page, door);
  expect(await page.evaluate(() => (window as unknown as { cameraAsked: number }).cameraAsked)).toBe(0);
  await page.getByRole('button', { name: 'Skann koder' }).click();
  const result = page.getByRole('status').filter({ hasText: /Inne|Allerede inne|Ukjent kode|Ikke på listen/ });
  await holdUp(page, 'https://example.no/');
  await expect(result).toContainText('Ukjent kode');
  await context.setOffline(true);
  await holdUp(page, door.code);
  await expect(result).toContainText('Inne');
  await expect(result).toContainText('Bo Bruker');
  await look(page);
  // A code of the right shape that nobody here knows is for the server to judge.
  await holdUp(page, `NB1${'0'.repeat(52)}`);
  await expect(result).toContainText('Ikke på listen her');
  await holdUp(page, door.code);
  await expect(result).toContainText('Allerede inne');
  await context.setOffline(false);
  await expect(waiting(page)).toBeHidden({ timeout: SENT_MS });
  await expect(page.getByText('En kode ble ikke godtatt da nettet kom tilbake.')).toBeVisible();
  const people = await peopleAt(request, door);
  expect(people.find(({ name }) => name === 'Bo Bruker')?.checked_in_at).not.toBeNull();
  expect(cameFrom(people)).toBe(1);
  await context.close();
});

test('OCC-10 two devices let one person in once, and each hears of the other', async ({ browser, request }) => {
  const door = await givenDoor(request);
  const helper = await ticketOf(request, 'koordinator');
  const devices = [await deviceOf(browser, door.leader), await deviceOf(browser, helper)];
  const pages = await Promise.all(devices.map((device) => device.newPage()));
  for (const page of pages) await openDoor(page, door);
  for (const device of devices) await device.setOffline(true);
  for (const page of pages) await line(page, /Bo Bruker/).click();
  for (const page of pages) await expect(page.getByText('1 avkryssing venter på nett')).toBeVisible();
  for (const device of devices) await device.setOffline(false);
  for (const page of pages) await expect(waiting(page)).toBeHidden({ timeout: SENT_MS });
  expect(cameFrom(await peopleAt(request, door))).toBe(1);
  for (const page of pages) await expect(page.getByText(/^1 av \d+ er kommet$/).first()).toBeAttached();
  for (const device of devices) await device.close();
});

test('OCC-10 without a camera, or without leave to use it, the list remains', async ({ browser, request }) => {
  const door = await givenDoor(request);
  for (const [fault, words] of [
    ['NotAllowedError', 'Vi får ikke bruke kameraet.'],
    ['NotFoundError', 'Vi fant ikke noe kamera.'],
  ] as const) {
    const context = await deviceOf(browser, door.leader);
    await context.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('No', name);
      };
    }, fault);
    const page = await context.newPage();
    await openDoor(page, door);
    await page.getByRole('button', { name: 'Skann koder' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await look(page);
    await expect(line(page, /Bo Bruker/)).toBeVisible();
    await context.close();
  }
});

test('OCC-10 the user who does not run the activity gets no names', async ({ browser, request }) => {
  const door = await givenDoor(request);
  const context = await deviceOf(browser, await ticketOf(request, 'medlem'));
  const page = await context.newPage();
  await page.goto(at('bergen', door.path));
  await expect(page.getByText('Bare de som driver aktiviteten, kan sjekke inn.')).toBeVisible();
  await look(page);
  expect(await page.content()).not.toContain('Bo Bruker');
  await context.close();
});

test('OCC-10 one’s own code is shown large, bright in the dark, and without a network', async ({
  browser,
  request,
}) => {
  const door = await givenDoor(request);
  const context = await deviceOf(browser, await ticketOf(request, 'bruker'), {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await page.goto(at('bergen', `/my/code/${door.occurrenceId}`));
  const code = page.getByRole('img', { name: /QR-kode for innsjekk/ });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())?.width).toBeGreaterThan(280);
  await expect(page.getByText('Bo Bruker', { exact: true })).toBeVisible();
  await look(page);
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(code).toBeVisible();
  // Another person on the same device does not see it.
  await page.evaluate(() => localStorage.removeItem('nabolag:auth:user'));
  await page.goto(at('bergen', `/my/code/${door.occurrenceId}`)).catch(() => {});
  await expect(code).toBeHidden();
  await context.close();
});
