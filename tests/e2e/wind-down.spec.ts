import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import { closePortals } from '#features/wind-down/server/run.ts';
import { dayFromNow } from '#tests/support/day-from-now.ts';
import { api, as, logInDemo, newPerson, PASSWORD, type Ticket } from './accounts.ts';
import { at, PORTAL_PORT } from './addresses.ts';
import { openPortalDatabase } from './audit-scene.ts';
import { untilHydrated } from './console.ts';
import { grantAdmin } from './office-scene.ts';
import { answerConsent, button, field, link, look, open } from './screen.ts';

/** No other test looks at their portals: one for each size of screen. */
const SIZES = [
  { key: 'eidfjord', id: 4619, name: 'Eidfjord', size: { width: 1280, height: 900 } },
  { key: 'aurland', id: 4641, name: 'Aurland', size: { width: 390, height: 844 } },
];

/** As it was before, also after an attempt that failed. */
async function forgetEarlier(request: APIRequestContext, ticket: Ticket, portal: string): Promise<void> {
  const { data } = await (await request.get(api('/wind-downs?perPage=100'), as(ticket))).json();
  for (const { id, can } of data.filter(({ portal: key }: { portal: string }) => key === portal)) {
    if (can.cancel)
      await request.post(api(`/wind-downs/${id}/cancel`), { ...as(ticket), data: { reason: 'Forrige forsøk' } });
  }
}

const typeDay = (page: Page, label: string, day: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true }).fill(day);

for (const portal of SIZES) {
  test(`BEY-21 the end of a portal is decided, rehearsed, told of and called off, ${portal.size.width} wide`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(portal.size);
    const ticket = await logInDemo(request, 'super');
    await forgetEarlier(request, ticket, portal.key);

    await open(page, '/dashboard/platform?room=wind-downs', ticket);
    await expect(page.getByRole('heading', { level: 2, name: 'Portaler som avsluttes' })).toBeVisible();
    await button(page, 'Avslutt en portal').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Kommune', exact: true }).selectOption({ label: portal.name });
    await dialog.getByLabel('Vedtak').fill('Kommunestyret, sak 84/26');
    await typeDay(page, 'Siste dag', '01.02.2028');
    await typeDay(page, 'Slettes', '02.02.2028');
    await dialog.getByRole('button', { name: 'Lagre' }).click();
    await expect(dialog.getByText('Folk skal ha minst 30 dager på å hente det som er deres.').first()).toBeVisible();
    await typeDay(page, 'Slettes', '01.05.2028');
    await dialog.getByRole('button', { name: 'Lagre' }).click();
    await expect(page.getByText('Avviklingen er lagt inn')).toBeVisible();
    await page
      .getByRole('button', { name: `Vis dagene for ${portal.name}` })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Hva skjer når' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /^Arrangører/ })).toBeVisible();
    // From its top: half behind the header nothing is as large as it is.
    await page.evaluate(() => scrollTo(0, 0));
    await look(page);

    const { email, ticket: own } = await newPerson(request);
    await grantAdmin(email, portal.id);
    await open(page, '/dashboard/municipality/wind-down', own, portal.key);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('avslutter portalen 1. februar 2028');
    await expect(page.getByRole('table')).toBeVisible();
    await look(page);

    await page.goto(at(portal.key, '/closing'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('stenger portalen 1. februar 2028');
    await expect(page.getByRole('link', { name: 'Hent det som er mitt' })).toBeVisible();
    await look(page);

    await open(page, '/dashboard/platform?room=wind-downs', ticket);
    await page.getByRole('button', { name: `Stans avviklingen av ${portal.name}` }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Kommunestyret ombestemte seg');
    await page.getByRole('dialog').getByRole('button', { name: 'Stans avviklingen' }).click();
    await expect(page.getByText('Avviklingen er stanset').first()).toBeVisible();
  });
}

const CLOSED = { key: 'laerdal', id: 4642 };

/** The day after the last one: what was decided for later is moved back, and the clock does what it does then. */
async function closePortal(id: string): Promise<void> {
  const { db, close } = await openPortalDatabase();
  try {
    await sql`update wind_down set announced_on = current_date - 120, last_day = current_date - 2,
      delete_on = current_date + 40 where id = ${id}`.execute(db);
    await closePortals({ db, now: () => new Date(), countRows: () => {} });
  } finally {
    await close();
  }
}

test('BEY-21 a resident of a closed portal follows the button, moves, and is no longer to be deleted', async ({
  page,
  request,
}) => {
  const superAdmin = await logInDemo(request, 'super');
  await forgetEarlier(request, superAdmin, CLOSED.key);
  const { email, ticket } = await newPerson(request);
  const moved = await request.put(api('/users/me'), { ...as(ticket), data: { municipality_id: String(CLOSED.id) } });
  expect(moved.ok()).toBe(true);
  const decided = await request.post(api('/wind-downs'), {
    ...as(superAdmin),
    data: {
      municipality_id: String(CLOSED.id),
      neighbour_id: null,
      decision: 'Kommunestyret, sak 84/26',
      announced_on: dayFromNow(0),
      last_day: '2029-03-31',
      delete_on: '2029-07-01',
    },
  });
  const { id } = (await decided.json()).data;
  const deleted = async (): Promise<number> => {
    const { data } = await (await request.get(api(`/wind-downs/${id}/rehearsal`), as(superAdmin))).json();
    return data.rows.find(({ kind }: { kind: string }) => kind === 'people').deleted;
  };
  await closePortal(id);
  const before = await deleted();

  await answerConsent(page.context(), CLOSED.key);
  await expect(async () => {
    await page.goto(at(CLOSED.key, '/closing'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('har stengt portalen', { timeout: 2000 });
  }).toPass();
  await expect(page.getByText('Der logger du inn på nytt, med den samme brukeren.')).toBeVisible();
  await look(page);
  await link(page, 'Til profilen').click();
  await page.waitForURL(new RegExp(`^http://localhost:${PORTAL_PORT}/auth/get-started`));
  await untilHydrated(page);
  await field(page, 'E-post eller mobilnummer').fill(email);
  await button(page, 'Neste').click();
  await field(page, 'Passord').fill(PASSWORD);
  await button(page, 'Logg inn').click();
  const about = page.getByRole('region', { name: 'Om meg', exact: true });
  await about.getByRole('combobox', { name: /Kommune/ }).fill('Osl');
  await about.getByRole('option', { name: 'Oslo' }).click();
  await about.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Opplysningene er lagret')).toBeVisible();
  expect(await deleted()).toBe(before - 1);
  await forgetEarlier(request, superAdmin, CLOSED.key);
});
