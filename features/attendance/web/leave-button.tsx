import { Button } from '#ui/button.tsx';
import type { OwnActionsProps } from './own-actions.tsx';
import { useAttendanceTexts } from './use-attendance-texts.ts';

/** The way out for whoever has a place or waits for one; an offer is answered where it is made. */
export function LeaveButton({ event, place, signUp }: Pick<OwnActionsProps, 'event' | 'place' | 'signUp'>) {
  const texts = useAttendanceTexts();
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
