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

/** What is held of an account in Stavanger, whose money no other test counts, while something is lent. */
export async function givenDeposits(amounts: readonly number[]): Promise<void> {
  const { db, close } = await openPortalDatabase();
  try {
    await inTransaction(db, async (inside) => {
      const context = { db: inside, now: new Date(), actor: null };
      const owners = (['outside', 'budget', 'purse'] as const).map((kind) => ({
        municipality_id: STAVANGER,
        kind,
        owner_id: randomUUID(),
      }));
      const [outside, budget, purse] = await accountsOf(context, owners);
      if (!(outside && budget && purse)) throw new Error('Three accounts were asked for.');
      const ways = { fund: [outside, budget], grant: [budget, purse], deposit: [purse, budget] } as const;
      const move = (kind: keyof typeof ways, amount_ore: number, phase: 'posted' | 'held' = 'posted') => {
        const [from_account_id, to_account_id] = ways[kind];
        const movements = [{ key: `${kind}:${randomUUID()}`, kind, from_account_id, to_account_id, amount_ore }];
        return post(context, { municipality_id: STAVANGER, entry_id: randomUUID(), phase, movements });
      };
      await move('fund', 500_000);
      await move('grant', 200_000);
      for (const amount of amounts) await move('deposit', amount, 'held');
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
