import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { attendanceTexts } from '../texts/token.ts';
import type { OwnActionsProps } from './own-actions.tsx';

/** The way out for the user who has a place or waits for one; an offer is answered where it is made. */
export function LeaveButton({ event, place, signUp }: Pick<OwnActionsProps, 'event' | 'place' | 'signUp'>) {
  const texts = useTexts(attendanceTexts);
  if (!place.can.leave || place.status === 'offered') return null;
  return (
    <Button
      variant="tertiary"
      isDanger
      isFullWidth
      isLoading={signUp.doing === place.occurrence_id}
      onClick={() => void signUp.leave(place, event.name)}
    >
      {place.status === 'waiting' ? texts.leave_list : texts.leave}
    </Button>
  );
}
