import type { ReactNode } from 'react';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TimeText } from '#ui/time-text.tsx';
import type { EventDetail, Occurrence } from '../contract.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import styles from './event-sign-up.module.css';
import { SIGN_UP_ID, TIMES_ID } from './places-on-page.ts';
import { PlacesTaken } from './places-taken.tsx';
import { SignUpButton } from './sign-up-button.tsx';
import { SignUpNotes } from './sign-up-notes.tsx';
import { SignUpNotice } from './sign-up-notice.tsx';
import { isOver, signUpState } from './sign-up-state.ts';

/** What is known of a user who is logged in. */
export type OwnSignUp = {
  /** The time that it is about; the next one unless they wanted another. */
  time: Occurrence;
  /** Whether they have a place, wait or have been offered one; null where they have not. */
  status: ReactNode;
  /** What they can do. */
  actions: ReactNode;
  /** The way out, where there is one: last, where nobody comes upon it by accident. */
  leaving: ReactNode;
};

export type SignUpProps = {
  event: EventDetail;
  now: Date;
  /** Where a user who is not logged in begins; null for those who are. */
  logInHref: string | null;
  /** Where other activities are. */
  otherHref: string;
  own?: OwnSignUp | null;
};

/** The next time, whether there is room, and the way in. The state is in words beside the button. */
export function EventSignUp({ event, now, logInHref, otherHref, own = null }: SignUpProps) {
  const moments = useTexts(momentTexts);
  const texts = useTexts(eventDetailTexts);
  const state = signUpState(event, now, own?.time);
  const time = own?.time ?? event;
  const isNext = Date.parse(time.start_at ?? '') === Date.parse(event.start_at ?? '');
  const hasNext = !isOver(state) || state === 'cancelled';
  return (
    <section className={`nb-panel ${styles.panel}`} id={SIGN_UP_ID} tabIndex={-1} aria-label={texts.sign_up.label}>
      {own?.status && !isOver(state) ? own.status : <SignUpNotice state={state} isSignedUp={Boolean(own?.status)} />}
      {time.start_at ? (
        <p>
          <span className={styles.quiet}>
            {hasNext ? (isNext ? texts.next_time : texts.this_time) : texts.last_time}
          </span>
          <strong className={styles.time} data-cancelled={state === 'cancelled' || undefined}>
            <TimeText>{whenText({ start_at: time.start_at, end_at: time.end_at }, { now, moments })}</TimeText>
          </strong>
        </p>
      ) : null}
      {isOver(state) ? (
        <ButtonLink variant="secondary" href={otherHref} isFullWidth>
          {texts.sign_up.find_other}
        </ButtonLink>
      ) : null}
      {state === 'cancelled' ? own?.leaving : null}
      {isOver(state) || state === 'draft' ? null : (
        <>
          {state === 'no_sign_up' ? null : (
            <PlacesTaken event={event} places={time} isToBeDrawn={state === 'lottery'} />
          )}
          {own ? own.actions : <SignUpButton event={event} state={state} logInHref={logInHref} isFullWidth />}
          {event.occurrences.length > 1 ? (
            <ButtonLink variant="secondary" href={`#${TIMES_ID}`} isFullWidth>
              {texts.sign_up.other_day}
            </ButtonLink>
          ) : null}
          {own?.leaving}
          {own?.status ? null : (
            <SignUpNotes event={event} time={time} now={now} state={state} isLoggedIn={logInHref === null} />
          )}
        </>
      )}
    </section>
  );
}
