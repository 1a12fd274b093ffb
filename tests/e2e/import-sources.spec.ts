import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { calendarOf } from '#tests/support/written-calendar.ts';
import { newPerson } from './accounts.ts';
import { grantAdmin } from './office-scene.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, look, open } from './screen.ts';

/** No other test looks at its portal. */
const VINDAFJORD = 1160;
const ROOM = '/dashboard/municipality/imports';

test('BEY-17 an admin adds a calendar, sees its faults, and says what is the same', async ({ page, request }) => {
  test.slow();
  const { email, ticket } = await newPerson(request);
  await grantAdmin(email, VINDAFJORD);
  const [name, other, concert] = [nameOfItsOwn('Koret'), nameOfItsOwn('Kulturhuset'), nameOfItsOwn('Julekonsert')];
  const start = `${new Date().getFullYear() + 1}0605T170000Z`;
  const server = createServer((_request, response) =>
    response.end(
      calendarOf([
        { uid: '1', name: concert, start },
        { uid: '2', name: 'Uten tid', start: 'snart' },
      ]),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  await open(page, ROOM, ticket, 'vindafjord');
  await expect(button(page, 'Legg til kilde')).toBeVisible();
  await look(page);
  const add = async (called: string, file: string) => {
    await button(page, 'Legg til kilde').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Navn').fill(called);
    await dialog.getByLabel('Adresse').fill(`http://127.0.0.1:${port}/${file}`);
    await look(page);
    await dialog.getByRole('button', { name: 'Legg til' }).click();
    await expect(dialog).toBeHidden();
  };
  const card = (called: string) => page.getByRole('article', { name: called });
  const read = async (called: string) =>
    expect(async () => {
      await page.reload();
      await expect(card(called).getByText('Vellykket', { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();

  await add(name, 'kor.ics');
  await read(name);
  await card(name).getByText('1 feil i kilden').click();
  await expect(card(name).getByText('Linje 11:')).toBeVisible();
  await look(page);

  await add(other, 'kulturhuset.ics');
  await read(other);
  await expect(page.getByRole('heading', { name: 'Venter på svar' })).toBeVisible();
  await look(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page);
  await button(page, `Det er den samme: ${concert}`).click();
  await expect(page.getByRole('heading', { name: 'Venter på svar' })).toBeHidden();

  await button(page, `Fjern ${other}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fjern' }).click();
  await expect(card(other)).toBeHidden();
  server.close();
});
