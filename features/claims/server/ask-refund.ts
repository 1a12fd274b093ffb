import { mayAskRefund } from '#features/cards/server/public.ts';
import type { CardId, UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { HistoryEntry } from '../contract.ts';
import { readAccount, readAmount } from '../form.ts';
import { MAX_RECEIPT_AGE_DAYS } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { entryOf } from './history.ts';
import { holdMoney } from './hold-money.ts';
import { demandReadable, refuseField } from './read-typed.ts';
import { keepReceipts, takeReceipts } from './receipts.ts';
import { lockOpenCard } from './withdraw.ts';

type Typed = {
  upload_ids: readonly UploadId[];
  purpose: string;
  organization_name: string;
  amount: string;
  paid_on: string;
  bank_account: string;
  payment_note: string;
};

/** BEY-07: paid already. Held until a person of the municipality has looked at the receipt. */
export const askRefund = (context: Context, cardId: CardId, typed: Typed): Promise<HistoryEntry> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const access = await lockOpenCard(inside, cardId);
    if (!mayAskRefund(access)) refuse('forbidden', REFUSALS[context.language].family_alone);
    const amount = readAmount(typed.amount);
    const account = readAccount(typed.bank_account);
    demandReadable(context.language, { amount, bank_account: account });
    demandPaidInTime(inside, access.version.rules.starts_on, typed.paid_on);
    const words = REFUSALS[context.language];
    const paidTo = typed.organization_name.trim();
    if (paidTo === '') refuseField('organization_name', words.shop_missing);
    const purpose = typed.purpose.trim();
    if (purpose === '') refuseField('purpose', words.purpose_missing);
    const receipts = await takeReceipts(inside, typed.upload_ids);
    const id = await holdMoney(inside, access, {
      kind: 'refund',
      organisation_id: null,
      event_id: null,
      payee_name: paidTo,
      purpose,
      bank_account: account.value ?? '',
      kid: null,
      note: typed.payment_note.trim() || null,
      purse_ore: amount.value ?? 0,
      own_ore: 0,
      ready_on: null,
      paid_on: typed.paid_on,
    });
    await keepReceipts(inside, id, receipts);
    return entryOf(inside, access, id);
  });

function demandPaidInTime({ now, language }: Context, starts_on: string, paid_on: string): void {
  const words = REFUSALS[language];
  const today = shortDate(now);
  if (paid_on > today) refuseField('paid_on', words.paid_later);
  if (paid_on < dayAfter(today, -MAX_RECEIPT_AGE_DAYS)) refuseField('paid_on', words.paid_long_ago);
  if (paid_on < starts_on) refuseField('paid_on', words.paid_before);
}
