import { startingCapital } from '#platform/language/capitals.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { Opening } from '../opening.ts';

/** When a lending place is open, weekday by weekday; the days on which it is closed are left out. */
export function OpeningTimes({ openings }: { openings: readonly Opening[] }) {
  const { weekdays } = useTexts(momentTexts);
  const days = Map.groupBy(
    openings.toSorted((one, other) => one.weekday - other.weekday || (one.opens < other.opens ? -1 : 1)),
    ({ weekday }) => weekday,
  );
  return [...days].map(([weekday, times]) => (
    <div key={weekday}>
      {startingCapital(weekdays[weekday as keyof typeof weekdays])}{' '}
      {times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}
    </div>
  ));
}
