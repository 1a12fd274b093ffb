import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { accountsOf, balancesOf, post, type Shortage } from '#features/ledger/server/public.ts';
import type { DecidedVersion } from '#features/schemes/server/public.ts';
import { type CardGrantId, type CardId, ids, type LedgerAccountId, type UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import type { GrantReason } from '../rules.ts';
import { purseOf, type ReadCard } from './access.ts';

/** A command's or a job's. */
export type GrantContext = Pick<Context, 'db' | 'now'> & { actor: { id: UserId } | null };
export type Granted = { ok: true } | { ok: false; shortage: Shortage };

/** What a version has to give from, funded with its whole frame the first time it is asked for. */
async function budgetOf(context: GrantContext, version: DecidedVersion): Promise<LedgerAccountId> {
  const municipality_id = Number(version.municipality_id);
  const [outside, budget] = await accountsOf(context, [
    { municipality_id, kind: 'outside', owner_id: version.scheme_id },
    { municipality_id, kind: 'budget', owner_id: version.id },
  ]);
  if (!(outside && budget)) throw new Error('Accounts are opened when they are asked for.');
  const movement = { from_account_id: outside, to_account_id: budget, amount_ore: version.rules.budget_ore } as const;
  await post(context, {
    municipality_id,
    entry_id: version.id,
    phase: 'posted',
    movements: [{ key: `fund:${version.id}`, kind: 'fund', ...movement }],
  });
  return budget;
}

/** What a version has left to give. */
export async function roomFor(context: GrantContext, version: DecidedVersion): Promise<number> {
  const budget = await budgetOf(context, version);
  return (await balancesOf(context, [budget])).get(budget)?.available_ore ?? 0;
}

/** How many accounts that is enough for. */
export const roomIn = async (context: GrantContext, version: DecidedVersion): Promise<number> =>
  Math.floor((await roomFor(context, version)) / version.rules.amount_ore);

/** Each account gets the version's amount, once for ever; all of them or none. */
export async function grantCards(
  context: GrantContext,
  version: DecidedVersion,
  cards: readonly CardId[],
): Promise<Granted> {
  const municipality_id = Number(version.municipality_id);
  const { amount_ore } = version.rules;
  const budget = await budgetOf(context, version);
  const grants = cards.map((card_id) => ({ id: newId<'CardGrantId'>(), card_id, amount_ore }));
  const purses = await accountsOf(
    context,
    cards.map((owner_id) => ({ municipality_id, kind: 'purse', owner_id })),
  );
  const posted = await post(context, {
    municipality_id,
    entry_id: grants[0]?.id ?? version.id,
    phase: 'posted',
    movements: purses.map((purse, position) => ({
      key: `grant:${cards[position]}:${version.id}`,
      kind: 'grant',
      from_account_id: budget,
      to_account_id: purse,
      amount_ore,
    })),
  });
  if (!posted.ok) return posted;
  await write(context, version, { reason: 'granted', grants });
  await sql`update card set version_id = ${version.id} where id = any(${cards}::uuid[])`.execute(context.db);
  return { ok: true };
}

type Purse = Pick<ReadCard['card'], 'id' | 'municipality_id'>;

async function leftoversOf(context: GrantContext, cards: readonly Purse[]) {
  const owners = cards.map(({ id, municipality_id }) => ({ municipality_id, kind: 'purse' as const, owner_id: id }));
  const purses = await accountsOf(context, owners);
  const balances = await balancesOf(context, purses);
  return purses.flatMap((purse, position) => {
    const [card, amount_ore] = [cards[position], balances.get(purse)?.available_ore ?? 0];
    return card && amount_ore > 0 ? [{ id: newId<'CardGrantId'>(), card_id: card.id, purse, amount_ore }] : [];
  });
}

/** What is left goes back to where it came from. What is held is not touched: it comes later, if at all. */
export async function takeBackLeftovers(
  context: GrantContext,
  version: DecidedVersion,
  cards: readonly Purse[],
): Promise<void> {
  const leftovers = await leftoversOf(context, cards);
  const [first] = leftovers;
  if (!first) return;
  const budget = await budgetOf(context, version);
  const posted = await post(context, {
    municipality_id: Number(version.municipality_id),
    entry_id: first.id,
    phase: 'posted',
    movements: leftovers.map(({ id, purse, amount_ore }) => ({
      key: `return:${id}`,
      kind: 'take_back',
      from_account_id: purse,
      to_account_id: budget,
      amount_ore,
    })),
  });
  // One of them has paid meanwhile; the transaction is undone, and what it was part of is tried again.
  if (!posted.ok) throw new Error('What was left has changed.');
  const grants = leftovers.map(({ id, card_id, amount_ore }) => ({ id, card_id, amount_ore: -amount_ore }));
  await write(context, version, { reason: 'returned', grants });
}

/** Nothing moves: it is written down that what was left can be used under the new rules too. */
export async function noteCarriedOver(
  context: GrantContext,
  version: DecidedVersion,
  cards: readonly Purse[],
): Promise<void> {
  const leftovers = await leftoversOf(context, cards);
  const grants = leftovers.map(({ id, card_id, amount_ore }) => ({ id, card_id, amount_ore }));
  await write(context, version, { reason: 'carried_over', grants });
}

export type AmountChange = {
  reason: 'refilled' | 'adjusted';
  /** Below zero is taken out, by an adjustment alone. */
  amount_ore: number;
  note: string;
  /** Of the call: the same key again is the same change again. */
  key: string;
};

/** The municipality puts money into one account, or takes some of it out, in a transaction of the caller's. */
export async function changeAmount(
  context: GrantContext,
  { card, version }: Pick<ReadCard, 'card' | 'version'>,
  { reason, amount_ore, note, key }: AmountChange,
): Promise<Granted> {
  if (!version || (reason === 'refilled' && amount_ore <= 0)) throw new Error('A refill is an amount above zero.');
  const id = idOf(`refill:${card.id}:${key}`);
  const [purse, budget] = [await purseOf(context, card), await budgetOf(context, version)];
  const [from_account_id, to_account_id] = amount_ore > 0 ? [budget, purse] : [purse, budget];
  const posted = await post(context, {
    municipality_id: card.municipality_id,
    entry_id: id,
    phase: 'posted',
    movements: [
      {
        key: `refill:${card.id}:${key}`,
        kind: amount_ore > 0 ? 'grant' : 'take_back',
        from_account_id,
        to_account_id,
        amount_ore: Math.abs(amount_ore),
      },
    ],
  });
  if (!posted.ok) return posted;
  await write(context, version, { reason, note, grants: [{ id, card_id: card.id, amount_ore }], isSingle: true });
  return { ok: true };
}

/** The same amount into each of many accounts, all or none; the same key again is the same change again. */
export async function refillCards(
  context: GrantContext,
  version: DecidedVersion,
  cards: readonly CardId[],
  { amount_ore, note, key }: Omit<AmountChange, 'reason'>,
): Promise<Granted> {
  const municipality_id = Number(version.municipality_id);
  const budget = await budgetOf(context, version);
  const owners = cards.map((owner_id) => ({ municipality_id, kind: 'purse' as const, owner_id }));
  const purses = await accountsOf(context, owners);
  const keys = cards.map((card) => `refill:${card}:${key}`);
  const posted = await post(context, {
    municipality_id,
    entry_id: idOf(keys[0] ?? key),
    phase: 'posted',
    movements: purses.map((purse, position) => ({
      key: keys[position] ?? '',
      kind: 'grant',
      from_account_id: budget,
      to_account_id: purse,
      amount_ore,
    })),
  });
  if (!posted.ok) return posted;
  const grants = cards.map((card_id) => ({ id: idOf(`refill:${card_id}:${key}`), card_id, amount_ore }));
  await write(context, version, { reason: 'refilled', note, grants });
  return { ok: true };
}

/** The same id for the same key, so that a change that comes twice is one row. */
function idOf(key: string): CardGrantId {
  const hex = createHash('sha256').update(key).digest('hex');
  return ids.cardGrant.parse(
    `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
  );
}

type Written = {
  reason: GrantReason;
  note?: string;
  isSingle?: boolean;
  grants: readonly { id: CardGrantId; card_id: CardId; amount_ore: number }[];
};

const write = async (
  { db, now, actor }: GrantContext,
  version: DecidedVersion,
  { reason, note, isSingle = false, grants }: Written,
): Promise<void> => {
  await sql`
    insert into card_grant (id, card_id, version_id, reason, amount_ore, note, is_single, actor_user_id,
      created_at)
    select id, card_id, ${version.id}, ${reason}, amount_ore, ${note ?? null}, ${isSingle}, ${actor?.id ?? null}, ${now}
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as given (id uuid, card_id uuid, amount_ore bigint)
    on conflict do nothing`.execute(db);
};
