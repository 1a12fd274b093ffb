import type { EquipmentLoanId } from '#features/vocabulary/ids.ts';

/** From one moment up to another, in milliseconds. */
export type Span = { from: number; to: number };
/** A loan that has a piece. What has been handed out stays with its piece; what is only promised can have another. */
export type Placed = Span & { id: EquipmentLoanId; piece: number; is_fixed: boolean };
export type Move = { id: EquipmentLoanId; piece: number };
/** A loan that there is not yet has no id and no piece. */
type Dealt = Span & { id: EquipmentLoanId | null; piece: number | null; is_fixed: boolean };

export const doOverlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** The pieces that have no loan at any moment of the span. */
export function freeIn(pieces: readonly number[], loans: readonly Placed[], span: Span): number[] {
  const taken = new Set(loans.filter((loan) => doOverlap(loan, span)).map(({ piece }) => piece));
  return pieces.filter((piece) => !taken.has(piece));
}

/**
 * Whether every piece is promised at one moment of the span. A promise counts also while its piece is away with a loan
 * that is overdue: it will need one of the others.
 */
export const isFull = (pieces: readonly number[], loans: readonly Placed[], span: Span): boolean =>
  loansAtBusiest(pieces, loans, span) >= pieces.length;

/** How many can be promised for the whole span as the pieces lie. */
export const leftIn = (pieces: readonly number[], loans: readonly Placed[], span: Span): number =>
  Math.max(0, Math.min(freeIn(pieces, loans, span).length, pieces.length - loansAtBusiest(pieces, loans, span)));

function loansAtBusiest(pieces: readonly number[], loans: readonly Placed[], span: Span): number {
  const near = loans.filter((loan) => doOverlap(loan, span) && (!loan.is_fixed || pieces.includes(loan.piece)));
  const loansAt = (moment: number) => near.filter(({ from, to }) => from <= moment && moment < to).length;
  return Math.max(0, ...near.map(({ from }) => loansAt(Math.max(from, span.from))));
}

/**
 * A piece for the whole span, and what has to be moved for it. Where each day has a piece left and no single one has all
 * of them, what is only promised is dealt out again. Undefined where one moment has none left.
 */
export function arrange(
  pieces: readonly number[],
  loans: readonly Placed[],
  wanted: Span,
): { piece: number; moved: Move[] } | undefined {
  if (isFull(pieces, loans, wanted)) return undefined;
  const piece = latestBack(freeIn(pieces, loans, wanted), backBefore(loans, wanted.from));
  if (piece !== undefined) return { piece, moved: [] };
  const dealt = dealOut(pieces, [...loans, { ...wanted, id: null, piece: null, is_fixed: false }]);
  const own = dealt?.find(({ id }) => id === null);
  return (
    dealt && own && { piece: own.piece, moved: dealt.flatMap(({ id, piece: to }) => (id ? [{ id, piece: to }] : [])) }
  );
}

/** What has to be moved so that everything that is promised has a piece; undefined where they are not enough. */
export const deal = (pieces: readonly number[], loans: readonly Placed[]): Move[] | undefined =>
  dealOut(pieces, loans)?.flatMap(({ id, piece }) => (id ? [{ id, piece }] : []));

/**
 * What is only promised, dealt out over the pieces: in the order in which they begin, each keeps its piece or gets one
 * that is back by then. As many pieces are enough as there are loans at the busiest moment. Those that stay are left out.
 */
function dealOut(pieces: readonly number[], loans: readonly Dealt[]) {
  const back = new Map<number, number>();
  for (const { piece, to, is_fixed } of loans) {
    if (is_fixed && piece !== null) back.set(piece, Math.max(to, back.get(piece) ?? to));
  }
  const moved: { id: EquipmentLoanId | null; piece: number }[] = [];
  const promised = loans.filter(({ is_fixed }) => !is_fixed);
  for (const { id, piece, from, to } of promised.sort((one, other) => one.from - other.from || one.to - other.to)) {
    const free = pieces.filter((one) => (back.get(one) ?? from) <= from);
    const given = free.find((one) => one === piece) ?? latestBack(free, back);
    if (given === undefined) return undefined;
    back.set(given, to);
    if (given !== piece) moved.push({ id, piece: given });
  }
  return moved;
}

function backBefore(loans: readonly Placed[], from: number): Map<number, number> {
  const back = new Map<number, number>();
  for (const { piece, to } of loans) if (to <= from) back.set(piece, Math.max(to, back.get(piece) ?? to));
  return back;
}

/** The one that came back last, so that the others keep their long free stretches. */
function latestBack(free: readonly number[], back: ReadonlyMap<number, number>): number | undefined {
  const backAt = (piece: number) => back.get(piece) ?? Number.NEGATIVE_INFINITY;
  return free.reduce<number | undefined>(
    (best, piece) => (best === undefined || backAt(piece) > backAt(best) ? piece : best),
    undefined,
  );
}
