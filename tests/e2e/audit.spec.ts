import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { checkJournal } from '#features/ledger/server/check-journal.ts';
import { newPerson, ticketOf } from './accounts.ts';
import { givenDeposits, makeAuditor } from './audit-scene.ts';
import { complaintsOf } from './console.ts';
import { button, enterRoom, field, link, look, open } from './screen.ts';

const PATH = '/dashboard/municipality/audit';

for (const [screen, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`BEY-08 an auditor reads, controls and takes along the journal on ${screen}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    await givenDeposits([75_000, 45_050]);
    const { email, ticket } = await newPerson(request);
    await makeAuditor(email);
    // Until what was read of the person a moment ago is not believed any more.
    await expect
      .poll(async () => open(page, PATH, ticket).then(() => page.getByRole('heading', { name: 'Revisjon' }).count()), {
        intervals: [1000],
      })
      .toBe(1);
    const complaints = complaintsOf(page);
    await expect(page.getByRole('navigation', { name: 'Kommunekontoret' })).toHaveCount(0);
    await expect(page.getByText('Barna vises som kontonummer, ikke navn.', { exact: false })).toBeVisible();

    await button(page, 'Kontroller på nytt').click();
    await expect(page.getByText('Kontrollen er ferdig')).toBeVisible();
    await expect(page.getByText('Stemmer: sum 0,00')).toBeVisible();
    await look(page);

    const paid = page.getByRole('button', { name: /Holdt av: konto .* 750,00/ }).first();
    await paid.click();
    await expect(page.getByText('regnet på nytt nå: stemmer')).toBeVisible();
    await expect(page.getByText('Dette leddet')).toBeVisible();
    await look(page);

    await page.getByText('Finn i journalen').click();
    await look(page);
    await field(page, 'Kontonummer').fill('abc');
    await field(page, 'Beløp i kroner').fill('450,50');
    await button(page, 'Finn').click();
    await expect(page.getByText('Skriv bare siffer, for eksempel 4417.')).toBeVisible();
    await field(page, 'Kontonummer').fill('');
    await button(page, 'Finn').click();
    await expect(page).toHaveURL(/amount=450%2C50/);
    await expect(paid).toHaveCount(0);
    await expect(page.getByRole('button', { name: /450,50/ }).first()).toBeVisible();
    await link(page, 'Vis alt').click();
    await expect(paid).toBeVisible();

    const fetching = page.waitForEvent('download');
    await button(page, 'Last ned journalen').click();
    const file = await readFile(await (await fetching).path(), 'utf8');
    expect((await checkJournal(file.split('\n'))).faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('BEY-08 the municipality’s admins have it among their rooms, others are turned away', async ({
  page,
  request,
}) => {
  await open(page, '/dashboard/municipality/scheme', await ticketOf(request, 'kommune'));
  await enterRoom(page, 'Innsyn', 'Revisjon');
  await expect(page.getByRole('heading', { level: 1, name: 'Revisjon' })).toBeVisible();
  await look(page);
  await page.context().clearCookies();
  const { ticket } = await newPerson(request);
  await open(page, PATH, ticket);
  await expect(page.getByRole('heading', { level: 1, name: 'Revisjon' })).toHaveCount(0);
});
