import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import { newPerson, type Ticket } from './accounts.ts';
import { openPortalDatabase } from './audit-scene.ts';
import { complaintsOf } from './console.ts';
import { button, link, look, open } from './screen.ts';

/** The town of leisure accounts, whose organisations have been paid for a year. */
const TOWN = 'demo-fritidskonto';

/** The organisation of the town that was paid most often, with another admin. */
async function givenPaidClub(adminEmail: string): Promise<{ id: string; paid: number }> {
  const { db, close } = await openPortalDatabase();
  try {
    const { rows } = await sql<{ id: string; paid: number }>`
      select organisation_id as id, count(*) filter (where state = 'paid')::int as paid
      from claim where organisation_id is not null and municipality_id = 3203 and kind = 'payment'
      group by organisation_id having count(*) filter (where state = 'paid') between 2 and 29
      order by paid desc, organisation_id limit 1`.execute(db);
    const [club] = rows;
    if (!club) throw new Error('The demo’s town has organisations that were paid.');
    await sql`insert into membership (organisation_id, user_id, role, status, is_contact, created_at)
      select ${club.id}, id, 'admin', 'active', false, now() from app_user where email = ${adminEmail}`.execute(db);
    return club;
  } finally {
    await close();
  }
}

/** Until what was read of the person a moment ago is not believed any more. */
async function openPayments(page: Page, id: string, ticket: Ticket) {
  const opened = () =>
    open(page, `/organisations/${id}/payments`, ticket, TOWN).then(() =>
      page.getByText('Betalt med fritidskonto', { exact: true }).count(),
    );
  await expect.poll(opened, { intervals: [1000] }).toBe(1);
}

for (const [screen, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`CRD-09 an organisation reads what it is paid from leisure accounts on ${screen}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const { email, ticket } = await newPerson(request);
    const { id, paid } = await givenPaidClub(email);
    await openPayments(page, id, ticket);
    const complaints = complaintsOf(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Betalinger fra fritidskontoer' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /, født \d{4}$/ }).first()).toBeVisible();
    await look(page);

    await link(page, 'Utbetalt').click();
    await expect(page).toHaveURL(/status=PAID/);
    await expect(page.getByText(`${paid} betalinger`, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Bankfil \d/).first()).toBeVisible();
    await look(page);

    const fetching = page.waitForEvent('download');
    await button(page, 'Last ned som CSV').click();
    const file = await readFile(await (await fetching).path(), 'utf8');
    expect(file.trim().split('\r\n')).toHaveLength(paid + 1);
    expect(file).toContain('"Utbetalt"');
    expect(complaints).toEqual([]);
  });
}

test('CRD-09 the dashboard leads there, and who has no such right is told so', async ({ page, request }) => {
  const [admin, stranger] = [await newPerson(request), await newPerson(request)];
  const { id } = await givenPaidClub(admin.email);
  await openPayments(page, id, admin.ticket);
  await open(page, `/dashboard?organization=${id}`, admin.ticket, TOWN);
  await link(page, 'Betalinger fra fritidskonto').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betalinger fra fritidskontoer' })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, `/organisations/${id}/payments`, stranger.ticket, TOWN);
  await expect(page.getByRole('heading', { name: 'Du kan ikke se betalingene' })).toBeVisible();
  await look(page);
});
