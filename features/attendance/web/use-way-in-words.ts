import { useTexts } from '#platform/web/language.tsx';
import type { OwnPlace } from '../contract.ts';
import { attendanceTexts } from '../texts/token.ts';
import { wayIn } from './shown-place.ts';

/** What the button that signs up says; null where there is none. */
export function useWayInWords(event: { is_volunteer: boolean }, place: OwnPlace, isShort = false): string | null {
  const texts = useTexts(attendanceTexts);
  const way = wayIn(place);
  if (way === null) return null;
  if (way === 'list') return isShort ? texts.wait_short : texts.wait;
  if (way === 'draw' && !isShort) return texts.draw;
  return event.is_volunteer ? texts.volunteer : texts.sign_up;
}
