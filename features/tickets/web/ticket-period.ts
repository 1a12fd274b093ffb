import { longDate } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Day } from '#platform/language/days.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { dayText } from '#platform/language/when-text.ts';
import type { MarketTicketTexts } from '../texts/market/token.ts';

type Valid = { valid_from: Day; valid_until: Day };
type Reading = { now: Date; moments: MomentTexts; texts: MarketTicketTexts };

/** When a ticket can be used, as one would say it today. */
export function ticketPeriod({ valid_from, valid_until }: Valid, { now, moments, texts }: Reading): string {
  if (valid_from === valid_until) return dayText(valid_from, { now, moments });
  const last = longDate(valid_until, moments);
  return valid_from <= shortDate(now) ? texts.until(last) : texts.dialog.period(longDate(valid_from, moments), last);
}
