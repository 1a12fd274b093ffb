import { sql } from 'kysely';
import type { CardAccess } from '#features/cards/server/public.ts';
import { accountsOf, giveUp, post, type Shortage } from '#features/ledger/server/public.ts';
import type { CardId, EquipmentLoanId, SchemeVersionId, UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';
import type { ItemRow } from './item-rows.ts';
import { asksDeposits } from './where.ts';

/** A command's or a job's. */
export type Depositing = Pick<Context, 'db' | 'now'> & { actor: { id: UserId } | null };

/** What an item asks for in this portal; nothing where it asks for no deposits, or no longer does. */
export const depositOf = (context: Pick<Context, 'tenant'>, { deposit_ore }: Pick<ItemRow, 'deposit_ore'>): number =>
  asksDeposits(context) ? deposit_ore : 0;

/** A part of the child's account is set aside with the reservation, both or neither. */
export async function holdDeposit(
  context: Context,
  item: ItemRow,
  { card, version }: CardAccess,
  loan_id: EquipmentLoanId,
): Promise<void> {
  const amount_ore = depositOf(context, item);
  if (amount_ore === 0) return;
  if (!version) throw new Error('Nothing is held of an account that was never granted.');
  const shortage = await setAside(context, { ...card, version_id: version.id }, { loan_id, amount_ore });
  if (!shortage) return;
  const [needed, left] = [shortKroner(amount_ore), shortKroner(shortage.available_ore)];
  refuse('conflict', REFUSALS[context.language].deposit_short(needed, left));
}

type Purse = { id: CardId; municipality_id: number; version_id: SchemeVersionId };
type Wanted = { loan_id: EquipmentLoanId; amount_ore: number };

/** Held towards where it was granted from. Answers with what is missing where the account has too little. */
export async function setAside(
  context: Depositing,
  { id, municipality_id, version_id }: Purse,
  { loan_id, amount_ore }: Wanted,
): Promise<Shortage | null> {
  const [from_account_id, to_account_id] = await accountsOf(context, [
    { municipality_id, kind: 'purse', owner_id: id },
    { municipality_id, kind: 'budget', owner_id: version_id },
  ]);
  if (!(from_account_id && to_account_id)) throw new Error('Accounts are opened when they are asked for.');
  const movement = { key: `deposit:${loan_id}`, kind: 'deposit', from_account_id, to_account_id, amount_ore } as const;
  const posted = await post(context, { municipality_id, entry_id: loan_id, phase: 'held', movements: [movement] });
  if (!posted.ok) return posted.shortage;
  await sql`
    update equipment_loan set deposit_ore = ${amount_ore}, deposit_posting_id = ${posted.postings[0]},
      deposit_state = 'held' where id = ${loan_id}`.execute(context.db);
  return null;
}

/** All of it can be used again. A second time it does nothing: false then. */
export async function returnDeposit(context: Depositing, loan_id: EquipmentLoanId): Promise<boolean> {
  const { rows } = await rowsOf({ deposit_posting_id: number })`
    update equipment_loan set deposit_state = 'returned', deposit_settled_at = ${context.now},
      deposit_settled_by = ${context.actor?.id ?? null}
    where id = ${loan_id} and deposit_state in ('held', 'asked')
    returning deposit_posting_id`.execute(context.db);
  const [settled] = rows;
  if (settled) await giveUp(context, [settled.deposit_posting_id]);
  return settled !== undefined;
}

/** The municipality decides, and has its whole time from now on. */
export async function askAboutDeposit({ db, now }: Depositing, loan_id: EquipmentLoanId): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update equipment_loan set deposit_state = 'asked', deposit_asked_at = ${now}
    where id = ${loan_id} and deposit_state in ('held', 'asked')`.execute(db);
  return numAffectedRows > 0n;
}
