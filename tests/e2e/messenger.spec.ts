import { expect, type Page, test } from '@playwright/test';
import { api, as, ticketOf } from './accounts.ts';
import { composer, log, newGroup, write } from './chat-steps.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, field, link, look, open } from './screen.ts';

async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

test('CHT-01 RTE-05 a line is written, edited and deleted, and leaves its traces', async ({ page, request }) => {
  const group = await newGroup(request, 'leder', 'koordinator', 'medlem');
  await write(request, 'koordinator', group.id, 'Se https://eksempel.no/kart\nog ta med lykt');
  await open(page, '/chat', await ticketOf(request, 'leder'));
  await look(page);
  await field(page, 'Søk i samtaler').fill('TA med lykt');
  await expect(page.getByText(/^\d+ treff$/)).toBeVisible();
  await look(page);
  await page.getByRole('link', { name: group.name }).click();
  await expect(page).toHaveURL(new RegExp(`${group.path}\\?at=1$`));
  await expect(page.getByRole('heading', { level: 1, name: group.name })).toBeVisible();
  await expect(link(page, 'https://eksempel.no/kart')).toHaveAttribute('rel', /nofollow.*ugc|ugc/);

  await composer(page).pressSequentially('Først');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('så');
  await page.reload();
  await expect(composer(page)).toHaveValue('Først\nså');
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
  const own = log(page).getByRole('listitem').filter({ hasText: 'Først' });
  await expect(own).toContainText('Sendt');
  await look(page);

  await own.getByRole('button', { name: /^Endre meldingen/ }).click();
  await expect(field(page, 'Endre meldingen')).toBeFocused();
  await field(page, 'Endre meldingen').fill('Endret til noe annet');
  await look(page);
  await button(page, 'Lagre').click();
  const changed = log(page).getByRole('listitem').filter({ hasText: 'Endret til noe annet' });
  await expect(changed).toContainText('endret');
  await changed.getByRole('button', { name: /^Slett meldingen/ }).click();
  await look(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
  await expect(log(page).getByText('Meldingen er slettet')).toBeVisible();
});

test('CHT-01 nothing that was typed is lost: empty, too long, eleven files, a conversation one has left', async ({
  page,
  request,
}) => {
  const group = await newGroup(request, 'medlem', 'leder', 'koordinator');
  await open(page, group.path, await ticketOf(request, 'medlem'));
  await composer(page).press('Enter');
  await expect(page.getByText('Skriv noe først')).toBeVisible();
  await expect(composer(page)).toBeFocused();

  const long = 'å'.repeat(10_001);
  await send(page, long);
  await expect(page.getByText(/Meldingen er 1 tegn for lang/)).toBeVisible();
  await expect(composer(page)).toHaveValue(long);
  await look(page);

  await composer(page).fill('Med vedlegg');
  await button(page, 'Legg ved fil eller bilde').click();
  await look(page);
  await button(page, 'Velg filer').click();
  await expect(page.getByText('Du må godta vilkårene')).toBeVisible();
  await page.getByRole('checkbox').check();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Velg filer').click();
  const files = Array.from({ length: 11 }, (_, at) => ({
    name: `liste-${at}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Linje ${at}`),
  }));
  await (await chooser).setFiles(files);
  await expect(page.getByText(/Du kan sende 10 filer i én melding/)).toBeVisible();
  await expect(composer(page)).toHaveValue('Med vedlegg');

  const again = page.waitForEvent('filechooser');
  await button(page, 'Legg ved fil eller bilde').click();
  await (await again).setFiles(files.slice(0, 1));
  await expect(button(page, 'Fjern liste-0.txt')).toBeVisible();
  await look(page);
  await composer(page).press('Enter');
  await expect(log(page).getByRole('button', { name: /^Last ned liste-0.txt/ })).toBeVisible();
  await look(page);

  await button(page, 'Deltakere og valg').click();
  await expect(page.getByRole('heading', { name: 'Filer og bilder' })).toBeVisible();
  await expect(button(page, /^Last ned liste-0.txt/)).toHaveCount(2);
  await look(page);
  await button(page, 'Deltakere og valg').click();

  await composer(page).fill('For sent');
  const left = await request.post(api(`/messenger/threads/${group.id}/leave`), as(await ticketOf(request, 'medlem')));
  expect(left.ok()).toBe(true);
  // The stream tells of it, and what was typed is still there.
  await expect(page.getByRole('heading', { level: 1, name: 'Du er ikke med i denne samtalen' })).toBeVisible();
  await expect(page.getByText('For sent')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Du er ikke med i denne samtalen' })).toBeVisible();
  await expect(page.getByText('For sent')).toBeVisible();
  await look(page);
});

test('CHT-01 SHL-02 two people in two browsers write to each other, also without a network for a while', async ({
  browser,
  request,
}) => {
  const group = await newGroup(request, 'koordinator', 'medlem');
  const karin = await (await browser.newContext()).newPage();
  const mia = await (await browser.newContext()).newPage();
  await open(karin, group.path, await ticketOf(request, 'koordinator'));
  await open(mia, group.path, await ticketOf(request, 'medlem'));
  await send(karin, 'Hei fra Karin');
  await expect(log(mia).getByText('Hei fra Karin')).toBeVisible();
  await expect(mia.getByText('Karin Koordinator skriver: Hei fra Karin')).toBeAttached();
  await expect(log(karin).getByRole('listitem').filter({ hasText: 'Hei fra Karin' })).toContainText('Lest av alle');
  await composer(mia).pressSequentially('Sva');
  await expect(karin.getByText('Mia Medlem skriver …')).toBeVisible();

  await mia.context().setOffline(true);
  await send(mia, 'Skrevet uten nett');
  await expect(log(mia).getByText(/Ikke sendt, du er uten nett/)).toBeVisible();
  await look(mia);
  await send(karin, 'Mens du var borte');
  await expect(log(karin).getByRole('listitem').filter({ hasText: 'Mens du var borte' })).toContainText('Sendt');
  await mia.context().setOffline(false);
  await expect(log(karin).getByText('Skrevet uten nett')).toHaveCount(1);
  await expect(log(mia).getByText('Mens du var borte')).toHaveCount(1);
  await expect(log(mia).getByText('Skrevet uten nett')).toHaveCount(1);
  await expect(log(mia).getByText(/Ikke sendt/)).toHaveCount(0);

  await open(mia, '/about');
  await send(karin, 'Er du der?');
  const icon = mia.getByRole('banner').getByRole('link', { name: /^Meldinger, \d+ ulest/ });
  await expect(icon).toBeVisible();
  await icon.click();
  await expect(mia.getByRole('link', { name: new RegExp(`${group.name} ?, \\d+ ulest`) })).toBeVisible();
  await karin.context().close();
  await mia.context().close();
});

test('CHT-02 DLG-02 renaming, muting, removing and deleting, each said and asked first', async ({ page, request }) => {
  const group = await newGroup(request, 'koordinator', 'leder', 'medlem');
  await open(page, group.path, await ticketOf(request, 'koordinator'));
  const details = button(page, 'Deltakere og valg');
  await details.click();
  await expect(page.getByText('3 deltakere')).toBeVisible();
  await expect(button(page, 'Fjern Mia Medlem fra samtalen')).toBeVisible();
  await look(page);
  await button(page, 'Demp samtalen').click();
  await expect(button(page, 'Slå på varsler')).toBeVisible();

  await button(page, 'Endre navn').click();
  await field(page, 'Navn').fill('');
  await button(page, 'Lagre').click();
  await expect(page.getByText('Gi gruppa et navn')).toBeVisible();
  const name = nameOfItsOwn('Fjellgruppa');
  await field(page, 'Navn').fill(name);
  await look(page);
  await button(page, 'Lagre').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(log(page).getByText(`Du ga samtalen navnet «${name}»`)).toBeVisible();

  await button(page, 'Fjern Mia Medlem fra samtalen').click();
  await look(page);
  await button(page, 'Ja').click();
  await expect(log(page).getByText('Du fjernet Mia Medlem')).toBeVisible();
  await button(page, 'Legg til').click();
  await field(page, 'Søk etter navn').fill('Mia Medlem');
  await page.getByRole('checkbox', { name: 'Mia Medlem' }).check();
  await look(page);
  await page.getByRole('dialog', { name: 'Legg til flere' }).getByRole('button', { name: 'Legg til' }).click();
  await expect(log(page).getByText('Du la til Mia Medlem')).toBeVisible();

  await button(page, 'Slett samtalen').click();
  await expect(page.getByRole('dialog', { name: 'Vil du slette samtalen?' })).toContainText('for alle som er med');
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
  await button(page, 'Forlat samtalen').click();
  await button(page, 'Ja').click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
});

test('CHT-01 BEY-16 a new message to one, what is said about minors, and a group that needs a name', async ({
  page,
  request,
}) => {
  await open(page, '/chat', await ticketOf(request, 'medlem'));
  await button(page, 'Ny melding').click();
  await expect(page.getByRole('dialog', { name: 'Ny melding' })).toBeVisible();
  await button(page, 'Send').click();
  await expect(page.getByText('Velg minst én person').first()).toBeVisible();
  await look(page);
  await page.getByRole('checkbox', { name: 'Lars Leder' }).check();
  await field(page, 'Søk etter navn').fill('Karin Koordinator');
  await page.getByRole('checkbox', { name: 'Karin Koordinator' }).check();
  await expect(field(page, 'Navn på gruppa')).toBeVisible();
  await button(page, 'Ta bort Karin Koordinator').click();
  await field(page, 'Melding').fill(nameOfItsOwn('Hei, Lars'));
  await look(page);
  await button(page, 'Send').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lars Leder' })).toBeVisible();
});

for (const [scheme, width] of [
  ['dark', 1440],
  ['light', 390],
  ['dark', 320],
] as const) {
  test(`CHT-01 WCAG the list, a conversation and who is in it (${scheme}, ${width} px)`, async ({ page, request }) => {
    const ticket = await ticketOf(request, 'leder');
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/chat', ticket);
    await look(page);
    await page.getByRole('link', { name: /^Dugnad på lørdag/ }).click();
    await expect(composer(page)).toBeVisible();
    await expect(log(page).getByText('Gjerne! Da får vi kjørt bort alt på én tur.')).toBeVisible();
    await look(page);
    await button(page, 'Deltakere og valg').click();
    await expect(button(page, 'Demp samtalen')).toBeVisible();
    await look(page);
  });
}
