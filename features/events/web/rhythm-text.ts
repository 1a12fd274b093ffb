import type { EventDetail } from '../contract.ts';
import { CUSTOM_FREQUENCY } from '../rules.ts';
import type { EventDetailTexts } from '../texts/detail/token.ts';

const DAILY_FREQUENCY = 2;

/** EVT-05: 'Hver tirsdag og torsdag'; a custom rhythm is not told as one time. */
export function rhythmText({ rrule, is_recurring }: EventDetail, texts: EventDetailTexts): string | null {
  if (!rrule || !is_recurring) return null;
  if (rrule.frequency === CUSTOM_FREQUENCY) return texts.rhythm.custom;
  const names = (rrule.weekdays ?? []).flatMap((day) => texts.weekdays[day as keyof typeof texts.weekdays] ?? []);
  if (names.length === 0) return rrule.frequency === DAILY_FREQUENCY ? texts.rhythm.daily : null;
  const last = names.at(-1) ?? '';
  return texts.rhythm.weekly(names.length === 1 ? last : texts.and(names.slice(0, -1).join(', '), last));
}
