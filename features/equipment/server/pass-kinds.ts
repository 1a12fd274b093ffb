import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { PassOutcome, PassReading } from '#features/passes/rules.ts';
import {
  type PassAlong,
  type PassKind,
  type PassPlace,
  type PassUse,
  type PassUsed,
  passDigests,
  passesOf,
} from '#features/passes/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { startOf } from '../opening.ts';
import { firstDay, returnBy } from '../stretch.ts';
import { handOut, takeBack } from './hand-over.ts';
import { type LoanRow, readLoan, readLoans, spanOfLoan } from './loan-rows.ts';

/** So many a device takes along; a desk of one place has fewer in some days. */
const MAX_ALONG = 500;
const DAYS_ALONG = 3;

const isAtDesk = (loan: Pick<LoanRow, 'organisation_id' | 'municipality_id'>, place: PassPlace): boolean =>
  'organization_id' in place
    ? loan.organisation_id === place.organization_id
    : loan.organisation_id === null && loan.municipality_id === place.municipality_id;

function outcomeOf({ now }: Pick<Context, 'now'>, loan: LoanRow): PassOutcome {
  if (loan.loan_state === 'reserved') return firstDay(spanOfLoan(loan)) > shortDate(now) ? 'not_yet' : 'holds';
  if (loan.loan_state === 'out') return 'holds';
  if (loan.loan_state === 'returned') return 'returned';
  return loan.loan_state === 'cancelled' ? 'cancelled' : 'over';
}

const readingOf = (loan: LoanRow, outcome: PassOutcome, kind: 'loan' | 'piece' = 'loan'): PassReading => ({
  kind,
  thing_id: kind === 'loan' ? loan.loan_id : loan.piece_id,
  outcome,
  title: loan.name,
  holder: loan.first_name,
  detail: loan.piece_label,
  until: returnBy(loan, spanOfLoan(loan)).toISOString(),
});

const loanShown = (context: Context, thing_id: string): Promise<LoanRow | undefined> =>
  readLoan(context, ids.equipmentLoan.parse(thing_id));

/** At another desk of the same municipality the answer says that it is valid there; elsewhere it is unknown. */
async function readAt(context: Context, loan: LoanRow | undefined, place: PassPlace): Promise<PassReading | undefined> {
  if (!loan) return undefined;
  return readingOf(loan, isAtDesk(loan, place) ? outcomeOf(context, loan) : 'other_place');
}

/**
 * A scan hands out what is reserved. What is out is looked at before it is taken back, so the scan says that it is out, and
 * the page asks in what condition it is. Without a network the device has asked, and tells it with the use.
 */
const carryOut = async (
  context: Context,
  origins: OriginSettings,
  loan: LoanRow | undefined,
  place: PassPlace,
  { key, at, let_in_as, came_back = { condition: 'good', note: '' } }: PassUse,
): Promise<PassUsed | undefined> => {
  if (!loan || !isAtDesk(loan, place)) return readAt(context, loan, place);
  if (loan.given_out_key === key && loan.loan_state === 'out') return readingOf(loan, 'given_out');
  if (loan.returned_key === key) return readingOf(loan, 'returned');
  const isOut = loan.loan_state === 'out';
  if (isOut && let_in_as === undefined) {
    return { ...readingOf(loan, 'holds'), take_back: { loan_id: loan.loan_id, place_id: loan.place_id } };
  }
  const wasGivenBefore = loan.given_out_at !== null && at.getTime() <= Date.parse(loan.given_out_at);
  // Two devices without a network have given it out: the second scan does not bring it back.
  if (wasGivenBefore || (isOut && let_in_as === 'given_out')) return readingOf(loan, 'used_before');
  const outcome = outcomeOf(context, loan);
  if (outcome !== 'holds') return readingOf(loan, outcome === 'returned' ? 'used_before' : outcome);
  try {
    if (loan.loan_state === 'reserved') await handOut(context, loan.loan_id, { key, at });
    else await takeBack(context, origins, loan.loan_id, { key, at, ...came_back });
  } catch (error) {
    if (error instanceof Problem && error.kind === 'conflict') return readingOf(loan, 'lent_out');
    throw error;
  }
  const after = await readLoan(context, loan.loan_id);
  return after && readingOf(after, loan.loan_state === 'reserved' ? 'given_out' : 'returned');
};

export const loanPass = (origins: OriginSettings): PassKind => ({
  kind: 'loan',
  read: async (context, thing_id, place) => readAt(context, await loanShown(context, thing_id), place),
  use: async (context, thing_id, place, use) =>
    carryOut(context, origins, await loanShown(context, thing_id), place, use),
  async takeAlong(context, place) {
    const until = startOf(dayAfter(shortDate(context.now), DAYS_ALONG));
    const loans = await readLoans(context, {
      where: sql`${placeIs(place)} and (loan.state = 'out' or loan.state = 'reserved' and lower(loan.period) < ${until})`,
      orderBy: sql`lower(loan.period), loan.id`,
      limit: MAX_ALONG,
    });
    const passes = await passesOf(
      context,
      'loan',
      loans.map(({ loan_id }) => loan_id),
    );
    return loans.flatMap((loan) => {
      const pass = passes.get(loan.loan_id);
      if (!pass) return [];
      const reading = readingOf(loan, outcomeOf(context, loan));
      return [{ ...passDigests(pass), ...(loan.loan_state === 'out' ? asReturn(reading) : asHandOut(reading)) }];
    });
  },
});

const asHandOut = (reading: PassReading) => ({ reading, let_in_as: 'given_out' as const });

/** However late it is, it is taken back. */
const asReturn = (reading: PassReading) => ({ reading: { ...reading, until: null }, let_in_as: 'returned' as const });

/** On `lending_place place`. */
const placeIs = (place: PassPlace): RawBuilder<unknown> =>
  'organization_id' in place
    ? sql`place.organisation_id = ${place.organization_id}`
    : sql`place.organisation_id is null and place.municipality_id = ${place.municipality_id}`;

/** The loan that has the piece now. */
async function loanOfPiece(context: Context, piece_id: string): Promise<LoanRow | undefined> {
  const [loan] = await readLoans(context, {
    where: sql`loan.piece_id = ${piece_id} and loan.state = 'out'`,
    orderBy: sql`loan.id`,
    limit: 1,
  });
  return loan;
}

/** On `equipment_piece piece` and its item. */
const pieceColumns = sql`
  case piece.state when 'ok' then 'holds' else piece.state end as outcome, item.name as title, piece.label`;
const pieceRow = z.object({ outcome: z.enum(['holds', 'repair', 'lost']), title: z.string(), label: z.string() });

/** The label on a thing: who has it, or what is wrong with it. A scan takes back what is out. */
export const piecePass = (origins: OriginSettings): PassKind => ({
  kind: 'piece',
  async read(context, thing_id, place) {
    const loan = await loanOfPiece(context, thing_id);
    if (loan) return readingOf(loan, isAtDesk(loan, place) ? 'lent_out' : 'other_place', 'piece');
    return lyingPiece(context, thing_id, place);
  },
  async use(context, thing_id, place, use) {
    const loan = (await loanOfPiece(context, thing_id)) ?? (await loanWithKey(context, thing_id, use.key));
    if (!loan) return lyingPiece(context, thing_id, place);
    const used = await carryOut(context, origins, loan, place, use);
    return used && { ...used, kind: 'piece', thing_id };
  },
  takeAlong: piecesAlong,
});

const alongRow = pieceRow.extend({ id: ids.equipmentPiece });

/** The labels of the desk's pieces: one that is out is taken back, one that lies there is only looked at. */
async function piecesAlong(context: Context, place: PassPlace): Promise<PassAlong[]> {
  const { rows } = await rowsOf(alongRow)`
    select piece.id, ${pieceColumns}
    from equipment_piece piece
    join equipment_item item on item.id = piece.item_id join lending_place place on place.id = item.place_id
    where ${placeIs(place)} order by item.name, piece.label, piece.id limit ${MAX_ALONG}`.execute(context.db);
  const pieces = rows.map(({ id }) => id);
  const out = await readLoans(context, {
    where: sql`loan.state = 'out' and loan.piece_id = any(${pieces}::uuid[])`,
    orderBy: sql`loan.id`,
    limit: MAX_ALONG,
  });
  const passes = await passesOf(context, 'piece', pieces);
  return rows.flatMap((piece) => {
    const pass = passes.get(piece.id);
    if (!pass) return [];
    const loan = out.find(({ piece_id }) => piece_id === piece.id);
    const along = loan
      ? asReturn(readingOf(loan, 'holds', 'piece'))
      : { reading: lyingReading(piece.id, piece), let_in_as: 'holds' as const };
    return [{ ...passDigests(pass), ...along }];
  });
}

async function loanWithKey(context: Context, piece_id: string, key: string): Promise<LoanRow | undefined> {
  const { rows } = await rowsOf({ id: ids.equipmentLoan })`
    select id from equipment_loan where piece_id = ${piece_id} and returned_key = ${key} limit 1`.execute(context.db);
  return rows[0] && readLoan(context, rows[0].id);
}

async function lyingPiece(context: Context, thing_id: string, place: PassPlace): Promise<PassReading | undefined> {
  const { rows } = await rowsOf(pieceRow)`
    select ${pieceColumns}
    from equipment_piece piece
    join equipment_item item on item.id = piece.item_id join lending_place place on place.id = item.place_id
    where piece.id = ${thing_id} and ${placeIs(place)}`.execute(context.db);
  const [piece] = rows;
  return piece && lyingReading(thing_id, piece);
}

const lyingReading = (thing_id: string, { outcome, title, label }: z.infer<typeof pieceRow>): PassReading => ({
  kind: 'piece',
  thing_id,
  outcome,
  title,
  holder: null,
  detail: label,
  until: null,
});
