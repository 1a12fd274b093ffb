import { expect, test } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { at } from './addresses.ts';
import { newEmail, staffInvitationSentTo } from './demo-mailbox.ts';
import { grantAdmin } from './office-scene.ts';
import { button, enterRoom, field, look, open } from './screen.ts';

/** No other test looks at its office. */
const BOMLO = 4613;

test('DSH-03 a colleague without an account is invited, and one with the address says yes', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const { email, ticket, name } = await newPerson(request);
  const colleague = await newPerson(request);
  await grantAdmin(email, BOMLO);
  const unknown = newEmail();

  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/dashboard/municipality', ticket, 'bomlo');
  const bar = page.getByRole('navigation', { name: 'Kommunekontoret' });
  await expect.poll(async () => (await bar.boundingBox())?.height ?? 0).toBeLessThan(72);
  await enterRoom(page, 'Arrangører', 'Folk');
  await expect(page.getByRole('heading', { level: 1, name: 'Folk med tilgang' })).toBeVisible();
  await button(page, 'Gi tilgang').first().click();
  await field(page, 'E-post eller mobilnummer').fill(unknown);
  await page.getByRole('dialog').getByRole('button', { name: 'Gi tilgang' }).click();
  await expect(page.getByText(`${unknown} har fått en invitasjon`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: unknown })).toContainText(`Invitert av ${name}`);
  await look(page);

  const link = new URL(await staffInvitationSentTo(unknown));
  const guest = await (await browser.newContext()).newPage();
  await open(guest, link.pathname + link.search, colleague.ticket, 'bomlo');
  await expect(guest.getByText('Invitasjonen gjelder en annen adresse')).toBeVisible();
  expect(guest.url()).not.toContain('token');
  await guest.setViewportSize({ width: 390, height: 844 });
  await look(guest);

  await button(page, `Trekk tilbake invitasjonen til ${unknown}`).click();
  await expect(page.getByText('Invitasjonen er trukket tilbake')).toBeVisible();
  await guest.goto(at('bomlo', link.pathname + link.search));
  await expect(guest.getByText('Vi finner ikke invitasjonen')).toBeVisible();
  await look(guest);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('summary[aria-label="Kommunekontoret: Folk"]').click();
  await expect(page.getByRole('link', { name: 'Kunngjøringer', exact: true })).toBeVisible();
  await look(page);
});
