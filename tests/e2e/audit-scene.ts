import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { accountsOf, post } from '#features/ledger/server/public.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import { openDatabase } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';

/** The database of the portal under test, which `npm test` makes: no call of the API writes postings by itself. */
export function openPortalDatabase() {
  const url = process.env.E2E_DATABASE_URL;
  if (!url) throw new Error('Set E2E_DATABASE_URL to an empty PostgreSQL database, as npm test does.');
  return openDatabase({ url });
}

const STAVANGER = 1103;

/** A child in Stavanger, whose money no other test counts, pays a club. */
export async function givenPayments(amounts: readonly number[]): Promise<void> {
  const { db, close } = await openPortalDatabase();
  try {
    await inTransaction(db, async (inside) => {
      const context = { db: inside, now: new Date(), actor: null };
      const { rows } = await sql<{ id: string }>`
        select id from organisation where name <> '' order by created_at, id limit 1`.execute(inside);
      const owner = (kind: 'outside' | 'budget' | 'purse' | 'claim', owner_id: string = randomUUID()) => ({
        municipality_id: STAVANGER,
        kind,
        owner_id,
      });
      const [outside, budget, purse, claim] = await accountsOf(context, [
        owner('outside'),
        owner('budget'),
        owner('purse'),
        owner('claim', rows[0]?.id),
      ]);
      if (!(outside && budget && purse && claim)) throw new Error('Four accounts were asked for.');
      const ways = { fund: [outside, budget], grant: [budget, purse], pay: [purse, claim] } as const;
      const move = (kind: keyof typeof ways, amount_ore: number, phase: 'posted' | 'held' = 'posted') => {
        const [from_account_id, to_account_id] = ways[kind];
        const movements = [{ key: `${kind}:${randomUUID()}`, kind, from_account_id, to_account_id, amount_ore }];
        return post(context, { municipality_id: STAVANGER, entry_id: randomUUID(), phase, movements });
      };
      await move('fund', 500_000);
      await move('grant', 200_000);
      for (const amount of amounts) await move('pay', amount, 'held');
    });
    await sealPostings({ db, now: () => new Date(), countRows: () => {} });
  } finally {
    await close();
  }
}

/** The municipality names them, as far as this test is concerned. */
export async function makeAuditor(email: string): Promise<void> {
  const { db, close } = await openPortalDatabase();
  try {
    await sql`insert into municipal_grant (user_id, municipality_id, role)
      select id, ${STAVANGER}, 'auditor' from app_user where email = ${email}`.execute(db);
  } finally {
    await close();
  }
}
