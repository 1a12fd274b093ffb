import { expect, type Page, test } from '@playwright/test';
import { api, as, post, read, type Ticket, ticketOf } from './accounts.ts';
import { complaintsOf } from './console.ts';
import { nameOfItsOwn } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

type Request = Parameters<typeof ticketOf>[0];

async function givenDraft(request: Request, staff: Ticket) {
  const name = nameOfItsOwn('Fritidskonto');
  const { id } = (await post(request, '/municipality/schemes', { municipality_id: '4601', name }, staff)).data;
  const { schemes } = (await read(request, '/municipality/schemes', staff)).data;
  const { key } = schemes.find((scheme: { name: string }) => scheme.name === name);
  return { id, name, path: `/dashboard/municipality/scheme?scheme=${key}` };
}

/** What happens to be half behind the bar at the lower edge of a phone is no finding: it scrolls out from there. */
async function lookFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await look(page);
}

for (const [screen, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`BEY-06 a draft is filled in, put right, sent and published on ${screen}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const staff = await ticketOf(request, 'kommune');
    const { id, name, path } = await givenDraft(request, staff);
    const complaints = complaintsOf(page);
    await open(page, path, staff);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await look(page);

    await button(page, 'Send til vedtak').click();
    await expect(page.getByRole('heading', { name: '2 ting må rettes før du kan sende' })).toBeVisible();
    await expect(page.getByText('Velg minst én type aktivitet.').first()).toBeVisible();
    await page.getByLabel('Hele ordningen').fill('1.005');
    await expect(page.getByText('Skriv et beløp over 0 i kroner', { exact: false }).first()).toBeVisible();
    await lookFromTop(page);
    await page.getByLabel('Hele ordningen').fill('80 000 000');
    await page.getByLabel('Kunst og kultur').check();
    await page.getByLabel('Til og med').fill('10');
    await expect(page.getByRole('heading', { name: /barn får konto. Det koster trolig kr/ })).toBeVisible();
    const before = await page.getByRole('heading', { name: /barn får konto/ }).textContent();
    await button(page, 'til og med 24 år').click();
    await expect(page.getByRole('heading', { name: /barn får konto/ })).not.toHaveText(before ?? '');
    await button(page, 'til og med 24 år').click();
    await expect(page.getByText(/^Lagret \d\d:\d\d$/)).toBeVisible();
    const { form } = (await read(request, `/municipality/schemes/versions/${id}`, staff)).data;
    expect(form).toMatchObject({ max_age: '10', budget: '80 000 000' });

    await page.getByLabel('Fornavn').fill('Ask');
    await page.getByLabel('Født', { exact: true }).fill('03.02.2022');
    await expect(
      page.getByText(/Ask får konto 3. februar 2028, når Ask fyller 6 år. Du trenger ikke søke/),
    ).toBeVisible();
    await lookFromTop(page);

    await button(page, 'Send til vedtak').click();
    await expect(page.getByText('Versjonen er sendt til vedtak')).toBeVisible();
    await look(page);
    await button(page, 'Publiser').click();
    await look(page);
    await page.getByLabel('Sak').fill('43/26');
    await page.getByRole('dialog').getByRole('button', { name: 'Publiser' }).click();
    await expect(page.getByText('Versjonen er publisert')).toBeVisible();
    await expect(page.getByText(/Vedtatt .*, sak 43\/26/)).toBeVisible();
    await look(page);

    await button(page, 'Ny kladd').click();
    await expect(page.getByText(/^Versjon 2 · kladd, gjelder fra 1. august 2028$/)).toBeVisible();
    await button(page, 'Vis forskjell mellom versjon 2 og 1').click();
    await expect(page.getByRole('dialog').getByText('1. august 2028 til 31. juli 2029')).toBeVisible();
    await look(page);
    expect(complaints).toEqual([]);
  });
}

test('BEY-06 two who write at once: what the other changed is shown, and nothing is lost', async ({
  page,
  request,
}) => {
  const staff = await ticketOf(request, 'kommune');
  const { id, path } = await givenDraft(request, staff);
  await open(page, path, staff);
  await expect(field(page, 'Per barn')).toBeVisible();
  const { form, revision } = (await read(request, `/municipality/schemes/versions/${id}`, staff)).data;
  const body = { form: { ...form, max_age: '21' }, revision };
  await request.put(api(`/municipality/schemes/versions/${id}`), { data: body, ...as(staff) });
  await field(page, 'Per barn').fill('2 500');
  await expect(page.getByText('To har endret kladden samtidig')).toBeVisible();
  await expect(page.getByText('Til og med: 21')).toBeVisible();
  await look(page);
  await button(page, 'Behold mitt der vi begge har skrevet').click();
  await expect(page.getByText(/^Lagret \d\d:\d\d$/)).toBeVisible();
  const saved = (await read(request, `/municipality/schemes/versions/${id}`, staff)).data.form;
  expect(saved).toMatchObject({ max_age: '21', amount: '2 500' });
});
