import { expect, test } from '@playwright/test';
import { CLUB, newPerson, post, ticketOf } from './accounts.ts';
import { complaintsOf } from './console.ts';
import { activity, nameOfItsOwn } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

for (const [screen, width] of [
  ['a wide screen', 1280],
  ['a phone', 390],
] as const) {
  test(`EVT-06 BEY-16 a comment is reported, decided about and appealed against on ${screen}`, async ({
    browser,
    page,
    request,
  }) => {
    const viewport = { width, height: 844 };
    await page.setViewportSize(viewport);
    const { id, name } = await activity(request, { name: nameOfItsOwn('Meldeturen') });
    const [writer, reporter] = [await newPerson(request), await newPerson(request)];
    const words = nameOfItsOwn('Dere er håpløse');
    await post(request, `/events/${id}/comments`, { body: words }, writer.ticket);

    const staff = await (await browser.newContext({ viewport })).newPage();
    await open(staff, '/dashboard/admin?list=reports', await ticketOf(request, 'kommune'));

    const complaints = complaintsOf(page);
    await open(page, `/events/${id}`, reporter.ticket);
    await button(page, `Meld fra om ${words}`).click();
    await look(page);
    await button(page, 'Si fra').click();
    await expect(page.getByText('Velg hva som er galt')).toBeVisible();
    await page.getByLabel('Mobbing, eller noe som sårer').check();
    await page.getByLabel('Vil du si mer?').fill('Det er tredje gangen.');
    await button(page, 'Si fra').click();
    await expect(page.getByRole('dialog', { name: 'Takk for at du sa fra' })).toBeVisible();
    await look(page);

    // Staff hear of it at once, though their session ends when they do nothing.
    await expect(staff.getByText(/^Nytt varsel: Noen har meldt fra/)).toBeAttached();
    await staff.reload();
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
    await look(staff);
    await button(staff, `Åpne saken: Kommentar på ${name}`).click();
    await expect(staff.getByText(words)).toBeVisible();
    await expect(staff.getByText('Det er tredje gangen.')).toBeVisible();
    await look(staff);
    await staff.getByLabel('Ta bort').check();
    await staff.getByLabel('Begrunnelse').fill('Slik skriver vi ikke til hverandre.');
    await button(staff, 'Avgjør saken').click();
    await expect(staff.getByText('Saken er avgjort, og begge sider har fått beskjed')).toBeVisible();

    const other = await (await browser.newContext({ viewport })).newPage();
    await open(other, '/notifications', writer.ticket);
    await expect(other.getByText('Grunn: Slik skriver vi ikke til hverandre.')).toBeVisible();
    await expect(other.getByText(reporter.name)).toHaveCount(0);
    await look(other);
    await button(other, /^Klag i sak/).click();
    await other.getByLabel('Hva er du uenig i?').fill('Det var ment som en spøk.');
    await button(other, 'Send klagen').click();
    await expect(other.getByText('Avgjørelsen er påklaget. En annen ser på saken.')).toBeVisible();

    const moderator = await (await browser.newContext({ viewport })).newPage();
    await open(moderator, '/dashboard/admin?list=reports&status=appealed', await ticketOf(request, 'moderator'));
    await button(moderator, `Åpne saken: Kommentar på ${name}`).click();
    await expect(moderator.getByText('Det var ment som en spøk.')).toBeVisible();
    await look(moderator);
    expect(complaints).toEqual([]);
  });
}

test('BEY-16 a user is reported from the lists of members and of those who take part', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const leader = await ticketOf(request, 'leder');
  const member = await newPerson(request);
  await post(request, `/organizations/${CLUB}/request`, { description: 'Jeg vil være med.' }, member.ticket);
  await open(page, `/organisations/${CLUB}?tab=members`, leader);
  await expect(button(page, `Meld fra om ${member.name}`)).toBeVisible();
  await button(page, `Godkjenn ${member.name}`).click();
  await expect(page.getByText('Forespørselen er godkjent')).toBeVisible();
  await field(page, 'Finn et medlem').fill(member.name);
  await button(page, `Meld fra om ${member.name}`).click();
  await look(page);
  await page.getByLabel('Utgir seg for å være en annen').check();
  await button(page, 'Si fra').click();
  await expect(page.getByRole('dialog', { name: 'Takk for at du sa fra' })).toBeVisible();

  const { id, times } = await activity(request, { name: nameOfItsOwn('Hallen') });
  const taking = await newPerson(request);
  await post(request, `/occurrences/${times[0]}/attend`, {}, taking.ticket);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `/events/${id}/participants`, leader);
    await expect(button(page, `Meld fra om ${taking.name}`).locator('visible=true')).toBeVisible();
    await look(page);
  }
  expect(complaints).toEqual([]);
});
