import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { EventDetail, Occurrence } from '../contract.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import { OccurrenceState } from './occurrence-state.tsx';
import { signUpWords } from './sign-up-button.tsx';
import { signUpState } from './sign-up-state.ts';

type OccurrenceEndProps = {
  event: EventDetail;
  occurrence: Occurrence;
  now: Date;
  /** Which time it is, for those who listen. */
  when: string;
  logInHref: string | null;
  /** For a user who is logged in: how they stand to it, or null, and what they can do. */
  own?: { status: ReactNode; action: ReactNode } | null;
};

/** How it is with one time of many, and the way in. */
export function OccurrenceEnd({ event, occurrence, now, when, logInHref, own = null }: OccurrenceEndProps) {
  const { sign_up } = useTexts(eventDetailTexts);
  const words = signUpWords(event, signUpState(event, now, occurrence), sign_up, true);
  return (
    <>
      {(!occurrence.is_canceled && own?.status) || <OccurrenceState event={event} occurrence={occurrence} now={now} />}
      {own ? own.action : null}
      {!own && words !== null && logInHref !== null ? (
        <ButtonLink variant="secondary" isSmall href={logInHref} aria-label={sign_up.at_time(words, when)}>
          {words}
        </ButtonLink>
      ) : null}
    </>
  );
}
