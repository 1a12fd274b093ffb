import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { newPerson, read, type Ticket, ticketOf } from './accounts.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { look, open } from './screen.ts';

/** A user in a browser of their own. */
async function openFor(browser: Browser, ticket: Ticket, path: string, width: number) {
  const page = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
  const complaints = complaintsOf(page);
  await open(page, path, ticket);
  return { page, complaints };
}

const mailsTo = async (request: APIRequestContext, to: string): Promise<{ subject: string; text: string }[]> =>
  (await read(request, `/dev/outbox?to=${encodeURIComponent(to)}`)).data;

for (const [screen, width, number, name] of [
  ['a wide screen', 1440, '999901018', 'Fjellsiden Friluftslag'],
  ['a phone', 390, '999901387', 'Årstad Sangkor'],
] as const) {
  test(`ORG-02 BEY-09 DSH-01 from a number to a page of one’s own on ${screen}`, async ({ browser, request }, info) => {
    // A second try must not ask for the same one again.
    const title = info.retry === 0 ? name : `${name} ${info.retry}`;
    const { email, ticket } = await newPerson(request);
    const asking = await openFor(browser, ticket, '/organisations/new', width);
    const { page } = asking;
    await look(page);
    if (info.retry === 0) {
      await page.getByLabel('Organisasjonsnummer').fill(number);
      await page.getByRole('button', { name: 'Finn oss' }).click();
      await expect(page.getByRole('heading', { name })).toBeFocused();
      await look(page);
      await page.getByRole('button', { name: 'Ja, det er oss' }).click();
    } else {
      await page.getByRole('button', { name: 'Vi har ikke organisasjonsnummer' }).click();
      await page.getByLabel('Navn').fill(title);
    }
    await expect(page.getByLabel('Navn')).toHaveValue(title);
    await page.getByLabel('Til kommunen').fill('Vi møtes hver søndag.');
    await look(page);
    await page.getByRole('button', { name: 'Send forespørselen' }).click();
    await expect(page.getByRole('heading', { name: `Nå venter ${title} på svar` })).toBeFocused();
    await look(page);
    await page.getByRole('link', { name: 'Til oversikten din' }).click();
    await expect(page.getByText(title).first()).toBeVisible();
    await look(page);

    await expect
      .poll(async () => (await mailsTo(request, 'kommune@demo.test')).some(({ text }) => text.includes(title)))
      .toBe(true);
    const deciding = await openFor(browser, await ticketOf(request, 'kommune'), '/dashboard/admin', width);
    const accept = deciding.page.getByRole('button', { name: `Godkjenn ${title}`, exact: true });
    await expect(accept).toBeVisible();
    await look(deciding.page);
    await accept.click();
    if (info.retry > 0) await deciding.page.getByRole('button', { name: 'Godkjenn likevel' }).click();
    await expect(deciding.page.getByText(`${title} er godkjent, og siden er opprettet`)).toBeVisible();
    await expect(accept).toHaveCount(0);

    await expect
      .poll(async () => (await mailsTo(request, email)).filter(({ text }) => text.includes(title)).length)
      .toBe(1);
    await page.reload();
    await untilHydrated(page);
    // DLG-02: the admin is asked on the first visit, may say no, and finds the way back to a yes.
    const question = page.getByRole('dialog', { name: 'Godtar du vilkårene?' });
    await expect(question.getByRole('link', { name: /Databehandleravtalen/ })).toHaveAttribute(
      'href',
      '/data-processing',
    );
    await look(page);
    await question.getByRole('button', { name: 'Avslå' }).click();
    await expect(page.getByText('En administrator har svart nei.')).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Les og godta' }).click();
    await question.getByRole('button', { name: 'Godta' }).click();
    await expect(page.getByText(`Vilkårene er godtatt for ${title}.`)).toBeVisible();
    await expect(page.getByText('Vilkårene er ikke godtatt ennå')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Neste på planen' })).toBeVisible();
    await expect(page.getByText(title).first()).toBeAttached();
    await look(page);
    expect([...asking.complaints, ...deciding.complaints]).toEqual([]);
  });
}

test('DSH-02 the panel is for those who decide', async ({ browser, request }) => {
  const { page } = await openFor(browser, await ticketOf(request, 'medlem'), '/dashboard/admin', 1440);
  await expect(page.getByRole('heading', { name: 'Denne siden er for kommunens ansatte' })).toBeVisible();
  await look(page);
});
