import { expect, test } from '@playwright/test';
import { newPerson, post, read, ticketOf } from './accounts.ts';
import { complaintsOf } from './console.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, look, open } from './screen.ts';

for (const [screen, width] of [
  ['a wide screen', 1280],
  ['a phone', 390],
] as const) {
  test(`ORG-02 the municipality suspends an organisation and opens it again on ${screen}`, async ({
    browser,
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const staff = await ticketOf(request, 'kommune');
    const { ticket: owner } = await newPerson(request);
    const name = nameOfItsOwn('Stanselaget');
    const wanted = { name, description: 'Vi møtes.', municipality_id: '4601' };
    const { id } = (await post(request, '/organizations', wanted, owner)).data;
    await post(request, `/organizations/${id}/accept`, {}, staff);
    const visitor = await (await browser.newContext()).newPage();
    const statusOf = () => open(visitor, `/organisations/${id}`);
    expect(await statusOf()).toBe(200);

    const complaints = complaintsOf(page);
    await open(page, '/dashboard/admin?list=organisations', staff);
    await page.getByLabel('Navn eller organisasjonsnummer').fill(name);
    await button(page, 'Søk').click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await look(page);
    await button(page, `Stans midlertidig: ${name}`).click();
    await look(page);
    await button(page, 'Stans').click();
    await expect(page.getByText('Skriv hvorfor, med minst fem tegn.')).toBeVisible();
    await page.getByLabel('Grunn').fill('Vi må se på attestene.');
    await button(page, 'Stans').click();
    await expect(page.getByText(`${name} er stanset midlertidig`)).toBeVisible();
    await expect(page.getByText('Grunn: Vi må se på attestene.')).toBeVisible();
    await look(page);
    expect(await statusOf()).toBe(404);

    const own = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
    await open(own, '/dashboard', owner);
    await expect(own.getByText('Grunnen kommunen ga: Vi må se på attestene.')).toBeVisible();
    await look(own);
    expect((await read(request, `/organizations/${id}/permissions`, owner)).data.can.run_events).toBe(false);

    await button(page, `Åpne igjen: ${name}`).click();
    await page.getByLabel('Grunn').fill('Attestene er i orden.');
    await button(page, 'Åpne igjen').click();
    await expect(page.getByText(`${name} er åpnet igjen`)).toBeVisible();
    expect(await statusOf()).toBe(200);
    expect(complaints).toEqual([]);
  });
}
