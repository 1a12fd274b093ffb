import { expect, test } from '@playwright/test';
import { newPerson, post, read, ticketOf } from './accounts.ts';
import { complaintsOf } from './console.ts';
import { activity } from './running-scene.ts';
import { button, look, open } from './screen.ts';

for (const [screen, width] of [
  ['a wide screen', 1280],
  ['a phone', 390],
] as const) {
  test(`ORG-04 the municipality takes an activity down, finds it in its list and opens for it again on ${screen}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { id, name, times } = await activity(request);
    const { ticket: signedUp } = await newPerson(request);
    await post(request, `/occurrences/${times[0]}/attend`, {}, signedUp);
    const complaints = complaintsOf(page);
    await open(page, `/events/${id}`, await ticketOf(request, 'kommune'));

    const tools = page.getByRole('region', { name: 'Moderering' });
    await tools.getByRole('button', { name: 'Ta ned', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('De som er påmeldt, mister plassen og får beskjed.');
    await look(page);
    await dialog.getByRole('button', { name: 'Ta ned' }).click();
    await expect(dialog.getByText('Skriv hvorfor, med minst fem tegn.')).toBeVisible();
    await dialog.getByLabel('Hvorfor?').fill('Ulovlig salg på torget');
    await dialog.getByRole('button', { name: 'Ta ned' }).click();
    await expect(page.getByText('Aktiviteten er tatt ned').first()).toBeVisible();
    await expect(tools.getByText('Ulovlig salg på torget')).toBeVisible();
    await look(page);

    await open(page, '/dashboard/admin');
    await page.getByRole('link', { name: 'Tatt ned' }).click();
    await expect(page.getByRole('heading', { name: 'Aktiviteter som er tatt ned' })).toBeVisible();
    await look(page);
    await page.getByRole('link', { name: `Åpne aktiviteten ${name}` }).click();
    await tools.getByRole('button', { name: 'Åpne for publisering' }).click();
    await dialog.getByLabel('Hvorfor?').fill('Salget er tatt ut');
    await dialog.getByRole('button', { name: 'Åpne for publisering' }).click();
    await expect(page.getByText('Aktiviteten kan publiseres igjen')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('ORG-04 a trip of Den Norske Turistforening is taken down and shown again', async ({ browser, page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { data } = await read(request, '/events?q=tur&per_page=50');
  const trip = data.find(({ event_source }: { event_source: string }) => event_source === 'dnt');
  const path = `/events/dnt/${trip.activity_id}`;
  await open(page, path, await ticketOf(request, 'super'));
  const tools = page.getByRole('region', { name: 'Moderering' });
  await tools.getByRole('button', { name: 'Ta ned', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('kommer ikke tilbake når aktivitetene hentes på nytt');
  await look(page);
  await dialog.getByLabel('Hvorfor?').fill('Turen er farlig nå');
  await dialog.getByRole('button', { name: 'Ta ned' }).click();
  await expect(tools.getByText('Turen er farlig nå')).toBeVisible();
  await look(page);
  const visitor = await (await browser.newContext()).newPage();
  expect(await open(visitor, path)).toBe(404);

  await page.reload();
  await tools.getByRole('button', { name: 'Vis igjen' }).click();
  await dialog.getByLabel('Hvorfor?').fill('Skredfaren er over');
  await dialog.getByRole('button', { name: 'Vis igjen' }).click();
  await expect(page.getByText('Aktiviteten vises igjen')).toBeVisible();
  expect(await open(visitor, path)).toBe(200);
  await expect(button(page, 'Ta ned')).toBeVisible();
});
