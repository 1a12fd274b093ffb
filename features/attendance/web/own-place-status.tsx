import { deadlineText } from '#platform/language/deadline.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OwnPlace } from '../contract.ts';
import { attendanceTexts } from '../texts/token.ts';

type Place = Pick<
  OwnPlace,
  'start_at' | 'status' | 'position' | 'draws_at' | 'offer_expires_at' | 'checked_in_at' | 'leave_until' | 'can'
>;

const TONES = { attending: 'success', waiting: 'warning', offered: 'info' } as const;

/** OCC-02: that one has a place, waits for one or has been offered one, and what comes next. */
export function OwnPlaceStatus({ place, now }: { place: Place; now: Date }) {
  const texts = useTexts(attendanceTexts);
  const words = usePlaceWords(place, now);
  if (place.status === null) return null;
  const said = { tone: TONES[place.status], title: texts[place.status].title };
  return (
    <Notice {...(isInDraw(place) ? { title: texts.waiting.draw_title } : said)}>
      <p>{words}</p>
    </Notice>
  );
}

const isInDraw = ({ status, draws_at }: Place): boolean => status === 'waiting' && draws_at !== null;

function usePlaceWords(place: Place, now: Date): string {
  const { attending, waiting, offered } = useTexts(attendanceTexts);
  const moments = useTexts(momentTexts);
  const until = (deadline: string) => deadlineText(deadline, { now, moments });
  if (place.status === 'waiting') {
    if (place.draws_at !== null) return waiting.draw(whenText({ start_at: place.draws_at }, { now, moments }));
    return place.position === null ? waiting.unknown : waiting.position(place.position);
  }
  if (place.status === 'offered') {
    return place.offer_expires_at === null ? offered.without_deadline : offered.until(until(place.offer_expires_at));
  }
  if (place.checked_in_at !== null) return attending.checked_in;
  if (!place.can.leave) return attending.too_late;
  const { leave_until } = place;
  const isSooner = leave_until !== null && Date.parse(leave_until) < Date.parse(place.start_at);
  return isSooner ? attending.until(until(leave_until)) : attending.any_time;
}
