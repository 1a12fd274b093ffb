import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { OwnPlace } from '../contract.ts';
import { attendanceTexts } from '../texts/token.ts';

/** How one stands to a time, where there is room for a few words; null where one does not. */
export function useOwnWords(place: OwnPlace | null, now: Date): string | null {
  const { badge, waiting, offered } = useTexts(attendanceTexts);
  const moments = useTexts(momentTexts);
  if (place?.status === 'attending') return badge.attending;
  if (place?.status === 'waiting') {
    if (place.draws_at !== null) return waiting.draw_short;
    return place.position === null ? badge.waiting : waiting.position_short(place.position);
  }
  if (place?.status !== 'offered') return null;
  const until = place.offer_expires_at;
  return until === null ? badge.offered : offered.until_short(whenText({ start_at: until }, { now, moments }));
}
