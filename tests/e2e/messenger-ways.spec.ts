import { expect, test } from '@playwright/test';
import { CLUB, ticketOf } from './accounts.ts';
import { log, newGroup, write } from './chat-steps.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

test('CHT-01 one conversation is searched, and a line that is found is shown where it stands', async ({
  page,
  request,
}) => {
  const group = await newGroup(request, 'medlem', 'koordinator');
  for (let count = 1; count <= 12; count += 1) await write(request, 'medlem', group.id, `Linje ${count}`);
  await write(request, 'koordinator', group.id, 'Nøkkelen henger i gangen');
  await open(page, group.path, await ticketOf(request, 'medlem'));
  await button(page, 'Søk i samtalen').click();
  await expect(field(page, 'Hva leter du etter?')).toBeFocused();
  await field(page, 'Hva leter du etter?').fill('linje 3');
  await expect(page.getByText('1 treff')).toBeVisible();
  await look(page);
  await page.getByRole('search').getByRole('link', { name: 'Mia Medlem' }).click();
  await expect(page).toHaveURL(new RegExp(`${group.path}\\?at=3$`));
  await expect(log(page).getByText('Linje 3', { exact: true })).toBeInViewport();
});

test('CHT-01 MEM-02 a member of the same organisation is written to from the list of members', async ({
  page,
  request,
}) => {
  await open(page, `/organisations/${CLUB}?tab=members`, await ticketOf(request, 'medlem'));
  await expect(button(page, 'Send melding til Mia Medlem')).toHaveCount(0);
  await button(page, 'Send melding til Karin Koordinator').click();
  await expect(page.getByRole('dialog', { name: 'Ny melding' })).toBeVisible();
  await expect(button(page, 'Ta bort Karin Koordinator')).toBeVisible();
  const words = nameOfItsOwn('Hei, Karin');
  await field(page, 'Melding').fill(words);
  await look(page);
  // What is typed is there again after a reload, and gone when it is sent.
  await page.reload();
  await button(page, 'Send melding til Karin Koordinator').click();
  await expect(field(page, 'Melding')).toHaveValue(words);
  await button(page, 'Send').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Karin Koordinator' })).toBeVisible();
  await page.goBack();
  await button(page, 'Send melding til Karin Koordinator').click();
  await expect(field(page, 'Melding')).toHaveValue('');
});

for (const width of [1440, 390]) {
  test(`CHT-02 BEY-16 the words of another and another user are reported (${width} px)`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const group = await newGroup(request, 'koordinator', 'leder', 'medlem');
    const words = nameOfItsOwn('Bli hjemme');
    await write(request, 'leder', group.id, words);
    await write(request, 'medlem', group.id, 'Mitt eget');
    await open(page, group.path, await ticketOf(request, 'medlem'));
    await expect(log(page).getByText('Mitt eget')).toBeVisible();
    await expect(button(page, 'Meld fra om meldingen: Mitt eget')).toHaveCount(0);
    await button(page, `Meld fra om meldingen: ${words}`).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Hva er galt med meldingen?' })).toContainText(words);
    await expect(page.getByText('Vi ser bare denne meldingen og de to på hver side.')).toBeVisible();
    await look(page);
    await page.getByLabel('Mobbing, eller noe som sårer').check();
    await button(page, 'Si fra').click();
    await expect(page.getByRole('dialog', { name: 'Takk for at du sa fra' })).toBeVisible();
    await look(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).last().click();

    await button(page, 'Deltakere og valg').click();
    await expect(button(page, 'Meld fra om Mia Medlem')).toHaveCount(0);
    await button(page, 'Meld fra om Karin Koordinator').click();
    await expect(page.getByRole('dialog', { name: 'Hva vil du si fra om?' })).toContainText('Karin Koordinator');
    await look(page);
  });
}
