import type { EventDetail } from '../contract.ts';
import { CUSTOM_FREQUENCY } from '../rules.ts';
import type { EventDetailTexts } from '../texts/detail/token.ts';

const DAILY_FREQUENCY = 2;

/** EVT-05: 'Hver tirsdag og torsdag', from Monday on however they were chosen; a custom rhythm is not told as one time. */
export function rhythmText({ rrule, is_recurring }: EventDetail, texts: EventDetailTexts): string | null {
  if (!rrule || !is_recurring) return null;
  if (rrule.frequency === CUSTOM_FREQUENCY) return texts.rhythm.custom;
  const days = Object.entries(texts.weekdays).filter(([day]) => rrule.weekdays?.includes(day));
  const names = days.map(([, name]) => name);
  if (names.length === 0) return rrule.frequency === DAILY_FREQUENCY ? texts.rhythm.daily : null;
  const last = names.at(-1) ?? '';
  return texts.rhythm.weekly(names.length === 1 ? last : texts.and(names.slice(0, -1).join(', '), last));
}
