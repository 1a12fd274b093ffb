import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { attendanceTexts } from '../texts/token.ts';
import type { OwnActionsProps } from './own-actions.tsx';
import { useWayInWords } from './use-way-in-words.ts';

type OwnTimeActionProps = Pick<OwnActionsProps, 'event' | 'place' | 'signUp'> & {
  /** Which time it is, for those who listen. */
  when: string;
};

/**
 * At the end of one time of many. The button stays the same when what it does changes, so the focus stays, too. Of a
 * time that is called off there is nothing to do here.
 */
export function OwnTimeAction({ event, place, signUp, when }: OwnTimeActionProps) {
  const texts = useTexts(attendanceTexts);
  const words = useWayInWords(event, place, true);
  const isLeaving = place.status === 'attending' || place.status === 'waiting';
  const canLeave = place.can.leave && !place.is_canceled;
  const label = isLeaving ? (canLeave ? texts.leave : null) : place.status === 'offered' ? texts.accept : words;
  return (
    <>
      {label === null ? null : (
        <Button
          variant={isLeaving ? 'tertiary' : place.status === 'offered' ? 'primary' : 'secondary'}
          isSmall
          isLoading={signUp.doing === place.occurrence_id}
          aria-label={texts.at_time(label, when)}
          onClick={() => void (isLeaving ? signUp.leave(place, event.name) : signUp.signUp(place))}
        >
          {label}
        </Button>
      )}
      {place.status === 'offered' ? (
        <Button
          variant="tertiary"
          isSmall
          aria-label={texts.at_time(texts.decline, when)}
          onClick={() => void signUp.leave(place, event.name)}
        >
          {texts.decline}
        </Button>
      ) : null}
    </>
  );
}
