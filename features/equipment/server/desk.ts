import { type RawBuilder, sql } from 'kysely';
import { municipalityId } from '#features/municipalities/contract.ts';
import { passesOf } from '#features/passes/server/public.ts';
import { type EquipmentLoanId, ids, type LendingPlaceId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Desk, DeskLoan, DeskPiece } from '../desk-contract.ts';
import { opensAt, startOf } from '../opening.ts';
import { firstDay, lastDay, returnBy, stretchOf } from '../stretch.ts';
import { demandDesk, demandDeskLoan } from './desk-access.ts';
import { shownPlace } from './item-rows.ts';
import { isOverdue, type LoanRow, readLoans, spanOfLoan } from './loan-rows.ts';

/** More than a desk sees in a day. */
const MAX_SHOWN = 300;

/** Who comes to the desk today. */
export async function readDesk(context: Context, id: LendingPlaceId): Promise<Desk> {
  const place = await demandDesk(context, id);
  const today = startOf(shortDate(context.now));
  const tomorrow = startOf(dayAfter(shortDate(context.now), 1));
  const at = sql`item.place_id = ${id}`;
  const read = (where: RawBuilder<unknown>, orderBy: RawBuilder<unknown>) =>
    readLoans(context, { where: sql`${at} and ${where}`, orderBy, limit: MAX_SHOWN });
  const coming = await read(
    sql`loan.state = 'reserved' and lower(loan.period) >= ${today} and lower(loan.period) < ${tomorrow}`,
    sql`lower(loan.period), child.first_name, loan.id`,
  );
  const out = await read(sql`loan.state = 'out'`, sql`upper(loan.period), loan.id`);
  const { rows: in_repair } = await rowsOf({
    id: ids.equipmentPiece,
    item_id: ids.equipmentItem,
    item_name: text,
    label: text,
    note: textOrNull,
  })`
    select piece.id, piece.item_id, item.name as item_name, piece.label, piece.note
    from equipment_item item join equipment_piece piece on piece.item_id = item.id
    where ${at} and piece.state = 'repair' order by item.name, piece.label limit ${MAX_SHOWN}`.execute(context.db);
  const shown = await deskLoans(context, [...coming, ...out]);
  const isDue = ({ id: loan }: DeskLoan) => {
    const row = out.find(({ loan_id }) => loan_id === loan);
    return row !== undefined && lastDay(spanOfLoan(row)) === shortDate(context.now);
  };
  const isOut = shown.filter(({ state }) => state === 'out');
  return {
    place: shownPlace(place),
    organization_id: place.organisation_id,
    municipality_id: municipalityId.parse(String(place.municipality_id)),
    coming: shown.filter(({ state }) => state === 'reserved'),
    due: isOut.filter((loan) => !loan.is_overdue && isDue(loan)),
    overdue: isOut.filter(({ is_overdue }) => is_overdue),
    out: isOut.filter((loan) => !loan.is_overdue && !isDue(loan)),
    in_repair: in_repair.map((piece): DeskPiece => ({ ...piece, state: 'repair' })),
  };
}

export async function deskLoans(context: Context, loans: readonly LoanRow[]): Promise<DeskLoan[]> {
  const away = await piecesAway(
    context,
    loans.filter(({ loan_state }) => loan_state === 'reserved'),
  );
  const passes = await passesOf(
    context,
    'loan',
    loans.map(({ loan_id }) => loan_id),
  );
  return loans.map((loan) => {
    const { unit, loan_state: state } = loan;
    const span = spanOfLoan(loan);
    return {
      id: loan.loan_id,
      item_id: loan.id,
      item_name: loan.name,
      piece_id: loan.piece_id,
      piece_label: loan.piece_label,
      is_piece_missing: state === 'reserved' && (loan.piece_state !== 'ok' || away.has(loan.piece_id)),
      first_name: loan.first_name,
      state,
      ...stretchOf(unit, span),
      fetch_from: (unit === 'day' ? opensAt(loan, firstDay(span)) : new Date(span.from)).toISOString(),
      return_by: returnBy(loan, span).toISOString(),
      is_overdue: isOverdue(loan, context.now),
      digits: passes.get(loan.loan_id)?.digits ?? null,
      deposit: loan.deposit,
      can: {
        hand_out: state === 'reserved' && firstDay(span) <= shortDate(context.now),
        take_back: state === 'out',
      },
    };
  });
}

/** Those of their pieces that another still has. */
async function piecesAway({ db }: Context, loans: readonly LoanRow[]): Promise<Set<string>> {
  if (loans.length === 0) return new Set();
  const { rows } = await rowsOf({ piece_id: ids.equipmentPiece })`
    select piece_id from equipment_loan
    where state = 'out' and piece_id = any(${loans.map(({ piece_id }) => piece_id)}::uuid[])
    limit ${loans.length}`.execute(db);
  return new Set(rows.map(({ piece_id }) => piece_id));
}

/** The pieces that lie there, those that nobody has been promised for these days first. */
export async function freePieces(context: Context, id: EquipmentLoanId) {
  const loan = await demandDeskLoan(context, id);
  const { rows } = await rowsOf({ id: ids.equipmentPiece, label: text })`
    select piece.id, piece.label from equipment_piece piece
    where piece.item_id = ${loan.id} and piece.state = 'ok'
      and not exists (select from equipment_loan where piece_id = piece.id and state = 'out')
    order by piece.id = ${loan.piece_id} desc, exists (
      select from equipment_loan promised
      where promised.piece_id = piece.id and promised.state in ('offered', 'reserved') and promised.id <> ${id}
        and promised.period && tstzrange(${loan.from_at}, ${loan.to_at})
    ), piece.label limit ${MAX_SHOWN}`.execute(context.db);
  return rows;
}
