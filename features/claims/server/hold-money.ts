import { sql } from 'kysely';
import { type CardAccess, purseOf } from '#features/cards/server/public.ts';
import { accountsOf, post } from '#features/ledger/server/public.ts';
import type { ClaimId, EventId, OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Day } from '#platform/language/days.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import type { ClaimKind } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';

export type NewClaim = {
  kind: ClaimKind;
  organisation_id: OrganisationId | null;
  event_id: EventId | null;
  payee_name: string;
  purpose: string | null;
  bank_account: string;
  kid: string | null;
  note: string | null;
  purse_ore: number;
  /** What the family adds itself: then it waits for that first. */
  own_ore: number;
  ready_on: Day | null;
  paid_on: Day | null;
};

type Holding = Pick<Context, 'db' | 'now' | 'language'> & { actor: { id: UserId } | null };
type HeldFrom = { card: Pick<CardAccess['card'], 'id' | 'municipality_id'> } & Pick<CardAccess, 'version'>;

/** The claim and what holds its money, both or neither. In a transaction in which the account is locked. */
export async function holdMoney(context: Holding, { card, version }: HeldFrom, claim: NewClaim): Promise<ClaimId> {
  if (!version) throw new Error('Nothing is paid from an account that was never granted.');
  if (!context.actor) throw new Error('Only users pay.');
  const id = newId<'ClaimId'>();
  const { municipality_id } = card;
  const actor = context.actor.id;
  // One to an account number that belongs to no organisation here is an account of its own in the ledger.
  const payee_id = claim.kind === 'refund' ? actor : (claim.organisation_id ?? id);
  const purse = await purseOf(context, card);
  const [payee] = await accountsOf(context, [{ municipality_id, kind: 'claim', owner_id: payee_id }]);
  if (!payee) throw new Error('Accounts are opened when they are asked for.');
  const posted = await post(context, {
    municipality_id,
    entry_id: id,
    phase: 'held',
    movements: [
      {
        key: `claim:${id}:pay`,
        kind: 'pay',
        from_account_id: purse,
        to_account_id: payee,
        amount_ore: claim.purse_ore,
      },
    ],
  });
  if (!posted.ok) throw shortOf(context, posted.shortage.available_ore);
  await sql`
    insert into claim (id, municipality_id, card_id, version_id, kind, state, organisation_id, event_id, payee_id,
      payee_name, purpose, bank_account, kid, note, purse_ore, own_ore, posting_id, ready_on, paid_on, created_by, created_at,
      changed_at)
    values (${id}, ${municipality_id}, ${card.id}, ${version.id}, ${claim.kind},
      ${claim.own_ore > 0 ? 'authorising' : 'waiting'}, ${claim.organisation_id}, ${claim.event_id}, ${payee_id},
      ${claim.payee_name}, ${claim.purpose}, ${claim.bank_account}, ${claim.kid}, ${claim.note}, ${claim.purse_ore},
      ${claim.own_ore}, ${posted.postings[0]}, ${claim.ready_on}, ${claim.paid_on}, ${actor}, ${context.now},
      ${context.now})`.execute(context.db);
  return id;
}

function shortOf({ language }: Pick<Context, 'language'>, available_ore: number): Problem {
  const words = REFUSALS[language];
  const message = available_ore > 0 ? words.not_enough(shortKroner(available_ore)) : words.empty;
  return new Problem('invalid', { message, errors: { amount: [message] } });
}
