import { kroner } from '#platform/language/money.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useMoments } from '#platform/web/language.tsx';
import type { EventDetail } from '../contract.ts';
import { placesLeft } from '../rules.ts';
import type { SignUpProps } from './event-sign-up.tsx';
import { SignUpButton } from './sign-up-button.tsx';
import styles from './sign-up-dock.module.css';
import { isOver, signUpState } from './sign-up-state.ts';
import { useEventDetailTexts } from './use-event-detail-texts.ts';
import { useEventTexts } from './use-event-texts.ts';

/** On a phone the way in stays at the thumb, with the state in words beside it. */
export function SignUpDock({ event, now, logInHref }: SignUpProps) {
  const moments = useMoments();
  const texts = useEventDetailTexts();
  const state = signUpState(event, now);
  const words = useStateWords(event);
  if (isOver(state) || !event.start_at) return null;
  return (
    <section className={styles.dock} aria-label={texts.sign_up.shortcut}>
      <p className={styles.words}>
        <strong className={styles.when}>{whenText({ start_at: event.start_at }, { now, moments })}</strong>
        {state !== 'at_source' && logInHref === null ? texts.sign_up.not_here_yet_short : words}
      </p>
      <SignUpButton event={event} state={state} logInHref={logInHref} isShort />
    </section>
  );
}

/** '4 plasser igjen · Gratis'; what a full one costs can wait. */
function useStateWords(event: EventDetail): string {
  const { sign_up } = useEventDetailTexts();
  const { free } = useEventTexts();
  const left = placesLeft(event);
  if (left === 0) return sign_up.full;
  const room = left === null ? null : sign_up.places_left(left);
  const price = event.is_free ? free : event.price_ore === null ? null : kroner(event.price_ore);
  return [room, price].filter((words) => words !== null).join(' · ');
}
