import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { accountsOf, type Entry, post } from '#features/ledger/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { TestPortal } from './portal.ts';

type PostContext = Parameters<typeof post>[0];

/** The ledger as a command has it: in a transaction. */
export function ledgerOf(portal: TestPortal, actor: UserId | null = null) {
  const within = <Result>(work: (context: PostContext) => Promise<Result>): Promise<Result> =>
    inTransaction(portal.db, (db) => work({ db, now: new Date(), actor: actor && { id: actor } }));
  return {
    within,
    post: (entry: Entry) => within((context) => post(context, entry)),
    async sum(municipality: number): Promise<number> {
      const { rows } = await sql<{ sum: number }>`
        select sum(posted_ore)::bigint as sum from ledger_account where municipality_id = ${municipality}`.execute(
        portal.db,
      );
      return rows[0]?.sum ?? 0;
    },
  };
}

/** A child with money from a budget, and a club that can be paid. */
export async function givenPurse(
  portal: TestPortal,
  municipality_id: number,
  amount_ore: number,
  actor: UserId | null = null,
) {
  const { within } = ledgerOf(portal, actor);
  return within(async (context) => {
    const owners = (['outside', 'budget', 'purse', 'claim'] as const).map((kind) => ({
      municipality_id,
      kind,
      owner_id: randomUUID(),
    }));
    const [outside, budget, purse, claim] = await accountsOf(context, owners);
    if (!(outside && budget && purse && claim)) throw new Error('Four accounts were asked for.');
    const entry = { municipality_id, entry_id: randomUUID(), phase: 'posted' } as const;
    const move = (kind: 'fund' | 'grant', from_account_id: typeof outside, to_account_id: typeof outside): Entry => ({
      ...entry,
      movements: [{ key: randomUUID(), kind, from_account_id, to_account_id, amount_ore }],
    });
    await post(context, move('fund', outside, budget));
    await post(context, move('grant', budget, purse));
    return { budget, purse, claim };
  });
}
