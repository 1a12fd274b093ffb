import { recordAudit } from '#features/audit/server/public.ts';
import { changeAmount, demandNotOwn, lockStaffCard } from '#features/cards/server/public.ts';
import { giveUp } from '#features/ledger/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { EquipmentLoanId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { OfficeLoan } from '../office-contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { returnDeposit } from './deposits.ts';
import { lockItem } from './item-rows.ts';
import { type LoanRow, readLoan } from './loan-rows.ts';
import { demandChange } from './office-access.ts';
import { shownLoan } from './office-queries.ts';
import { tellOfDeposit } from './tell-of-deposit.ts';

type Decision = { kept_ore: number; reason: string };

/** The municipality keeps nothing, a part or all of what is held, and the family is told why. Once for each loan. */
export const decideDeposit = (
  context: Context,
  origins: OriginSettings,
  id: EquipmentLoanId,
  decision: Decision,
): Promise<OfficeLoan> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const seen = (await readLoan(inside, id)) ?? refuse('not_found');
    const { municipality_id } = seen;
    demandChange(inside, municipality_id);
    await demandNotOwn(inside, [seen.card_id]);
    await lockItem(inside, seen.id);
    const loan = (await readLoan(inside, id)) ?? refuse('not_found');
    demandDecidable(inside, loan, decision);
    const { kept_ore } = decision;
    await (kept_ore === 0 ? returnDeposit(inside, id) : keepDeposit(inside, loan, decision));
    await recordAudit(inside, 'equipment.deposit', { municipality_id, details: { loan: id, kept_ore } });
    const after = (await readLoan(inside, id)) ?? refuse('not_found');
    await tellOfDeposit({ ...inside, origins }, after, kept_ore === 0 ? 'given_back' : 'kept');
    return shownLoan(inside, after, false);
  });

function demandDecidable({ language }: Context, { deposit }: LoanRow, { kept_ore, reason }: Decision): void {
  const words = REFUSALS[language];
  if (deposit?.state !== 'asked') refuse('conflict', words.deposit_not_asked);
  if (kept_ore > deposit.amount_ore) {
    const message = words.deposit_over(shortKroner(deposit.amount_ore));
    refuse('invalid', message, { kept_ore: [message] });
  }
  if (kept_ore > 0 && reason === '') refuse('invalid', words.deposit_why, { reason: [words.deposit_why] });
}

/** What was held is free for a moment inside the transaction, and a part of it goes back to where it was granted from. */
async function keepDeposit(context: Context, loan: LoanRow, { kept_ore, reason }: Decision): Promise<void> {
  const card = (await lockStaffCard(context, loan.card_id)) ?? refuse('not_found');
  const { rows } = await rowsOf({ deposit_posting_id: number })`
    update equipment_loan set deposit_state = 'kept', deposit_kept_ore = ${kept_ore}, deposit_reason = ${reason},
      deposit_settled_at = ${context.now}, deposit_settled_by = ${actorOf(context).id}
    where id = ${loan.loan_id} and deposit_state = 'asked' returning deposit_posting_id`.execute(context.db);
  await giveUp(
    context,
    rows.map(({ deposit_posting_id }) => deposit_posting_id),
  );
  const taken = await changeAmount(context, card, {
    reason: 'adjusted',
    amount_ore: -kept_ore,
    note: `${loan.name}: ${reason}`,
    key: `deposit:${loan.loan_id}`,
  });
  if (!taken.ok) throw new Error(`The deposit of loan ${loan.loan_id} was not there.`);
}
