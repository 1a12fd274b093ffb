import { sql } from 'kysely';
import { endPass } from '#features/passes/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { giveUploads } from '#features/uploads/server/public.ts';
import type { EquipmentLoanId, EquipmentPieceId, UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dateInLetter } from '#platform/language/when-in-letters.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, number, rowsOf } from '#platform/server/rows.ts';
import { deal, freeIn } from '../arrange.ts';
import type { DeskLoan } from '../desk-contract.ts';
import { type Condition, depositAfter, pieceAfter } from '../rules.ts';
import { firstDay } from '../stretch.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { askAboutDeposit, returnDeposit } from './deposits.ts';
import { deskLoans } from './desk.ts';
import { demandDeskLoan } from './desk-access.ts';
import { type ItemRow, lockItem } from './item-rows.ts';
import { keepPromises } from './keep-back.ts';
import { type LoanRow, readLoan, spanOfLoan } from './loan-rows.ts';
import { offerNext } from './offers.ts';
import { holdApart, moveLoans, stockOf } from './stock.ts';
import { tellOfDeposit } from './tell-of-deposit.ts';

type HandOver = {
  key: string;
  /** When it was done, where a device without a network tells it later. */
  at?: Date | undefined;
};
type HandOut = HandOver & { piece_id?: EquipmentPieceId | undefined };

/** The piece that was meant, or another of the same kind that lies there. The same key is one deed. */
export const handOut = (context: Context, id: EquipmentLoanId, { key, at, piece_id }: HandOut): Promise<DeskLoan> =>
  atDesk(context, id, async ({ inside, item, loan }) => {
    const given_out_at = at ?? context.now;
    const words = REFUSALS[context.language];
    if (loan.given_out_key === key) return;
    if (loan.loan_state === 'out' || loan.loan_state === 'returned') refuse('conflict', words.out_already);
    if (loan.loan_state !== 'reserved') refuse('conflict', words.over);
    if (firstDay(spanOfLoan(loan)) > shortDate(given_out_at)) {
      refuse('conflict', words.not_yet(dateInLetter(loan.from_at, context.language, context.now)));
    }
    const piece = await pieceToGive(inside, loan, piece_id ?? loan.piece_id);
    if (piece !== loan.piece_number) await makeRoom(inside, item, loan, piece);
    await sql`
      update equipment_loan set state = 'out', given_out_at = ${given_out_at}, given_out_by = ${actorOf(context).id},
        given_out_key = ${key}
      where id = ${id}`.execute(inside.db);
    await holdApart(inside);
  });

/** Its number: of this item, whole, and not with another. */
async function pieceToGive({ db, language }: Context, loan: LoanRow, piece_id: EquipmentPieceId): Promise<number> {
  const { rows } = await rowsOf({ number, is_ours: boolean, is_here: boolean })`
    select number, item_id = ${loan.id} as is_ours, state = 'ok' and not exists (
      select from equipment_loan where piece_id = ${piece_id} and state = 'out') as is_here
    from equipment_piece where id = ${piece_id}`.execute(db);
  const [piece] = rows;
  const words = REFUSALS[language];
  if (!piece?.is_ours) refuse('conflict', words.piece_elsewhere);
  if (!piece.is_here) refuse('conflict', words.piece_missing);
  return piece.number;
}

/** What was promised of the piece that is given gets another one. */
async function makeRoom(context: Context, item: ItemRow, loan: LoanRow, piece: number): Promise<void> {
  const { pieces, loans } = await stockOf(context, item.id);
  const others = loans.filter(({ id }) => id !== loan.loan_id);
  const given = { id: loan.loan_id, piece, is_fixed: true, ...spanOfLoan(loan) };
  const moves = freeIn([piece], others, given).length === 1 ? [] : deal(pieces, [...others, given]);
  if (!moves) refuse('conflict', REFUSALS[context.language].piece_promised);
  await moveLoans(context, [...moves, { id: loan.loan_id, piece }]);
}

type Return = HandOver & { condition: Condition; note: string; upload_id?: UploadId | undefined };

/** In what condition it is; what is damaged or lost is promised to nobody until it has been repaired or found. */
export const takeBack = (
  context: Context,
  origins: OriginSettings,
  id: EquipmentLoanId,
  { key, at, condition, note, upload_id }: Return,
): Promise<DeskLoan> =>
  atDesk(context, id, async ({ inside, item, loan }) => {
    const words = REFUSALS[context.language];
    if (loan.returned_key === key) return;
    if (loan.loan_state === 'returned') refuse('conflict', words.back_already);
    if (loan.loan_state !== 'out') refuse('conflict', words.over);
    if (depositAfter(condition) === 'returned') await returnDeposit(inside, id);
    else if (await askAboutDeposit(inside, id)) await tellOfDeposit({ ...inside, origins }, loan, 'asked');
    const picture = upload_id === undefined ? null : await takePicture(inside, upload_id);
    await sql`
      update equipment_loan set state = 'returned', returned_at = ${at ?? context.now}, returned_to = ${actorOf(context).id},
        returned_key = ${key}, condition = ${condition}, note = ${note === '' ? null : note},
        picture_upload_id = ${picture}, ended_at = ${context.now}
      where id = ${id}`.execute(inside.db);
    await endPass(inside, 'loan', [id]);
    const state = pieceAfter(condition);
    if (state !== 'ok') {
      await sql`update equipment_piece set state = ${state}, note = ${note === '' ? null : note}
        where id = ${loan.piece_id}`.execute(inside.db);
      await keepPromises({ ...inside, origins }, item);
    }
    await offerNext({ ...inside, origins }, item);
  });

async function takePicture({ db, language, actor }: Context, upload: UploadId): Promise<UploadId> {
  const [given] = actor ? await giveUploads(db, [upload], actor.id) : [];
  const message = REFUSALS[language].picture_missing;
  if (!given?.type.startsWith('image/')) refuse('invalid', message, { upload_id: [message] });
  return given.id;
}

type AtDesk = { inside: Context; item: ItemRow; loan: LoanRow };

/** With the item locked, and the loan as it is then. */
const atDesk = (context: Context, id: EquipmentLoanId, work: (at: AtDesk) => Promise<void>): Promise<DeskLoan> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const item = await lockItem(inside, (await demandDeskLoan(inside, id)).id);
    await work({ inside, item, loan: await demandDeskLoan(inside, id) });
    const after = (await readLoan(inside, id)) ?? refuse('not_found');
    const [shown] = await deskLoans(inside, [after]);
    return shown ?? refuse('not_found');
  });
