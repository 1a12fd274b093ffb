import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { text } from '#platform/server/rows.ts';
import type { JournalAccount } from '../contract.ts';
import { ACCOUNT_KINDS, type AccountKind } from '../rules.ts';

/** Who an account belongs to is known by the features that open them; apps/server hands in those that have names. */
export type AccountNames = {
  /** By the owner's id: the number of a child's account, the name of an organisation. */
  namesOf(db: Db, owners: readonly AccountOwnerRow[]): Promise<ReadonlyMap<string, string>>;
  /** Whose purse has this number in the municipality. */
  purseNumbered(db: Db, municipality: number, number: number): Promise<string | undefined>;
};

export type AccountOwnerRow = { kind: AccountKind; owner_id: string };

export const accountRow = z.object({ id: ids.ledgerAccount, kind: z.enum(ACCOUNT_KINDS), owner_id: text });
export type AccountRow = z.infer<typeof accountRow>;

/** Enough of an id to tell accounts apart, and to find it in the file. */
const CODE_LENGTH = 8;

/** One question for the names of them all. */
export async function shownAccounts(
  db: Db,
  names: AccountNames,
  accounts: readonly AccountRow[],
): Promise<(account: AccountRow) => JournalAccount> {
  const known = await names.namesOf(db, accounts);
  return ({ id, kind, owner_id }) => ({ kind, code: id.slice(-CODE_LENGTH), name: known.get(owner_id) ?? null });
}
