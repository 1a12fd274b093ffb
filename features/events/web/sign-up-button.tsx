import { ExternalLinkIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { EventDetail } from '../contract.ts';
import { type EventDetailTexts, eventDetailTexts } from '../texts/detail/token.ts';
import type { SignUpState } from './sign-up-state.ts';

type SignUpButtonProps = {
  event: EventDetail;
  state: SignUpState;
  /** Null: a user is logged in, and how it is for them is on its way. */
  logInHref: string | null;
  isFullWidth?: boolean;
  /** Where there is little room. */
  isShort?: boolean;
};

/** Leads to the source of an imported event, else into the sign-in; nothing where nobody can join. */
export function SignUpButton({ event, state, logInHref, isFullWidth = false, isShort = false }: SignUpButtonProps) {
  const { sign_up } = useTexts(eventDetailTexts);
  if (event.source) {
    return (
      <ButtonLink href={event.source.url} isFullWidth={isFullWidth} icon={<ExternalLinkIcon aria-hidden />}>
        {isShort ? sign_up.at_source_short : sign_up.at_source(event.source.name)}
      </ButtonLink>
    );
  }
  const words = signUpWords(event, state, sign_up, isShort);
  if (words === null) return null;
  if (logInHref === null) {
    return (
      <Button isFullWidth={isFullWidth} isLoading>
        {words}
      </Button>
    );
  }
  return (
    <ButtonLink href={logInHref} isFullWidth={isFullWidth}>
      {words}
    </ButtonLink>
  );
}

/** What the button says; null where there is none. */
export function signUpWords(
  { is_volunteer }: Pick<EventDetail, 'is_volunteer'>,
  state: SignUpState,
  words: EventDetailTexts['sign_up'],
  isShort = false,
): string | null {
  if (state === 'full') return isShort ? words.waiting_short : words.waiting_button;
  if (state === 'lottery' && !isShort) return words.lottery_button;
  if (state === 'open' || state === 'lottery') return is_volunteer ? words.volunteer_button : words.button;
  return null;
}
