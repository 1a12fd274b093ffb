import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { attendanceTexts } from '../texts/token.ts';
import { CodeLink } from './code-link.tsx';
import type { OwnActionsProps } from './own-actions.tsx';
import { useWayInWords } from './use-way-in-words.ts';

type OwnDockActionProps = Pick<OwnActionsProps, 'event' | 'place' | 'signUp' | 'codeHref'>;

/** The one thing to do about a time, at the thumb. */
export function OwnDockAction({ event, place, signUp, codeHref }: OwnDockActionProps) {
  const texts = useTexts(attendanceTexts);
  const words = useWayInWords(event, place, true);
  if (place.status === 'attending') {
    return (
      <CodeLink variant="secondary" href={codeHref} signUp={signUp}>
        {texts.code_short}
      </CodeLink>
    );
  }
  const isLoading = signUp.doing === place.occurrence_id;
  if (place.status === 'waiting') {
    return place.can.leave ? (
      <Button variant="secondary" isLoading={isLoading} onClick={() => void signUp.leave(place, event.name)}>
        {texts.leave}
      </Button>
    ) : null;
  }
  const label = place.status === 'offered' ? texts.accept : words;
  return label === null ? null : (
    <Button isLoading={isLoading} onClick={() => void signUp.signUp(place)}>
      {label}
    </Button>
  );
}
