import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { api, as, CLUB, read, ticketOf } from './accounts.ts';
import { complaintsOf, untilHydrated } from './console.ts';
import { button, field, look, open } from './screen.ts';

test('ORG-05 an organisation proposes a sender name, and the municipality refuses one and approves another', async ({
  browser,
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [leader, staff] = [await ticketOf(request, 'leder'), await ticketOf(request, 'kommune')];
  const { name } = (await read(request, `/organizations/${CLUB}`)).data;
  const [wrong, right] = [`Lag ${randomInt(100_000)}`, `Tur ${randomInt(100_000)}`];
  const complaints = complaintsOf(page);
  await open(page, `/organisations/${CLUB}/settings`, leader);
  await page.getByLabel('Vi sender SMS').check();
  await field(page, 'Avsender').fill(wrong);
  await page.getByRole('region', { name: 'SMS' }).getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Venter på kommunen')).toBeVisible();
  await look(page);

  const office = await (await browser.newContext()).newPage();
  const officeComplaints = complaintsOf(office);
  await open(office, '/dashboard/admin?list=senders', staff);
  await expect(button(office, `Avslå ${wrong} for ${name}`)).toBeVisible();
  await look(office);
  await button(office, `Avslå ${wrong} for ${name}`).click();
  await look(office);
  await office.getByLabel('Grunn').fill('Det er navnet på et annet lag.');
  await button(office, 'Avslå').click();
  await expect(office.getByText(`${wrong} er avslått`)).toBeVisible();
  await expect(button(office, `Avslå ${wrong} for ${name}`)).toHaveCount(0);

  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText('Grunnen kommunen ga: Det er navnet på et annet lag.')).toBeVisible();
  await look(page);
  const proposal = { data: { is_enabled: true, sender: right }, ...as(leader) };
  expect((await request.put(api(`/organizations/${CLUB}/sms-config`), proposal)).ok()).toBe(true);

  await office.reload();
  await untilHydrated(office);
  await button(office, `Godkjenn ${right} for ${name}`).click();
  await expect(office.getByText(`${name} kan nå sende SMS som ${right}`)).toBeVisible();
  await expect(button(office, `Godkjenn ${right} for ${name}`)).toHaveCount(0);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText(`SMS-ene deres kommer fra ${right}.`)).toBeVisible();
  expect([...complaints, ...officeComplaints]).toEqual([]);
});
