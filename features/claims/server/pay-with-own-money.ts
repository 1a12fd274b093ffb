import { sql } from 'kysely';
import { purseOf } from '#features/cards/server/public.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import type { PaymentMethod } from '#features/payments/rules.ts';
import { demandPaymentsHere, showPaymentIntent, startPayment } from '#features/payments/server/public.ts';
import type { CardId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { OwnPayment } from '../contract.ts';
import { readAmount } from '../form.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { entryOf } from './history.ts';
import { OWN_PART_PURPOSE } from './own-money.ts';
import { demandReadable, refuseField } from './read-typed.ts';
import { type OpenCard, payFrom, type Typed } from './withdraw.ts';

type Asked = Typed & {
  card_amount: string;
  return_path: string;
  /** Null where the user says it afterwards. */
  method: PaymentMethod | null;
};

/** BEY-07: the account first, own money for the rest: one claim, one receipt. What the account covers needs no payment. */
export async function payWithOwnMoney(
  context: Context,
  cardId: CardId,
  { card_amount, return_path, method, ...typed }: Asked,
  hasOwnPayments: boolean,
): Promise<OwnPayment> {
  demandPaymentsHere(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { access, id, own_ore, payee_name } = await payFrom(inside, cardId, typed, (open, whole_ore) =>
      split(inside, open, whole_ore, card_amount),
    );
    if (own_ore === 0) return { transaction: await entryOf(inside, access, id), payment_intent: null };
    if (!hasOwnPayments) refuseField('amount', REFUSALS[context.language].no_own_payments);
    const payment = await startPayment(inside, {
      municipality_id: access.card.municipality_id,
      purpose: OWN_PART_PURPOSE,
      purpose_id: id,
      amount_ore: own_ore,
      method,
      description: `${access.version.scheme_name}: ${payee_name}`,
      return_path,
    });
    await sql`update claim set payment_id = ${payment.id} where id = ${id}`.execute(db);
    return {
      transaction: await entryOf(inside, access, id),
      payment_intent: await showPaymentIntent(inside, payment.id),
    };
  });
}

/** All that is there, unless the user wants to keep some of it. */
async function split(context: Context, { card }: OpenCard, whole_ore: number, typed: string) {
  const words = REFUSALS[context.language];
  const purse = await purseOf(context, card);
  const available_ore = (await balancesOf(context, [purse])).get(purse)?.available_ore ?? 0;
  if (available_ore === 0) refuse('conflict', words.empty);
  if (typed.trim() === '') {
    const purse_ore = Math.min(available_ore, whole_ore);
    return { purse_ore, own_ore: whole_ore - purse_ore };
  }
  const card_amount = readAmount(typed);
  demandReadable(context.language, { card_amount });
  const purse_ore = card_amount.value ?? 0;
  if (purse_ore > whole_ore) refuseField('card_amount', words.over_amount);
  return { purse_ore, own_ore: whole_ore - purse_ore };
}
