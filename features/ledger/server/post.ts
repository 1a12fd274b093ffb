import { sql } from 'kysely';
import { z } from 'zod';
import { ids, type LedgerAccountId, type UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { number, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import { ACCOUNT_KINDS, hasFloor, type Phase, type PostingKind, postingKind } from '../rules.ts';

export type PostingId = number;

type Movement = {
  /** One of a kind for ever: what it is for, of what, which time. The same key again is the same posting again. */
  key: string;
  kind: PostingKind;
  from_account_id: LedgerAccountId;
  to_account_id: LedgerAccountId;
  amount_ore: number;
  corrects_id?: PostingId;
};

export type Entry = {
  municipality_id: number;
  /** What happened: the payment, the grant, the bank file. */
  entry_id: string;
  /** `held`: may still be given up, and cannot be used for anything else meanwhile. */
  phase: 'posted' | 'held';
  movements: readonly Movement[];
};

/** What there is too little of, where the entry was not carried out. */
export type Shortage = { account_id: LedgerAccountId; available_ore: number; missing_ore: number };
export type Posted = { ok: true; postings: readonly PostingId[] } | { ok: false; shortage: Shortage };

type Posting = Omit<Movement, 'corrects_id'> & {
  municipality_id: number;
  entry_id: string;
  phase: Phase;
  held_id: PostingId | null;
  corrects_id: PostingId | null;
};

type PostContext = Pick<Context, 'db' | 'now'> & { actor: { id: UserId } | null };

/**
 * Writes the postings of one entry, all or none, in the caller's transaction: what caused them is written in the same
 * one. Answers with what is missing where an account holds too little.
 */
export async function post(context: PostContext, entry: Entry): Promise<Posted> {
  const { municipality_id, entry_id, phase } = entry;
  const postings = entry.movements.map((movement) => {
    demandOre(movement.amount_ore);
    return { corrects_id: null, ...movement, municipality_id, entry_id, phase, held_id: null };
  });
  const accounts = await lockAccounts(context, postings);
  const known = await postingsWith(context, postings);
  const shortage = shortageOf(
    accounts,
    postings.filter(({ key }) => !known.has(key)),
  );
  if (shortage) return { ok: false, shortage };
  return { ok: true, postings: await write(context, postings) };
}

/** What was held is posted. */
export const release = (context: PostContext, held: readonly PostingId[]): Promise<void> =>
  end(context, held, 'released');

/** What was held can be used again. */
export const giveUp = (context: PostContext, held: readonly PostingId[]): Promise<void> =>
  end(context, held, 'given_up');

const heldRow = z.object({
  id: number,
  municipality_id: number,
  entry_id: text,
  kind: postingKind,
  from_account_id: ids.ledgerAccount,
  to_account_id: ids.ledgerAccount,
  amount_ore: number,
});

async function end(context: PostContext, held: readonly PostingId[], phase: 'released' | 'given_up'): Promise<void> {
  const { rows } = await rowsOf(heldRow)`
    select id, municipality_id, entry_id, kind, from_account_id, to_account_id, amount_ore
    from ledger_posting where id = any(${held}::bigint[]) and phase = 'held'`.execute(context.db);
  if (rows.length !== new Set(held).size) throw new Error('Only what is held is released or given up.');
  await write(
    context,
    rows.map(({ id, ...posting }) => ({ ...posting, key: `end:${id}`, phase, held_id: id, corrects_id: null })),
  );
}

/** Amounts are whole, above zero, and exact in every place they pass. */
function demandOre(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new Error(`An amount is whole øre above zero, not ${amount}.`);
}

const accountRow = z.object({ id: ids.ledgerAccount, kind: z.enum(ACCOUNT_KINDS), available_ore: number });
type LockedAccount = z.infer<typeof accountRow>;

/** The lowest first: two commands never wait for each other. */
async function lockAccounts({ db }: PostContext, postings: readonly Posting[]): Promise<LockedAccount[]> {
  const accounts = postings.flatMap(({ from_account_id, to_account_id }) => [from_account_id, to_account_id]);
  await sql`select 1 from ledger_account where id = any(${accounts}::uuid[]) order by id for update`.execute(db);
  const { rows } = await rowsOf(accountRow)`
    select id, kind, posted_ore - held_ore as available_ore
    from ledger_account where id = any(${accounts}::uuid[])`.execute(db);
  return rows;
}

function shortageOf(accounts: readonly LockedAccount[], postings: readonly Posting[]): Shortage | null {
  const change = new Map<string, number>();
  const add = (account: string, ore: number) => change.set(account, (change.get(account) ?? 0) + ore);
  for (const { from_account_id, to_account_id, phase, amount_ore } of postings) {
    add(from_account_id, -amount_ore);
    // What is held has not come in yet.
    if (phase === 'posted') add(to_account_id, amount_ore);
  }
  for (const { id, kind, available_ore } of accounts) {
    const left = available_ore + (change.get(id) ?? 0);
    if (hasFloor(kind) && left < 0) return { account_id: id, available_ore, missing_ore: -left };
  }
  return null;
}

const keptRow = z.object({
  id: number,
  key: text,
  kind: text,
  phase: text,
  held_id: numberOrNull,
  from_account_id: ids.ledgerAccount,
  to_account_id: ids.ledgerAccount,
  amount_ore: number,
});

async function postingsWith({ db }: PostContext, postings: readonly Posting[]) {
  const keys = postings.map(({ key }) => key);
  const { rows } = await rowsOf(keptRow)`
    select id, key, kind, phase, held_id, from_account_id, to_account_id, amount_ore
    from ledger_posting where key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

async function write(context: PostContext, postings: readonly Posting[]): Promise<PostingId[]> {
  await sql`
    insert into ledger_posting (municipality_id, key, entry_id, kind, phase, held_id, corrects_id, from_account_id,
      to_account_id, amount_ore, at, actor_user_id)
    select municipality_id, key, entry_id, kind, phase, held_id, corrects_id, from_account_id, to_account_id, amount_ore,
      ${context.now}, ${context.actor?.id ?? null}
    from jsonb_to_recordset(${JSON.stringify(postings)}::jsonb) as posting (municipality_id int, key text, entry_id uuid,
      kind text, phase text, held_id bigint, corrects_id bigint, from_account_id uuid, to_account_id uuid, amount_ore bigint)
    on conflict (key) do nothing`.execute(context.db);
  const kept = await postingsWith(context, postings);
  return postings.map((posting) => {
    const row = kept.get(posting.key);
    if (!row || !isSame(row, posting)) throw new Error(`The key ${posting.key} stands for another posting.`);
    return row.id;
  });
}

const isSame = (row: z.infer<typeof keptRow>, posting: Posting): boolean =>
  row.kind === posting.kind &&
  row.phase === posting.phase &&
  row.held_id === posting.held_id &&
  row.from_account_id === posting.from_account_id &&
  row.to_account_id === posting.to_account_id &&
  row.amount_ore === posting.amount_ore;
