import { addDays, clock, type Instant, isSameDay, osloWallTime, startOfDay, toDate } from './dates.ts';
import type { MomentTexts } from './moments/texts-for.ts';

/** A deadline: 'Midnatt' at the end of today, 'I dag HH:mm' earlier today, else 'DD MMM HH:mm' (I18-08). */
export function deadlineText(deadline: Instant, { now, moments }: { now: Date; moments: MomentTexts }): string {
  if (isEndOfToday(deadline, now)) return moments.midnight;
  if (isSameDay(deadline, now)) return moments.today_at(clock(deadline));
  const { day, month } = osloWallTime(deadline);
  const shortMonth = moments.months[month as keyof typeof moments.months].slice(0, 3);
  return moments.short_date_at(String(day).padStart(2, '0'), shortMonth, clock(deadline));
}

/** A day's last minute and the first moment of the next are both ways of writing its end. */
function isEndOfToday(deadline: Instant, now: Date): boolean {
  const midnight = addDays(startOfDay(now), 1).getTime();
  const distanceMs = midnight - toDate(deadline).getTime();
  return distanceMs >= 0 && distanceMs <= 60_000;
}
