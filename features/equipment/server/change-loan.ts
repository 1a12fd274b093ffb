import { sql } from 'kysely';
import type { CardAccess } from '#features/cards/server/public.ts';
import { endPass, issuePass } from '#features/passes/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { EquipmentLoanId } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { movesToExtend } from '../availability.ts';
import type { EquipmentLoan } from '../contract.ts';
import { mayAccept, mayCancel, mayExtend } from '../policy.ts';
import type { LoanState } from '../rules.ts';
import { spanOf, stretchOf } from '../stretch.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { periodOf } from './borrow.ts';
import { type Depositing, holdDeposit, returnDeposit } from './deposits.ts';
import { demandOwnLoan, ownLoan } from './family-loans.ts';
import { type ItemRow, lockItem } from './item-rows.ts';
import { isOverdue, type LoanRow, spanOfLoan } from './loan-rows.ts';
import { offerNext } from './offers.ts';
import { holdApart, moveLoans, stockOf } from './stock.ts';

/** Given up, or declined. The first in the queue is asked at once. */
export async function cancelLoan(context: Context, origins: OriginSettings, id: EquipmentLoanId): Promise<undefined> {
  await ownChange(context, id, async ({ inside, item, loan, access }) => {
    const { loan_state: state } = loan;
    if (!access.may_pay) refuse('forbidden', REFUSALS[context.language].why_not.not_allowed);
    if (!mayCancel({ state, may_pay: access.may_pay })) refuse('conflict', REFUSALS[context.language].too_late);
    await endLoan(inside, loan, 'cancelled');
    await offerNext({ ...inside, origins }, item);
  });
  return undefined;
}

/** A yes within the day that it was offered for. */
export async function acceptLoan(context: Context, id: EquipmentLoanId): Promise<EquipmentLoan> {
  await ownChange(context, id, async ({ inside, item, loan, access }) => {
    const words = REFUSALS[context.language];
    const { loan_state: state, answer_by } = loan;
    if (state === 'lapsed' || (answer_by && Date.parse(answer_by) <= context.now.getTime())) {
      refuse('conflict', words.offer_over);
    }
    if (access.is_expired) refuse('conflict', words.why_not.expired);
    if (!access.may_pay) refuse('forbidden', words.why_not.not_allowed);
    if (!mayAccept({ state, may_pay: access.may_pay })) refuse('conflict', words.too_late);
    await sql`update equipment_loan set state = 'reserved', created_by = ${context.actor?.id ?? null}
      where id = ${id}`.execute(inside.db);
    await holdDeposit(inside, item, access, id);
    await issuePass(inside, { municipality_id: item.municipality_id, kind: 'loan', thing_id: id });
  });
  return ownLoan(context, id);
}

/** Kept longer, where no one waits for it: what is only promised of the same piece gets another one. */
export async function extendLoan(context: Context, id: EquipmentLoanId, to: string): Promise<EquipmentLoan> {
  await ownChange(context, id, async ({ inside, item, loan, access }) => {
    const words = REFUSALS[context.language];
    const { loan_state: state } = loan;
    if (!access.may_pay) refuse('forbidden', words.why_not.not_allowed);
    const is_overdue = isOverdue(loan, context.now);
    if (!mayExtend({ state, may_pay: access.may_pay, is_overdue })) refuse('conflict', words.too_late);
    const { from } = stretchOf(item.unit, spanOfLoan(loan));
    const span = spanOf(item.unit, { from, to }) ?? refuseEnd(words.stretch.unreadable);
    const { pieces, loans, waits } = await stockOf(inside, item.id);
    const own = loans.find((one) => one.id === id) ?? refuse('conflict', words.too_late);
    const others = loans.filter((one) => one.id !== id);
    const moves =
      movesToExtend(item, span.to, { loan: own, pieces, others, wanted: waits }) ?? refuseEnd(words.not_longer);
    await moveLoans(inside, moves);
    await sql`update equipment_loan set period = ${periodOf(span)}, reminders = 0 where id = ${id}`.execute(inside.db);
    await holdApart(inside);
  });
  return ownLoan(context, id);
}

function refuseEnd(message: string): never {
  throw new Problem('invalid', { message, errors: { to: [message] } });
}

type OwnChange = { inside: Context; item: ItemRow; loan: LoanRow; access: CardAccess };

/** With the item locked, and the loan as it is then. */
const ownChange = (context: Context, id: EquipmentLoanId, work: (change: OwnChange) => Promise<void>): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const [seen] = await demandOwnLoan(inside, id);
    const item = await lockItem(inside, seen.id);
    const [loan, access] = await demandOwnLoan(inside, id);
    await work({ inside, item, loan, access });
  });

/** Over without having been fetched: what was held is the family's again. Its code leads to why. */
export async function endLoan(
  context: Depositing,
  { loan_id }: Pick<LoanRow, 'loan_id'>,
  state: Extract<LoanState, 'cancelled' | 'not_fetched' | 'lapsed'>,
): Promise<void> {
  await returnDeposit(context, loan_id);
  await sql`update equipment_loan set state = ${state}, ended_at = ${context.now} where id = ${loan_id}`.execute(
    context.db,
  );
  await endPass(context, 'loan', [loan_id]);
}
