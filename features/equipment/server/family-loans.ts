import { sql } from 'kysely';
import { type CardAccess, cardFor } from '#features/cards/server/public.ts';
import { passesOf } from '#features/passes/server/public.ts';
import type { EquipmentLoanId } from '#features/vocabulary/ids.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { extendsTo } from '../availability.ts';
import type { EquipmentLoan, LOAN_FILTERS } from '../contract.ts';
import { opensAt } from '../opening.ts';
import { mayAccept, mayCancel, mayExtend } from '../policy.ts';
import { isOpen } from '../rules.ts';
import { firstDay, returnBy, stretchOf } from '../stretch.ts';
import { depositOf } from './deposits.ts';
import { shownPlace } from './item-rows.ts';
import { isOverdue, type LoanRow, readLoan, readLoans, spanOfLoan } from './loan-rows.ts';
import { cardsHere } from './own-cards.ts';
import { type Stock, stocksOf } from './stock.ts';
import { demandEquipmentHere, isAboutHere } from './where.ts';

type Listing = { filter: (typeof LOAN_FILTERS)[number]; page: number; perPage: number };

/** Not over, or over with a deposit that is still to be decided on. */
const isGoingOn = sql`(loan.ended_at is null or coalesce(loan.deposit_state, '') = 'asked')`;

/** The loans of the accounts of this portal that the user has a part in today. */
export async function listOwnLoans(context: Context, query: Listing) {
  demandEquipmentHere(context);
  const cards = await cardsHere(context);
  const wanted = sql`loan.card_id = any(${cards.map(({ card }) => card.id)}::uuid[])`;
  const where = query.filter === 'open' ? sql`${wanted} and ${isGoingOn}` : sql`${wanted} and not ${isGoingOn}`;
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from equipment_loan loan where ${where}`.execute(context.db);
  const loans = await readLoans(context, {
    where,
    orderBy: query.filter === 'open' ? sql`upper(loan.period), loan.id` : sql`loan.ended_at desc, loan.id`,
    limit: query.perPage,
    offset: (query.page - 1) * query.perPage,
  });
  return { data: await shownLoans(context, loans, cards), meta: pageMetaFor(rows[0]?.total ?? 0, query) };
}

/** A user without access to the account is told that there is no such loan. */
export async function demandOwnLoan(context: Context, id: EquipmentLoanId): Promise<[LoanRow, CardAccess]> {
  demandEquipmentHere(context);
  const loan = (await readLoan(context, id)) ?? refuse('not_found');
  if (!isAboutHere(context, loan.municipality_id)) refuse('not_found');
  return [loan, (await cardFor(context, loan.card_id)) ?? refuse('not_found')];
}

export async function ownLoan(context: Context, id: EquipmentLoanId): Promise<EquipmentLoan> {
  const [loan, card] = await demandOwnLoan(context, id);
  const [shown] = await shownLoans(context, [loan], [card]);
  return shown ?? refuse('not_found');
}

async function shownLoans(
  context: Context,
  loans: readonly LoanRow[],
  cards: readonly CardAccess[],
): Promise<EquipmentLoan[]> {
  const open = loans.filter(({ loan_state }) => isOpen(loan_state));
  const stocks = await stocksOf(context, [...new Set(open.map(({ id }) => id))]);
  const passes = await passesOf(
    context,
    'loan',
    loans.map(({ loan_id }) => loan_id),
  );
  const cardOf = new Map(cards.map((access) => [access.card.id, access]));
  return loans.map((loan) => {
    const { id, name, thumbnail_url, scene, unit, card_id, loan_state: state, piece_label } = loan;
    const span = spanOfLoan(loan);
    const may_pay = cardOf.get(card_id)?.may_pay ?? false;
    const is_overdue = isOverdue(loan, context.now);
    const until = mayExtend({ state, may_pay, is_overdue }) ? longestFor(loan, stocks(id)) : undefined;
    return {
      id: loan.loan_id,
      state,
      item: { id, name, thumbnail_url, scene, unit, deposit_ore: depositOf(context, loan) },
      place: shownPlace(loan),
      card_id,
      first_name: loan.first_name ?? '',
      ...stretchOf(unit, span),
      fetch_from: (unit === 'day' ? opensAt(loan, firstDay(span)) : new Date(span.from)).toISOString(),
      return_by: returnBy(loan, span).toISOString(),
      is_overdue,
      answer_by: state === 'offered' ? loan.answer_by : null,
      piece_label: loan.given_out_at === null ? null : piece_label,
      is_piece_late: loan.is_piece_late,
      given_out_at: loan.given_out_at,
      returned_at: loan.returned_at,
      condition: loan.condition,
      deposit: loan.deposit,
      pass: passes.get(loan.loan_id) ?? null,
      extends_to: until === undefined ? null : stretchOf(unit, { ...span, to: until }).to,
      can: {
        accept: mayAccept({ state, may_pay }),
        cancel: mayCancel({ state, may_pay }),
        extend: until !== undefined,
      },
    };
  });
}

const longestFor = (loan: LoanRow, { pieces, loans, waits }: Stock): number | undefined => {
  const own = loans.find(({ id }) => id === loan.loan_id);
  const others = loans.filter(({ id }) => id !== loan.loan_id);
  return own && extendsTo(loan, { loan: own, pieces, others, wanted: waits });
};
