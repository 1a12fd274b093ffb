import { expect, test } from '@playwright/test';
import { newPerson, post, ticketOf } from './accounts.ts';
import { log } from './chat-steps.ts';
import { complaintsOf } from './console.ts';
import { activity, nameOfItsOwn } from './running-scene.ts';
import { button, field, look, open } from './screen.ts';

for (const [screen, width] of [
  ['a wide screen', 1280],
  ['a phone', 390],
] as const) {
  const viewport = { width, height: 844 };

  test(`BEY-16 a case is taken, passed on to the police, and handed to others on ${screen}`, async ({
    browser,
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const { id, name } = await activity(request, { name: nameOfItsOwn('Meldeturen') });
    const [writer, reporter] = [await newPerson(request), await newPerson(request)];
    const comment = await post(request, `/events/${id}/comments`, { body: 'Møt meg alene' }, writer.ticket);
    const said = { kind: 'comment', id: comment.data.id, reason: 'unfit_for_children', words: 'Han spør barna' };
    await post(request, '/reports', said, reporter.ticket);

    const complaints = complaintsOf(page);
    await open(page, '/dashboard/admin?list=reports', await ticketOf(request, 'kommune'));
    const title = `Kommentar på ${name}`;
    const inQueue = page.getByRole('article').filter({ hasText: title });
    await expect(inQueue).toContainText('Gjelder et barn');
    await button(page, `Åpne saken: ${title}`).click();
    await button(page, 'Ta den selv').click();
    await expect(page.getByText('Saken er hos deg')).toBeVisible();
    await expect(inQueue).toContainText(/Hos \S+/);

    await button(page, 'Send videre til politi eller barnevern').click();
    const dialog = page.getByRole('dialog', { name: 'Send videre til politi eller barnevern' });
    await expect(dialog).toContainText('Den det gjelder, får ikke vite det.');
    await look(page);
    await dialog.getByRole('button', { name: 'Registrer' }).click();
    await expect(dialog.getByText('Velg hvem som har fått saken')).toBeVisible();
    await dialog.getByLabel('Politiet').check();
    await field(page, 'Hvorfor?').fill('Har bedt barn om å møtes alene');
    await dialog.getByRole('button', { name: 'Registrer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(inQueue).toContainText('Sendt til politiet');
    await expect(page.getByText('Har bedt barn om å møtes alene')).toBeVisible();
    await expect(page.getByText(/ikke lenger enn 5 år/)).toBeVisible();
    await look(page);

    const own = await (await browser.newContext({ viewport })).newPage();
    await open(own, '/notifications', reporter.ticket);
    await expect(own.getByText('Sendt videre til en myndighet. Vi kan ikke si mer om det.')).toBeVisible();
    await expect(own.getByText(/politi/i)).toHaveCount(0);
    await look(own);
    const other = await (await browser.newContext({ viewport })).newPage();
    await open(other, '/notifications', writer.ticket);
    await expect(other.getByText(/myndighet|politi|sendt videre/i)).toHaveCount(0);

    await button(page, 'Politiet er ferdig med saken').click();
    await expect(page.getByText(/^Ferdig /)).toBeVisible();
    await button(page, 'Send til dem som ser på innholdet i alle portalene').click();
    await expect(page.getByText('Saken er sendt videre', { exact: true })).toBeVisible();
    await expect(inQueue).toHaveCount(0);
    const moderator = await (await browser.newContext({ viewport })).newPage();
    await open(moderator, '/dashboard/admin?list=reports', await ticketOf(request, 'moderator'));
    await expect(moderator.getByRole('article').filter({ hasText: title })).toContainText('Sendt videre fra kommunen');
    await look(moderator);
    expect(complaints).toEqual([]);
  });

  test(`BEY-16 CHT-02 a user is hidden at once for the one who reports them on ${screen}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const { id, times, leader } = await activity(request);
    const [writer, reporter] = [await newPerson(request), await newPerson(request)];
    for (const { ticket } of [writer, reporter]) await post(request, `/occurrences/${times[0]}/attend`, {}, ticket);
    const thread = (await post(request, `/messenger/events/${id}`, {}, leader)).data.id as string;
    const words = nameOfItsOwn('Bli hjemme');
    const lines = `/messenger/threads/${thread}/messages`;
    await post(request, lines, { body: 'Vi møtes ved varmestua', files: [] }, leader);
    await post(request, lines, { body: words, files: [] }, writer.ticket);

    const complaints = complaintsOf(page);
    await open(page, `/chat/${thread}`, reporter.ticket);
    await button(page, 'Deltakere og valg').click();
    await button(page, 'Meld fra om noe her').click();
    const choice = page.getByRole('dialog', { name: 'Meld fra om noe her' });
    await expect(choice).toContainText('Gjelder det en melding, trykker du på megafonen ved siden av den.');
    await look(page);
    await choice.getByRole('button', { name: `Meld fra om ${writer.name}` }).click();
    await expect(page.getByRole('dialog', { name: 'Hva vil du si fra om?' })).toContainText(writer.name);
    await page.getByLabel('Mobbing, eller noe som sårer').check();
    await page.getByLabel('Skjul den det gjelder for meg').check();
    await look(page);
    await button(page, 'Si fra').click();
    const thanks = page.getByRole('dialog', { name: 'Takk for at du sa fra' });
    await thanks.getByRole('button', { name: 'Lukk' }).last().click();

    await expect(log(page).getByText('Melding fra en du har blokkert.')).toBeAttached();
    await expect(log(page).getByText(words)).toHaveCount(0);
    await expect(log(page).getByText('Vi møtes ved varmestua')).toBeAttached();
    await page.reload();
    await expect(log(page).getByText('Melding fra en du har blokkert.')).toBeVisible();
    await look(page);
    await button(page, 'Vis den').click();
    await expect(log(page).getByText(words)).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
