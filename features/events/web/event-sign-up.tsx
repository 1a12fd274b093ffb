import { whenText } from '#platform/language/when-text.ts';
import { useMoments } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Meter } from '#ui/meter.tsx';
import { Notice } from '#ui/notice.tsx';
import type { EventDetail } from '../contract.ts';
import { placesLeft } from '../rules.ts';
import styles from './event-sign-up.module.css';
import { SIGN_UP_ID, TIMES_ID } from './places-on-page.ts';
import { SignUpButton } from './sign-up-button.tsx';
import { isOver, type SignUpState, signUpState } from './sign-up-state.ts';
import { useEventDetailTexts } from './use-event-detail-texts.ts';
import { useEventTexts } from './use-event-texts.ts';

export type SignUpProps = {
  event: EventDetail;
  now: Date;
  /** Where somebody who is not logged in begins; null for those who are. */
  logInHref: string | null;
  /** Where other activities are. */
  otherHref: string;
};

/** The next time, whether there is room, and the way in. The state is in words beside the button. */
export function EventSignUp({ event, now, logInHref, otherHref }: SignUpProps) {
  const moments = useMoments();
  const texts = useEventDetailTexts();
  const state = signUpState(event, now);
  const hasNext = !isOver(state) || state === 'cancelled';
  return (
    <section className={`nb-panel ${styles.panel}`} id={SIGN_UP_ID} aria-label={texts.sign_up.label}>
      {isOver(state) ? <OverNotice state={state} /> : null}
      {event.start_at ? (
        <p>
          <span className={styles.quiet}>{hasNext ? texts.next_time : texts.last_time}</span>
          <strong className={styles.time} data-cancelled={state === 'cancelled' || undefined}>
            {whenText({ start_at: event.start_at, end_at: event.end_at }, { now, moments })}
          </strong>
        </p>
      ) : null}
      {isOver(state) ? (
        <ButtonLink variant="secondary" href={otherHref} isFullWidth>
          {texts.sign_up.find_other}
        </ButtonLink>
      ) : (
        <>
          <Places event={event} />
          <SignUpButton event={event} state={state} logInHref={logInHref} isFullWidth />
          {event.occurrences.length > 1 ? (
            <ButtonLink variant="secondary" href={`#${TIMES_ID}`} isFullWidth>
              {texts.sign_up.other_day}
            </ButtonLink>
          ) : null}
          <p className={styles.quiet}>{noteOf(event, { state, logInHref }, texts)}</p>
        </>
      )}
    </section>
  );
}

function OverNotice({ state }: { state: SignUpState }) {
  const texts = useEventDetailTexts();
  if (state === 'cancelled') {
    return (
      <Notice tone="danger" title={texts.sign_up.cancelled_title}>
        {texts.sign_up.cancelled}
      </Notice>
    );
  }
  const isCompleted = state === 'completed';
  return (
    <Notice
      tone={isCompleted ? 'success' : 'info'}
      title={isCompleted ? texts.sign_up.completed_title : texts.sign_up.ended_title}
    >
      {isCompleted ? texts.sign_up.completed : texts.sign_up.ended}
    </Notice>
  );
}

function Places({ event }: { event: EventDetail }) {
  const texts = useEventDetailTexts();
  const { signed_up, waiting } = useEventTexts();
  const { max } = event.capacity;
  const left = placesLeft(event);
  if (max === null || left === null) {
    return event.attendees_count > 0 ? <p>{signed_up(event.attendees_count)}</p> : null;
  }
  const taken = texts.sign_up.taken_of(event.attendees_count, max);
  return (
    <div className={styles.places}>
      <Meter value={event.attendees_count} limit={max} label={taken} />
      <p className={styles.numbers}>
        <strong>{left > 0 ? texts.sign_up.places_left(left) : texts.sign_up.full}</strong>
        <span className={styles.quiet}>{left > 0 ? taken : waiting(event.waiting_count)}</span>
      </p>
    </div>
  );
}

function noteOf(
  { source, organization }: EventDetail,
  { state, logInHref }: { state: SignUpState; logInHref: string | null },
  { sign_up }: ReturnType<typeof useEventDetailTexts>,
): string {
  if (state === 'at_source') return sign_up.at_source_note(source?.name ?? '');
  if (logInHref === null) return sign_up.not_here_yet(organization?.name ?? sign_up.the_organiser);
  return sign_up.log_in_first;
}
