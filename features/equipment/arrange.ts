/** From one moment up to another, in milliseconds. */
export type Span = { from: number; to: number };
/** A loan that has a piece. What has been handed out stays with its piece; what is only promised can have another. */
export type Placed = Span & { id: string; piece: number; is_fixed: boolean };

export const doOverlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** The pieces that have no loan at any moment of the span. */
export function freeIn(pieces: readonly number[], loans: readonly Placed[], span: Span): number[] {
  const taken = new Set(loans.filter((loan) => doOverlap(loan, span)).map(({ piece }) => piece));
  return pieces.filter((piece) => !taken.has(piece));
}

export type Arrangement = { piece: number; moved: { id: string; piece: number }[] };

/**
 * A piece for the whole span. Where each day has a piece left and no single one has all of them, what is only promised
 * is dealt out again: in the order in which they begin, each gets a piece that is free by then, and as many pieces are
 * enough as there are loans at the busiest moment. Undefined where one moment has none left.
 */
export function arrange(pieces: readonly number[], loans: readonly Placed[], wanted: Span): Arrangement | undefined {
  const piece = latestBack(freeIn(pieces, loans, wanted), backBefore(loans, wanted.from));
  return piece === undefined ? dealAgain(pieces, loans, wanted) : { piece, moved: [] };
}

const WANTED = '';

function dealAgain(pieces: readonly number[], loans: readonly Placed[], wanted: Span): Arrangement | undefined {
  const promised = [...loans.filter(({ is_fixed }) => !is_fixed), { ...wanted, id: WANTED, piece: -1 }];
  const back = new Map<number, number>(pieces.map((piece) => [piece, Number.NEGATIVE_INFINITY]));
  for (const { piece, to, is_fixed } of loans) {
    if (is_fixed && back.has(piece)) back.set(piece, Math.max(to, back.get(piece) ?? to));
  }
  const moved: Arrangement['moved'] = [];
  let own: number | undefined;
  for (const { id, piece, from, to } of promised.sort((one, other) => one.from - other.from || one.to - other.to)) {
    const free = pieces.filter((one) => (back.get(one) ?? from) <= from);
    const given = free.includes(piece) ? piece : latestBack(free, back);
    if (given === undefined) return undefined;
    back.set(given, to);
    if (id === WANTED) own = given;
    else if (given !== piece) moved.push({ id, piece: given });
  }
  return own === undefined ? undefined : { piece: own, moved };
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
