import { deadlineText } from '#platform/language/deadline.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { EventDetail } from '../contract.ts';
import { leaveEnds } from '../sign-up-rules.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import styles from './event-sign-up.module.css';
import { drawsAt, type SignUpState } from './sign-up-state.ts';

type SignUpNotesProps = {
  event: EventDetail;
  time: Pick<EventDetail, 'start_at' | 'end_at'>;
  now: Date;
  state: SignUpState;
  isLoggedIn: boolean;
};

/** What is good to know before one signs up: how places are given, until when one can leave, that one logs in first. */
export function SignUpNotes({ event, time: { start_at, end_at }, now, state, isLoggedIn }: SignUpNotesProps) {
  const moments = useTexts(momentTexts);
  const { sign_up: words } = useTexts(eventDetailTexts);
  if (start_at === null || end_at === null) return null;
  const draws = drawsAt(event, { start_at }, now);
  const isJoinable = state === 'open' || state === 'full' || state === 'lottery';
  const leaving = new Date(leaveEnds({ ...event, start_at, end_at }));
  const notes = [
    state === 'at_source' ? words.at_source_note(event.source?.name ?? '') : null,
    state === 'full_without_list' ? words.full_without_list_text : null,
    state === 'lottery' && draws ? words.lottery(whenText({ start_at: draws }, { now, moments })) : null,
    isJoinable && event.leave_closes_minutes > 0 && leaving > now
      ? words.leave_until(deadlineText(leaving, { now, moments }))
      : null,
    isJoinable && !isLoggedIn ? words.log_in_first : null,
  ].filter((note) => note !== null);
  return notes.map((note) => (
    <p key={note} className={styles.quiet}>
      {note}
    </p>
  ));
}
