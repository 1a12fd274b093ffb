import { lockCard } from '#features/cards/server/public.ts';
import type { CardId, EventId, OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { HistoryEntry } from '../contract.ts';
import { readAccount, readAmount, readKid } from '../form.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { isAllowed, mayBeUsedFor, trialUntil, type Use } from '../uses.ts';
import { entryOf } from './history.ts';
import { holdMoney } from './hold-money.ts';
import { demandReadable, refuseField } from './read-typed.ts';
import { activitiesFor, asUse, participantWith, usedIn, usedUnder } from './read-uses.ts';
import { reasonsInWords } from './reasons-in-words.ts';

export type Typed = {
  event_id?: EventId | undefined;
  bank_account: string;
  organization_name: string;
  kid: string;
  payment_note: string;
  amount: string;
};

/** For paying: an account that is there, open, and the user's to pay from. Locked: one payment of it at a time. */
export async function lockOpenCard(context: Context, id: CardId) {
  const access = (await lockCard(context, id)) ?? refuse('not_found');
  const words = REFUSALS[context.language];
  if (!access.may_pay) refuse('forbidden', words.may_not_pay);
  const { version } = access;
  if (access.is_expired || !version) refuse('conflict', words.expired);
  return { ...access, version };
}
export type OpenCard = Awaited<ReturnType<typeof lockOpenCard>>;

/** CRD-03: the amount is held, and belongs to the payee when the municipality has said yes. */
export const withdraw = (context: Context, cardId: CardId, typed: Typed): Promise<HistoryEntry> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { access, id } = await payFrom(inside, cardId, typed, async (_access, whole_ore) => ({
      purse_ore: whole_ore,
      own_ore: 0,
    }));
    return entryOf(inside, access, id);
  });

type Split = (access: OpenCard, whole_ore: number) => Promise<{ purse_ore: number; own_ore: number }>;

/** Inside a transaction. What is typed is the whole amount; `split` says how much of it comes from the account. */
export async function payFrom(inside: Context, cardId: CardId, typed: Typed, split: Split) {
  const access = await lockOpenCard(inside, cardId);
  const amount = readAmount(typed.amount);
  const kid = readKid(typed.kid);
  demandReadable(inside.language, { amount, kid });
  const { purse_ore, own_ore } = await split(access, amount.value ?? 0);
  const payee = await payeeOf(inside, access, typed, purse_ore);
  const used = await usedUnder(inside, cardId, access.version);
  demandAllowed(inside, access, payee, usedIn(used, payee.event_id, payee.bank_account));
  const id = await holdMoney(inside, access, {
    kind: 'payment',
    organisation_id: payee.organisation_id,
    event_id: payee.event_id,
    payee_name: payee.use.payee,
    purpose: payee.use.activity?.name.slice(0, MAX_PURPOSE_LENGTH) ?? null,
    bank_account: payee.bank_account,
    kid: kid.value,
    note: typed.payment_note.trim() || null,
    purse_ore,
    own_ore,
    ready_on: payee.use.activity && trialUntil(access.version.rules, payee.use.activity.days_ahead, payee.use.on),
    paid_on: null,
  });
  return { access, id, own_ore, payee_name: payee.use.payee };
}

const MAX_PURPOSE_LENGTH = 200;

type Payee = {
  organisation_id: OrganisationId | null;
  event_id: EventId | null;
  bank_account: string;
  use: Use;
};

/** Who takes part is paid to the number that the municipality has looked at, whatever was typed. */
async function payeeOf(context: Context, access: OpenCard, typed: Typed, amount_ore: number): Promise<Payee> {
  const { event_id } = typed;
  if (!event_id) return typedPayee(context, access, typed, amount_ore);
  const [activity] = await activitiesFor(context, access, { event_id, isAlone: true });
  if (!activity) refuseField('event_id', REFUSALS[context.language].event_unknown);
  return {
    organisation_id: activity.organization_id,
    event_id,
    bank_account: activity.bank_account ?? readTypedAccount(context, typed),
    use: asUse(context, access.version, activity, amount_ore),
  };
}

async function typedPayee(context: Context, access: OpenCard, typed: Typed, amount_ore: number): Promise<Payee> {
  const bank_account = readTypedAccount(context, typed);
  const participant = await participantWith(context, access, bank_account);
  const payee = participant?.organization_name ?? typed.organization_name.trim();
  if (payee === '') refuseField('organization_name', REFUSALS[context.language].name_missing);
  return {
    organisation_id: participant?.organization_id ?? null,
    event_id: null,
    bank_account,
    use: {
      activity: null,
      payee,
      takes_part: participant !== undefined,
      amount_ore,
      on: shortDate(context.now),
      last_day: access.version.last_day,
    },
  };
}

function readTypedAccount({ language }: Context, { bank_account }: Typed): string {
  const account = readAccount(bank_account);
  demandReadable(language, { bank_account: account });
  return account.value ?? '';
}

/** CRD-06: what the rules do not let it be used for is refused with the first of them that says so. */
function demandAllowed(
  { language }: Context,
  { version }: OpenCard,
  { use }: Payee,
  used: ReturnType<typeof usedIn>,
): void {
  const reasons = mayBeUsedFor(version.rules, use, used);
  if (isAllowed(reasons)) return;
  const [first] = reasonsInWords(reasons, language);
  const message = [first?.title, first?.told].filter(Boolean).join('. ');
  if (first?.key === 'cap') refuseField('amount', message);
  refuse('conflict', message);
}
