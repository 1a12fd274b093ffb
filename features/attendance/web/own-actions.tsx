import { CalendarIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { OwnPlace } from '../contract.ts';
import { attendanceTexts } from '../texts/token.ts';
import { CodeLink } from './code-link.tsx';
import styles from './own-actions.module.css';
import type { SignUp } from './use-sign-up.ts';
import { useWayInWords } from './use-way-in-words.ts';

export type OwnActionsProps = {
  event: { name: string; is_volunteer: boolean };
  place: OwnPlace;
  signUp: SignUp;
  /** Of the code that is shown at the door. */
  codeHref: string;
  /** Of this time as a calendar file. */
  calendarHref: string;
  /** How many other times one has a place at. */
  otherTimes: number;
};

/** What one can do about one time, with room for it. */
export function OwnActions({ event, place, signUp, codeHref, calendarHref, otherTimes }: OwnActionsProps) {
  const texts = useTexts(attendanceTexts);
  const words = useWayInWords(event, place);
  const isLoading = signUp.doing === place.occurrence_id;
  return (
    <>
      {words === null ? null : (
        <Button isFullWidth isLoading={isLoading} onClick={() => void signUp.signUp(place)}>
          {words}
        </Button>
      )}
      {place.status === 'offered' ? (
        <div className={styles.pair}>
          <Button isFullWidth isLoading={isLoading} onClick={() => void signUp.signUp(place)}>
            {texts.accept}
          </Button>
          <Button variant="secondary" isFullWidth onClick={() => void signUp.leave(place, event.name)}>
            {texts.decline}
          </Button>
        </div>
      ) : null}
      {place.status === 'attending' ? (
        <>
          <CodeLink href={codeHref} signUp={signUp} isFullWidth>
            {texts.code}
          </CodeLink>
          <ButtonLink variant="secondary" href={calendarHref} isFullWidth download icon={<CalendarIcon aria-hidden />}>
            {texts.calendar}
          </ButtonLink>
        </>
      ) : null}
      {otherTimes > 0 ? <p className={styles.quiet}>{texts.others(otherTimes)}</p> : null}
    </>
  );
}
