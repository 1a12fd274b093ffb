import type { OwnPlace } from '../contract.ts';
import { wayIn } from './shown-place.ts';
import { useAttendanceTexts } from './use-attendance-texts.ts';

/** What the button that signs up says; null where there is none. */
export function useWayInWords(event: { is_volunteer: boolean }, place: OwnPlace, isShort = false): string | null {
  const texts = useAttendanceTexts();
  const way = wayIn(place);
  if (way === null) return null;
  if (way === 'list') return isShort ? texts.wait_short : texts.wait;
  if (way === 'draw' && !isShort) return texts.draw;
  return event.is_volunteer ? texts.volunteer : texts.sign_up;
}
