import type { EquipmentLoanId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { type Day, dayAfter, daysFrom } from '#platform/language/days.ts';
import { deal, doOverlap, freeIn, isFull, leftIn, type Move, type Placed, type Span } from './arrange.ts';
import type { EquipmentDay } from './contract.ts';
import { isOpenOn, openOn, startOf } from './opening.ts';
import { AHEAD_DAYS, EXTENDED_TIMES, type LoanState, OVERDUE_RECKONED_MS } from './rules.ts';
import { endFault, faultOf, fetchBy, firstDay, hoursOf, type Lent, lastDay, stretchOf } from './stretch.ts';

type OpenLoan = Span & { id: EquipmentLoanId; piece: number; state: LoanState };

/** What is overdue is reckoned to come back in two days, and stays away as long as it has not. */
export const placed = ({ id, from, to, piece, state }: OpenLoan, now: Date): Placed => {
  const is_fixed = state === 'out';
  return { id, from, piece, is_fixed, to: is_fixed && to <= now.getTime() ? now.getTime() + OVERDUE_RECKONED_MS : to };
};

const daySpan = (day: Day): Span => ({ from: startOf(day).getTime(), to: startOf(dayAfter(day, 1)).getTime() });

/** One day as families see it. */
export function dayOf(
  lent: Lent,
  day: Day,
  { pieces, loans, now }: { pieces: readonly number[]; loans: readonly Placed[]; now: Date },
): EquipmentDay {
  const times = openOn(lent, day);
  const isOpen = isOpenOn(lent, lent, day);
  const shown = { day, opens: times[0]?.opens ?? null, closes: times.at(-1)?.closes ?? null };
  const near = loans.filter((loan) => doOverlap(loan, daySpan(day)));
  if (lent.unit === 'day') {
    const span = daySpan(day);
    const free = leftIn(pieces, near, span);
    const fault = faultOf(lent, span, now);
    if (fault === 'past') return { ...shown, state: 'past', free: 0, hours: [] };
    if (fault !== undefined) return { ...shown, state: 'closed', free, hours: [] };
    return { ...shown, state: free > 0 ? 'free' : 'full', free, hours: [] };
  }
  const hours = (isOpen ? hoursOf(lent, day) : [])
    .filter((hour) => fetchBy('hour', hour) > now.getTime())
    .map((hour) => ({ ...stretchOf('hour', hour), free: leftIn(pieces, near, hour) }));
  const free = Math.max(0, ...hours.map((hour) => hour.free));
  if (day < shortDate(now)) return { ...shown, state: 'past', free: 0, hours: [] };
  if (hours.length === 0) return { ...shown, state: isOpen ? 'past' : 'closed', free: 0, hours };
  return { ...shown, state: free > 0 ? 'free' : 'full', free, hours };
}

/** The first day on which a piece can be fetched, and kept for that day. */
export const nextFree = (
  lent: Lent,
  { pieces, loans, now }: { pieces: readonly number[]; loans: readonly Placed[]; now: Date },
): Day | null =>
  pieces.length === 0
    ? null
    : (daysFrom(shortDate(now), AHEAD_DAYS[lent.unit] + 1).find(
        (day) => dayOf(lent, day, { pieces, loans, now }).state === 'free',
      ) ?? null);

type Extension = {
  loan: Placed;
  pieces: readonly number[];
  /** The others of the item that are open. */
  others: readonly Placed[];
  /** What the queue wants. */
  wanted: readonly Span[];
};

/** What has to be moved so that a loan can be kept until then; undefined where it cannot. */
export function movesToExtend(lent: Lent, to: number, { loan, pieces, others, wanted }: Extension): Move[] | undefined {
  const longer = { ...loan, to };
  const added = { from: loan.to, to };
  if (to <= loan.to || endFault(lent, longer, EXTENDED_TIMES) !== undefined) return undefined;
  if (wanted.some((span) => doOverlap(span, added))) return undefined;
  if (isFull(pieces, others, added)) return undefined;
  return freeIn([loan.piece], others, added).length === 1 ? [] : deal(pieces, [...others, longer]);
}

/** The latest day, or moment, that it can be kept to. */
export function extendsTo(lent: Lent, extension: Extension): number | undefined {
  let latest: number | undefined;
  for (const to of laterEnds(lent, extension.loan)) {
    if (endFault(lent, { ...extension.loan, to }, EXTENDED_TIMES) === 'closed_last') continue;
    if (movesToExtend(lent, to, extension) === undefined) break;
    latest = to;
  }
  return latest;
}

function laterEnds(lent: Lent, { from, to }: Span): number[] {
  if (lent.unit === 'hour') {
    return hoursOf(lent, firstDay({ from }))
      .map((hour) => hour.to)
      .filter((end) => end > to);
  }
  return daysFrom(dayAfter(lastDay({ to }), 2), lent.max_length * EXTENDED_TIMES).map((day) => startOf(day).getTime());
}
