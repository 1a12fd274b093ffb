import { expect, test } from '@playwright/test';
import { api, as, CLUB, read, ticketOf } from './accounts.ts';
import { draft, nameOfItsOwn, nextTuesday, saved, typed } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

test('I18-05 a date is typed as people write it, and what is no date is told', async ({ page, request }) => {
  const ticket = await ticketOf(request, 'koordinator');
  const id = await draft(request, ticket, nameOfItsOwn('Dato'));
  await open(page, `/events/${id}/edit?step=settings`, ticket);
  const first = field(page, 'Første dag');
  const [year, month, date] = nextTuesday(6).split('-').map(Number);
  await first.fill('');
  await first.pressSequentially(`${date}.${month}.${year}`);
  await expect(first).toHaveValue(`${date}.${month}.${year}`);
  await expect(page.getByText(new RegExp(`^tirsdag ${date}\\. \\w+ ${year}$`, 'i'))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toHaveValue(typed(nextTuesday(6)).replaceAll('/', '.'));
  await first.fill('32132026');
  await field(page, 'Starter').focus();
  await expect(page.getByText(/^«32132026» er ikke en dato/)).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await button(page, 'Neste: Merking').click();
  await expect(first).toBeFocused();
  await look(page);
});

test('EVF-02 a conflict is seen where the button was pressed, also when a draft is published', async ({
  page,
  request,
}) => {
  const ticket = await ticketOf(request, 'koordinator');
  const id = await draft(request, ticket, nameOfItsOwn('Samtidig'));
  await open(page, `/events/${id}/edit?step=tagging`, ticket);
  await field(page, 'Type').selectOption({ index: 1 });
  await expect(saved(page)).toBeVisible();
  // Another one saves while this page is open.
  const leader = await ticketOf(request, 'leder');
  const { data } = await read(request, `/events/${id}/form`, leader);
  const body = { form: { ...data.form, venue: 'Gamle gym' }, version: data.version };
  expect((await request.put(api(`/events/draft/${id}`), { data: body, ...as(leader) })).ok()).toBe(true);

  await button(page, 'Neste: Bilder').click();
  await button(page, 'Publiser').click();
  const notice = page.getByRole('status').filter({ hasText: 'Gamle gym' });
  await expect(notice).toBeInViewport();
  await expect(notice).toBeFocused();
  await look(page);
  await notice.getByRole('button', { name: 'Lagre med mine endringer' }).click();
  await expect(notice).toHaveCount(0);
});

test('VAL-05 VAL-06 what is wrong on any step is told at once, with the name of its field', async ({
  page,
  request,
}) => {
  const ticket = await ticketOf(request, 'koordinator');
  const id = await draft(request, ticket, nameOfItsOwn('Mye mangler'));
  await open(page, `/events/${id}/edit?step=settings`, ticket);
  await field(page, 'Starter').fill('');
  await field(page, 'Slutter').fill('');
  await page.getByRole('link', { name: 'Bilder' }).click();
  await button(page, 'Publiser').click();
  const summary = page.getByRole('heading', { name: '2 ting må rettes' }).locator('..');
  await expect(summary).toContainText('Starter: Klokkeslett påkrevd');
  await expect(summary).toContainText('Slutter: Klokkeslett påkrevd');
  await expect(
    page.getByText('Noe må også rettes her').locator('..').getByRole('link', { name: 'Merking' }),
  ).toBeVisible();
  await look(page);
});

test('EVF-01 on a phone the days come before the button, and are large enough to hit', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const ticket = await ticketOf(request, 'koordinator');
  const id = await draft(request, ticket, nameOfItsOwn('Liten skjerm'));
  await open(page, `/events/${id}/edit?step=settings`, ticket);
  const day = page.getByRole('group', { name: 'Dagene, måned for måned' }).getByRole('button').first();
  const [dayBox, nextBox] = [await day.boundingBox(), await button(page, 'Neste: Merking').boundingBox()];
  expect(dayBox?.height).toBeGreaterThanOrEqual(40);
  expect(dayBox?.y).toBeLessThan(nextBox?.y ?? 0);
  await look(page);
});

test('VAL-04 a field that is filled can be emptied, and one that is wrong says so', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/organisations/${CLUB}/edit`, await ticketOf(request, 'leder'));
  const website = page.getByRole('textbox', { name: 'Nettsted' });
  await website.fill('ikke en adresse');
  await button(page, 'Lagre').first().click();
  await expect(page.getByText('Ugyldig', { exact: true })).toBeVisible();
  await look(page);
  await website.fill('https://solvikil.no');
  await button(page, 'Tøm Nettsted').click();
  await expect(website).toHaveValue('');
  await expect(website).toBeFocused();
});
