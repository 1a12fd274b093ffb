import { ExternalLinkIcon } from '@navikt/aksel-icons';
import { useLocale } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { EventDetail } from '../contract.ts';
import { calendarPath } from './calendar-path.ts';
import { SIGN_UP_ID } from './places-on-page.ts';
import type { SignUpState } from './sign-up-state.ts';
import { useEventDetailTexts } from './use-event-detail-texts.ts';

type SignUpButtonProps = {
  event: EventDetail;
  state: SignUpState;
  logInHref: string | null;
  isFullWidth?: boolean;
  /** Where there is little room. */
  isShort?: boolean;
};

/** Leads to the source of an imported event, else into the sign-in; for those who are through it, to what they can do. */
export function SignUpButton({ event, state, logInHref, isFullWidth = false, isShort = false }: SignUpButtonProps) {
  const { sign_up, calendar } = useEventDetailTexts();
  const locale = useLocale();
  if (event.source) {
    return (
      <ButtonLink href={event.source.url} isFullWidth={isFullWidth} icon={<ExternalLinkIcon aria-hidden />}>
        {isShort ? sign_up.at_source_short : sign_up.at_source(event.source.name)}
      </ButtonLink>
    );
  }
  if (logInHref === null) {
    return isShort ? (
      <ButtonLink variant="secondary" href={`#${SIGN_UP_ID}`}>
        {sign_up.how}
      </ButtonLink>
    ) : (
      <ButtonLink href={calendarPath(event.id, locale)} isFullWidth={isFullWidth} download>
        {calendar.button}
      </ButtonLink>
    );
  }
  const words = event.is_volunteer ? sign_up.volunteer_button : sign_up.button;
  return (
    <ButtonLink href={logInHref} isFullWidth={isFullWidth}>
      {state === 'full' ? sign_up.waiting_button : words}
    </ButtonLink>
  );
}
