import { usePortal } from '#features/portal/web/portal.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { daysBetween } from '#platform/language/days.ts';
import { useTexts } from '#platform/web/language.tsx';
import { type NumberTile, NumberTiles } from '#ui/number-tiles.tsx';
import type { Cv } from '../../contract.ts';
import { hoursOf } from '../../rules.ts';
import { cvTexts } from '../../texts/own/token.ts';
import { cvPaperTexts } from '../../texts/paper/token.ts';

/** Certificates that end within so many days are named. */
const SOON_DAYS = 60;

/** What one looks for first: hours, roles, certificates. */
export function CvTiles({ cv }: { cv: Cv }) {
  const { tiles: words } = useTexts(cvTexts);
  const { hours: inHours } = useTexts(cvPaperTexts);
  const today = shortDate(usePortal().now);
  const { total_minutes, this_year_minutes, last_year_minutes, since } = cv.hours;
  const more = this_year_minutes - last_year_minutes;
  const valid = cv.certificates.filter(({ status }) => status === 'active');
  const ending = valid.filter(({ end_at }) => end_at !== null && daysBetween(today, end_at) <= SOON_DAYS).length;
  const comparison = more === 0 ? words.same : (more > 0 ? words.more : words.less)(inHours(hoursOf(Math.abs(more))));
  const tiles: NumberTile[] = [
    {
      name: words.total,
      value: hoursOf(total_minutes),
      ...(since !== null && { note: words.since(since) }),
    },
    {
      name: words.this_year,
      value: hoursOf(this_year_minutes),
      ...(total_minutes > 0 && { note: comparison, isUp: more > 0 }),
    },
    { name: words.roles, value: cv.roles.filter(({ state }) => state === 'active').length },
    { name: words.certificates, value: valid.length, ...(ending > 0 && { note: words.ends_soon(ending) }) },
  ];
  return <NumberTiles tiles={tiles} />;
}
