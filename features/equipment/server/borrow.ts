import { sql } from 'kysely';
import { type CardAccess, cardFor, lockCard } from '#features/cards/server/public.ts';
import { issuePass } from '#features/passes/server/public.ts';
import type { CardId, EquipmentItemId, EquipmentLoanId } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { arrange, type Span } from '../arrange.ts';
import type { EquipmentLoan, EquipmentWait } from '../contract.ts';
import { MAX_QUEUE, type WhyNot } from '../rules.ts';
import { faultOf, firstDay, type Stretch, spanOf, stretchOf } from '../stretch.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { holdDeposit } from './deposits.ts';
import { ownLoan } from './family-loans.ts';
import { type ItemRow, lockItem } from './item-rows.ts';
import { positionOf } from './queue-rows.ts';
import { holdApart, moveLoans, type Stock, stockOf } from './stock.ts';
import { demandEquipmentHere, isAboutHere } from './where.ts';
import { borrowedBy, whyNotFor } from './why-not.ts';

type Wanted = Stretch & { card_id: CardId };
type Borrower = { inside: Context; item: ItemRow; access: CardAccess; span: Span; stock: Stock };

/** BEY-20: a piece for the whole stretch, or none. */
export async function reserve(context: Context, id: EquipmentItemId, wanted: Wanted): Promise<EquipmentLoan> {
  const loan = await borrowing(context, id, wanted, ['waits'], async ({ inside, item, access, span, stock }) => {
    const found = arrange(stock.pieces, stock.loans, span) ?? refuse('conflict', REFUSALS[context.language].full);
    await leaveQueue(inside, item.id, access.card.id);
    await moveLoans(inside, found.moved);
    const loan_id = await insertLoan(inside, item, {
      card_id: access.card.id,
      piece: found.piece,
      span,
      answer_by: null,
    });
    await holdApart(inside);
    await holdDeposit(inside, item, access, loan_id);
    await issuePass(inside, { municipality_id: item.municipality_id, kind: 'loan', thing_id: loan_id });
    return loan_id;
  });
  return ownLoan(context, loan);
}

/** For days that are full, in the order in which people come. */
export const wait = (context: Context, id: EquipmentItemId, wanted: Wanted): Promise<EquipmentWait> =>
  borrowing(context, id, wanted, [], async ({ inside, item, access, span, stock }) => {
    const words = REFUSALS[context.language];
    if (arrange(stock.pieces, stock.loans, span)) refuse('conflict', words.is_free);
    if (stock.waits.length >= MAX_QUEUE) refuse('conflict', words.queue_full);
    const wait_id = newId<'EquipmentWaitId'>();
    await sql`
      insert into equipment_wait (id, item_id, card_id, period, created_by, created_at)
      values (${wait_id}, ${item.id}, ${access.card.id}, ${periodOf(span)}, ${actorOf(inside).id}, ${inside.now})`.execute(
      inside.db,
    );
    return { id: wait_id, ...stretchOf(item.unit, span), position: positionOf(stock.waits, span) };
  });

/** Who may pay from an account takes it out of the queue. */
export async function leave(context: Context, id: EquipmentItemId, card_id: CardId): Promise<undefined> {
  demandEquipmentHere(context);
  const access = (await cardFor(context, card_id)) ?? refuse('not_found');
  if (!access.may_pay) refuse('forbidden', REFUSALS[context.language].why_not.not_allowed);
  if (!(await leaveQueue(context, id, card_id))) refuse('not_found');
  return undefined;
}

async function leaveQueue({ db }: Context, item_id: EquipmentItemId, card_id: CardId): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from equipment_wait where item_id = ${item_id} and card_id = ${card_id}`.execute(db);
  return numAffectedRows > 0n;
}

/** Load, may I, decide: with the item and the account locked. */
const borrowing = <Result>(
  context: Context,
  id: EquipmentItemId,
  { card_id, from, to }: Wanted,
  despite: readonly WhyNot[],
  work: (borrower: Borrower) => Promise<Result>,
): Promise<Result> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    demandEquipmentHere(inside);
    const item = await lockItem(inside, id);
    if (item.state !== 'open' || !isAboutHere(inside, item.municipality_id)) refuse('not_found');
    const access = (await lockCard(inside, card_id)) ?? refuse('not_found');
    if (access.card.municipality_id !== item.municipality_id) refuse('not_found');
    const words = REFUSALS[context.language];
    const span = spanOf(item.unit, { from, to }) ?? refuseStretch('from', words.stretch.unreadable);
    const borrowed = (await borrowedBy(inside, [card_id]))(card_id, id);
    const why = whyNotFor(access, item, { ...borrowed, on: firstDay(span) });
    if (why && !despite.includes(why)) refuseWhy(words.why_not[why], why);
    const fault = faultOf(item, span, inside.now);
    if (fault) refuseStretch(fault === 'closed_last' || fault === 'too_long' ? 'to' : 'from', words.stretch[fault]);
    return work({ inside, item, access, span, stock: await stockOf(inside, id) });
  });

const refuseWhy = (message: string, why: WhyNot): never =>
  refuse(why === 'not_allowed' ? 'forbidden' : 'conflict', message);

function refuseStretch(field: 'from' | 'to', message: string): never {
  throw new Problem('invalid', { message, errors: { [field]: [message] } });
}

export const periodOf = ({ from, to }: Span) => sql`tstzrange(${new Date(from)}, ${new Date(to)})`;

type NewLoan = { card_id: CardId; piece: number; span: Span; answer_by: Date | null };

/** Reserved; or offered, where it has to be answered by a moment. */
export async function insertLoan(
  { db, now, actor }: Pick<Context, 'db' | 'now' | 'actor'>,
  { id, municipality_id }: Pick<ItemRow, 'id' | 'municipality_id'>,
  { card_id, piece, span, answer_by }: NewLoan,
): Promise<EquipmentLoanId> {
  const loan = newId<'EquipmentLoanId'>();
  const state = answer_by === null ? 'reserved' : 'offered';
  const { rows } = await rowsOf({ number })`
    insert into equipment_loan (id, municipality_id, item_id, piece_id, piece_number, card_id, period, state, answer_by,
      created_by, created_at)
    select ${loan}, ${municipality_id}, ${id}, piece.id, piece.number, ${card_id}, ${periodOf(span)}, ${state},
      ${answer_by}, ${answer_by === null ? (actor?.id ?? null) : null}, ${now}
    from equipment_piece piece where piece.number = ${piece}
    returning piece_number as number`.execute(db);
  if (rows.length === 0) throw new Error(`Piece ${piece} is not there.`);
  return loan;
}
