import { longDate } from '#platform/language/date-forms.ts';
import type { Day } from '#platform/language/days.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';

/** A day in full: '3. februar 2027'. */
export function useDayText(): (day: Day) => string {
  const moments = useTexts(momentTexts);
  return (day) => longDate(day, moments);
}
