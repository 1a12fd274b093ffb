import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import { openPortalDatabase } from './audit-scene.ts';
import { complaintsOf } from './console.ts';
import { givenTown, makeInTown, TOWN } from './market-scene.ts';
import { button, field, look, open } from './screen.ts';

const OFFICE = '/dashboard/municipality/accounts';
/** Jobs and the provider take their time on a machine that has much else to do. */
const SETTLED = { timeout: 90_000, intervals: [500] };

const written = (ore: number): string => (ore / 100).toFixed(2).replace('.', ',');

type Town = Awaited<ReturnType<typeof givenTown>>;

async function inDatabase<Answer>(work: (db: Db) => Promise<Answer>): Promise<Answer> {
  const { db, close } = await openPortalDatabase();
  try {
    return await work(db);
  } finally {
    await close();
  }
}

type PaymentNow = { redirect_url: string | null; captured: number; refunds: string | null };

const paymentNow = (id: string): Promise<PaymentNow | undefined> =>
  inDatabase(async (db) => {
    const { rows } = await sql<PaymentNow>`
      select redirect_url, captured_ore::int as captured, (
        select string_agg(state, ' ' order by created_at, id) from payment_operation
        where payment_id = payment.id and kind = 'refund'
      ) as refunds
      from payment where id = ${id}`.execute(db);
    return rows[0];
  });

/** The provider knows no payment of that name, and refuses whatever is asked of it. No trigger lets it be changed. */
const callIt = (id: string, reference: string): Promise<string> =>
  inDatabase((db) =>
    db.transaction().execute(async (inside) => {
      const { rows } = await sql<{ reference: string }>`select reference from payment where id = ${id}`.execute(inside);
      await sql`set local session_replication_role = replica`.execute(inside);
      await sql`update payment set reference = ${reference} where id = ${id}`.execute(inside);
      return rows[0]?.reference ?? '';
    }),
  );

/** Own money was taken beside an account's, the municipality has given all of it back, and the provider would not. */
async function givenRefused(browser: Browser, request: APIRequestContext, { card, guardian, staff }: Town) {
  // By its sum it is told from all others.
  const own_ore = 5000 + randomInt(4900);
  const body = {
    organization_name: 'Lia turlag',
    bank_account: '12345678903',
    amount: written(10_000 + own_ore),
    card_amount: '100',
    return_path: '/fritidskonto',
    payment_method: 'vipps',
  };
  const { data } = await makeInTown(request, `/cards/${card}/payment_and_withdraw`, body, guardian);
  const payment = data.payment_intent.id as string;
  await expect.poll(async () => (await paymentNow(payment))?.redirect_url, SETTLED).not.toBeNull();
  const payer = await browser.newPage();
  await payer.goto((await paymentNow(payment))?.redirect_url ?? '');
  await button(payer, 'Godkjenn betalingen').click();
  await expect(payer).toHaveURL(/fritidskonto/);
  await payer.close();

  const decide = (decision: string, message = '') =>
    makeInTown(request, '/municipality/transactions/decide', { ids: [data.transaction.id], decision, message }, staff);
  await expect(async () => void (await decide('approve'))).toPass(SETTLED);
  await expect.poll(async () => (await paymentNow(payment))?.captured, SETTLED).toBe(own_ore);
  const reference = await callIt(payment, randomUUID());
  await decide('roll_back', 'Turen ble avlyst');
  await expect.poll(async () => (await paymentNow(payment))?.refunds, SETTLED).toBe('refused');
  await callIt(payment, reference);
  return { own: `kr ${written(own_ore)}`, payment };
}

const row = (page: Page, own: string) => page.getByRole('row', { name: `egenandel ${own}` });

async function openRefused(page: Page, own: string) {
  await row(page, own).getByRole('button', { name: /^Åpne/ }).click();
  await expect(page.getByRole('dialog').getByText('Tilbakebetaling avvist')).toBeVisible();
}

for (const [screen, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const) {
  test(`BEY-07 a refund that was refused is tried again, and another is settled by hand, on ${screen}`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const town = await givenTown(request);
    const again = await givenRefused(browser, request, town);
    const byHand = await givenRefused(browser, request, town);
    const complaints = complaintsOf(page);

    await test.step('both are found by what was refused', async () => {
      await open(page, OFFICE, town.staff, TOWN);
      await page.getByRole('link', { name: /^Tilbakebetaling avvist/ }).click();
      await expect(page).toHaveURL(/refund=refused/);
      for (const { own } of [again, byHand]) {
        await expect(row(page, own)).toContainText(`ville ikke betale ${own} tilbake til familien`);
      }
      await look(page);
    });

    await test.step('one is tried again, and the family has its money', async () => {
      await openRefused(page, again.own);
      await look(page);
      await button(page, 'Prøv å betale tilbake igjen').click();
      await expect(page.getByText('Betalingstjenesten blir spurt på nytt')).toBeVisible();
      await expect(row(page, again.own)).toHaveCount(0);
      await expect.poll(async () => (await paymentNow(again.payment))?.refunds, SETTLED).toBe('refused done');
    });

    await test.step('the other is settled by hand, with words that stay with it', async () => {
      await openRefused(page, byHand.own);
      await button(page, 'Gjort opp på annen måte').click();
      const dialog = page.getByRole('dialog').filter({ hasText: 'Er pengene gjort opp på annen måte?' });
      await dialog.getByRole('button', { name: 'Ferdig gjort opp' }).click();
      await expect(dialog.getByText('Skriv hvordan, med minst fem tegn.').last()).toBeVisible();
      await look(page);
      await field(page, 'Hvordan og når').fill('Overført til familien 18.11., bilag 88');
      await dialog.getByRole('button', { name: 'Ferdig gjort opp' }).click();
      await expect(page.getByText('Tilbakebetalingen er gjort opp')).toBeVisible();
      await expect(row(page, byHand.own)).toHaveCount(0);
      await open(page, OFFICE, undefined, TOWN);
      await expect(row(page, byHand.own)).toContainText(
        `${byHand.own} er gjort opp utenom betalingstjenesten: Overført til familien 18.11., bilag 88`,
      );
      await row(page, byHand.own).getByRole('button', { name: /^Åpne/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      for (const name of ['Prøv å betale tilbake igjen', 'Gjort opp på annen måte']) {
        await expect(page.getByRole('dialog').getByRole('button', { name })).toHaveCount(0);
      }
      await look(page);
      expect((await paymentNow(byHand.payment))?.refunds).toBe('refused');
    });
    expect(complaints).toEqual([]);
  });
}
