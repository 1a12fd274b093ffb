import { CheckmarkCircleIcon, HourglassIcon } from '@navikt/aksel-icons';
import type { EventCard } from '#features/events/contract.ts';
import { eventState, isFull } from '#features/events/rules.ts';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Flag } from '#ui/flag.tsx';
import { attendanceTexts } from '../texts/token.ts';
import { listMyStates } from './calls.ts';
import styles from './card-mark.module.css';
import { useSignUp } from './use-sign-up.ts';

type CardMarkProps = {
  event: EventCard;
  now: Date;
  /** Answers of other features that tell what the user attends. */
  changed: ChangedAnswers;
};

const TONES = { attending: 'success', waiting: 'warning', offered: 'accent' } as const;

/** EVT-04: on the picture of a card, where nothing moves: that one takes part, or signing up in one touch. */
export function CardMark({ event, now, changed }: CardMarkProps) {
  const texts = useTexts(attendanceTexts);
  const states = useAnswer(listMyStates, {}).data?.data;
  const returnUrlOf = () => paths.event(event.id);
  const signUp = useSignUp({ now, changed, returnUrlOf, confirm: async () => false });
  if (!states) return null;
  const own = states.find(({ event_id }) => event_id === event.id);
  if (own) {
    const Icon = own.status === 'attending' ? CheckmarkCircleIcon : HourglassIcon;
    return (
      <div className={styles.mark}>
        <Flag tone={TONES[own.status]} icon={<Icon aria-hidden />}>
          {texts.badge[own.status]}
        </Flag>
      </div>
    );
  }
  if (!isSignedUpForAtOnce(event, now)) return null;
  const words = isFull(event) ? texts.wait_short : event.is_volunteer ? texts.volunteer : texts.sign_up;
  return (
    <div className={styles.mark}>
      <Button
        isSmall
        className={styles.button}
        isLoading={signUp.doing !== null}
        aria-label={texts.to_event(words, event.name)}
        onClick={() => void signUp.signUpForAll(event.id)}
      >
        {words}
      </Button>
    </div>
  );
}

/** One time, here, which goes on: there is nothing to choose. */
function isSignedUpForAtOnce(event: EventCard, now: Date): boolean {
  const state = eventState(event, now);
  const goesOn = state === 'open' || state === 'popular' || (state === 'full' && event.has_waiting_list);
  return goesOn && event.has_sign_up && event.event_source === 'local' && event.occurrences_count === 1;
}
