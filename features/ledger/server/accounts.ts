import { sql } from 'kysely';
import { ids, type LedgerAccountId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { AccountKind } from '../rules.ts';

export type AccountOwner = { municipality_id: number; kind: AccountKind; owner_id: string };

const accountRow = { id: ids.ledgerAccount, municipality_id: number, kind: text, owner_id: text };

/**
 * The one account of its kind that each owner has in a municipality, in the order of the owners. Opened when it is first
 * asked for; two statements for any number of them.
 */
export async function accountsOf(
  context: Pick<Context, 'db' | 'now'>,
  owners: readonly AccountOwner[],
): Promise<LedgerAccountId[]> {
  const wanted = JSON.stringify(owners.map((owner) => ({ ...owner, id: newId<'LedgerAccountId'>() })));
  // In the order of the unique index: two who open the same accounts wait for each other in one direction only.
  await sql`
    insert into ledger_account (id, municipality_id, kind, owner_id, created_at)
    select id, municipality_id, kind, owner_id, ${context.now}
    from jsonb_to_recordset(${wanted}::jsonb) as wanted (id uuid, municipality_id int, kind text, owner_id uuid)
    order by municipality_id, kind, owner_id
    on conflict (municipality_id, kind, owner_id) do nothing`.execute(context.db);
  const { rows } = await rowsOf(accountRow)`
    select account.id, account.municipality_id, account.kind, account.owner_id
    from jsonb_to_recordset(${wanted}::jsonb) as wanted (municipality_id int, kind text, owner_id uuid)
    join ledger_account as account using (municipality_id, kind, owner_id)`.execute(context.db);
  const found = new Map(rows.map((row) => [nameOf(row), row.id]));
  return owners.flatMap((owner) => found.get(nameOf(owner)) ?? []);
}

const nameOf = ({ municipality_id, kind, owner_id }: { municipality_id: number; kind: string; owner_id: string }) =>
  `${municipality_id} ${kind} ${owner_id}`;

export type Balance = {
  /** What is there. */
  posted_ore: number;
  /** Of it, what is on its way out. */
  held_ore: number;
  /** What is on its way in. */
  expected_ore: number;
  /** What can be used. */
  available_ore: number;
};

const balanceRow = {
  id: ids.ledgerAccount,
  posted_ore: number,
  held_ore: number,
  expected_ore: number,
  available_ore: number,
};

/** The same by owner, for reading alone: no account is opened, and an owner without one is left out. */
export async function balancesOfOwners(
  { db }: Pick<Context, 'db'>,
  owners: readonly AccountOwner[],
): Promise<ReadonlyMap<string, Balance>> {
  const { rows } = await rowsOf({ ...balanceRow, owner_id: text })`
    select account.id, owner_id, posted_ore, held_ore, expected_ore, posted_ore - held_ore as available_ore
    from jsonb_to_recordset(${JSON.stringify(owners)}::jsonb) as wanted (municipality_id int, kind text, owner_id uuid)
    join ledger_account as account using (municipality_id, kind, owner_id)`.execute(db);
  return new Map(rows.map(({ id: _, owner_id, ...balance }) => [owner_id, balance]));
}

export async function balancesOf(
  { db }: Pick<Context, 'db'>,
  accounts: readonly LedgerAccountId[],
): Promise<ReadonlyMap<LedgerAccountId, Balance>> {
  const { rows } = await rowsOf(balanceRow)`
    select id, posted_ore, held_ore, expected_ore, posted_ore - held_ore as available_ore
    from ledger_account where id = any(${accounts}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...balance }) => [id, balance]));
}
